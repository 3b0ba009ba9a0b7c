import type { Cents } from '#src/common/money.ts'
import type { Adjustment } from './adjustment.ts'

/** The total that each promotion takes off, in the order they applied. */
export interface PromotionTotal {
  name: Adjustment['name']
  /** The shopper's code, where it took one. */
  code: string | null
  target: Adjustment['target']['kind']
  cents: Cents
}

/** Takes adjustments of a cart and of an order alike. */
export function promotionsTotals(
  adjustments: readonly (Pick<Adjustment, 'source' | 'name' | 'code' | 'amountCents'> & {
    target: Adjustment['target'] | PromotionTotal['target']
  })[],
): PromotionTotal[] {
  const totals = new Map<string, PromotionTotal>()
  for (const { source, name, code, target, amountCents } of adjustments) {
    const kind = typeof target === 'string' ? target : target.kind
    const known = totals.get(source)
    if (known) known.cents += amountCents
    else totals.set(source, { name, code, target: kind, cents: amountCents })
  }
  return [...totals.values()]
}
