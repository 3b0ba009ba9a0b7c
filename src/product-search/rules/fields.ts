/** Where a word may stand in a product, and what it is worth there: 1 is a name. */
const fieldWeights = {
  name: 1,
  code: 1,
  brand: 0.82,
  variations: 0.8,
  food: 0.72,
  category: 0.68,
  labels: 0.55,
  short: 0.4,
  description: 0.24,
  ingredients: 0.2,
} as const

export type SearchField = keyof typeof fieldWeights
const searchFields = Object.keys(fieldWeights) as SearchField[] // the keys of the object above

/** A bit for each field, so that one number tells all the places of a word in a product. */
export const fieldBits = Object.fromEntries(searchFields.map((field, index) => [field, 1 << index])) as Record<
  SearchField,
  number
> // one for each field
export const fieldBitCount = searchFields.length

/** Fields that name what a product is: only their words are completed, taken apart and corrected. */
export const titleFields: ReadonlySet<SearchField> = new Set(['name', 'brand', 'variations', 'food', 'category'])

/** Each further place of a word is worth this share of its weight. */
const furtherShare = 0.04

/** Weight by set of fields: that of the best one, and a little for each other, never more than 1.1. */
export const weightOfFields: Float32Array = Float32Array.from({ length: 1 << fieldBitCount }, (_, mask) => {
  const weights = searchFields.filter((field) => (mask & fieldBits[field]) !== 0).map((field) => fieldWeights[field])
  if (weights.length === 0) return 0
  const best = Math.max(...weights)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return Math.min(1.1, best + (all - best) * furtherShare)
})
