import type { Language } from '#src/common/locale.ts'
import type { OrderRecord, RefundPreview, RefundPreviewBody } from '#src/fulfilment/contract/order-record.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { AnyRecord } from '../../contract/records.ts'

const at = (number: string, what: string): string => `/api/admin/orders/${encodeURIComponent(number)}/${what}`

/** What a refund of this would do; nothing is done. */
export const previewRefund = (number: string, body: RefundPreviewBody, signal: AbortSignal) =>
  callApi<RefundPreview>(at(number, 'refund-preview'), {
    method: 'POST',
    body,
    signal,
    language: document.documentElement.lang as Language, // one of ours: the page sets it
  })

export const receiptUrl = (number: string, receipt: string): string =>
  at(number, `receipts/${encodeURIComponent(receipt)}`)
export const papersUrl = (ids: readonly string[]): string =>
  `/api/admin/packing/papers?${new URLSearchParams({ ids: ids.join(',') }).toString()}`

/** An order as `GET /api/admin/orders/{number}` and its actions answer it. */
export type Order = AnyRecord & OrderRecord
