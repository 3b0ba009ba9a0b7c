/** The only source of time on the server; tests pass a fixed one. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
