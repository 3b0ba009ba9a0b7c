import type { ShopActor } from '#src/common/actor.ts'
import type { Address } from '#src/common/address.ts'
import { conflict, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { changeDeliveryAddress } from './delivery-address.ts'
import { type OrderChanges, type OrderRow, updateOrder } from './order.store.ts'

/** Fields left out stay as they are. */
export interface Correction {
  shippingAddress?: Address | undefined
  billingAddress?: Address | undefined
  notes?: string | undefined
}

export interface Correcting {
  correction: Correction
  /** The order is corrected only in this version; undefined: in any. */
  version: number | undefined
  /** The receipt is written: the billing address stays as it is. */
  hasReceipt: boolean
  actor: ShopActor
  now: Date
}

/** Whether the order still has the version that the caller has seen. */
export const isSeenVersion = ({ version }: OrderRow, seen: number | undefined): boolean =>
  seen === undefined || seen === version

/**
 * Corrects an order's data for the shop's staff (C-16): the delivery address obeys the shopper's own rule, the billing address
 * can change until its receipt is written, notes always. The caller has locked cart and order, and rolls back a refusal.
 */
export async function correctOrder(
  tx: Transaction,
  order: OrderRow,
  { correction, version, hasReceipt, actor, now }: Correcting,
): Promise<Result<OrderRow, Refusal>> {
  if (!isSeenVersion(order, version)) return refuse(conflict)
  const { shippingAddress, ...given } = correction
  const changes: OrderChanges = {}
  if (given.notes !== undefined && given.notes !== order.notes) changes.notes = given.notes
  if (given.billingAddress && !isSameAddress(given.billingAddress, order.billingAddress)) {
    if (hasReceipt || order.status === 'Cancelled')
      return refuse({ kind: 'business', status: 409, problems: [{ key: 'orders/bill-fixed' }] })
    changes.billingAddress = given.billingAddress
  }
  const isMoved = shippingAddress !== undefined && !isSameAddress(shippingAddress, order.shippingAddress)
  const fields = [...(isMoved ? ['shippingAddress'] : []), ...Object.keys(changes)]
  if (fields.length === 0) return ok(order)
  const moved = isMoved ? await changeDeliveryAddress(tx, order, shippingAddress, actor, now) : ok(order)
  if (!moved.ok) return moved
  const corrected = Object.keys(changes).length === 0 ? moved.value : await updateOrder(tx, order.id, changes, now)
  const facts = { before: { version: order.version }, after: { version: corrected.version, fields } }
  await recordAudit(tx, { at: now, actor, command: 'order.corrected', subject: order.orderNumber, ...facts })
  return ok(corrected)
}

/** In all that is written; names of countries are read in some language. */
function isSameAddress(one: Address, other: Address): boolean {
  const written = (address: Address) =>
    Object.entries(address)
      .flatMap(([name, value]) => (value === '' || name === 'countryName' ? [] : [`${name}=${value}`]))
      .toSorted()
  return written(one).join('\n') === written(other).join('\n')
}
