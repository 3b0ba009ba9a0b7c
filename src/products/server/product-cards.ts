import type { TextLookup } from '#src/common/errors.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import { softHyphens } from '#src/platform/texts/soft-hyphens.ts'
import { type ProductCard } from '../contract/card.ts'
import { tagKeys } from '../contract/codes.ts'
import { displayNetQuantity, type NetQuantity } from '../rules/unit-price.ts'
import { categoryPath } from './category-tree.ts'
import { presentPrice } from './price.presenter.ts'
import type { ProductEntry } from './product-entry.ts'
import { shownQuantity } from './sellable.ts'

/** `glutenFree` → `gluten-free`: text keys are lower case (C-3.5). */
export const textKeyPart = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

/** Key of the text that names one of a group: `catalogue/suitable-for/gluten-free`. */
export const labelKey = (group: string, name: string): string => `catalogue/${textKeyPart(group)}/${textKeyPart(name)}`

/** Path of a product's page without language prefix; null without a category to stand under. */
export function productPath(entry: Pick<ProductEntry, 'mainCategory' | 'texts'>, language: Language): string | null {
  return entry.mainCategory === null
    ? null
    : `${categoryPath(entry.mainCategory, language)}/${entry.texts[language].slug}`
}

const nothing: NetQuantity = { weightGrams: 0, drainedGrams: null, volumeMl: null, pieces: 1 }

export function presentCard(entry: ProductEntry, language: Language, text: TextLookup): ProductCard {
  const { card } = entry
  const texts = entry.texts[language]
  const path = productPath(entry, language)
  const available = card === null ? 0 : card.available
  return {
    contentId: entry.id,
    code: entry.code,
    displayName: softHyphens(texts.name, language),
    url: path === null ? '' : withLanguage(path, language),
    imageUrl: card?.image ?? '',
    imageAltText: texts.imageAlt,
    brands: [{ value: entry.brand }],
    tags: presentTags(entry.tags, language, text),
    suitableFor: entry.suitableFor.map((key) => text(language, labelKey('suitableFor', key))),
    ...presentPrice(card?.price ?? null, card ?? nothing, language),
    pieces: card?.pieces ?? 1,
    weightString: displayNetQuantity(card ?? nothing, language),
    isBuyable: card?.isBuyable ?? false,
    inStock: available > 0,
    inStockQuantity: shownQuantity(available),
    disableAddToCart: entry.needsChoice || !(card?.isBuyable ?? false),
    ...(entry.needsChoice && { needsChoice: true as const }),
    firstVariationCode: card?.code ?? '',
    ...(entry.variationCodes.length > 1 && { variationCodes: entry.variationCodes }),
    productType: entry.productType,
    field: entry.field,
    category: entry.mainCategory?.text(language).name ?? '',
    ...(entry.isRecalled ? { isRecalled: true as const } : {}),
    ...(texts.isFinnish ? { nameLanguage: 'fi' as const } : {}),
  }
}

/** Cards of published products by code, in the order of the codes; what is unknown is left out. */
export function findCards(
  lists: { get(code: string): ProductEntry | null },
  codes: readonly string[],
  language: Language,
  text: TextLookup,
): ProductCard[] {
  return codes.flatMap((code) => {
    const entry = lists.get(code)
    return entry === null ? [] : [presentCard(entry, language, text)]
  })
}

/** Tags in the order cards prefer them. */
export function presentTags(tags: readonly string[], language: Language, text: TextLookup): Record<string, string> {
  const rank = (tag: string): number => tagKeys.findIndex((key) => key === tag)
  return Object.fromEntries(
    tags.toSorted((a, b) => rank(a) - rank(b)).map((tag) => [tag, text(language, labelKey('tags', tag))]),
  )
}
