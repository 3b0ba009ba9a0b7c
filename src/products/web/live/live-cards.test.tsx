import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductCard } from '../../contract/card.ts'
import type { InventoryEntry, PricingEntry } from '../../contract/price.ts'
import { ProductRow } from '../cards/ProductRow.tsx'
import { CategoryPage } from '#src/listing/web/CategoryPage.tsx'
import { sampleCard, samplePrice } from '../../contract/sample-cards.ts'
import { serverHtml, show, type StubbedCall, stubAnswers } from '../testing/show-page.tsx'
import { sampleList } from '#src/listing/web/samples/sample-list.ts'
import { categorySample } from '#src/listing/web/samples/list-pages.ts'

let calls: StubbedCall[]
let stock: InventoryEntry[]
let prices: PricingEntry[]
let status: number

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 50))
  ;[stock, prices, status] = [[], [], 200]
  calls = stubAnswers(vi.stubGlobal, {
    '/api/inventory': () => ({ status, body: stock }),
    '/api/pricing/bycodes': () => ({ status, body: prices }),
    '/api/categories/products': () => ({ body: { ...sampleList, totalCount: 12 } }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const comeBack = async () => {
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await pass(100)
}
const lookUps = () => calls.filter(({ path }) => path !== '/api/categories/products')
const askedCodes = () => lookUps().flatMap(({ query }) => query.get('codes')?.split(',') ?? [])

const bar = sampleCard('tumma-85', 'Tumma suklaa', { code: 'KV1' })
const tea = sampleCard('tee', 'Teesuklaa', { code: 'KV2' })
const inStock = (card: ProductCard, inStockQuantity: number): InventoryEntry => ({
  code: card.firstVariationCode,
  inStock: inStockQuantity > 0,
  inStockQuantity,
  isBuyable: true,
})
const priced = (card: ProductCard, cents: number, before?: number): PricingEntry => ({
  code: card.firstVariationCode,
  currency: 'EUR',
  weightString: '100\u00a0g',
  ...samplePrice(cents, 100, before),
})
const page = categorySample()
const rows = (
  <>
    <ProductRow heading="Suosikit" cards={[bar, tea]} />
    <ProductRow heading="Uutuudet" cards={[tea]} />
  </>
)
const article = (name: string) => {
  const [found] = screen.getAllByRole('article').filter((one) => within(one).queryByText(name))
  if (!found) throw new Error(`No card of ${name}`)
  return found
}

describe('cards that came inside a page', () => {
  it('ask for stock and price together when the browser is idle, once for the whole view', async () => {
    show(page, rows)
    await pass(40)
    expect(calls).toEqual([])
    await pass(20)
    expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/inventory',
      'POST /api/pricing/bycodes',
    ])
    expect(askedCodes()).toEqual(['KV1-100G', 'KV2-100G'])
    expect(JSON.parse(String(calls.find(({ method }) => method === 'POST')?.body))).toEqual({
      codes: ['KV1-100G', 'KV2-100G'],
    })
  })

  it('follow: sold out, reduced with the lowest price and the unit price', async () => {
    stock = [inStock(bar, 0), inStock(tea, 30)]
    prices = [priced(bar, 450), priced(tea, 360, 450)]
    show(page, rows)
    expect(within(article('Tumma suklaa')).getByRole('button')).toBeTruthy()
    await pass(100)
    expect(within(article('Tumma suklaa')).getByText('Loppunut')).toBeTruthy()
    expect(within(article('Tumma suklaa')).queryByRole('button')).toBeNull()
    const shown = article('Teesuklaa')
    const price = [...shown.querySelectorAll('.kit-price')].at(-1)
    expect(price?.querySelector('.kit-now')?.textContent).toBe('3,60\u00a0€')
    expect(price?.querySelector('.kit-lowest')?.textContent).toBe('30 päivän alin hinta 4,50\u00a0€')
    expect(price?.querySelector('.kit-unit')?.textContent).toBe('100\u00a0g · 36,00\u00a0€/kg')
    expect(shown.querySelector('.kit-tag')?.textContent).toBe('−20\u00a0%')
  })

  it('keep the room of the price they were laid out for', async () => {
    stock = [inStock(bar, 30), inStock(tea, 30)]
    prices = [priced(bar, 450), priced(tea, 360, 450)]
    show(page, rows)
    await pass(100)
    expect(article('Tumma suklaa').querySelector('.product-card__room')).toBeNull()
    const room = article('Teesuklaa').querySelector('.product-card__room')
    expect(room?.firstElementChild?.textContent).toContain('4,50\u00a0€')
    expect(room?.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(room?.lastElementChild?.classList.contains('kit-price')).toBe(true)
  })

  it('stay as they are without an answer', async () => {
    status = 500
    const { container } = show(page, rows)
    const before = container.innerHTML
    await pass(60_000)
    expect(lookUps().length).toBeGreaterThan(0)
    expect(container.innerHTML).toBe(before)
  })

  it('ask again on return, after a minute and not before', async () => {
    stock = [inStock(bar, 5), inStock(tea, 5)]
    show(page, rows)
    await pass(100)
    expect(lookUps()).toHaveLength(2)
    await pass(58_000)
    await comeBack()
    expect(lookUps()).toHaveLength(2)
    stock = [inStock(bar, 0), inStock(tea, 5)]
    await pass(2_000)
    await comeBack()
    expect(lookUps()).toHaveLength(4)
    expect(within(article('Tumma suklaa')).getByText('Loppunut')).toBeTruthy()
  })

  it('ask nothing while the server makes the page', () => {
    expect(serverHtml(page, () => rows)).toContain('Tumma suklaa')
    expect(calls).toEqual([])
  })
})

describe('the list of a category', () => {
  it('that came with the page is asked about', async () => {
    show(page, <CategoryPage page={page} />)
    await pass(100)
    expect(askedCodes()).toHaveLength(12)
  })

  it('that the browser was just given is not, until its visitor comes back after a minute', async () => {
    show(page, <CategoryPage page={page} />, { url: `${page.url}?sortBy=name` })
    await pass(5_000)
    expect(screen.getAllByRole('article')).toHaveLength(12)
    expect(lookUps()).toEqual([])
    await comeBack()
    expect(lookUps()).toEqual([])
    await pass(60_000)
    await comeBack()
    expect(askedCodes()).toHaveLength(12)
  })
})
