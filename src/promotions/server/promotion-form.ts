import { Value } from 'typebox/value'
import type { ShopActor } from '#src/common/actor.ts'
import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { parseShopTime, writeShopTime } from '#src/common/shop-time.ts'
import { percent, type PromotionDefinition } from '../contract/promotion-definition.ts'
import { emptyForm, type PromotionForm, type RewardType } from '../contract/promotion-form.ts'
import { readDefinition } from './promotion-input.ts'
import type { PromotionRow, PromotionState } from './promotion.store.ts'

/* Between the flat form of the back office and the definition. */

/** What each kind needs. */
const needed: Readonly<Record<RewardType, readonly (keyof PromotionForm)[]>> = {
  percentage: ['percent'],
  fixed: ['amountCents'],
  tiered: ['tiers'],
  buyXGetY: ['buy', 'get', 'percent'],
  freeGift: ['giftCode'],
  freeShipping: [],
}

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)
const isPercent = (value: number): boolean => Value.Check(percent, value)

/** The definition that a form means; a refusal names fields of the form. `before`: the stored one, whose times stay to the second. */
export function definitionOf(
  form: PromotionForm,
  key: string,
  before: PromotionRow | null,
): Result<PromotionDefinition, Refusal> {
  const missing = needed[form.type].filter((name) => isEmpty(form[name]))
  if (missing.length > 0) return refuseFields(missing, 'forms/required')
  const isUnclear = form.tiers.some((tier) => (tier.percent === undefined) === (tier.amountCents === undefined))
  const isFine = form.tiers.every((tier) => tier.percent === undefined || isPercent(tier.percent))
  if (form.type === 'tiered' && (isUnclear || !isFine)) return refuseFields(['tiers'])
  if (form.percent !== null && !isPercent(form.percent)) return refuseFields(['percent'])
  const kept = before && formOf(before)
  const [from, to] = [
    form.begins === kept?.begins ? before?.from : parseShopTime(form.begins ?? '', 'begin'),
    form.ends === kept?.ends ? before?.to : parseShopTime(form.ends ?? '', 'end'),
  ]
  if (form.begins !== null && !from) return refuseFields(['begins'])
  if (form.ends !== null && !to) return refuseFields(['ends'])
  const { minTotalCents, codes, categories, brands, customerGroups, countries, firstOrder } = form
  const { limitTotal: total, limitPerCustomer: perCustomer, limitBudgetCents: budgetCents } = form
  const { couponCodes, singleUseCodes, isPublic, priority, isExclusive } = form
  return ok({
    key,
    name: { fi: form.nameFi, sv: form.nameSv, en: form.nameEn },
    reward: rewardOf(form),
    conditions: {
      ...(minTotalCents !== null && { minTotalCents }),
      codes,
      categories,
      brands,
      customerGroups,
      countries,
      firstOrder,
    },
    couponCodes,
    singleUseCodes,
    isPublic,
    priority,
    isExclusive,
    limits: {
      ...(total !== null && { total }),
      ...(perCustomer !== null && { perCustomer }),
      ...(budgetCents !== null && { budgetCents }),
    },
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
  })
}

/** The state that a form would give a promotion, to be tried out. `key` empty: a new one. */
export function draftOf(
  form: PromotionForm,
  key: string,
  now: Date,
  actor: ShopActor,
): Result<PromotionState, Refusal> {
  const definition = definitionOf(form, 'draft', null)
  if (!definition.ok) return definition
  // One that was made long ago may have ended since.
  const made = { createdAt: new Date(0), isActive: true }
  const state = readDefinition(definition.value, now, actor, made)
  return atFormFields(state.ok ? ok({ ...state.value, key }) : state)
}

function rewardOf(form: PromotionForm): PromotionDefinition['reward'] {
  const { type, percent: rate, amountCents, buy, get, giftCode, tiers } = form
  switch (type) {
    case 'percentage':
      return { type, percent: rate ?? 0 }
    case 'fixed':
      return { type, amountCents: amountCents ?? 0 }
    case 'buyXGetY':
      return { type, buy: buy ?? 0, get: get ?? 0, percent: rate ?? 0 }
    case 'freeGift':
      return { type, code: giftCode ?? '' }
    case 'freeShipping':
      return { type }
    case 'tiered':
      return {
        type,
        tiers: tiers.map(({ fromCents, percent: share, amountCents: sum = 0 }) =>
          share === undefined ? { fromCents, amountCents: sum } : { fromCents, percent: share },
        ),
      }
  }
}

/** A stored promotion as the form shows it. */
export function formOf({ name, reward, conditions, ...row }: PromotionRow): PromotionForm {
  const { type, ...parts } = reward
  return {
    ...emptyForm,
    nameFi: name.fi,
    nameSv: name.sv,
    nameEn: name.en,
    type,
    ...('code' in parts ? { giftCode: parts.code } : 'tiers' in parts ? { tiers: [...parts.tiers] } : parts),
    minTotalCents: conditions.minTotalCents,
    codes: [...conditions.codes],
    categories: [...conditions.categories],
    brands: [...conditions.brands],
    customerGroups: [...conditions.customerGroups],
    countries: [...conditions.countries],
    firstOrder: conditions.firstOrder,
    couponCodes: [...row.couponCodes],
    singleUseCodes: row.hasSingleUseCodes,
    isPublic: row.isPublic,
    limitTotal: row.limitTotal,
    limitPerCustomer: row.limitPerCustomer,
    limitBudgetCents: row.limitBudgetCents,
    begins: row.from && writeShopTime(row.from, 'begin'),
    ends: row.to && writeShopTime(row.to, 'end'),
    priority: row.priority,
    isExclusive: row.isExclusive,
  }
}

/** Fields of the form, by their paths in the definition. */
const fieldOf: Readonly<Record<string, keyof PromotionForm>> = {
  key: 'nameFi',
  name: 'nameFi',
  'name.fi': 'nameFi',
  'name.sv': 'nameSv',
  'name.en': 'nameEn',
  'reward.code': 'giftCode',
  'limits.total': 'limitTotal',
  'limits.perCustomer': 'limitPerCustomer',
  'limits.budgetCents': 'limitBudgetCents',
  from: 'begins',
  to: 'ends',
}

/** A refusal of a definition, at the fields of the form. */
export function atFormFields<Value>(done: Result<Value, Refusal>): Result<Value, Refusal> {
  if (done.ok || done.error.kind !== 'fields') return done
  const fields = Object.entries(done.error.fields).map(
    ([path, keys]) => [fieldOf[path] ?? path.replace(/^(reward|conditions)\./, ''), keys] as const,
  )
  return refuse({ kind: 'fields', fields: Object.fromEntries(fields) })
}

const refuseFields = (names: readonly string[], key = 'forms/validation/invalid') =>
  refuse({ kind: 'fields', fields: Object.fromEntries(names.map((name) => [name, [key]])) } as const)
