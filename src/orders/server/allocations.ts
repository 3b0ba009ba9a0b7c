import { type Actor, actorLabel } from '#src/common/actor.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { fulfilStock, releaseStock, returnStock } from '#src/products/server/stock/stock.service.ts'
import {
  type Allocation,
  fulfilAll,
  releaseAll,
  releaseRemoved,
  returnPieces,
  type Step,
  writeOff,
} from '../rules/allocation.ts'
import type { Pieces } from '../rules/order-states.ts'
import { isMadeToOrder } from '../rules/withdrawal.ts'
import { changeAllocations, listAllocations } from './allocation.store.ts'
import { listLines, type OrderLineRow } from './order.store.ts'

/*
 * What an order has of the shelves, and what its parcels do to it. Each takes back exactly what was allocated when the order was placed.
 * The caller has locked the order; stock is locked last.
 *
 *   promised --packed, or engraved--> gone from the shelf --restocked, taken apart--> back on it
 *                                                         --taken out, not good--> written off
 *   promised --refunded before it is packed, cancelled, not paid--> not promised
 */

const demandsOf = (steps: readonly Step[]) => steps.map(({ stockCode, units: quantity }) => ({ stockCode, quantity }))

const write = (tx: Transaction, orderId: string, steps: readonly Step[]): Promise<void> =>
  changeAllocations(
    tx,
    orderId,
    steps.map(({ change }) => change),
  )

async function release(tx: Transaction, orderId: string, steps: readonly Step[], now: Date): Promise<void> {
  await write(tx, orderId, steps)
  await releaseStock(tx, demandsOf(steps), now)
}

/** Releases all that is still promised to the order; what has left its shelf stays gone. */
export const releaseOrder = async (tx: Transaction, orderId: string, now: Date): Promise<void> =>
  release(tx, orderId, releaseAll(await listAllocations(tx, orderId)), now)

/** Releases the pieces that were taken out of parcels that are not packed. */
export const releaseTakenOut = async (tx: Transaction, orderId: string, now: Date): Promise<void> =>
  release(tx, orderId, releaseRemoved(await listAllocations(tx, orderId), await listLines(tx, orderId)), now)

/** What goes with these parcels leaves its shelf; an engraved blank has done so when it was engraved. */
export async function fulfilParcels(
  tx: Transaction,
  orderId: string,
  parcels: readonly number[],
  by: { reason: 'packed' | 'engraved'; actor: Actor },
  now: Date,
): Promise<void> {
  const lines = (await listLines(tx, orderId)).filter(({ shipmentNumber }) => parcels.includes(shipmentNumber))
  const rows = await ofLines(tx, orderId, lines)
  await release(tx, orderId, releaseRemoved(rows, lines), now)
  const steps = fulfilAll(await ofLines(tx, orderId, lines))
  await write(tx, orderId, steps)
  await changeAllocations(tx, orderId, writeOff(await ofLines(tx, orderId, lines), lines))
  await fulfilStock(tx, demandsOf(steps), { reason: by.reason, orderId, actor: actorLabel(by.actor) }, now)
}

/** Packed or returned pieces that are good are on their shelves again, each once; engraved ones never are. */
export async function returnToShelf(
  tx: Transaction,
  orderId: string,
  pieces: readonly Pieces[] | { parcels: readonly number[] },
  by: { reason: 'restocked' | 'taken-apart'; actor: Actor },
  now: Date,
): Promise<void> {
  const lines = (await listLines(tx, orderId)).filter(({ customTablet }) => !isMadeToOrder(customTablet))
  const chosen =
    'parcels' in pieces ? lines.filter(({ shipmentNumber }) => pieces.parcels.includes(shipmentNumber)) : pieces
  const steps = returnPieces(await ofLines(tx, orderId, lines), lines, chosen)
  await write(tx, orderId, steps)
  await returnStock(tx, demandsOf(steps), { reason: by.reason, orderId, actor: actorLabel(by.actor) }, now)
}

const ofLines = async (
  tx: Transaction,
  orderId: string,
  lines: readonly Pick<OrderLineRow, 'position'>[],
): Promise<Allocation[]> =>
  (await listAllocations(tx, orderId)).filter(({ linePosition }) =>
    lines.some(({ position }) => position === linePosition),
  )
