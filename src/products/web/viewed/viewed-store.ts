import { readStoredList, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import { rememberViewed, viewedShown } from '../../rules/viewed.ts'

/** Codes of the products a visitor looked at: functional storage (C-3.7), so in memory until it is allowed. */
const key = 'recentlyViewed'

export const addViewed = (code: string): void =>
  void writeStored(key, JSON.stringify(rememberViewed(readStoredList(key), code)))

/** Codes of viewed products, newest first, without the current one; the stored list is not trusted. */
export const readViewed = (current: string | null): string[] =>
  readStoredList(key)
    .filter((code) => code !== current && code !== '' && code.length <= 64)
    .slice(0, viewedShown)
