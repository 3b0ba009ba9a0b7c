import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, countByHand, type FlatProduct, type HiddenProducts, pageByHand } from '../../bench/brute-force.ts'
import { createQuestions } from '../../bench/questions.ts'
import { formatListState, parseListState } from '../../src/listing/contract/list-state.ts'
import { productsPath } from '../../src/products/contract/paths.ts'
import { categoryLine, categoryUrl } from '../../src/products/server/category-tree.ts'
import { createProductLists, type ProductLists } from '../../src/listing/server/product-lists.ts'
import { withLanguage } from '../../src/common/locale.ts'
import type { CategoryPageFields, ProductsPageFields } from '../../src/listing/contract/list.ts'
import type { InitialState } from '../../src/shell/contract/initial-state.ts'
import type { PageModel } from '../../src/shell/contract/page-model.ts'
import { type DeliveryShop, startDeliveryShop } from '../delivery/support/delivery-shop.ts'
import { isFullTier, runsInTier } from '../support/tier.ts'
import { fillWithGenerated, generatedByHand, hideProducts, someHidden } from './support/generated-shop.ts'
import { facetGroupOf, filterPrefix, joinFacetNames } from '../../src/listing/contract/filters.ts'
import type { ProductList } from '../../src/listing/contract/product-list.ts'
import { productPageSize } from '../../src/listing/contract/limits.ts'

/*
 * Random lists over generated products, five thousand in the full tier and a third of them otherwise; some are hidden in some lists:
 * what the model, the call and the page answer is compared with what going through all products by hand gives. The calls and
 * pages are a sample; all of them in the full tier.
 */

const productCount = isFullTier ? 5_000 : 1_700
const listCount = runsInTier(1_000, 4)
const asked = isFullTier ? { calls: listCount, pages: listCount } : { calls: 50, pages: 30 }

let shop: DeliveryShop
let lists: ProductLists
let byHand: FlatProduct[]
let hidden: HiddenProducts
const now = new Date()
beforeAll(async () => {
  byHand = await generatedByHand(productCount, now)
  hidden = someHidden(byHand)
  shop = await startDeliveryShop(async (database) => {
    await fillWithGenerated(database, productCount, now)
    await hideProducts(database, hidden, now)
  })
  lists = createProductLists({ db: shop.database.db, clock: shop.clock, log: pino({ level: 'silent' }) })
  await lists.start()
}, 240_000)
afterAll(async () => {
  await lists.stop()
  await shop.stop()
})

const questions = (seed: number, count: number, pageSizes: readonly number[]): Asked[] => {
  const next = createQuestions(byHand, seed, pageSizes)
  return Array.from({ length: count }, next)
}

interface Answer {
  total: number
  codes: string[]
  /** Without the zeros. */
  facets: Record<string, number>
}

function expected(question: Asked): Answer {
  const { total, facets } = countByHand(byHand, question.category, question.selection, hidden)
  return {
    total,
    codes: pageByHand(byHand, question, hidden).map(({ code }) => code),
    facets: Object.fromEntries(facets),
  }
}

/** As lists are presented: a category offers neither itself nor those above it, unless one of them is chosen. */
function presented(question: Asked): Answer {
  const { facets, ...rest } = expected(question)
  const own = question.category === null ? null : lists.tree().byCode(question.category)
  const chosen = [...(question.selection.category ?? [])]
  const given = own === null ? [] : categoryLine(own).flatMap(({ code }) => (chosen.includes(code) ? [] : [code]))
  const shown = Object.entries(facets).filter(([facet]) => !given.some((code) => facet === `category ${code}`))
  return { ...rest, facets: Object.fromEntries(shown) }
}

const counted = (facets: readonly (readonly [group: string, name: string, count: number])[]): Answer['facets'] =>
  Object.fromEntries(facets.flatMap(([group, name, count]) => (count === 0 ? [] : [[`${group} ${name}`, count]])))

const answerOf = (list: ProductList): Answer => ({
  total: list.totalCount,
  codes: list.productViewModels.map(({ code }) => code),
  facets: counted(
    list.facetGroups.flatMap(({ filterName, facets }) =>
      facets.map(({ name, count }) => [facetGroupOf(filterName) ?? '', name, count] as const),
    ),
  ),
})

/** Where the answer differs, with the question: a thousand equal answers say nothing. */
function differences(pairs: readonly { question: Asked; answer: Answer }[], rightOf = presented): unknown[] {
  return pairs.flatMap(({ question, answer }) => {
    const right = withBandsOf(answer, question, rightOf(question))
    return JSON.stringify(sorted(answer)) === JSON.stringify(sorted(right)) ? [] : [{ question, answer, right }]
  })
}
const isBand = (facet: string): boolean => facet.startsWith('priceBand ')
/**
 * Of all the bands a price is in, a list offers those that divide it: what is counted by hand is held to these. Unless one is
 * chosen, each priced product is in just one of them.
 */
function withBandsOf({ facets }: Answer, { selection }: Asked, right: Answer): Answer {
  const bands = Object.keys(facets).filter(isBand)
  if (bands.length > 0 && selection.priceBand === undefined) {
    const divided = bands.reduce((sum, band) => sum + (facets[band] ?? 0), 0)
    expect(divided, JSON.stringify(bands)).toBe(right.facets['priceBand 0-'])
  }
  const kept = Object.entries(right.facets).filter(([facet]) => !isBand(facet) || bands.includes(facet))
  return { ...right, facets: Object.fromEntries(kept) }
}
const sorted = (answer: Answer) => ({
  ...answer,
  facets: Object.entries(answer.facets).toSorted(([a], [b]) => (a < b ? -1 : 1)),
})

