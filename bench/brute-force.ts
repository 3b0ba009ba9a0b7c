import { freeFromGroups, type AllergenKey } from '../src/catalogue/contract/codes.ts'
import { type FacetGroupName, facetGroupNames, priceBands } from '../src/catalogue/contract/facets.ts'
import { generateCatalogue } from './generate-catalogue.ts'

/** A generated product as its filters see it, worked out from what was generated and nothing of the shop's. */
export type FlatProduct = Record<FacetGroupName, readonly string[]>

export type Selection = Partial<Record<FacetGroupName, readonly string[]>>

export function flattenCatalogue(count: number, categories: readonly string[], now: Date): FlatProduct[] {
  const { products, stock, prices } = generateCatalogue(count, categories, now)
  const onHand = new Map(stock.map((level) => [level.code, level.onHand]))
  // A campaign comes behind the normal price it takes the place of.
  const cents = new Map(prices.map((price) => [price.variationCode, price.cents]))
  return products.map((product) => {
    const inStock = product.variations.filter(({ code }) => (onHand.get(code) ?? 0) > 0)
    const card = inStock[0] ?? product.variations[0]
    const payable = cents.get(card?.code ?? '') ?? Number.NaN
    const band = priceBands.find(
      ({ fromCents, belowCents }) => payable >= fromCents && (belowCents === null || payable < belowCents),
    )
    const declaredFree = (keys: readonly AllergenKey[]): boolean => keys.every((key) => product.allergens?.[key] === 0)
    return {
      category: product.categories,
      brand: [product.brand],
      suitableFor: product.suitableFor,
      diets: product.diets,
      freeFrom: Object.entries(freeFromGroups)
        .filter(([, keys]) => declaredFree(keys))
        .map(([name]) => name),
      tags: product.tags,
      priceBand: band ? [band.name] : [],
      inStock: inStock.length > 0 ? ['true'] : [],
    }
  })
}

export interface Counts {
  total: number
  /** `group name` → products it would give, the selections of its own group ignored; without the zeros. */
  facets: Map<string, number>
}

/** By looking at every product, again for each group. */
export function countByHand(products: readonly FlatProduct[], category: string | null, selection: Selection): Counts {
  const base = products.filter((product) => category === null || product.category.includes(category))
  const fits = (product: FlatProduct, except: FacetGroupName | null): boolean =>
    facetGroupNames.every((group) => {
      const chosen = selection[group]
      return group === except || chosen === undefined || chosen.some((name) => product[group].includes(name))
    })
  const facets = new Map<string, number>()
  for (const group of facetGroupNames) {
    if (category !== null && offersNoChoice(base, group, selection)) continue
    for (const product of base) {
      if (!fits(product, group)) continue
      for (const name of product[group]) facets.set(`${group} ${name}`, (facets.get(`${group} ${name}`) ?? 0) + 1)
    }
  }
  return { total: base.filter((product) => fits(product, null)).length, facets }
}

/** In a category, a group whose one value all its products have is left out unless it is chosen. */
function offersNoChoice(base: readonly FlatProduct[], group: FacetGroupName, selection: Selection): boolean {
  const values = new Set(base.flatMap((product) => product[group]))
  const [only = ''] = values
  return selection[group] === undefined && values.size === 1 && base.every((product) => product[group].includes(only))
}
