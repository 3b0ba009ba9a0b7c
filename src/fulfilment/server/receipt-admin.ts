import type { ShopActor } from '#src/common/actor.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { authorise } from '#src/common/authorise.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { findOrder, type OrderRow } from '#src/orders/server/orders.service.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PdfDocument } from '#src/platform/pdf/pdf-document.ts'
import { findOrderDocument, listSnapshots } from '#src/receipts/server/receipts.service.ts'
import type { FiscalDocumentSnapshot } from '#src/receipts/rules/fiscal-document.ts'
import type { AdminRefusal } from '#src/orders/server/order-admin-act.ts'

/** Receipts and credit notes for staff who work on orders; read-only. */
export function createReceiptAdmin({ db, text }: { db: Database; text: TextLookup }) {
  async function find(typed: string, actor: ShopActor): Promise<Result<OrderRow, AdminRefusal>> {
    authorise(actor, 'orders:read')
    const number = parseOrderNumber(typed)
    const order = number === null ? null : await findOrder(db, { provedOrderNumber: number }, number)
    return order ? ok(order) : refuse({ reason: 'no-order', about: typed })
  }

  return {
    /** Oldest first. */
    async list(orderNumber: string, actor: ShopActor): Promise<Result<FiscalDocumentSnapshot[], AdminRefusal>> {
      const found = await find(orderNumber, actor)
      return found.ok ? ok(await listSnapshots(db, found.value.id)) : found
    },

    /** The newest receipt when `number` is null. */
    async paper(
      orderNumber: string,
      number: string | null,
      actor: ShopActor,
    ): Promise<Result<PdfDocument, AdminRefusal>> {
      const found = await find(orderNumber, actor)
      if (!found.ok) return found
      const paper = await findOrderDocument(db, found.value.id, number, text)
      return paper ? ok(paper) : refuse({ reason: 'no-papers', about: number ?? found.value.orderNumber })
    },
  }
}
