import { readStoredList, writeStored } from '../storage/browser-storage.ts'

/** Ids of the banners this visitor has closed, newest last. The visitor asked for it, so it is stored without consent. */
const key = 'closed-banners'
const maxStored = 20
const listeners = new Set<() => void>()

export function closeBanner(id: string): void {
  const ids = [...readStoredList(key).filter((other) => other !== id), id].slice(-maxStored)
  writeStored(key, JSON.stringify(ids))
  listeners.forEach((listener) => listener())
}

export const isClosed = (id: string): boolean => readStoredList(key).includes(id)

export const onBannerClosed = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
