import { Type } from 'typebox'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import { pdfAnswer, sendPdf } from '#src/platform/http/pdf-answer.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { writePdf } from '#src/platform/pdf/write-pdf.ts'
import type { createRefundAdmin } from '#src/payments/server/refunds.ts'
import { RefundPreview, RefundPreviewBody } from '../contract/order-record.ts'
import { WithdrawalPreview, WithdrawalPreviewBody } from '../contract/withdrawal-record.ts'
import { inWords } from './admin-refused.ts'
import type { createReceiptAdmin } from './receipt-admin.ts'

export interface OrderAdminRoutesDeps {
  refunds: Pick<ReturnType<typeof createRefundAdmin>, 'preview' | 'previewWithdrawal'>
  receipts: Pick<ReturnType<typeof createReceiptAdmin>, 'paper'>
  reads: PersonalReads
}

const OrderParams = Type.Object({ id: Type.String({ maxLength: 64 }) })
const ReceiptParams = Type.Object({ id: Type.String({ maxLength: 64 }), receipt: Type.String({ maxLength: 40 }) })

/** What of an order no definition can say: a sum before it is moved, and receipts. */
export const orderAdminRoutes =
  ({ refunds, receipts, reads }: OrderAdminRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['office: orders'])
    route(
      'POST /api/admin/orders/:id/refund-preview',
      {
        summary: 'What a refund would do; nothing is done',
        permission: 'orders:write',
        params: OrderParams,
        body: RefundPreviewBody,
        answer: RefundPreview,
      },
      async ({ params, body, request }) => {
        const issued = await inWords(refunds.preview(params.id, body, shopActorOf(request)))
        if (!issued.ok) return issued
        const { parts, cardCents, giftCardCents, isNotCharged, leftCents, endsOrder, takeOut } = issued.value
        return {
          ...parts,
          totalCents: cardCents + giftCardCents,
          cardCents,
          giftCardCents,
          isNotCharged,
          leftCents,
          endsOrder,
          takeOut: takeOut.map(({ parcel, code, quantity }) => ({ parcel, code, quantity })),
        }
      },
    )
    route(
      'POST /api/admin/withdrawals/:id/refund-preview',
      {
        summary: 'What the refund of a withdrawal would give back; nothing is done',
        permission: 'orders:write',
        params: OrderParams,
        body: WithdrawalPreviewBody,
        answer: WithdrawalPreview,
      },
      async ({ params, body, request }) => {
        const shown = await inWords(refunds.previewWithdrawal(params.id, body, shopActorOf(request)))
        return shown.ok ? { totalCents: shown.value } : shown
      },
    )
    route(
      'GET /api/admin/orders/:id/receipts/:receipt',
      {
        summary: 'A receipt or credit note as a PDF',
        permission: 'orders:read',
        params: ReceiptParams,
        answer: pdfAnswer,
      },
      async ({ params, request, reply }) => {
        const paper = await receipts.paper(params.id, params.receipt, shopActorOf(request))
        if (!paper.ok) return refuseRequest({ kind: 'not-found' })
        await reads.record(request.actor, 'order.read', [params.id])
        return sendPdf(reply, await writePdf(paper.value), paper.value.fileName)
      },
    )
  }
