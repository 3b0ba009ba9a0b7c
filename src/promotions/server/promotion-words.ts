import { findCountry } from '#src/common/countries.ts'
import { dateTimeText, dayText } from '#src/common/day-text.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { displayMoney } from '#src/common/money.ts'
import { dayOverAt } from '#src/common/shop-time.ts'
import type { PromotionWords } from '../contract/promotion-form.ts'
import { levelOf, type Reward, type Tier } from '../rules/promotion.ts'
import type { PromotionRow } from './promotion.store.ts'

interface Words {
  language: Language
  text: TextLookup
  /** Names of variations and categories; a code without a name stands for itself. */
  names: ReadonlyMap<string, string>
}

/** The first moment, or the last day that is included, as people write it. */
export function edgeText(moment: Date, edge: 'begin' | 'end', language: Language): string {
  const isWholeDay = dayOverAt(moment) !== null
  if (!isWholeDay) return dateTimeText(moment, language)
  return dayText(edge === 'end' ? new Date(+moment - 1) : moment, language)
}

/** What a promotion gives, to whom, by which code and how often, in sentences. */
export function promotionWords(row: PromotionRow, words: Words): PromotionWords {
  const { language, text, names } = words
  const { conditions, couponCodes, hasSingleUseCodes, limitTotal, limitPerCustomer, limitBudgetCents } = row
  const say = (key: string, params: Record<string, string | number> = {}) =>
    text(language, `office/promotions/words/${key}`, params)
  const money = (cents: number) => displayMoney(cents, language)
  const named = (values: readonly string[], nameOf = (value: string) => names.get(value) ?? value) =>
    values.map(nameOf).join(', ')
  const some = (key: string, values: readonly string[], nameOf?: (value: string) => string) =>
    values.length > 0 ? [say(key, { names: named(values, nameOf) })] : []
  const codes = [...couponCodes, ...(hasSingleUseCodes ? [say('single-use')] : [])].join(', ')
  return {
    gives: givesOf(row, words),
    when: [
      ...(row.from ? [say('from', { time: edgeText(row.from, 'begin', language) })] : []),
      ...(row.to ? [say('until', { time: edgeText(row.to, 'end', language) })] : []),
      ...(conditions.minTotalCents === null ? [] : [say('min-total', { sum: money(conditions.minTotalCents) })]),
      ...some('codes', conditions.codes),
      ...some('categories', conditions.categories),
      ...some('brands', conditions.brands),
      ...some('countries', conditions.countries, (code) => text(language, findCountry(code)?.nameKey ?? code)),
      ...some('groups', conditions.customerGroups, (group) => text(language, `office/promotions/group/${group}`)),
      ...(conditions.firstOrder ? [say('first-order')] : []),
      ...(row.isExclusive ? [say('exclusive')] : []),
    ],
    opens: codes === '' ? say('no-code') : say('code', { codes }),
    limits: [
      ...(limitTotal === null ? [] : [say('limit-total', { count: limitTotal })]),
      ...(limitPerCustomer === null ? [] : [say('limit-customer', { count: limitPerCustomer })]),
      ...(limitBudgetCents === null ? [] : [say('limit-budget', { sum: money(limitBudgetCents) })]),
    ],
  }
}

function givesOf({ reward, conditions }: { reward: Reward } & Pick<PromotionRow, 'conditions'>, words: Words): string {
  const { language, text, names } = words
  const percentText = (percent: number) =>
    new Intl.NumberFormat(localeTag(language), { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)
  const valueOf = (value: { percent: number } | { amountCents: number }) =>
    'percent' in value ? percentText(value.percent) : displayMoney(value.amountCents, language)
  const say = (key: string, params: Record<string, string | number> = {}) =>
    text(language, `office/promotions/gives/${key}`, params)
  const scope = levelOf({ reward, conditions }) === 'line' ? 'lines' : 'order'
  switch (reward.type) {
    case 'percentage':
    case 'fixed':
      return say(scope, { value: valueOf(reward) })
    case 'tiered': {
      const tiers = reward.tiers.toSorted((one: Tier, other: Tier) => one.fromCents - other.fromCents)
      const steps = tiers.map((tier) =>
        say('tier', { from: displayMoney(tier.fromCents, language), value: valueOf(tier) }),
      )
      return say(scope, { value: steps.join(', ') })
    }
    case 'buyXGetY':
      return say(reward.percent === 100 ? 'buy-get-free' : 'buy-get', {
        buy: reward.buy,
        get: reward.get,
        value: percentText(reward.percent),
      })
    case 'freeGift':
      return say('gift', { name: names.get(reward.code) ?? reward.code })
    case 'freeShipping':
      return say('shipping')
  }
}
