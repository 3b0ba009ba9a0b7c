import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/platform/clock.ts'
import { finish, cachedBytes, type CachedAnswer } from '#src/shell/server/html-cache.ts'

/** Thousands of answers of twelve cards each. */
const maxBytes = 16 * 1024 * 1024
const overheadBytes = 500

export const listContentType = 'application/json; charset=utf-8'

/**
 * Caches list responses as the bytes to send, keyed by the address as spelt, so that a lookup needs no parsing. The key holds
 * the version of the lists: a response never outlives its data, and the cache evicts old versions by itself. Most
 * combinations of filters are requested once, so only a repeated request is compressed and cached. Caching the others would
 * fill the memory with unread responses, and its clean-up would block every response for some 20 ms, twice a second under
 * load.
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
     * Caches a response at its second request. The request does not wait for this: compressing takes several turns of the
     * event loop, each as long as a crowd's other requests take together.
     */
    keepWhenAskedAgain(version: number, language: string, url: string, body: string): void {
      const key = keyOf(version, language, url)
      const state = answers.get(key)
      if (state === undefined) answers.set(key, 'asked')
      if (state !== 'asked') return
      answers.set(key, 'making')
      finish({ status: 200, contentType: listContentType, body, tags: [] }, clock)
        .then((answer) => void answers.set(key, answer))
        // The next request tries again.
        .catch(() => void answers.delete(key))
    },

    clear: () => answers.clear(),
  }
}

export type ListAnswers = ReturnType<typeof createListAnswers>

const keyOf = (version: number, language: string, url: string): string => `${version} ${language} ${url}`
