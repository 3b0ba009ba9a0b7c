import { isAnyIssued } from '#src/gift-cards/server/sold-cards.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { sentStatuses } from '../rules/order-states.ts'
import type { OrderRow } from './order.store.ts'
import { listShipments } from './shipment.store.ts'

/**
 * A partly sent order cannot be cancelled as a whole. Of several gift cards of one line each is sent by itself, before their
 * parcel is.
 */
export const isPartlySent = async (tx: Transaction, order: Pick<OrderRow, 'id'>): Promise<boolean> =>
  (await listShipments(tx, order.id)).some(({ status }) => sentStatuses.includes(status)) ||
  (await isAnyIssued(tx, order.id))
