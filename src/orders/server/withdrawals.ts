import { randomBytes } from 'node:crypto'
import { cleanLine, cleanParagraphs } from '#src/common/clean-text.ts'
import type { Actor } from '#src/common/actor.ts'
import type { Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { emailKey } from '#src/identity/server/account/email-key.ts'
import { displayMoney, sumOf } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createRateLimiter } from '#src/platform/http/rate-limiter.ts'
import type { Log } from '#src/platform/logging.ts'
import { elsewhereMails } from '../contract/limits.ts'
import type { OrderMail } from '../contract/order-mail.ts'
import type {
  WithdrawalAnswer,
  WithdrawalBody,
  WithdrawalChoices,
  WithdrawalChoicesBody,
  WithdrawalLine,
  WithdrawalNotice,
} from '../contract/withdrawal.ts'
import { paidStatuses } from '../rules/order-states.ts'
import { parseOrderNumber, withdrawalReference } from '../rules/order-number.ts'
import {
  deliveriesOf,
  isMadeToOrder,
  isSameAddress,
  isSameName,
  leftToWithdraw,
  withdrawalDay,
} from '../rules/withdrawal.ts'
import { withdrawalFaults } from '../rules/withdrawal-form.ts'
import { transition } from './transition.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import type { OrderKeys } from './order-key.ts'
import {
  type FindPaymentNote,
  findOrder,
  getOrder,
  getOrderParts,
  insertEvent,
  lockOrder,
  type OrderParts,
  type OrderRow,
} from './order.store.ts'
import { paidForLast } from './paid-for-line.ts'
import type { OrderTerms } from './order-terms.ts'
import type { WithdrawnLine } from './withdrawal.tables.ts'
import { getWithdrawal, insertWithdrawal, listOfOrder, type WithdrawalRow } from './withdrawal.store.ts'

/** Pieces left, by the line's position. */
type PiecesLeft = ReturnType<typeof leftToWithdraw>

export interface WithdrawalsDeps {
  db: Database
  clock: Clock
  mailer: Mailer<OrderMail>
  keys: OrderKeys
  terms: OrderTerms
  findPaymentNote: FindPaymentNote
  log: Pick<Log, 'warn'>
}

