import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/platform/clock.ts'
import { finish, cachedBytes, type CachedAnswer } from '#src/shell/server/html-cache.ts'

/** Thousands of answers of twelve cards each. */
const maxBytes = 16 * 1024 * 1024
const overheadBytes = 500

export const listContentType = 'application/json; charset=utf-8'

/**
 * List answers as the bytes that are sent, by their address as it is spelt, so that an answer is found before the address is
 * taken apart. The version of the lists is part of the key: an answer never outlives what it was made from, old versions fall
 * out by themselves. Most combinations of filters are asked for once: only what is asked for again is compressed and cached. To
 * keep the others as well would fill the memory with what nobody reads, and cleaning it up holds every answer for some 20 ms,
 * twice a second under load.
 */
export function createListAnswers(clock: Clock) {
  const answers = new LRUCache<string, CachedAnswer | 'asked' | 'making'>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) =>
      2 * key.length + overheadBytes + (typeof entry === 'string' ? 0 : cachedBytes(entry)),
  })
  return {
    find(version: number, language: string, url: string): CachedAnswer | null {
      const found = answers.get(keyOf(version, language, url))
      return found === undefined || typeof found === 'string' ? null : found
    },

    /**
     * Keeps what was asked for before. Nobody waits for it: compressing takes several turns of the event loop, each as long as
     * a crowd's other questions take together.
     */
    keepWhenAskedAgain(version: number, language: string, url: string, body: string): void {
      const key = keyOf(version, language, url)
      const state = answers.get(key)
      if (state === undefined) answers.set(key, 'asked')
      if (state !== 'asked') return
      answers.set(key, 'making')
      finish({ status: 200, contentType: listContentType, body, tags: [] }, clock)
        .then((answer) => void answers.set(key, answer))
        // It is made again when it is asked for again.
        .catch(() => void answers.delete(key))
    },
  }
}

const keyOf = (version: number, language: string, url: string): string => `${version} ${language} ${url}`
