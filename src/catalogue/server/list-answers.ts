import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/platform/clock.ts'
import { finish, keptBytes, type KeptAnswer } from '#src/shell/server/html-cache.ts'

/** Thousands of answers of twelve cards each, most of them compressed. */
const mostBytes = 16 * 1024 * 1024
const overheadBytes = 500
const mostRecent = 300

export const listContentType = 'application/json; charset=utf-8'

/**
 * List answers as the bytes that are sent. The version of the lists is part of the key, so that an answer never outlives
 * what it was made from; old versions fall out by themselves. Most combinations of filters are asked for once: an answer is
 * compressed when it is asked for again, and from then on sent like a kept page.
 */
export function createListAnswers(clock: Clock) {
  const kept = new LRUCache<string, Buffer | KeptAnswer>({
    maxSize: mostBytes,
    sizeCalculation: (entry, key) =>
      2 * key.length + overheadBytes + (isPlain(entry) ? entry.length : keptBytes(entry)),
  })
  // By the address as it was spelt: finds most of them without taking it apart.
  const recent = new LRUCache<string, { version: number; answer: KeptAnswer }>({ max: mostRecent })
  return {
    findRecent: (version: number, language: string, url: string): KeptAnswer | null => {
      const found = recent.get(`${language} ${url}`)
      return found?.version === version ? found.answer : null
    },

    /** The answer when it was asked for before; `url` finds it faster from then on. */
    find: async (version: number, language: string, parameters: object, url: string): Promise<KeptAnswer | null> => {
      const key = keyOf(version, language, parameters)
      const entry = kept.get(key)
      if (!entry) return null
      const answer = isPlain(entry) ? await compress(entry) : entry
      if (isPlain(entry)) kept.set(key, answer)
      recent.set(`${language} ${url}`, { version, answer })
      return answer
    },

    /** Answers the bytes to send this time. */
    keep: (version: number, language: string, parameters: object, body: string): Buffer => {
      const bytes = Buffer.from(body)
      kept.set(keyOf(version, language, parameters), bytes)
      return bytes
    },
  }

  function compress(bytes: Buffer): Promise<KeptAnswer> {
    return finish({ status: 200, contentType: listContentType, body: bytes.toString(), tags: [] }, clock)
  }
}

const isPlain = (entry: Buffer | KeptAnswer): entry is Buffer => Buffer.isBuffer(entry)

/** Parameters come out of the schema in the order of the address: sorted, two spellings of a question share an answer. */
const keyOf = (version: number, language: string, parameters: object): string =>
  `${version} ${language} ${JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
