import { randomUUID } from 'node:crypto'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { cleanLine, cleanParagraphs } from '#src/common/clean-text.ts'
import { sumOf } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import {
  type HoldReason,
  openStatuses,
  type OrderStatus,
  paidStatuses,
  type Pieces,
} from '#src/orders/rules/order-states.ts'
import { actOn, type AdminDeps, type AdminRefusal } from '#src/orders/server/order-admin-act.ts'
import {
  closeTask,
  findOrder,
  getOrderParts,
  insertNote,
  isPartlySent,
  isStillLost,
  leftToSend,
  listHeldOrders,
  listOrdersOf,
  listShipments,
  listTasks,
  type OrderParts,
  type OrderRow,
  recordEvent,
  transition,
} from '#src/orders/server/orders.service.ts'
import { orderMailQueue } from '#src/orders/server/queues.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { listOrderDocuments } from '#src/receipts/server/receipts.service.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { cancelPaidOrder } from '#src/payments/server/cancellations.ts'
import { requestCapture } from '#src/payments/server/captures.ts'
import { moneyOf, type OrderMoney } from '#src/payments/server/order-money.ts'
import { issueRefund } from '#src/payments/server/issue-refund.ts'

/** An order as the shop's staff see it. */
export type ShownOrder = OrderParts & OrderMoney

/** Orders a line lists at most. */
const listed = 200

