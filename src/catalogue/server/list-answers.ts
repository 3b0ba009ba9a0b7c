import { LRUCache } from 'lru-cache'

/** A few hundred answers of twelve cards each. */
const mostBytes = 16 * 1024 * 1024
const overheadBytes = 200
const mostRecent = 300

/**
 * Finished list answers as the bytes that are sent. The version of the lists is part of the key, so that an answer never outlives what it was
 * made from; old versions fall out by themselves.
 */
export function createListAnswers() {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: (body, key) => body.length + 2 * key.length + overheadBytes,
  })
  // By the address as it was spelt: finds most of them without taking it apart. The bytes are the same ones.
  const recent = new LRUCache<string, { version: number; body: Buffer }>({ max: mostRecent })
  return {
    findRecent: (version: number, language: string, url: string): Buffer | null => {
      const found = recent.get(`${language} ${url}`)
      return found?.version === version ? found.body : null
    },
    remember: (version: number, language: string, url: string, body: Buffer): void => {
      recent.set(`${language} ${url}`, { version, body })
    },
    find: (version: number, language: string, parameters: object): Buffer | null =>
      kept.get(keyOf(version, language, parameters)) ?? null,
    /** Answers the bytes that are sent from now on. */
    keep: (version: number, language: string, parameters: object, body: string): Buffer => {
      const bytes = Buffer.from(body)
      kept.set(keyOf(version, language, parameters), bytes)
      return bytes
    },
  }
}

/** Parameters come out of the schema in the order of the address: sorted, two spellings of a question share an answer. */
const keyOf = (version: number, language: string, parameters: object): string =>
  `${version} ${language} ${JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
