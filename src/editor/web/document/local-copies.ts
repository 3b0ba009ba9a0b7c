import type { Language } from '#src/common/locale.ts'
import type { LocalCopies, LocalCopy } from './local-copy.ts'

/* What is written and not saved yet, in the browser's database: it outlives a lost line, an ended session and a closed window. */

const storeName = 'copies'
const keyOf = (id: number, language: Language): string => `${id} ${language}`

/** Nothing is kept where there is no database, as in a private window of some browsers. `account`: whose copies they are. */
export function createLocalCopies(account: string): LocalCopies {
  const opened = open(`konvehti-editor ${account}`).catch(() => null)
  const work = async <Answer>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer | null> => {
    const database = await opened
    if (!database) return null
    return new Promise((resolve) => {
      const request = ask(database.transaction(storeName, mode).objectStore(storeName))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
    })
  }
  return {
    find: async (id, language) =>
      ((await work('readonly', (store) => store.get(keyOf(id, language)))) as LocalCopy | null | undefined) ?? null, // only `put` writes
    put: async (copy) => void (await work('readwrite', (store) => store.put(copy, keyOf(copy.id, copy.language)))),
    remove: async (id, language) => void (await work('readwrite', (store) => store.delete(keyOf(id, language)))),
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no database'))
  })
}