/** Staff's work on orders, except parcels: viewing, releasing held orders, cancelling, retrying. */
export function createOrderAdmin(deps: AdminDeps) {
  const { db, clock, jobs, settings } = deps

  async function withHeld(
    typed: string,
    reason: HoldReason,
    actor: ShopActor,
    act: (tx: Transaction, order: OrderRow) => Promise<AdminRefusal['reason'] | undefined>,
  ): Promise<Result<string, AdminRefusal>> {
    return actOn(deps, typed, { actor, permission: 'orders:write' }, async (tx, order) => {
      if (!order.holdReasons.includes(reason))
        return refuse({ reason: 'not-held', about: `${order.orderNumber} (${order.status})` })
      const fault = await act(tx, order)
      return fault ? refuse({ reason: fault, about: order.orderNumber }) : ok(order.orderNumber)
    })
  }

  return {
    /** Orders in these states, oldest first, with the states of their parcels. */
    list(statuses: readonly OrderStatus[], actor: ShopActor) {
      authorise(actor, 'orders:read')
      return listOrdersOf(db, statuses, listed)
    },

    /** Null: there is no such order. */
    async show(typed: string, actor: ShopActor): Promise<ShownOrder | null> {
      authorise(actor, 'orders:read')
      const number = parseOrderNumber(typed)
      const order = number === null ? null : await findOrder(db, { provedOrderNumber: number }, number)
      if (!order) return null
      return { ...(await getOrderParts(db, order)), ...(await moneyOf(db, order.id)) }
    },

    /** Requests the capture again after all earlier ones failed. */
    captureAgain: (orderNumber: string, actor: ShopActor) =>
      actOn<string>(deps, orderNumber, { actor, permission: 'orders:write' }, async (tx, order) => {
        const { captures } = await moneyOf(tx, order.id)
        if (captures.length === 0 || captures.some(({ status }) => status !== 'failed'))
          return refuse({ reason: 'nothing-to-do', about: order.orderNumber })
        const now = clock.now()
        await requestCapture(tx, jobs(), order, now)
        await recordAudit(tx, { at: now, actor, command: 'order.capture-asked', subject: order.orderNumber })
        return ok(order.orderNumber)
      }),

    /** Sends the confirmation again, to the order's address. */
    resend: (orderNumber: string, actor: ShopActor) =>
      actOn<string>(deps, orderNumber, { actor, permission: 'orders:write' }, async (tx, order) => {
        if (!paidStatuses.includes(order.status))
          return refuse({ reason: 'wrong-state', about: `${order.orderNumber} (${order.status})` })
        const now = clock.now()
        const job = { orderId: order.id, kind: 'order-confirmation', again: randomUUID() } as const
        await jobs().send(tx, orderMailQueue, job)
        await recordAudit(tx, { at: now, actor, command: 'order.confirmation-resent', subject: order.orderNumber })
        return ok(order.orderNumber)
      }),

    /** Sends receipts and credit notes again, to the order's address. */
    sendDocuments: (orderNumber: string, actor: ShopActor) =>
      actOn<string>(deps, orderNumber, { actor, permission: 'orders:write' }, async (tx, order) => {
        if ((await listOrderDocuments(tx, order.id)).length === 0)
          return refuse({ reason: 'no-papers', about: order.orderNumber })
        await jobs().send(tx, orderMailQueue, { orderId: order.id, kind: 'order-papers', again: randomUUID() })
        await recordAudit(tx, { at: clock.now(), actor, command: 'order.papers-sent', subject: order.orderNumber })
        return ok(order.orderNumber)
      }),

    /** Oldest first. */
    listHeld(actor: ShopActor) {
      authorise(actor, 'orders:read')
      return listHeldOrders(db)
    },

    /** Clears one hold reason; with the last one work on the order starts. */
    release: (orderNumber: string, reason: HoldReason, actor: ShopActor) =>
      withHeld(orderNumber, reason, actor, async (tx, order) => {
        if (isStillLost(order, reason)) return 'not-paid'
        const released = await transition(tx, order, { kind: 'released', reason }, actor, clock.now())
        const parcels = await listShipments(tx, order.id)
        if (parcels.some(({ kind }) => kind === 'gift-card')) await requestCapture(tx, jobs(), released, clock.now())
        // A shopper who paid another sum than requested has had no confirmation yet.
        if (reason === 'payment-amount')
          await jobs().send(tx, orderMailQueue, { orderId: order.id, kind: 'order-confirmation' })
      }),

    /** Stops work on a paid order for a reason of the shop's; `release` lets it go on. */
    hold: (orderNumber: string, typed: string, actor: ShopActor) =>
      actOn<string>(deps, orderNumber, { actor, permission: 'orders:write' }, async (tx, order) => {
        const detail = cleanLine(typed)
        if (detail === '') return refuse({ reason: 'no-reason', about: order.orderNumber })
        if (!openStatuses.includes(order.status))
          return refuse({ reason: 'wrong-state', about: `${order.orderNumber} (${order.status})` })
        if (order.holdReasons.includes('staff')) return refuse({ reason: 'held-already', about: order.orderNumber })
        await transition(tx, order, { kind: 'held', hold: { reason: 'staff', detail } }, actor, clock.now())
        return ok(order.orderNumber)
      }),

    /**
     * Leaves pieces out of parcels that are not packed, and no money goes back (C-24): parcel and allocation change, the sum
     * does not. The last pieces of an order are not left out but refunded.
     */
    leaveOut: (orderNumber: string, pieces: readonly Pieces[], typed: string, actor: ShopActor) =>
      actOn<string>(deps, orderNumber, { actor, permission: 'orders:write' }, async (tx, order) => {
        const about = order.orderNumber
        const reason = cleanLine(typed)
        if (reason === '') return refuse({ reason: 'no-reason', about })
        if (!openStatuses.includes(order.status))
          return refuse({ reason: 'wrong-state', about: `${about} (${order.status})` })
        const { lines, shipments } = await getOrderParts(tx, order)
        const wanted = summed(pieces)
        for (const { position, quantity } of wanted) {
          const line = lines.find((one) => one.position === position)
          const parcel = shipments.find(({ number }) => number === line?.shipmentNumber)
          if (!line || !parcel || parcel.kind === 'gift-card' || quantity > leftToSend(line))
            return refuse({ reason: 'no-line', about })
          if (parcel.status !== 'Released' && parcel.status !== 'AwaitingProduction')
            return refuse({ reason: 'packed-already', about: `${about} parcel ${parcel.number}` })
        }
        const left = (line: OrderParts['lines'][number]): number =>
          leftToSend(line) - (wanted.find(({ position }) => position === line.position)?.quantity ?? 0)
        if (!(await isPartlySent(tx, order)) && lines.every((line) => left(line) === 0))
          return refuse({ reason: 'nothing-left', about })
        const now = clock.now()
        const what = wanted.map(({ position, quantity }) => `${quantity} x ${lines[position]?.code ?? ''}`)
        await recordEvent(tx, order.id, 'pieces-left-out', now, `${what.join(', ')}: ${reason}`, actor)
        await transition(tx, order, { kind: 'taken-out', pieces: wanted, isTaken: true, isLeftOut: true }, actor, now)
        const after = { lines: wanted.map(({ position, quantity }) => `${position + 1}x${quantity}`) }
        await recordAudit(tx, { at: now, actor, command: 'order.left-out', subject: about, after })
        return ok(about)
      }),

    addNote: (orderNumber: string, typed: string, actor: ShopActor) =>
      actOn<string>(deps, orderNumber, { actor, permission: 'orders:write' }, async (tx, order) => {
        const body = cleanParagraphs(typed)
        if (body === '') return refuse({ reason: 'no-reason', about: order.orderNumber })
        const at = clock.now()
        await insertNote(tx, { orderId: order.id, at, author: actor.name, body })
        await recordAudit(tx, { at, actor, command: 'order.noted', subject: order.orderNumber })
        return ok(order.orderNumber)
      }),

    /**
     * Cancels an order of which nothing is sent: goods go back into stock, the money to the shopper, who gets a mail. With a
     * reason: only an order that is held for it.
     */
    cancel: (orderNumber: string, reason: HoldReason | null, actor: ShopActor) =>
      actOn<string>(deps, orderNumber, { actor, permission: 'orders:write' }, async (tx, order) => {
        const about = `${order.orderNumber} (${order.status})`
        if (reason !== null && !order.holdReasons.includes(reason)) return refuse({ reason: 'not-held', about })
        if (order.status !== 'OnHold' && order.status !== 'InProgress') return refuse({ reason: 'wrong-state', about })
        if (await isPartlySent(tx, order)) return refuse({ reason: 'partly-sent', about: order.orderNumber })
        const { refunds } = await moneyOf(tx, order.id)
        if (order.paymentStatus === 'PartiallyRefunded' || refunds.some(({ lowersCapture }) => !lowersCapture))
          return cancelRefunded(tx, deps, order, actor)
        // The mail about it says why, by these (causeOf in orders/server/order-mails.ts).
        const detail = order.holdReasons.join(', ')
        await cancelPaidOrder(tx, { jobs: jobs(), settings }, order, { detail, actor, now: clock.now() })
        return ok(order.orderNumber)
      }),

    listTasks(actor: ShopActor) {
      authorise(actor, 'orders:read')
      return listTasks(db)
    },

    closeTask(id: number, actor: ShopActor) {
      authorise(actor, 'orders:write')
      return inTransaction(db, (tx) => closeTask(tx, id, actor, clock.now()))
    },
  }
}

