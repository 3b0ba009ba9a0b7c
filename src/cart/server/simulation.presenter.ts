import { findCountry } from '#src/common/countries.ts'
import { displayMoney, sumOf } from '#src/common/money.ts'
import { edgeText } from '#src/promotions/server/promotion-words.ts'
import { needsCode, type Promotion, type TraceEntry } from '#src/promotions/rules/promotion.ts'
import type { Simulation } from '#src/promotions/contract/simulation.ts'
import { presentFault, type Words } from './cart.presenter.ts'
import type { Simulated } from './simulator.ts'

/** A simulation as staff read it. */
export function presentSimulation(simulated: Simulated, tried: string | undefined, words: Words): Simulation {
  const { row, priced, promotions, countryCode, methods, openCartId } = simulated
  const { language, text } = words
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const promotionCents = sumOf(priced.adjustments.map(({ amountCents }) => amountCents))
  const shippingCents = sumOf(priced.shipments.map(({ feeCents }) => feeCents))
  const { totalCents } = priced.totals
  const method = priced.shipments.find(({ kind }) => kind === 'goods')?.method
  return {
    lines: priced.lines.map(({ line, sellable }) => ({
      code: line.code,
      name: sellable?.displayName ?? line.displayName,
      quantity: line.quantity,
      isGift: line.isGift ?? false,
      totalCents: line.priceCents * line.quantity,
    })),
    couponCode: row.couponCode ?? '',
    countryCode,
    steps: priced.trace.flatMap((entry) => {
      const promotion = byId.get(entry.promotionId)
      if (!promotion) return []
      return [
        {
          level: entry.level,
          key: promotion.key,
          name: promotion.name[language],
          isApplied: entry.outcome === 'applied',
          isTried: promotion.key === (tried ?? ''),
          reason: reasonOf(entry, promotion, simulated, words),
          amountCents: entry.outcome === 'applied' ? entry.amountCents : 0,
        },
      ]
    }),
    goodsCents: totalCents + promotionCents - shippingCents,
    promotionCents,
    shippingCents,
    totalCents,
    methodName: method ? text(language, method.nameKey) : '',
    methods: methods.map(({ methodId, nameKey }) => ({ value: methodId, label: text(language, nameKey) })),
    problems: [...new Set(priced.problems.map((fault) => presentFault(fault, words).value ?? ''))],
    openCartId,
  }
}

/** Why a promotion applies to a cart or not. */
function reasonOf(
  { outcome, missingCents = 0 }: TraceEntry,
  promotion: Promotion,
  { row }: Simulated,
  { language, text }: Words,
): string {
  const { couponCodes, conditions, from, to } = promotion
  const isByCode = outcome === 'applied' && needsCode(promotion)
  const isSingleUse = outcome === 'needs-code' && couponCodes.length === 0
  const key = isByCode ? 'applied-by-code' : isSingleUse ? 'needs-single-use' : outcome
  const countries = conditions.countries.map((code) => text(language, findCountry(code)?.nameKey ?? code))
  return text(language, `office/promotions/outcome/${key}`, {
    code: row.couponCode ?? '',
    codes: couponCodes.join(', '),
    missing: displayMoney(missingCents, language),
    begins: from ? edgeText(from, 'begin', language) : '',
    ends: to ? edgeText(to, 'end', language) : '',
    countries: countries.join(', '),
  })
}
