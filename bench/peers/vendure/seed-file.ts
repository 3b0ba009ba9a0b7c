import { writeFile } from 'node:fs/promises'
import type { FacetGroupName } from '../../../src/products/contract/facets.ts'
import type { CatalogueImport } from '../../../src/transfer/server/catalogue-import.ts'
import type { FlatProduct } from '../../brute-force.ts'

/** Groups that are the same on both sides: facts of a product. Price bands and stock are computed, and not filters there. */
export const sharedGroups = ['category', 'brand', 'freeFrom', 'tags'] as const satisfies readonly FacetGroupName[]

/** More than any bench can sell. */
export const endlessStock = 10_000_000

/** Writes what `seed.mjs` reads: the products the shop has, in English, at today's normal prices. */
export async function writeSeedFile(file: string, made: CatalogueImport, flat: readonly FlatProduct[]): Promise<void> {
  const prices = new Map<string, number>()
  for (const { variationCode, kind, cents, validFrom } of made.prices)
    if (kind === 'normal' && typeof cents === 'number' && validFrom <= new Date()) prices.set(variationCode, cents)
  const byCode = new Map(flat.map((product) => [product.code, product]))
  const products = made.products.map(({ code, texts, variations }) => ({
    name: texts.en.name,
    slug: code.toLowerCase(),
    description: texts.en.description ?? '',
    facets: sharedGroups.flatMap((group) => (byCode.get(code)?.facets[group] ?? []).map((name) => `${group} ${name}`)),
    variations: variations.map((variation) => ({
      code: variation.code,
      name: variation.texts.en.name,
      option: variation.code.slice(code.length + 1),
      cents: prices.get(variation.code) ?? 0,
      stock: endlessStock,
    })),
  }))
  const names = (group: FacetGroupName): string[] =>
    [...new Set(flat.flatMap(({ facets }) => facets[group]))].toSorted()
  const facets = Object.fromEntries(sharedGroups.map((group) => [group, names(group)]))
  const collections = names('category').map((code) => ({ code, name: code }))
  await writeFile(file, JSON.stringify({ facets, collections, products }))
}
