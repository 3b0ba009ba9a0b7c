import type { ProductList } from '../../src/catalogue/contract/card.ts'
import { facetGroupNames, facetGroupOf, filterPrefix, joinFacetNames } from '../../src/catalogue/contract/facets.ts'
import { sortOptions } from '../../src/catalogue/contract/list.ts'
import { languages } from '../../src/common/locale.ts'
import { type Bench, type Figure, figure, milliseconds, ratio, type Row, verdict } from '../bench.ts'
import { countByHand, flattenCatalogue, type FlatProduct, type Selection } from '../brute-force.ts'
import { createRandom } from '../generate-catalogue.ts'
import { categoryCodes, generatedAt } from '../support/databases.ts'
import { profileShop } from '../support/profile.ts'
import { askJson, timeRequests } from '../support/requests.ts'
import { withShop } from '../support/shop-process.ts'
import { median, quantile } from '../support/statistics.ts'

interface Question {
  category: string | null
  selection: Selection
  path: string
}

const productCount = (bench: Bench): number => (bench.quick ? 500 : 10_000)
const largeCount = 100_000
const crowd = 16

export const facets: Row = {
  name: 'facets',
  title: 'Product lists with facets, every question a new one, so that no answer is a kept one',

  run: async (bench) => {
    const count = productCount(bench)
    const { p50, figures } = await measure(bench, count)
    if (!bench.full) return figures
    const large = await measure(bench, largeCount)
    return [
      ...figures,
      figure({
        name: `p50 alone, ${largeCount} products to ${count}`,
        value: large.p50 / p50,
        show: ratio,
        atMost: 2,
        note: `${milliseconds(large.p50)} against ${milliseconds(p50)}`,
      }),
    ]
  },

  profile: async (bench) => {
    const database = await bench.generated(productCount(bench))
    const categories = await categoryCodes(database)
    const ask = async (origin: string, seed: number, requests: number): Promise<void> => {
      const paths = questions(categories, requests, seed).map(({ path }) => `${origin}${path}`)
      await timeRequests(paths, crowd)
    }
    return profileShop(
      database,
      `lists of ${productCount(bench)} products, ${crowd} clients`,
      (shop) => ask(shop.origin, 11, bench.quick ? 20 : 300),
      (shop) => ask(shop.origin, 12, bench.quick ? 100 : 4_000),
    )
  },
}

async function measure(bench: Bench, count: number): Promise<{ p50: number; figures: Figure[] }> {
  const database = await bench.generated(count)
  const categories = await categoryCodes(database)
  const [requests, checks] = bench.quick ? [40, 10] : [1_000, 200]
  return withShop(database, {}, async (shop) => {
    const asked = (seed: number, number: number) => questions(categories, number, seed)
    const urls = (seed: number, number: number) => asked(seed, number).map(({ path }) => `${shop.origin}${path}`)
    await timeRequests(urls(1, Math.ceil(requests / 4)), 1)
    const alone = await timeRequests(urls(2, requests), 1)
    const began = performance.now()
    const together = await timeRequests(urls(3, requests * 3), crowd)
    const seconds = (performance.now() - began) / 1000
    const wrong = await findDifferences(shop.origin, asked(4, checks), flattenCatalogue(count, categories, generatedAt))
    const p50 = median(alone)
    const isMain = count === productCount(bench)
    return {
      p50,
      figures: [
        figure({
          name: `${count} products, alone: p50`,
          value: p50,
          show: milliseconds,
          ...(isMain ? { atMost: 10 } : {}),
          note: `${requests} questions; p95 ${milliseconds(quantile(alone, 0.95))}`,
        }),
        figure({
          name: `${count} products, ${crowd} clients: p95`,
          value: quantile(together, 0.95),
          show: milliseconds,
          note: `p50 ${milliseconds(median(together))}; ${Math.round((requests * 3) / seconds)} answers/s, generator included`,
        }),
        verdict(
          `${count} products, counts against brute force`,
          wrong.length === 0,
          `${wrong.length} of ${checks} answers differ`,
          wrong[0] ?? '',
        ),
      ],
    }
  })
}

async function findDifferences(
  origin: string,
  asked: readonly Question[],
  products: readonly FlatProduct[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const { category, selection, path } of asked) {
    const answer = await askJson<ProductList>(`${origin}${path}`)
    const { total, facets: expected } = countByHand(products, category, selection)
    const found = new Map(
      answer.facetGroups.flatMap(({ filterName, facets: listed }) =>
        listed
          .filter((facet) => facet.count > 0)
          .map(({ name, count }) => [`${facetGroupOf(filterName)} ${name}`, count]),
      ),
    )
    const differing = [...new Set([...expected.keys(), ...found.keys()])].filter(
      (name) => expected.get(name) !== found.get(name),
    )
    if (answer.totalCount !== total) differing.push(`total ${answer.totalCount} instead of ${total}`)
    if (differing.length > 0) wrong.push(`${path}: ${differing.slice(0, 3).join(', ')}`)
  }
  return wrong
}

/** Names a visitor may choose; what the generator makes of each group. */
const choices: Selection = {
  brand: ['Konvehti', 'Willja', 'Froosh', 'Lumo', 'Kataja', 'Aura', 'Saaristo', 'Pohjola'],
  suitableFor: ['vegan', 'vegetarian', 'glutenFree', 'milkFree', 'noAddedSugar'],
  diets: ['vegan', 'glutenFree', 'milkFree', 'organic', 'noAddedSugar'],
  freeFrom: ['milk', 'nuts', 'peanut', 'soya', 'egg', 'sesame'],
  tags: ['new', 'christmas', 'limited', 'organic', 'bestseller', 'vegan', 'gift'],
  priceBand: ['0-5', '5-10', '10-20', '20-50', '50-'],
  inStock: ['true'],
}

/** Random lists, no two alike: a category or all, one to three filters, an order, one of the first pages. */
function questions(categories: readonly string[], number: number, seed: number): Question[] {
  const random = createRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T // never empty
  const found = new Map<string, Question>()
  while (found.size < number) {
    const category = random() < 0.6 ? pick(categories) : null
    const groups = facetGroupNames.filter((group) => choices[group] !== undefined && random() < 0.3).slice(0, 3)
    const selection: Selection = Object.fromEntries(
      groups.map((group) => [group, [...new Set([pick(choices[group] ?? []), pick(choices[group] ?? [])])].toSorted()]),
    )
    const { by, direction } = pick(sortOptions)
    const query = new URLSearchParams({
      language: pick(languages),
      sortBy: by,
      sortDirection: direction,
      page: String(1 + Math.floor(random() * 3)),
      pageSize: pick(['12', '24', '48']),
    })
    if (category !== null) query.set('category', category)
    for (const group of groups) query.set(`${filterPrefix}${group}`, joinFacetNames(selection[group] ?? []))
    const path = `/api/categories/products?${query.toString()}`
    found.set(path, { category, selection, path })
  }
  return [...found.values()]
}