/** The withdrawal function (C-5.5). It accepts and acknowledges every statement, also one with an unknown order number. */
export function createWithdrawals(deps: WithdrawalsDeps) {
  const { db, clock, mailer, keys, terms, findPaymentNote, log } = deps

  async function findParts(executor: Executor, orderNumber: string): Promise<OrderParts | null> {
    const order = await findOrder(executor, { provedOrderNumber: orderNumber }, orderNumber)
    return order && getOrderParts(executor, order)
  }

  async function leftOf(executor: Executor, parts: OrderParts, own?: WithdrawalRow): Promise<PiecesLeft> {
    const { refunds } = await findPaymentNote(executor, parts.order.id)
    const statements = await listOfOrder(executor, parts.order.id)
    return leftToWithdraw({ ...parts, refunds, statements }, own)
  }

  const lastDayOf = async (executor: Executor, { shipments }: OrderParts): Promise<string | null> =>
    withdrawalDay(deliveriesOf(shipments), (await terms(executor)).withdrawalDays)

  /**
   * Lines to choose from, for a person who knows number, name and address of the order, or holds its key. Anyone else gets the
   * same response as when there is nothing to choose from, and can still state a withdrawal.
   */
  async function choices(body: WithdrawalChoicesBody, language: Language): Promise<WithdrawalChoices> {
    const number = parseOrderNumber(body.orderNumber)
    const parts = number === null ? null : await findParts(db, number)
    if (!parts || !isKnown(parts)) return { lines: [], withdrawUntil: null, isLate: false, isNothingLeft: false }
    const lastDay = await lastDayOf(db, parts)
    const left = await leftOf(db, parts)
    const lines = parts.lines
      .filter(({ position }) => left(position) > 0)
      .map((line) => ({
        line: line.position,
        displayName: line.displayName,
        quantity: left(line.position),
        productImageUrl: line.imageUrl,
        paidDisplay: displayMoney(paidForLast(parts, line, left(line.position)), language),
        isExcluded: isMadeToOrder(line.customTablet),
      }))
    // The form itself explains lines that the right never covered.
    const isCovered = parts.lines.some(({ customTablet }) => !isMadeToOrder(customTablet))
    const isNothingLeft = lines.length === 0 || (isCovered && lines.every(({ isExcluded }) => isExcluded))
    return {
      lines: isNothingLeft ? [] : lines,
      withdrawUntil: lastDay,
      isLate: lastDay !== null && shopDay(clock.now()) > lastDay,
      isNothingLeft,
    }

    function isKnown({ order: { billingAddress, orderNumber } }: OrderParts): boolean {
      const { firstName, lastName, email } = billingAddress
      if (body.key !== undefined) return keys.verify(orderNumber, body.key, clock.now())
      return isSameName(body.name, firstName, lastName) && isSameAddress(body.email, email)
    }
  }

  async function state(
    body: WithdrawalBody,
    language: Language,
    actor: Actor,
  ): Promise<Result<WithdrawalAnswer, Refusal>> {
    const typed = {
      name: cleanLine(body.name),
      orderNumber: body.orderNumber,
      email: body.email.trim(),
      message: cleanParagraphs(body.message ?? ''),
    }
    const fields = Object.fromEntries(Object.entries(withdrawalFaults(typed)).map(([name, key]) => [name, [key]]))
    const orderNumber = parseOrderNumber(body.orderNumber)
    if (orderNumber === null || Object.keys(fields).length > 0) return refuse({ kind: 'fields', fields })
    const row = await inTransaction(db, async (tx) => {
      const now = clock.now()
      const found = await findParts(tx, orderNumber)
      // What is left of it is read under the order's lock, as refunds and other statements are written.
      const parts =
        found && isOf(found, typed) ? { ...found, order: await noteStatement(tx, found.order.id, actor, now) } : null
      const left = parts && (await leftOf(tx, parts))
      const lastDay = parts && (await lastDayOf(tx, parts))
      const written = await write(tx, now, {
        ...typed,
        orderNumber,
        language,
        orderId: parts?.order.id ?? null,
        lines: summed(body.lines ?? []).map((chosen) => withdrawnLine(parts, left, chosen)),
        isLate: lastDay !== null && shopDay(now) > lastDay,
      })
      if (parts) await insertEvent(tx, parts.order.id, 'withdrawal-received', now, written.reference)
      await acknowledge(tx, written)
      return written
    })
    return ok({ reference: row.reference, receivedAt: row.receivedAt.toISOString() })
  }

  /**
   * The order's own address has every statement acknowledged, as the law asks (C-5.5). Any other mailbox gets a limited number
   * a day: anyone can type its address.
   */
  async function acknowledge(tx: Transaction, row: WithdrawalRow): Promise<void> {
    const notice = await noticeOf(tx, row)
    if (notice.stated === null && !(await passElsewhere(tx, row.email))) return
    await send(tx, row, { kind: 'withdrawal-receipt', notice })
  }

  /** Counts by the transaction's own connection: a request for a second one could wait for itself. */
  async function passElsewhere(tx: Transaction, email: string): Promise<boolean> {
    const who = keys.hashMailbox(emailKey(email))
    const gate = { key: `withdrawal mail ${who}`, limiter: 'withdrawal mail, mailbox', who, ...elsewhereMails }
    return (await createRateLimiter(tx, { log })([gate])).isOpen
  }

  /** Part of a job. */
  async function tellOutcome({ withdrawalId, isSettled }: { withdrawalId: string; isSettled?: true }): Promise<void> {
    const row = await getWithdrawal(db, withdrawalId)
    // An empty address: the shopper's data has been erased meanwhile.
    if (row.status === 'received' || row.email === '') return
    const isAccepted = row.status === 'accepted'
    const notice = await noticeOf(db, isAccepted && !isSettled ? { ...row, lines: await stillOwed(row) } : row)
    const mail: OrderMail = isSettled
      ? { kind: 'withdrawal-settled', notice }
      : { kind: 'withdrawal-decision', notice, isAccepted, note: row.note }
    await inTransaction(db, (tx) => send(tx, row, mail))
  }

  /** Accepted lines as far as they are still owed: something may have gone back since they were stated. */
  async function stillOwed(row: WithdrawalRow): Promise<WithdrawnLine[]> {
    const order = row.orderId === null ? null : await getOrder(db, row.orderId)
    const { refunds } = order ? await findPaymentNote(db, order.id) : { refunds: [] }
    if (!order || refunds.some(({ withdrawalReference }) => withdrawalReference === row.reference)) return row.lines
    const left = await leftOf(db, await getOrderParts(db, order), row)
    return row.lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, left(line.line)) }))
  }

  async function send(tx: Transaction, row: WithdrawalRow, mail: OrderMail): Promise<void> {
    const { id, email: to, language } = row
    await mailer.send(tx, mail, { to, language, dedupKey: `${mail.kind}:${id}` })
  }

  return { choices, state, tellOutcome }
}

