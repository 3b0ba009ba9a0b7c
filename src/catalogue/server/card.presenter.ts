import { type Language, localeTag, withLanguage } from '#src/common/locale.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { ProductCard, ProductList } from '../contract/card.ts'
import { dietKeys, freeFromGroups, suitableForKeys, tagKeys } from '../contract/codes.ts'
import { type FacetGroup, type FacetGroupName, filterPrefix, priceBands } from '../contract/facets.ts'
import { needsChoice } from '../rules/card-choice.ts'
import { softHyphens } from '../rules/soft-hyphens.ts'
import type { CarefulAnswer } from './careful-search.ts'
import { categoryLine, categoryPath, type CategoryTree } from './category-tree.ts'
import type { ProductEntry } from './list/list-entry.ts'
import type { ListQuery, ListResult } from './list/list-model.ts'
import { displayNetQuantity, type NetQuantity } from '../rules/unit-price.ts'
import { presentPrice } from './price.presenter.ts'
import { shownQuantity } from './sellable.ts'

/** `glutenFree` → `gluten-free`: text keys are lower case (C-3.5). */
export function textKeyPart(name: string): string {
  const known = keyParts.get(name) ?? name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
  keyParts.set(name, known)
  return known
}

/** Tags, claims and the like: few, and asked for by every card. */
const keyParts = new Map<string, string>()
const labelKeys = new Map<string, Map<string, string>>()

/** Key of the text that names one of a group: `catalogue/suitable-for/gluten-free`. */
function labelKey(group: string, name: string): string {
  const keys = labelKeys.get(group) ?? new Map<string, string>()
  labelKeys.set(group, keys)
  const key = keys.get(name) ?? `catalogue/${textKeyPart(group)}/${textKeyPart(name)}`
  keys.set(name, key)
  return key
}

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
    disableAddToCart: needsChoice(entry.productType, entry.variationCodes.length, card?.isBuyable ?? false),
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

/** `asked`: the category of the list and its filters, where it has any. */
export function presentList(
  result: ListResult<ProductEntry>,
  tree: CategoryTree,
  language: Language,
  text: TextLookup,
  asked: Partial<Pick<ListQuery, 'category' | 'filters'>> = {},
): ProductList {
  const chosen = asked.filters?.category ?? []
  const own = asked.category === undefined ? null : tree.byCode(asked.category)
  // All products of a category are in it and in those above it: these offer no choice.
  const given = own === null ? [] : categoryLine(own).flatMap(({ code }) => (chosen.includes(code) ? [] : [code]))
  const isChoice = (group: FacetGroupName, name: string): boolean => group !== 'category' || !given.includes(name)
  return {
    productViewModels: result.entries.map((entry) => presentCard(entry, language, text)),
    totalCount: result.totalCount,
    facetGroups: result.facets.flatMap(({ group, facets }) =>
      presentFacets({ group, facets: facets.filter(({ name }) => isChoice(group, name)) }, tree, language, text),
    ),
  }
}

const places = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, place) => [name, place]))

/** What has no place of its own comes after what has, by its name. */
const fixedRanks: Partial<Record<FacetGroupName, ReadonlyMap<string, number>>> = {
  suitableFor: places(suitableForKeys),
  diets: places(dietKeys),
  freeFrom: places(Object.keys(freeFromGroups)),
  tags: places(tagKeys),
  priceBand: places(priceBands.map((band) => band.name)),
}

const menuRanks = new WeakMap<CategoryTree, ReadonlyMap<string, number>>()

/** Of categories by code: the menu's order. A tree never changes; there is a new one when categories do. */
function ranksOf(tree: CategoryTree): ReadonlyMap<string, number> {
  const ranks = menuRanks.get(tree) ?? places(tree.all.map(({ code }) => code))
  menuRanks.set(tree, ranks)
  return ranks
}

function presentFacets(
  { group, facets }: ListResult<ProductEntry>['facets'][number],
  tree: CategoryTree,
  language: Language,
  text: TextLookup,
): FacetGroup[] {
  if (facets.length === 0) return []
  const ranks = group === 'category' ? ranksOf(tree) : fixedRanks[group]
  const collator = labelCollator(language)
  const labelled = facets.map((facet) => ({
    facet: { ...facet, label: facetLabel(group, facet.name, tree, language, text) },
    rank: ranks?.get(facet.name) ?? Infinity,
  }))
  labelled.sort((a, b) => (a.rank === b.rank ? collator.compare(a.facet.label, b.facet.label) : a.rank - b.rank))
  return [
    {
      filterName: `${filterPrefix}${group}`,
      displayName: text(language, `catalogue/facets/${textKeyPart(group)}`),
      facets: labelled.map(({ facet }) => facet),
    },
  ]
}

const collators = new Map<Language, Intl.Collator>()

/** Made once: making one takes a hundred times as long as using it. */
function labelCollator(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(localeTag(language))
  collators.set(language, known)
  return known
}

export function facetLabel(
  group: FacetGroupName,
  name: string,
  tree: CategoryTree,
  language: Language,
  text: TextLookup,
): string {
  switch (group) {
    case 'category':
      return tree.byCode(name)?.text(language).name ?? name
    case 'brand':
      return name
    case 'inStock':
      return text(language, 'catalogue/facets/in-stock-only')
    case 'suitableFor':
    case 'diets':
    case 'freeFrom':
    case 'tags':
    case 'priceBand':
      return text(language, labelKey(group, name))
  }
}

/** What a phrase wanted none of, on the wire; nothing where it wanted nothing of the kind. */
export type ShownWish = Pick<ProductList, 'without' | 'mayHaveTraces'>

export function presentWish(
  { without, mayHaveTraces }: Pick<CarefulAnswer, 'without' | 'mayHaveTraces'>,
  tree: CategoryTree,
  language: Language,
  text: TextLookup,
): ShownWish {
  if (without.length === 0) return {}
  return {
    ...(mayHaveTraces && { mayHaveTraces }),
    without: without.map((key) => facetLabel('freeFrom', key, tree, language, text)),
  }
}
