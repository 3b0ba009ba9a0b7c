import type { Language } from '#src/common/locale.ts'
import { displayVolume, displayWeight, pieceUnit } from '#src/common/measure.ts'
import { type Cents, centsPerThousand, displayMoney } from '#src/common/money.ts'

/** What is in one unit, without its packaging. */
export interface NetQuantity {
  /** 0 for what is not weighed. */
  weightGrams: number
  /** Without the liquid it lies in; null for what lies in none. */
  drainedGrams: number | null
  /** Of what is sold by volume; null for the rest. */
  volumeMl: number | null
  pieces: number
}

export interface UnitPrice {
  cents: Cents
  unit: 'kg' | 'l' | 'piece'
}

/**
 * The price of a litre, of a kilogram (of the drained weight where there is one), or of a piece of what is only counted
 * (directive 98/6/EC), rounded half up to a cent. Null for a single thing without weight, whose price says it all.
 */
export function unitPrice(cents: Cents, net: NetQuantity): UnitPrice | null {
  const grams = net.drainedGrams ?? net.weightGrams
  if (net.volumeMl) return { cents: centsPerThousand(cents, net.volumeMl), unit: 'l' }
  if (grams > 0) return { cents: centsPerThousand(cents, grams), unit: 'kg' }
  return net.pieces > 1 ? { cents: Math.round(cents / net.pieces), unit: 'piece' } : null
}

/** "45,00 €/kg", "2,40 €/l", "0,50 €/kpl"; empty without a unit price. */
export function displayUnitPrice(price: UnitPrice | null, language: Language): string {
  if (price === null) return ''
  const unit = price.unit === 'piece' ? pieceUnit[language] : price.unit
  return `${displayMoney(price.cents, language)}/${unit}`
}

/** "100 g", "330 ml"; empty for what is neither weighed nor measured. */
export function displayNetQuantity(net: Pick<NetQuantity, 'weightGrams' | 'volumeMl'>, language: Language): string {
  if (net.volumeMl) return displayVolume(net.volumeMl, language)
  return net.weightGrams > 0 ? displayWeight(net.weightGrams, language) : ''
}
