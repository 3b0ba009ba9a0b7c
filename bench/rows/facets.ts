import { type Bench, type Figure, figure, megabytes, milliseconds, type Row, verdict } from '../bench.ts'
import { type Asked, countByHand, type FlatProduct, pageByHand } from '../brute-force.ts'
import { createQuestions } from '../questions.ts'
import { generatedByHand, type ShopDatabase } from '../support/databases.ts'
import { measureRebuild } from '../support/list-rebuild.ts'
import { profileShop } from '../support/profile.ts'
import { askJson, timeRequestsApart } from '../support/requests.ts'
import { withShop } from '../support/shop-process.ts'
import { median, quantile } from '../support/statistics.ts'
import type { ProductList } from '../../src/listing/contract/product-list.ts'
import { facetGroupOf, filterPrefix, joinFacetNames } from '../../src/listing/contract/filters.ts'

interface Question {
  asked: Asked
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
    const figures = await measure(bench, count)
    return bench.full ? [...figures, ...(await measure(bench, largeCount))] : figures
  },

  profile: async (bench) => {
    const count = productCount(bench)
    const products = await generatedByHand(count)
    const ask = async (origin: string, seed: number, requests: number): Promise<void> => {
      const paths = questions(products, requests, seed).map(({ path }) => `${origin}${path}`)
      await timeRequestsApart(paths, crowd)
    }
    return profileShop(
      await bench.generated(count),
      `lists of ${count} products, ${crowd} clients`,
      (shop) => ask(shop.origin, 11, bench.quick ? 20 : 300),
      (shop) => ask(shop.origin, 12, bench.quick ? 100 : 4_000),
    )
  },
}

interface Round {
  /** Milliseconds. */
  times: number[]
  perSecond: number
}

async function askTogether(urls: readonly string[]): Promise<Round> {
  const began = performance.now()
  const times = await timeRequestsApart(urls, crowd)
  return { times, perSecond: times.length / ((performance.now() - began) / 1000) }
}

async function measure(bench: Bench, count: number): Promise<Figure[]> {
  const database = await bench.generated(count)
  const products = await generatedByHand(count)
  const [requests, checks] = bench.quick ? [40, 10] : [1_000, 200]
  const isMain = count === productCount(bench)
  const figures = await withShop(database, {}, async (shop): Promise<Figure[]> => {
    const asked = new Set<string>()
    const urls = (seed: number, number: number) =>
      questions(products, number, seed, asked).map(({ path }) => `${shop.origin}${path}`)
    await timeRequestsApart(urls(1, requests), 1)
    const alone = await timeRequestsApart(urls(2, requests), 1)
    const rounds: Round[] = []
    for (const seed of bench.quick ? [3] : [3, 5, 6, 7, 8]) rounds.push(await askTogether(urls(seed, requests * 3)))
    const wrong = await findDifferences(shop.origin, questions(products, checks, 4), products)
    const middle = (of: (round: Round) => number): number => median(rounds.map(of))
    const p99s = rounds.map(({ times }) => quantile(times, 0.99))
    return [
      figure({
        name: `${count} products, alone: p50`,
        value: median(alone),
        show: milliseconds,
        atMost: isMain ? 10 : 30,
        note: `${requests} questions; p95 ${milliseconds(quantile(alone, 0.95))}, p99 ${milliseconds(quantile(alone, 0.99))}`,
      }),
      figure({
        name: `${count} products, ${crowd} clients: p99`,
        value: median(p99s),
        show: milliseconds,
        ...(isMain ? { atMost: 40 } : {}),
        note: `median of ${rounds.length} rounds, ${milliseconds(Math.min(...p99s))} to ${milliseconds(Math.max(...p99s))}; p50 ${milliseconds(middle((round) => median(round.times)))}, p95 ${milliseconds(middle((round) => quantile(round.times, 0.95)))}; ${Math.round(middle((round) => round.perSecond))} answers/s, generator included`,
      }),
      verdict(
        `${count} products, counts and order against brute force`,
        wrong.length === 0,
        `${wrong.length} of ${checks} answers differ`,
        wrong[0] ?? '',
      ),
    ]
  })
  return [...figures, ...(await rebuild(database, count))]
}

/** How long the model takes from the database to its first answer, and what it keeps of memory. */
async function rebuild(database: ShopDatabase, count: number): Promise<Figure[]> {
  const { ms, longestTurnMs, bytes } = await measureRebuild(database)
  return [
    figure({
      name: `${count} products, model built from the database`,
      value: ms,
      show: milliseconds,
      note: `longest turn in which nothing else was answered ${milliseconds(longestTurnMs)}`,
    }),
    figure({
      name: `${count} products, memory of the model`,
      value: bytes,
      show: megabytes,
      note: `${Math.round(bytes / count)} bytes for each product, all orders sorted`,
    }),
  ]
}

async function findDifferences(
  origin: string,
  asked: readonly Question[],
  products: readonly FlatProduct[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const { asked: question, path } of asked) {
    const answer = await askJson<ProductList>(`${origin}${path}`)
    const { total, facets: expected } = countByHand(products, question.category, question.selection)
    const found = new Map(
      answer.facetGroups.flatMap(({ filterName, facets: listed }) =>
        listed
          .filter((facet) => facet.count > 0)
          .map(({ name, count }) => [`${facetGroupOf(filterName)} ${name}`, count]),
      ),
    )
    // In a category its own name and those above it are no choice, and are not offered.
    // Of the bands a price is in, a list offers those that divide it.
    const isGiven = (name: string): boolean =>
      !found.has(name) &&
      (name.startsWith('priceBand ') ||
        (question.category !== null && name.startsWith('category ') && expected.get(name) === total))
    const differing = [...new Set([...expected.keys(), ...found.keys()])].filter(
      (name) => expected.get(name) !== found.get(name) && !isGiven(name),
    )
    if (answer.totalCount !== total) differing.push(`total ${answer.totalCount} instead of ${total}`)
    const codes = pageByHand(products, question).map(({ code }) => code)
    if (answer.productViewModels.some(({ code }, place) => code !== codes[place])) differing.push('order')
    if (differing.length > 0) wrong.push(`${path}: ${differing.slice(0, 3).join(', ')}`)
  }
  return wrong
}

/** Random lists, no two alike, and none of those in `before`, which they join. */
function questions(
  products: readonly FlatProduct[],
  number: number,
  seed: number,
  before = new Set<string>(),
): Question[] {
  const next = createQuestions(products, seed, [12, 24, 48])
  const found: Question[] = []
  while (found.length < number) {
    const asked = next()
    const path = listPath(asked)
    if (before.has(path)) continue
    before.add(path)
    found.push({ asked, path })
  }
  return found
}

/** The call for a list. */
export function listPath({ category, selection, sort, language, page, pageSize }: Asked): string {
  const query = new URLSearchParams({
    language,
    sort: sort.by,
    sortDirection: sort.direction,
    page: String(page),
    pageSize: String(pageSize),
  })
  if (category !== null) query.set('category', category)
  for (const [group, names] of Object.entries(selection)) query.set(`${filterPrefix}${group}`, joinFacetNames(names))
  return `/api/categories/products?${query.toString()}`
}
