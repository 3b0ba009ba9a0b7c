import { LRUCache } from 'lru-cache'

/** A few hundred answers of twelve cards each. */
const mostBytes = 16 * 1024 * 1024

/**
 * Finished list answers as text. The version of the lists is part of the key, so that an answer never outlives what it was
 * made from; old versions fall out by themselves.
 */
export function createListAnswers() {
  const kept = new LRUCache<string, string>({
    maxSize: mostBytes,
    sizeCalculation: (body, key) => 2 * (body.length + key.length),
  })
  return {
    find: (version: number, language: string, parameters: object): string | null =>
      kept.get(keyOf(version, language, parameters)) ?? null,
    keep: (version: number, language: string, parameters: object, body: string): void => {
      kept.set(keyOf(version, language, parameters), body)
    },
  }
}

/** Parameters come out of the schema in the order of the address: sorted, two spellings of a question share an answer. */
const keyOf = (version: number, language: string, parameters: object): string =>
  `${version} ${language} ${JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
