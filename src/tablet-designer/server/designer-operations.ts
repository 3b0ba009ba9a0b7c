import { cancelHeld } from '#src/payments/server/cancel-held-order.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import {
  type EngravedLineRow,
  findHoldDetail,
  listEngravedLinesInWork,
  listEngravedLinesOf,
  listOrdersWithEngravings,
  lockOrderByNumber,
  moveShipment,
  type OrderRow,
  recordEvent,
  releaseOrder,
} from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { blockedWord } from '../rules/blocked-words.ts'
import {
  mayBecome,
  type ProductionState,
  productionStateOf,
  shipmentStatusOf,
  type TabletJob,
} from '../rules/production.ts'
import { deleteBlockedWord, insertBlockedWord, listBlockedWords } from './blocked-words.store.ts'
import { engravingHold } from './engraving-review.ts'

/** Why an operator's wish is not done, with what it is about. */
export interface OperatorFault {
  reason: 'not-a-word' | 'there-already' | 'not-there' | 'no-order' | 'no-line' | 'not-held' | 'wrong-state'
  about: string
}

/** Lines an export holds at most. */
const exportMost = 5_000

/** What operators may do with blocked words, held orders and the engraving line. */
export function createDesignerOperations({ db, clock }: { db: Database; clock: Clock }) {
  async function withHeldOrder(
    orderNumber: string,
    act: (tx: Transaction, order: OrderRow) => Promise<void>,
  ): Promise<Result<string, OperatorFault>> {
    return inTransactionResult<string, OperatorFault>(db, async (tx) => {
      const number = parseOrderNumber(orderNumber)
      const order = number === null ? null : await lockOrderByNumber(tx, number)
      if (!order) return refuse({ reason: 'no-order', about: orderNumber })
      const detail = await findHoldDetail(tx, order.id)
      if (order.status !== 'OnHold' || detail === null || !detail.startsWith(engravingHold))
        return refuse({ reason: 'not-held', about: `${order.orderNumber} (${order.status})` })
      await act(tx, order)
      return ok(order.orderNumber)
    })
  }

  return {
    listWords: () => listBlockedWords(db),

    async addWord(language: Language, entry: string, actor: string): Promise<Result<string, OperatorFault>> {
      const word = blockedWord(entry)
      if (word === null) return refuse({ reason: 'not-a-word', about: entry })
      const isNew = await insertBlockedWord(db, { language, word, createdAt: clock.now(), createdBy: actor })
      return isNew ? ok(word) : refuse({ reason: 'there-already', about: word })
    },

    async removeWord(language: Language, entry: string): Promise<Result<string, OperatorFault>> {
      const word = blockedWord(entry)
      const isGone = word !== null && (await deleteBlockedWord(db, language, word))
      return isGone ? ok(word) : refuse({ reason: 'not-there', about: entry })
    },

    /** Orders that wait for a person because of their texts, oldest first. */
    async listHeld(): Promise<{ orderNumber: string; createdAt: Date; words: string; jobs: TabletJob[] }[]> {
      const held = (await listOrdersWithEngravings(db, 'OnHold')).filter(({ detail }) =>
        detail.startsWith(engravingHold),
      )
      return Promise.all(
        held.map(async ({ orderNumber, createdAt, detail }) => ({
          orderNumber,
          createdAt,
          words: detail.slice(engravingHold.length),
          jobs: toJobs(await listEngravedLinesOf(db, orderNumber)),
        })),
      )
    },

    /** The text may be cut: the order goes into work. */
    release: (orderNumber: string, actor: string) =>
      withHeldOrder(orderNumber, async (tx, order) => void (await releaseOrder(tx, order, actor, clock.now()))),

    /** The text is not cut: the order ends, goods and money go back. */
    cancel: (orderNumber: string, actor: string, jobs: Pick<Jobs, 'send'>) =>
      withHeldOrder(orderNumber, (tx, order) =>
        cancelHeld(tx, { jobs, now: clock.now() }, order, `engraving, ${actor}`),
      ),

    /** The engraved lines of an order, whatever its state; empty when it has none or is not there. */
    async jobsOf(orderNumber: string): Promise<TabletJob[]> {
      const number = parseOrderNumber(orderNumber)
      return number === null ? [] : toJobs(await listEngravedLinesOf(db, number))
    },

    /** The line's work: tablets of paid and released orders in these states. */
    async listJobs(states: readonly ProductionState[]): Promise<TabletJob[]> {
      return toJobs(
        await listEngravedLinesInWork(
          db,
          states.map((state) => shipmentStatusOf[state]),
          exportMost,
        ),
      )
    },

    /** Marks one line of an order, or all of them, as engraved or packed. All or none. */
    async mark(
      orderNumber: string,
      line: number | null,
      to: ProductionState,
      actor: string,
    ): Promise<Result<number, OperatorFault>> {
      return inTransactionResult<number, OperatorFault>(db, async (tx) => {
        const number = parseOrderNumber(orderNumber)
        const order = number === null ? null : await lockOrderByNumber(tx, number)
        if (!order) return refuse({ reason: 'no-order', about: orderNumber })
        if (order.status !== 'InProgress' && order.status !== 'PartiallyShipped')
          return refuse({ reason: 'wrong-state', about: `${order.orderNumber} (${order.status})` })
        const all = await listEngravedLinesOf(tx, order.orderNumber)
        const rows = all.filter(({ position }) => line === null || position + 1 === line)
        if (rows.length === 0) return refuse({ reason: 'no-line', about: `${order.orderNumber} ${line ?? ''}`.trim() })
        for (const row of rows) {
          const about = `${order.orderNumber} ${row.position + 1} (${productionStateOf(row.shipmentStatus) ?? row.shipmentStatus})`
          if (!mayBecome(productionStateOf(row.shipmentStatus), to)) return refuse({ reason: 'wrong-state', about })
          await moveShipment(tx, order.id, row.shipmentNumber, row.shipmentStatus, shipmentStatusOf[to])
          await recordEvent(tx, order.id, `tablet-${to}`, clock.now(), `line ${row.position + 1}, ${actor}`)
        }
        return ok(rows.length)
      })
    },
  }
}

const toJobs = (rows: readonly EngravedLineRow[]): TabletJob[] =>
  rows.flatMap(({ tablet, address, ...row }) =>
    tablet === null
      ? []
      : [
          {
            orderNumber: row.orderNumber,
            line: row.position + 1,
            shipmentNumber: row.shipmentNumber,
            state: productionStateOf(row.shipmentStatus),
            code: row.code,
            name: row.displayName,
            quantity: row.quantity,
            frontText: tablet.frontText,
            backText: tablet.backText,
            signature: tablet.signature,
            cut: tablet.drawnOn?.cut ?? '',
            recipient: address.name || [address.firstName, address.lastName].filter(Boolean).join(' '),
            address: address.line1,
            postalCode: address.postalCode,
            city: address.city,
            country: address.countryCode,
            phone: address.phoneNumber,
            deliverBy: row.deliverBy,
          },
        ],
  )
