import { randomInt } from 'node:crypto'
import { Value } from 'typebox/value'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { findCountry } from '#src/common/countries.ts'
import { cleanLine } from '#src/common/clean-text.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { momentOf } from '#src/common/shop-time.ts'
import { type AuditCommand, type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { maxBatchCodes, PromotionDefinition } from '../contract/promotion-definition.ts'
import type { Usage } from '../rules/limits.ts'
import { normaliseCode } from '../rules/promotion.ts'
import {
  findPromotionByKey,
  insertCodes,
  insertPromotion,
  listPromotionRows,
  listTakenCodes,
  listUnknownNames,
  lockCodes,
  lockPromotionByKey,
  type NewPromotionRow,
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
    if (!Value.Check(PromotionDefinition, given)) {
      const paths = Value.Errors(PromotionDefinition, given).map(({ instancePath }) => instancePath || '/')
      return fields(...new Set(paths))
    }
    const row = toRow(given, clock.now(), actor)
    const fault = faultOf(row)
    if (fault !== null) return fields(fault)
    return inTransactionResult(db, async (tx): Promise<Result<PromotionRow, Refusal>> => {
      await lockCodes(tx)
      const { codes, categories } = row.conditions
      const variations = row.reward.type === 'freeGift' ? [...codes, row.reward.code] : codes
      const unknown = await listUnknownNames(tx, { variations, categories })
      if (unknown.length > 0) return fields(...unknown)
      const taken = await listTakenCodes(tx, row.couponCodes ?? [])
      if (taken.length > 0) return fields(...taken)
      const added = await insertPromotion(tx, row)
      if (added === null) return fields('key')
      await written(tx, 'promotion.added', added, actor)
      return ok(added)
    })
  }

  /** Switches a promotion on or off. One that is off has no effect; orders keep what it gave them. */
  async function setActive(key: string, isActive: boolean, actor: ShopActor): Promise<Result<PromotionRow, Refusal>> {
    authorise(actor, 'promotions:write')
    return inTransactionResult(db, async (tx): Promise<Result<PromotionRow, Refusal>> => {
      const before = await lockPromotionByKey(tx, key)
      if (before === null) return refuse(notFound)
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
    if (label === '' || label.length > 40) return fields('batch')
    if (!Number.isInteger(count) || count < 1 || count > maxBatchCodes) return fields('count')
    return inTransactionResult(db, async (tx): Promise<Result<string[], Refusal>> => {
      await lockCodes(tx)
      const row = await lockPromotionByKey(tx, key)
      if (row === null) return refuse(notFound)
      if (!row.hasSingleUseCodes) return fields('singleUseCodes')
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

  return { list, find, add, setActive, makeCodes }
}

const fields = (...names: string[]) =>
  refuse({
    kind: 'fields',
    fields: Object.fromEntries(names.map((name) => [name, ['forms/validation/invalid']])),
  } as const)

const randomCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

type CheckedRow = NewPromotionRow & { key: string }

function toRow(given: PromotionDefinition, now: Date, actor: ShopActor): CheckedRow {
  const { conditions = {}, limits = {} } = given
  return {
    key: given.key,
    name: { fi: cleanLine(given.name.fi), sv: cleanLine(given.name.sv), en: cleanLine(given.name.en) },
    reward: given.reward,
    conditions: {
      minTotalCents: conditions.minTotalCents ?? null,
      codes: conditions.codes ?? [],
      categories: conditions.categories ?? [],
      brands: conditions.brands ?? [],
      customerGroups: conditions.customerGroups ?? [],
      countries: conditions.countries ?? [],
      firstOrder: conditions.firstOrder ?? false,
    },
    couponCodes: (given.couponCodes ?? []).map(normaliseCode),
    hasSingleUseCodes: given.singleUseCodes ?? false,
    isPublic: given.isPublic ?? false,
    limitTotal: limits.total ?? null,
    limitPerCustomer: limits.perCustomer ?? null,
    limitBudgetCents: limits.budgetCents ?? null,
    from: given.from === undefined ? null : momentOf(given.from, 'begin'),
    to: given.to === undefined ? null : momentOf(given.to, 'end'),
    priority: given.priority ?? 100,
    isExclusive: given.isExclusive ?? false,
    isActive: false,
    createdAt: now,
    changedAt: now,
    changedBy: actor.name,
  }
}

/** The field that conflicts with the others; null: none does. */
function faultOf({ name, reward, conditions, couponCodes = [], from, to, createdAt }: CheckedRow): string | null {
  if (Object.values(name).includes('')) return 'name'
  if (couponCodes.some((code) => code.length < 3)) return 'couponCodes'
  if (to && to <= (from && from > createdAt ? from : createdAt)) return 'to'
  if (conditions.countries.some((code) => findCountry(code) === null)) return 'conditions.countries'
  if (reward.type === 'tiered' && new Set(reward.tiers.map(({ fromCents }) => fromCents)).size < reward.tiers.length)
    return 'reward.tiers'
  return null
}

const factsOf = ({
  isActive,
  priority,
  from,
  to,
  limitTotal,
  limitPerCustomer,
  limitBudgetCents,
}: PromotionRow): AuditDetails => ({
  isActive,
  priority,
  from,
  to,
  limitTotal,
  limitPerCustomer,
  limitBudgetCents,
})
