import type { Language } from '#src/common/locale.ts'
import type { FoundParcels, PackingQueue } from '#src/fulfilment/contract/packing.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

const call = <Answer>(path: string, query?: Record<string, string>) =>
  callApi<Answer>(`/api/admin/packing/${path}`, {
    language: document.documentElement.lang as Language, // one of ours: the page sets it
    ...(query && { query }),
  })

export const fetchQueue = () => call<PackingQueue>('queue')
/** Parcels that a scanned or typed number means, first those that are to be packed. */
export const findParcels = async (number: string) => (await call<FoundParcels>('find', { number })).ids
