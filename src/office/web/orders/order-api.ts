import type { Language } from '#src/common/locale.ts'
import type { OrderRecord, RefundPreview, RefundPreviewBody } from '#src/fulfilment/contract/order-record.ts'
import type { WithdrawalPreview } from '#src/fulfilment/contract/withdrawal-record.ts'
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

/** The sum that the refund of an accepted withdrawal would give back; nothing is done. */
export const previewWithdrawal = (reference: string, restock: boolean, signal: AbortSignal) =>
  callApi<WithdrawalPreview>(`/api/admin/withdrawals/${encodeURIComponent(reference)}/refund-preview`, {
    method: 'POST',
    body: { restock },
    signal,
    language: document.documentElement.lang as Language, // as above
  })

export const receiptUrl = (number: string, receipt: string): string =>
  at(number, `receipts/${encodeURIComponent(receipt)}`)
export const papersUrl = (ids: readonly string[]): string =>
  `/api/admin/packing/papers?${new URLSearchParams({ ids: ids.join(',') }).toString()}`

/** An order as `GET /api/admin/orders/{number}` and its actions answer it. */
export type Order = AnyRecord & OrderRecord
