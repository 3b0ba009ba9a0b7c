import type { Language } from '#src/common/locale.ts'
import { displayVolume, displayWeight, pieceUnit } from '#src/common/measure.ts'
import { type Cents, centsPerThousand, displayMoney } from '#src/common/money.ts'

/** What is in one unit, without its packaging. */
export interface NetQuantity {
  /** 0 for what is not weighed. */
  weightGrams: number
  /** Weight without the liquid the food lies in; null for food without liquid. */
  drainedGrams: number | null
  /** Volume of goods sold by volume; null for others. */
  volumeMl: number | null
  pieces: number
}

export interface UnitPrice {
  cents: Cents
  unit: 'kg' | 'l' | 'piece'
}

/** What a unit price is computed from: millilitres of a litre, grams of a kilogram, or pieces. */
export interface UnitBasis {
  amount: number
  unit: UnitPrice['unit']
}

/**
 * The volume of what is sold by volume, else the weight (drained where it lies in a liquid), else the pieces of what is only
 * counted. Null for a single thing without weight, whose price says it all.
 */
export function unitBasis({ weightGrams, drainedGrams, volumeMl, pieces }: NetQuantity): UnitBasis | null {
  if (volumeMl) return { amount: volumeMl, unit: 'l' }
  const grams = drainedGrams ?? weightGrams
  if (grams > 0) return { amount: grams, unit: 'kg' }
  return pieces > 1 ? { amount: pieces, unit: 'piece' } : null
}

/** The price of a litre, a kilogram or a piece (directive 98/6/EC), rounded half up to a cent; null where there is none. */
export function unitPrice(cents: Cents, net: NetQuantity): UnitPrice | null {
  const basis = unitBasis(net)
  if (basis === null) return null
  const { amount, unit } = basis
  return { cents: unit === 'piece' ? Math.round(cents / amount) : centsPerThousand(cents, amount), unit }
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
