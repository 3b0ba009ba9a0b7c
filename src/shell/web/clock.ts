/** The browser's only source of time, replaced in tests. Milliseconds since 1970. */
export const browserClock = { now: (): number => Date.now() }
