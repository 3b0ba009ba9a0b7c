import { hash, verify } from '@node-rs/argon2'

/*
 * Argon2id with OWASP's minimum settings: 12 ms of a processor each. It runs on the thread pool that also reads files and
 * resolves names, so at most two run at once: more would be no faster, and a page would wait a second for its files.
 */

/** 19 MiB, two rounds, one lane; Argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
/** The queue's limit: about a second and a half of work. */
const waitingMax = 128

export interface PasswordHashing {
  hash(password: string): Promise<string>
  /** `stored` is null when there is no such account: the check then takes as long and returns false. */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** Throws an error that becomes a 503 when too many calls wait. */
export function createPasswordHashing(): PasswordHashing {
  let running = 0
  const waiting: (() => void)[] = []
  let nobodys: Promise<string> | null = null

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax)
        throw Object.assign(new Error('shed: too many passwords wait to be hashed'), { statusCode: 503 })
      await new Promise<void>((resolve) => void waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The call that has waited longest takes this place over.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  // The same letter can be typed as one character or two.
  const typed = (password: string): string => password.normalize('NFC')

  return {
    hash: (password) => inTurn(() => hash(typed(password), cost)),
    async verify(stored, password) {
      nobodys ??= hash('nobody’s password', cost)
      const against = stored ?? (await nobodys)
      const isRight = await inTurn(() => verify(against, typed(password)))
      return isRight && stored !== null
    },
  }
}
