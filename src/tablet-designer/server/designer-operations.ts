import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { statusesInWork } from '#src/orders/rules/order-states.ts'
import {
  type EngravedLineRow,
  listEngravedLinesInWork,
  listEngravedLinesOf,
  listHeldForEngraving,
  listShipments,
  lockOrderByNumber,
  transition,
} from '#src/orders/server/orders.service.ts'
import type { AdminDeps } from '#src/orders/server/order-admin-act.ts'
import { isFullyRefunded } from '#src/payments/server/refundable.ts'
import { packParcels } from '#src/fulfilment/server/parcel-admin.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { blockedWord } from '../rules/blocked-words.ts'
import {
  mayMoveTo,
  type ProductionState,
  productionStateOf,
  shipmentStatusOf,
  type TabletJob,
} from '../rules/production.ts'
import { deleteBlockedWord, insertBlockedWord, listBlockedWords } from './blocked-words.store.ts'

/** Why an operator's request was refused, with its subject. */
export interface OperatorFault {
  reason: 'not-a-word' | 'there-already' | 'not-there' | 'no-order' | 'no-line' | 'wrong-state'
  about: string
}

/** Most lines in an export. */
const exportMost = 5_000

/** Operators' commands for blocked words, held orders and the engraving line. */
export function createDesignerOperations({ db, clock, jobs, settings }: AdminDeps) {
  return {
    listWords(actor: ShopActor) {
      authorise(actor, 'tablets:read')
      return listBlockedWords(db)
    },

    async addWord(language: Language, entry: string, actor: ShopActor): Promise<Result<string, OperatorFault>> {
      authorise(actor, 'tablets:publish')
      const word = blockedWord(entry)
      if (word === null) return refuse({ reason: 'not-a-word', about: entry })
      const at = clock.now()
      return inTransaction(db, async (tx) => {
        const isNew = await insertBlockedWord(tx, { language, word, createdAt: at, createdBy: actor.name })
        if (!isNew) return refuse({ reason: 'there-already', about: word })
        await recordAudit(tx, { at, actor, command: 'blocked-word.added', subject: `${language} ${word}` })
        return ok(word)
      })
    },

    async removeWord(language: Language, entry: string, actor: ShopActor): Promise<Result<string, OperatorFault>> {
      authorise(actor, 'tablets:publish')
      const word = blockedWord(entry)
      return inTransaction(db, async (tx) => {
        const isGone = word !== null && (await deleteBlockedWord(tx, language, word))
        if (!isGone) return refuse({ reason: 'not-there', about: entry })
        const subject = `${language} ${word}`
        await recordAudit(tx, { at: clock.now(), actor, command: 'blocked-word.removed', subject })
        return ok(word)
      })
    },

    /** Lists orders held for a review of their texts, oldest first. */
    async listHeld(
      actor: ShopActor,
    ): Promise<{ orderNumber: string; createdAt: Date; words: string; jobs: TabletJob[] }[]> {
      authorise(actor, 'tablets:read')
      return Promise.all(
        (await listHeldForEngraving(db)).map(async ({ orderNumber, createdAt, detail }) => ({
          orderNumber,
          createdAt,
          words: detail,
          jobs: toJobs(await listEngravedLinesOf(db, [orderNumber])),
        })),
      )
    },

    /** Lists the engraved lines of orders in any state; empty if they have none or do not exist. */
    async jobsOf(orderNumbers: readonly string[], actor: ShopActor): Promise<TabletJob[]> {
      authorise(actor, 'tablets:read')
      const numbers = new Set(orderNumbers.map(parseOrderNumber).filter((number) => number !== null))
      return numbers.size === 0 ? [] : toJobs(await listEngravedLinesOf(db, [...numbers]))
    },

    /** Lists the engraving line's work: tablets of paid and released orders in these states. */
    async listJobs(states: readonly ProductionState[], actor: ShopActor): Promise<TabletJob[]> {
      authorise(actor, 'tablets:read')
      return toJobs(
        await listEngravedLinesInWork(
          db,
          states.map((state) => shipmentStatusOf[state]),
          exportMost,
        ),
      )
    },

    /** Marks one line of an order, or all of them, as engraved or packed, or none if one cannot move. */
    async mark(
      orderNumber: string,
      line: number | null,
      to: 'engraved' | 'packed',
      actor: ShopActor,
    ): Promise<Result<number, OperatorFault>> {
      authorise(actor, 'tablets:write')
      return inTransactionResult<number, OperatorFault>(db, async (tx) => {
        const number = parseOrderNumber(orderNumber)
        const order = number === null ? null : await lockOrderByNumber(tx, number)
        if (!order) return refuse({ reason: 'no-order', about: orderNumber })
        if (!statusesInWork.includes(order.status))
          return refuse({ reason: 'wrong-state', about: `${order.orderNumber} (${order.status})` })
        if (await isFullyRefunded(tx, order))
          return refuse({ reason: 'wrong-state', about: `${order.orderNumber} (refunded)` })
        const all = await listEngravedLinesOf(tx, [order.orderNumber])
        const rows = all.filter(({ position }) => line === null || position + 1 === line)
        if (rows.length === 0) return refuse({ reason: 'no-line', about: `${order.orderNumber} ${line ?? ''}`.trim() })
        for (const row of rows) {
          const about = `${order.orderNumber} ${row.position + 1} (${productionStateOf(row.shipmentStatus) ?? row.shipmentStatus})`
          if (!mayMoveTo(productionStateOf(row.shipmentStatus), to)) return refuse({ reason: 'wrong-state', about })
        }
        const numbers = rows.map(({ shipmentNumber }) => shipmentNumber)
        const now = clock.now()
        if (to === 'engraved') await transition(tx, order, { kind: 'engraved', parcels: numbers }, actor, now)
        else {
          const parcels = (await listShipments(tx, order.id)).filter(({ number }) => numbers.includes(number))
          await packParcels(tx, { jobs: jobs(), settings }, order, parcels, actor, now)
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
