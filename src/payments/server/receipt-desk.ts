import type { ShopActor } from '#src/common/actor.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { findOrder, type OrderRow } from '#src/orders/server/orders.service.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Paper } from '#src/platform/pdf/paper.ts'
import { findPaper, listSnapshots } from '#src/receipts/server/receipts.service.ts'
import type { VoucherSnapshot } from '#src/receipts/rules/voucher.ts'
import type { DeskFault } from './desk.ts'

/** Receipts and credit notes for whoever works on orders; it changes nothing. */
export function createReceiptDesk({ db, text }: { db: Database; text: TextLookup }) {
  async function find(typed: string, actor: ShopActor): Promise<Result<OrderRow, DeskFault>> {
    if (!may(actor, 'orders:read')) return refuse({ reason: 'forbidden', about: 'orders:read' })
    const number = parseOrderNumber(typed)
    const order = number === null ? null : await findOrder(db, { provedOrderNumber: number }, number)
    return order ? ok(order) : refuse({ reason: 'no-order', about: typed })
  }

  return {
    /** Oldest first. */
    async list(orderNumber: string, actor: ShopActor): Promise<Result<VoucherSnapshot[], DeskFault>> {
      const found = await find(orderNumber, actor)
      return found.ok ? ok(await listSnapshots(db, found.value.id)) : found
    },

    /** The newest receipt when `number` is null. */
    async paper(orderNumber: string, number: string | null, actor: ShopActor): Promise<Result<Paper, DeskFault>> {
      const found = await find(orderNumber, actor)
      if (!found.ok) return found
      const paper = await findPaper(db, found.value.id, number, text)
      return paper ? ok(paper) : refuse({ reason: 'no-papers', about: number ?? found.value.orderNumber })
    },
  }
}