export type Withdrawals = ReturnType<typeof createWithdrawals>

/** Marks a paid order as one with a statement of withdrawal. */
async function noteStatement(tx: Transaction, orderId: string, actor: Actor, now: Date): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId)
  if (!paidStatuses.includes(order.status)) return order
  return transition(tx, order, { kind: 'withdrawal', state: 'stated' }, actor, now)
}

async function write(
  tx: Transaction,
  receivedAt: Date,
  values: Omit<Parameters<typeof insertWithdrawal>[1], 'reference' | 'receivedAt'>,
): Promise<WithdrawalRow> {
  for (let tries = 0; tries < 3; tries++) {
    const reference = withdrawalReference(receivedAt, randomBytes(8))
    const row = await insertWithdrawal(tx, { ...values, reference, receivedAt })
    if (row) return row
  }
  throw new Error('No free reference after three tries')
}

const isOf = ({ order: { billingAddress } }: OrderParts, { name, email }: { name: string; email: string }): boolean =>
  isSameName(name, billingAddress.firstName, billingAddress.lastName) || isSameAddress(email, billingAddress.email)

/** Sums up the pieces of each line. */
const summed = (lines: readonly WithdrawalLine[]): WithdrawalLine[] =>
  [...Map.groupBy(lines, ({ line }) => line)].map(([line, same]) => ({
    line,
    quantity: sumOf(same.map(({ quantity }) => quantity)),
  }))

/** Adds what is known of the line; a line of an order that was not found has only its position. */
function withdrawnLine(parts: OrderParts | null, left: PiecesLeft | null, chosen: WithdrawalLine): WithdrawnLine {
  const line = parts?.lines.find(({ position }) => position === chosen.line)
  if (!line || !left) return { ...chosen, code: '', name: placeOf(chosen), isExcluded: false }
  return {
    line: chosen.line,
    quantity: Math.min(chosen.quantity, left(line.position)),
    code: line.code,
    name: line.displayName,
    isExcluded: isMadeToOrder(line.customTablet),
  }
}

const placeOf = ({ line }: { line: number }): string => `#${line + 1}`

/** What was typed and bought goes only to the order's own address: anyone can read name and number on the parcel. */
async function noticeOf(executor: Executor, row: WithdrawalRow): Promise<WithdrawalNotice> {
  const { reference, language, orderNumber, name, email, message } = row
  const order = row.orderId === null ? null : await getOrder(executor, row.orderId)
  const isOwn = order !== null && isSameAddress(email, order.billingAddress.email)
  const lines = row.lines.map((line) => ({ name: line.name, quantity: line.quantity }))
  const stated = isOwn ? { orderNumber, name, email, message, lines } : null
  return { reference, receivedAt: row.receivedAt.toISOString(), language, stated }
}
