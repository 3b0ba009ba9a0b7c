import { readStoredList, writeStored } from '#src/shell/web/storage/browser-storage.ts'

/** Order numbers whose purchase event was sent from this browser (specification 3: the local key trackedOrders). */
const storageKey = 'trackedOrders'
/** Enough to never count one twice, small enough to never fill the store. */
const maxStored = 50

export const trackedOrders = (): string[] => readStoredList(storageKey)

/**
 * Analytics storage: without consent it lasts as long as the document, and only the server's own mark keeps an order from
 * being counted twice (C-3.7).
 */
export const addTrackedOrder = (orderNumber: string): void =>
  void writeStored(storageKey, JSON.stringify([...trackedOrders(), orderNumber].slice(-maxStored)))
