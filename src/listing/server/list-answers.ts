import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/platform/clock.ts'
import { finish, keptBytes, type KeptAnswer } from '#src/shell/server/html-cache.ts'

/** Thousands of answers of twelve cards each. */
const mostBytes = 16 * 1024 * 1024
const overheadBytes = 500
const mostRecent = 300
const mostAsked = 20_000

export const listContentType = 'application/json; charset=utf-8'

/**
 * List answers as the bytes that are sent. The version of the lists is part of the key, so that an answer never outlives
 * what it was made from; old versions fall out by themselves. Most combinations of filters are asked for once: only what is
 * asked for again is compressed and kept, and from then on sent like a kept page. To keep the others as well would fill the
 * memory with what nobody reads, and cleaning it up holds every answer for some 20 ms, twice a second under load.
 */
export function createListAnswers(clock: Clock) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    sizeCalculation: (entry, key) => 2 * key.length + overheadBytes + keptBytes(entry),
  })
  const asked = new LRUCache<string, true>({ max: mostAsked })
  const making = new Set<string>()
  // By the address as it was spelt: finds most of them without taking it apart.
  const recent = new LRUCache<string, { version: number; answer: KeptAnswer }>({ max: mostRecent })
  return {
    findRecent: (version: number, language: string, url: string): KeptAnswer | null => {
      const found = recent.get(`${language} ${url}`)
      return found?.version === version ? found.answer : null
    },

    /** The kept answer; `url` finds it faster from then on. */
    find: (version: number, language: string, parameters: object, url: string): KeptAnswer | null => {
      const answer = kept.get(keyOf(version, language, parameters))
      if (!answer) return null
      recent.set(`${language} ${url}`, { version, answer })
      return answer
    },

    /**
     * Keeps what was asked for before. Nobody waits for it: compressing takes several turns of the event loop, each as long as
     * a crowd's other questions take together.
     */
    keepWhenAskedAgain: (version: number, language: string, parameters: object, body: string): void => {
      const key = keyOf(version, language, parameters)
      if (!asked.has(key)) return void asked.set(key, true)
      if (making.has(key)) return
      making.add(key)
      finish({ status: 200, contentType: listContentType, body, tags: [] }, clock)
        .then((answer) => void kept.set(key, answer))
        // It is made again when it is asked for again.
        .catch(() => undefined)
        .finally(() => making.delete(key))
    },
  }
}

/** Parameters come out of the schema in the order of the address: sorted, two spellings of a question share an answer. */
const keyOf = (version: number, language: string, parameters: object): string =>
  `${version} ${language} ${JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
