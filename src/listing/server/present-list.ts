import type { TextLookup } from '#src/common/errors.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { dietFilterKeys, tagKeys } from '#src/products/contract/codes.ts'
import type { FacetGroupName } from '#src/products/contract/facets.ts'
import { categoryLine, type CategoryTree } from '#src/products/server/category-tree.ts'
import { labelKey, presentCard, textKeyPart } from '#src/products/server/product-cards.ts'
import type { ProductEntry } from '#src/products/server/product-entry.ts'
import { type FacetGroup, filterPrefix } from '../contract/filters.ts'
import type { ProductList } from '../contract/product-list.ts'
import type { ListQuery, ListResult } from './list-model.ts'

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

/** A facet without a fixed place follows those with one, sorted by name. */
const fixedRanks: Partial<Record<FacetGroupName, ReadonlyMap<string, number>>> = {
  freeFrom: places(dietFilterKeys),
  tags: places(tagKeys),
}

function presentFacets(
  { group, facets }: ListResult<ProductEntry>['facets'][number],
  tree: CategoryTree,
  language: Language,
  text: TextLookup,
): FacetGroup[] {
  if (facets.length === 0) return []
  // Categories stand as they do in the menu.
  const ranks = group === 'category' ? places(tree.all.map(({ code }) => code)) : fixedRanks[group]
  const collator = labelCollator(language)
  const labelled = facets.map((facet) => ({
    facet: { ...facet, label: facetLabel(group, facet.name, tree, language, text) },
    rank: group === 'priceBand' ? Number.parseInt(facet.name, 10) : (ranks?.get(facet.name) ?? Infinity),
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

function facetLabel(
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
    case 'freeFrom':
    case 'tags':
      return text(language, labelKey(group, name))
    case 'priceBand': {
      const [from = '', to = ''] = name.split('-')
      return text(language, labelKey(group, to === '' ? 'from' : from === '0' ? 'below' : 'between'), { from, to })
    }
  }
}
