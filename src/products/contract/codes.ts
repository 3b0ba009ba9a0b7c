import { Type } from 'typebox'

/** Product and variation codes: `KV1005`, `KV1005-100G`. */
export const codePattern = '^[A-Za-z0-9][A-Za-z0-9._-]*$'
export const Code = Type.String({ minLength: 1, maxLength: 64, pattern: codePattern })

export const productTypes = ['Product', 'Package', 'CustomTablet', 'GiftCard'] as const
export const ProductType = Type.Enum(productTypes)
export type ProductType = Type.Static<typeof ProductType>

export const vatClasses = ['food', 'general', 'giftcard'] as const
export const VatClass = Type.Enum(vatClasses)
export type VatClass = Type.Static<typeof VatClass>

/** Tags in the order cards prefer them when they show only one (look: sale, new, season, organic, bestseller). */
export const tagKeys = ['new', 'christmas', 'easter', 'limited', 'organic', 'bestseller', 'vegan', 'gift'] as const

export const dietKeys = ['vegan', 'glutenFree', 'milkFree', 'organic', 'noAddedSugar'] as const

export const suitableForKeys = ['vegan', 'vegetarian', 'glutenFree', 'milkFree', 'noAddedSugar'] as const

/**
 * Allergens a product declares, in the order of the declaration: the fourteen of regulation 1169/2011, annex II, of which nuts and
 * cereals with gluten are declared one by one.
 */
export const allergenKeys = [
  'milk',
  'soya',
  'hazelnut',
  'almond',
  'otherNuts',
  'peanut',
  'wheat',
  'rye',
  'barley',
  'oats',
  'egg',
  'sesame',
  'sulphites',
  'celery',
  'mustard',
  'lupin',
  'fish',
  'crustaceans',
  'molluscs',
] as const
export type AllergenKey = (typeof allergenKeys)[number]

/**
 * What a product can be free from: every allergen behind a name must be 0. A search without nuts leaves out peanuts too; milk
 * counts as lactose while nothing is declared of lactose itself.
 */
export const freeFromGroups = {
  milk: ['milk'],
  lactose: ['milk'],
  gluten: ['wheat', 'rye', 'barley', 'oats'],
  nuts: ['hazelnut', 'almond', 'otherNuts', 'peanut'],
  peanut: ['peanut'],
  soya: ['soya'],
  egg: ['egg'],
  sesame: ['sesame'],
} as const satisfies Record<string, readonly AllergenKey[]>
export type FreeFromKey = keyof typeof freeFromGroups

/** Claims about the recipe, as they are made (decision 0005): there may be traces. */
export const recipeClaims = ['vegan', 'vegetarian', 'noAddedSugar', 'organic'] as const
export const isRecipeClaim = (claim: string): boolean => recipeClaims.some((own) => own === claim)

/**
 * Claims that follow from the sugars a food states (regulation 1924/2006); `sugarClaims` computes them, no operator sets
 * them.
 */
const sugarClaimKeys = ['sugarFree', 'lowSugar'] as const
export type SugarClaim = (typeof sugarClaimKeys)[number]

/**
 * What the filter "diet and allergens" offers, each claim once: those about the food are held against its allergens and sugars.
 */
export type DietFilterKey = FreeFromKey | SugarClaim | (typeof recipeClaims)[number]
export const dietFilterKeys: readonly DietFilterKey[] = [
  ...recipeClaims.slice(0, 2),
  ...(Object.keys(freeFromGroups) as FreeFromKey[]), // its own keys
  ...sugarClaimKeys,
  ...recipeClaims.slice(2),
]

/** Labels with a badge; shown only when the value is '1' (specification 2, section 3). */
export const labelCodes = [
  'GOODSFROMFINLANDBLUESWAN',
  'FAZERKAAKAONVASTUULLISUUS',
  'CROSSEDGRAINSYMBOL',
  'HAMMASLÄÄKÄRILIITTOSUOSITTELEE',
  'FINNISHHEARTSYMBOL',
  'MADEINFINLANDFLAGWITHKEY',
  'EUORGANICFARMING',
  'FAZERVEGAN',
] as const

/** Pastels of the backdrops; the style value is `var(--field-{name})`. */
export const fieldColours = [
  'sand',
  'bone',
  'sky',
  'cream',
  'butter',
  'mint',
  'lilac',
  'rose',
  'peach',
  'sage',
] as const
export const FieldColour = Type.Enum(fieldColours)
export type FieldColour = Type.Static<typeof FieldColour>

/** Path of a picture of the shop. */
export const mediaPattern = /^\/media\/[\w-][\w.-]*(\/[\w-][\w.-]*)*\.(webp|png|jpg|jpeg|avif)$/
