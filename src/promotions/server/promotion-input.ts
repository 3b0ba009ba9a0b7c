import { Value } from 'typebox/value'
import type { ShopActor } from '#src/common/actor.ts'
import { cleanLine } from '#src/common/clean-text.ts'
import { findCountry } from '#src/common/countries.ts'
import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { momentOf } from '#src/common/shop-time.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { PromotionDefinition } from '../contract/promotion-definition.ts'
import { normaliseCode } from '../rules/promotion.ts'
import { findMostUsed } from './promotion-record.store.ts'
import {
  hasCodes,
  listTakenCodes,
  listUnknownNames,
  type PromotionRow,
  type PromotionState,
} from './promotion.store.ts'

/* What staff write of a promotion, read and checked. A refusal names the field by its path in the definition. */

export const refuseField = (name: string, key = 'forms/validation/invalid'): { ok: false; error: Refusal } =>
  refuse({ kind: 'fields', fields: { [name]: [key] } })
const refused = (name: string, why: string) => refuseField(name, `office/promotions/refused/${why}`)

/** A new promotion is off. `before`: what of a stored one stays. */
export function readDefinition(
  given: unknown,
  now: Date,
  actor: ShopActor,
  before?: Pick<PromotionRow, 'createdAt' | 'isActive'>,
): Result<PromotionState, Refusal> {
  if (!Value.Check(PromotionDefinition, given)) {
    const paths = Value.Errors(PromotionDefinition, given).map(({ instancePath }) => instancePath.slice(1) || '/')
    const fields = Object.fromEntries(paths.map((path) => [path.replaceAll('/', '.'), ['forms/validation/invalid']]))
    return refuse({ kind: 'fields', fields })
  }
  const state = { ...stateOf(given, now, actor), ...before }
  return faultOf(state) ?? ok(state)
}

function stateOf(given: PromotionDefinition, now: Date, actor: ShopActor): PromotionState {
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

/** What conflicts with the other fields; null: nothing does. */
function faultOf({ name, reward, conditions, couponCodes, from, to, createdAt }: PromotionState) {
  if (Object.values(name).includes('')) return refuseField('name', 'forms/required')
  if (couponCodes.some((code) => code.length < 3)) return refused('couponCodes', 'code-short')
  if (new Set(couponCodes).size < couponCodes.length) return refused('couponCodes', 'code-twice')
  if (to && to <= (from && from > createdAt ? from : createdAt)) return refused('to', 'ends-before')
  if (conditions.countries.some((code) => findCountry(code) === null)) return refuseField('conditions.countries')
  if (reward.type === 'tiered' && new Set(reward.tiers.map(({ fromCents }) => fromCents)).size < reward.tiers.length)
    return refused('reward.tiers', 'tier-twice')
  return null
}

/** What conflicts with the rest of the shop; null: nothing does. The caller has locked the codes. */
export async function findConflict(
  tx: Transaction,
  { reward, conditions: { codes, categories }, ...state }: PromotionState,
  before: PromotionRow | null,
) {
  const { couponCodes, limitTotal, limitPerCustomer, limitBudgetCents } = state
  if (await isUnknown({ variations: codes })) return refused('conditions.codes', 'no-product')
  if (await isUnknown({ categories })) return refused('conditions.categories', 'no-category')
  if (reward.type === 'freeGift' && (await isUnknown({ variations: [reward.code] })))
    return refused('reward.code', 'no-product')
  if ((await listTakenCodes(tx, couponCodes, before?.id)).length > 0) return refused('couponCodes', 'code-taken')
  if (before === null) return null
  // Without its codes it would be everybody's.
  if (!state.hasSingleUseCodes && (await hasCodes(tx, before.id))) return refused('singleUseCodes', 'has-codes')
  const used = await findMostUsed(tx, before.id)
  if (used.orders > (limitTotal ?? used.orders)) return refused('limits.total', 'below-used')
  if (used.byCustomer > (limitPerCustomer ?? used.byCustomer)) return refused('limits.perCustomer', 'below-used')
  if (used.cents > (limitBudgetCents ?? used.cents)) return refused('limits.budgetCents', 'below-used')
  return null

  async function isUnknown(names: { variations?: readonly string[]; categories?: readonly string[] }) {
    return (await listUnknownNames(tx, { variations: [], categories: [], ...names })).length > 0
  }
}
