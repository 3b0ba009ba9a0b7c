import type { Answer } from './shopper.ts'
import type { Chance } from './random.ts'

/** What a fault run says of itself: the seed, what it counted, how long it took. */
export async function reported<Counts extends Record<string, unknown>>(
  name: string,
  chance: Chance,
  run: () => Promise<Counts>,
): Promise<Counts> {
  const begun = performance.now()
  const counts = await run()
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  console.log(JSON.stringify({ fault: name, seed: chance.seed, seconds, ...counts }))
  return counts
}

/** `{ "200": 20, "409": 1980 }` */
export function byStatus(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** 5xx and lost connections, but for the 503 of shedding that says when to come again. */
export const failures = (answers: readonly Answer[]): number =>
  answers.filter(
    ({ status, retryAfter }) => status === 0 || (status >= 500 && !(status === 503 && retryAfter !== null)),
  ).length

export const shed = (answers: readonly Answer[]): number =>
  answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length
