import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import { findReadableOrder, type ReadableOrderDeps } from '#src/orders/server/orders.service.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { writePdf } from '#src/platform/pdf/write-pdf.ts'
import { ReceiptParams, ReceiptQuery } from '../contract/receipt.ts'
import { findOrderDocument } from './receipts.service.ts'

export interface ReceiptsRoutesDeps extends ReadableOrderDeps {
  text: TextLookup
}

/** Receipts and credit notes as files (C-5.2). Another owner's order gets the response of a missing one. */
export const receiptsRoutes =
  (deps: ReceiptsRoutesDeps) =>
  (app: App): void => {
    app.get(
      '/api/me/orders/:id/receipt.pdf',
      {
        // Writing one takes the time of several pages.
        config: { permission: 'my-orders:read', access: 'optional', limit: 'order' },
        schema: {
          tags: ['orders'],
          summary: "An order's receipt or credit note, for its owner or the holder of its key or its papers' key",
          description: 'Tagged PDF in the language of the order. 404 while no money is taken.',
          produces: ['application/pdf'],
          params: ReceiptParams,
          querystring: ReceiptQuery,
          response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: 'PDF' }) },
        },
      },
      async (request, reply) => {
        const { actor, params, query } = request
        const order = await findReadableOrder(deps, { actor, id: params.id, key: query.key, what: 'papers' })
        const paper = order && (await findOrderDocument(deps.db, order.id, query.number ?? null, deps.text))
        if (!paper) return refuseRequest({ kind: 'not-found' })
        const file = await writePdf(paper)
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `attachment; filename="${paper.fileName}.pdf"`)
          .header('x-content-type-options', 'nosniff')
          .header('x-robots-tag', 'noindex')
          .header('cache-control', 'private, no-store')
          .send(file)
      },
    )
  }
