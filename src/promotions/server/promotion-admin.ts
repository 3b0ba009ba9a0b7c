import { randomInt } from 'node:crypto'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { cleanLine } from '#src/common/clean-text.ts'
import { conflict, notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { type AuditCommand, type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { maxBatchCodes } from '../contract/promotion-definition.ts'
import type { Usage } from '../rules/limits.ts'
import { findConflict, readDefinition, refuseField } from './promotion-input.ts'
import {
  findPromotionByKey,
  insertCodes,
  insertPromotion,
  listPromotionRows,
  listTakenCodes,
  lockCodes,
  lockPromotionByKey,
  type PromotionRow,
  updatePromotion,
} from './promotion.store.ts'
import { listUsage } from './redemption.store.ts'
import { promotionsTag } from './promotions.service.ts'

/** Letters and digits that are not mistaken for each other. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 10

/** Staff's work on promotions; each change is audited and takes effect in all processes at once. */
export function createPromotionAdmin({ db, clock }: { db: Database; clock: Clock }) {
  async function list(actor: ShopActor): Promise<{ row: PromotionRow; usage: Usage | null }[]> {
    authorise(actor, 'promotions:read')
    const rows = await listPromotionRows(db)
    const usage = await usageOf(rows)
    return rows.map((row) => ({ row, usage: usage.get(row.id) ?? null }))
  }

  async function find(key: string, actor: ShopActor): Promise<{ row: PromotionRow; usage: Usage | null } | null> {
    authorise(actor, 'promotions:read')
    const row = await findPromotionByKey(db, key)
    return row && { row, usage: (await usageOf([row])).get(row.id) ?? null }
  }

  async function usageOf(rows: readonly PromotionRow[]): Promise<ReadonlyMap<number, Usage>> {
    const usage = await listUsage(db, { promotionIds: rows.map(({ id }) => id), customerKeys: [], code: null })
    return new Map(usage.map((one) => [one.promotionId, one]))
  }

  /** Adds an inactive promotion; a refusal names the invalid fields. */
  async function add(given: unknown, actor: ShopActor): Promise<Result<PromotionRow, Refusal>> {
    authorise(actor, 'promotions:write')
    const state = readDefinition(given, clock.now(), actor)
    if (!state.ok) return state
    return inTransactionResult(db, async (tx): Promise<Result<PromotionRow, Refusal>> => {
      await lockCodes(tx)
      const fault = await findConflict(tx, state.value, null)
      if (fault) return fault
      const added = await insertPromotion(tx, state.value)
      if (added === null) return refuseField('key')
      await written(tx, 'promotion.added', added, actor)
      return ok(added)
    })
  }

  /** Replaces the definition of the version that was read. Orders keep what it gave them. */
  async function change(
    key: string,
    version: number,
    given: unknown,
    actor: ShopActor,
  ): Promise<Result<PromotionRow, Refusal>> {
    authorise(actor, 'promotions:write')
    return inTransactionResult(db, async (tx): Promise<Result<PromotionRow, Refusal>> => {
      await lockCodes(tx)
      const before = await lockPromotionByKey(tx, key)
      if (before === null) return refuse(notFound)
      if (before.version !== version) return refuse(conflict)
      const { createdAt, isActive } = before
      const state = readDefinition(given, clock.now(), actor, { createdAt, isActive })
      if (!state.ok) return state
      const fault = await findConflict(tx, state.value, before)
      if (fault) return fault
      const after = await updatePromotion(tx, before.id, { ...state.value, key })
      await written(tx, 'promotion.changed', after, actor, before)
      return ok(after)
    })
  }

  /** Switches a promotion on or off. One that is off has no effect; orders keep what it gave them. */
  async function setActive(key: string, isActive: boolean, actor: ShopActor): Promise<Result<PromotionRow, Refusal>> {
    authorise(actor, 'promotions:write')
    return inTransactionResult(db, async (tx): Promise<Result<PromotionRow, Refusal>> => {
      const before = await lockPromotionByKey(tx, key)
      if (before === null) return refuse(notFound)
      if (before.isActive === isActive) return ok(before)
      const after = await updatePromotion(tx, before.id, { isActive, changedAt: clock.now(), changedBy: actor.name })
      await written(tx, isActive ? 'promotion.activated' : 'promotion.ended', after, actor, before)
      return ok(after)
    })
  }

  /** New codes, each good for one order. */
  async function makeCodes(
    key: string,
    { batch, count }: { batch: string; count: number },
    actor: ShopActor,
  ): Promise<Result<string[], Refusal>> {
    authorise(actor, 'promotions:write')
    const label = cleanLine(batch)
    if (label === '' || label.length > 40) return refuseField('batch')
    if (!Number.isInteger(count) || count < 1 || count > maxBatchCodes) return refuseField('count')
    return inTransactionResult(db, async (tx): Promise<Result<string[], Refusal>> => {
      await lockCodes(tx)
      const row = await lockPromotionByKey(tx, key)
      if (row === null) return refuse(notFound)
      if (!row.hasSingleUseCodes) return refuseField('singleUseCodes')
      const codes = new Set<string>()
      while (codes.size < count) codes.add(randomCode())
      // There are 31^10 codes: a collision is very unlikely, and would only make the batch smaller.
      for (const taken of await listTakenCodes(tx, [...codes])) codes.delete(taken)
      await insertCodes(tx, row.id, label, [...codes], clock.now())
      const after = { batch: label, codes: codes.size }
      await recordAudit(tx, { at: clock.now(), actor, command: 'promotion.codes-made', subject: row.key, after })
      return ok([...codes])
    })
  }

  async function written(
    tx: Transaction,
    command: AuditCommand,
    after: PromotionRow,
    actor: ShopActor,
    before?: PromotionRow,
  ): Promise<void> {
    await emitCacheEvent(tx, [promotionsTag])
    const facts = { ...(before && { before: factsOf(before) }), after: factsOf(after) }
    await recordAudit(tx, { at: clock.now(), actor, command, subject: after.key, ...facts })
  }

  return { list, find, add, change, setActive, makeCodes }
}

const randomCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** What it does, for the audit: what has parts is written as JSON. */
function factsOf(row: PromotionRow): AuditDetails {
  const { id: _id, key: _key, createdAt: _made, changedAt: _at, changedBy: _by, version: _version, ...facts } = row
  const parts = { name: row.name.fi, reward: JSON.stringify(row.reward), conditions: JSON.stringify(row.conditions) }
  return { ...facts, ...parts }
}