describe('random lists over generated products', () => {
  it('are answered by the model as by hand: counts, totals, order and paging', { timeout: 300_000 }, () => {
    const pairs = questions(1, listCount, [1, 12, 24, 48, 100]).map((question) => {
      const { category, selection: filters, ...rest } = question
      const found = lists.query({ ...rest, filters, category: category ?? undefined })
      const facets = counted(
        found.facets.flatMap(({ group, facets: own }) => own.map((one) => [group, one.name, one.count] as const)),
      )
      return { question, answer: { total: found.totalCount, codes: found.entries.map(({ code }) => code), facets } }
    })
    expect(differences(pairs, expected).slice(0, 2)).toEqual([])
    // The questions are worth asking: most find something, many find much, some find nothing.
    const totals = pairs.map(({ answer }) => answer.total)
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(listCount / 2)
    expect(totals.filter((total) => total > productCount / 25).length).toBeGreaterThan(listCount / 10)
    expect(totals.filter((total) => total === 0).length).toBeGreaterThan(10)
  })

  it('have what they hide in none of their counts: what a link to a category promises is what its list holds', async () => {
    const totals = lists.categoryTotals()
    const right = lists.tree().all.map(({ code }) => [code, countByHand(byHand, code, {}, hidden).total] as const)
    expect(right.map(([code]) => [code, totals.get(code) ?? 0])).toEqual(right)
    expect(right.filter(([code, total]) => total < countByHand(byHand, code, {}).total).length).toBeGreaterThan(5)
    const answer = await shop.send({ url: `/api/cda/content?contentUrl=${productsPath.fi}` })
    const { categories } = answer.json<PageModel<ProductsPageFields>>()
    expect(categories.length).toBeGreaterThan(1)
    for (const { code, count } of categories) {
      const list = await shop.send({ url: `/api/categories/products?category=${code}` })
      expect([code, count]).toEqual([code, list.json<ProductList>().totalCount])
      expect([code, count]).toEqual([code, countByHand(byHand, code, {}, hidden).total])
    }
  })

  it('are answered by the call as by hand', { timeout: 300_000 }, async () => {
    const pairs: { question: Asked; answer: Answer }[] = []
    for (const question of questions(2, asked.calls, [12, 24, 48, 100])) {
      const { category, selection, sort, language, page, pageSize } = question
      const query = new URLSearchParams({ language, page: String(page), pageSize: String(pageSize) })
      query.set('sort', sort.by)
      query.set('sortDirection', sort.direction)
      if (category !== null) query.set('category', category)
      for (const [group, names] of Object.entries(selection))
        query.set(`${filterPrefix}${group}`, joinFacetNames(names))
      const answer = await shop.send({ url: `/api/categories/products?${query.toString()}` })
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
      pairs.push({ question, answer: answerOf(answer.json<ProductList>()) })
    }
    expect(differences(pairs).slice(0, 2)).toEqual([])
  })

  it(
    'are shown by the page at their address as by hand, in its text and in what it hands the browser',
    { timeout: 600_000 },
    async () => {
      const pairs: { question: Asked; answer: Answer }[] = []
      for (const question of questions(3, asked.pages, [productPageSize])) {
        const { total } = expected(question)
        const page = Math.min(question.page, Math.max(1, Math.ceil(total / productPageSize)))
        const onPage = { ...question, page }
        const url = addressOf(onPage)
        const answer = await shop.send({ url })
        expect(answer.statusCode, url).toBe(200)
        const read = readPage(answer.body)
        const handed = answerOf(read.list)
        expect({ url, codes: read.cardCodes, total: read.total }).toEqual({
          url,
          codes: handed.codes.map((code) => cardCodeOf.get(code)),
          total: handed.total,
        })
        pairs.push({ question: onPage, answer: handed })
      }
      expect(differences(pairs).slice(0, 2)).toEqual([])
    },
  )

  /** The state goes into the address and comes out of it, as in the browser. */
  function addressOf({ category, selection, sort, language, page }: Asked): string {
    const filters = Object.fromEntries(Object.entries(selection).map(([group, names]) => [group, [...names]]))
    const query = formatListState({ page, sort, filters })
    expect(parseListState(new URLSearchParams(query))).toEqual({ page, sort, filters })
    const found = category === null ? null : lists.tree().byCode(category)
    const path = found === null ? withLanguage(productsPath[language], language) : categoryUrl(found, language)
    return query === '' ? path : `${path}?${query}`
  }

  const cardCodeOf = new Map<string, string>()
  beforeAll(() => {
    for (const { code, cardCode } of byHand) cardCodeOf.set(code, cardCode)
  })
})

/** What a reader of the page sees, and the list answer it hands the browser. */
function readPage(html: string): { cardCodes: string[]; total: number; list: ProductList } {
  const cards = html.split('<article class="kit-card').slice(1)
  const cardCodes = cards.map((card) => /href="[^"]*[?&](?:amp;)?code=([^"&]+)"/.exec(card)?.[1] ?? '')
  const [, count = ''] = /class="listing-tools__count[^"]*">([^<]*)</.exec(html) ?? []
  const [, json = '{}'] = /<script type="application\/json" id="initial-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const state = JSON.parse(json) as InitialState // as the browser reads it
  const seeded = state.queries.find(
    ({ data }) => typeof data === 'object' && data !== null && 'productViewModels' in data,
  )
  const { products } = state.page as PageModel<CategoryPageFields>
  return {
    cardCodes: cardCodes.map((code) => decodeURIComponent(code)),
    total: Number(count.replace(/\D/g, '')),
    list: (seeded?.data as ProductList | undefined) ?? products, // the answer of the list call
  }
}
