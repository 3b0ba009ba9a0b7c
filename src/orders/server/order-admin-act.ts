import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Permission } from '#src/common/permissions.ts'
import { refuse, type Result } from '#src/common/result.ts'
import { parseOrderNumber } from '../rules/order-number.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { lockOrderByNumber, type OrderRow } from './order.store.ts'

/* What all staff actions on orders share. */

export const adminRefusalReasons = [
  'no-order',
  'not-held',
  'not-paid',
  'partly-sent',
  'wrong-state',
  'no-parcel',
  'not-captured',
  'nothing-to-do',
  'no-reason',
  'no-line',
  'no-papers',
  'too-much',
  'not-taken',
  'disputed',
  'refunded-whole',
  'take-out',
  'refunded-already',
  'not-accepted',
  'on-its-way',
  'back-before',
  'not-back',
  'gift-card-used',
  'gift-card-part',
  'held-already',
  'packed-already',
  'nothing-left',
  'other-sum',
] as const

/** Why a command line is refused, and what that concerns. */
export interface AdminRefusal {
  reason: (typeof adminRefusalReasons)[number]
  about: string
}

export interface AdminDeps {
  db: Database
  clock: Clock
  /** Called only when a job is sent; throws where none can be. */
  jobs: () => Pick<Jobs, 'send'>
  settings: Settings
}

/** An action on one order, under its lock: done as a whole, or refused without effect. */
export const actOn = async <Value>(
  { db }: Pick<AdminDeps, 'db'>,
  typed: string,
  { actor, permission }: { actor: ShopActor; permission: Permission },
  act: (tx: Transaction, order: OrderRow) => Promise<Result<Value, AdminRefusal>>,
): Promise<Result<Value, AdminRefusal>> => {
  authorise(actor, permission)
  return inTransactionResult<Value, AdminRefusal>(db, async (tx) => {
    const number = parseOrderNumber(typed)
    const order = number === null ? null : await lockOrderByNumber(tx, number)
    return order ? act(tx, order) : refuse({ reason: 'no-order', about: typed })
  })
}
