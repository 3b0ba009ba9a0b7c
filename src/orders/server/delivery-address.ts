import { type Actor } from '#src/common/actor.ts'
import type { Address } from '#src/common/address.ts'
import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { writeDeliveryAddress } from './delivery-address.store.ts'
import { getOrder, insertEvent, type OrderRow } from './order.store.ts'

const refused = (key: string): Result<never, Refusal> => refuse({ kind: 'business', status: 409, problems: [{ key }] })

/**
 * Sends the goods of an order elsewhere, as long as none of them is packed; engraved letters keep their recipients. The country
 * stays: what was paid holds its taxes and its delivery. The caller has locked the order, and rolls back a refusal.
 */
export async function changeDeliveryAddress(
  tx: Transaction,
  order: OrderRow,
  address: Address,
  actor: Actor,
  now: Date,
): Promise<Result<OrderRow, Refusal>> {
  const isOpen = order.status === 'AwaitingPayment' || order.status === 'InProgress' || order.status === 'OnHold'
  if (!isOpen) return refused('orders/address-fixed')
  if (address.countryCode !== order.shippingAddress.countryCode) return refused('orders/country-fixed')
  const { moved, left } = await writeDeliveryAddress(tx, order.id, address, now)
  if (moved === 0 || left > 0) return refused('orders/address-fixed')
  await insertEvent(tx, order.id, 'address-changed', now, '', actor)
  return ok(await getOrder(tx, order.id))
}