/** One entry for each line. */
const summed = (pieces: readonly Pieces[]): Pieces[] =>
  [...new Set(pieces.map(({ position }) => position))].map((position) => ({
    position,
    quantity: sumOf(pieces.filter((one) => one.position === position).map(({ quantity }) => quantity)),
  }))

/** Refunds the rest of an order that was captured and partly refunded; with its last pieces the order ends. */
async function cancelRefunded(
  tx: Transaction,
  deps: AdminDeps,
  order: OrderRow,
  actor: ShopActor,
): Promise<Result<string, AdminRefusal>> {
  const rest = { lines: 'all', shipping: true, otherCents: 0, reason: 'cancelled' } as const
  const refund = await issueRefund(tx, deps, order, { ...rest, restock: false, withdrawalReference: null }, actor)
  if (refund.ok) return ok(order.orderNumber)
  if (refund.error.reason !== 'nothing-to-do') return refuse(refund.error)
  const pieces = (await getOrderParts(tx, order)).lines
    .map((line) => ({ position: line.position, quantity: leftToSend(line) }))
    .filter(({ quantity }) => quantity > 0)
  const at = deps.clock.now()
  const { status } = await transition(tx, order, { kind: 'taken-out', pieces, isTaken: true }, actor, at)
  await deps.jobs().send(tx, orderMailQueue, { orderId: order.id, kind: 'order-cancelled' })
  await recordAudit(tx, { at, actor, command: 'order.cancelled', subject: order.orderNumber, after: { status } })
  return ok(order.orderNumber)
}
