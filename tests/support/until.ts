import { setTimeout as sleep } from 'node:timers/promises'

/** It ends a wait for what never comes; what comes on a busy machine comes long before. */
const limitMs = 60_000

/** Asks again and again until there is an answer other than false, null or undefined, and resolves with it; throws when none comes. */
export async function until<Answer>(
  ask: () => Promise<Answer | false | null | undefined>,
  what: string,
): Promise<Answer> {
  for (const end = performance.now() + limitMs; ; await sleep(20)) {
    const answer = await ask()
    if (answer !== false && answer !== null && answer !== undefined) return answer
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`)
  }
}
