import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import type { ProductPageFields, ProductPageMetadata, Variation } from '../contract/product.ts'
import { ProductPage } from './ProductPage.tsx'
import { samplePackage, sampleProduct, sampleVariation } from './samples/sample-product.ts'
import { createTestCart, show, type StubbedCall, stubAnswers } from './testing/show-page.tsx'
import { productSample } from './samples/product-page.ts'

let events: AnalyticsEvent[]
let disconnect: () => void
let calls: StubbedCall[]
let stock: unknown[]

beforeEach(() => {
  events = []
  stock = []
  disconnect = connectDestination((event) => events.push(event))
  // The DOM of the tests does not tell when it is idle.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  calls = stubAnswers(vi.stubGlobal, {
    '/api/inventory': () => ({ body: stock }),
    '/api/pricing/bycodes': () => ({ body: [] }),
  })
})
afterEach(() => {
  disconnect()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(fields: ProductPageFields = sampleProduct, query = '') {
  const page = productSample(fields)
  const cart = createTestCart()
  return { cart, ...show(page, <ProductPage page={page} />, { url: page.url + query, slots: cart.slots }) }
}
const settled = () => waitFor(() => expect(calls).toHaveLength(2))
const withVariation = (changes: Partial<Variation>): ProductPageFields => ({
  ...sampleProduct,
  variations: [sampleVariation('KV1', changes)],
})
const withOptions = (options: Partial<ProductPageMetadata>): ProductPageFields => ({
  ...sampleProduct,
  productPageMetadata: { ...sampleProduct.productPageMetadata, ...options },
})
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const sections = () => [...document.querySelectorAll('.kit-accordion__btn')].map((button) => button.textContent)
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

it('nothing of which is on offer says so, and where its like is', () => {
  open({ ...sampleProduct, variations: [] })
  expect(title()).toBe(sampleProduct.shortTitle)
  expect(screen.getByText('Tuote ei ole juuri nyt myynnissä.')).toBeTruthy()
  const { name, url } = sampleProduct.category
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(url)
})

describe('the chosen variation', () => {
  it.each([
    ['', 'merisuola 100\u00a0g'],
    ['?code=KV1005-40G', 'merisuola 40\u00a0g'],
    ['?code=KV9999', 'merisuola 100\u00a0g'],
  ])('of the address "%s" is %s', async (query, name) => {
    open(sampleProduct, query)
    expect(title()).toBe(`Tumma suklaa 72\u00a0%, ${name}`)
    await settled()
  })

  it('is pushed into the address, with its meta tags, and viewed once each', async () => {
    const { address, router } = open()
    await settled()
    expect([meta('sku'), meta('product-id')]).toEqual(['KV1005-100G', 'KV1005'])
    await userEvent.click(screen.getByRole('link', { name: /^40/ }))
    expect(address()).toBe('/tuotteet/suklaalevyt/tumma-72-merisuola?code=KV1005-40G')
    expect(router.state.historyAction).toBe('PUSH')
    expect(meta('sku')).toBe('KV1005-40G')
    await userEvent.click(screen.getByRole('link', { name: /^40/ }))
    await act(() => router.navigate(-1))
    expect(title()).toContain('100\u00a0g')
    const views = events
      .filter(({ event }) => event === 'view_item')
      .map(({ ecommerce }) => ecommerce?.items[0]?.item_id)
    expect(views).toEqual(['KV1005-100G', 'KV1005-40G', 'KV1005-100G'])
  })

  it('goes into the cart in the chosen number, no more than there is', async () => {
    const { cart } = open(sampleProduct, '?code=KV1005-40G')
    await settled()
    const quantity = screen.getByRole('spinbutton', { name: 'Määrä' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '9{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Lisää ostoskoriin' }))
    expect(cart.added).toEqual([{ code: 'KV1005-40G', quantity: 7, name: expect.stringContaining('40') as string }])
  })

  it('takes over the stock of now', async () => {
    stock = [{ code: 'KV1005-100G', inStock: false, inStockQuantity: 0 }]
    open()
    expect(screen.getByText('Varastossa')).toBeTruthy()
    await screen.findByText('Loppunut', { selector: '.kit-stock--out' })
    expect(screen.getByRole('button', { name: 'Lisää ostoskoriin' }).hasAttribute('disabled')).toBe(true)
  })
})

describe('what a product page shows', () => {
  it.each([
    ['in stock', { inStockQuantity: 21 }, 'Varastossa'],
    ['low from twenty down', { inStockQuantity: 20 }, 'Vähän jäljellä'],
    ['out', { inStock: false, inStockQuantity: 0 }, 'Loppunut'],
  ])('stock: %s', async (_, changes, words) => {
    open(withVariation(changes))
    expect(screen.getByText(words)).toBeTruthy()
    await settled()
  })

  it('no price and no stock of what is not for sale, and why', async () => {
    const { container } = open(withVariation({ isBuyable: false }))
    expect(container.querySelector('.kit-bigprice')).toBeNull()
    expect(container.querySelector('.product-stockline')).toBeNull()
    expect(screen.getByTitle('Tuote ei ole juuri nyt myynnissä.')).toBeTruthy()
    await settled()
  })

  it('every section in the order of the specification', async () => {
    open()
    expect(sections()).toEqual([
      'Ainesosat',
      'Allergeenit',
      'Sopii ruokavalioon',
      'Ruokavaliot',
      'Ravintosisältö',
      'Lisätietoja',
    ])
    await settled()
  })

  it('hidden sections stay hidden', async () => {
    open(withOptions({ hideAllergens: true, hideSuitables: true, hideDiets: true, hideRelatedProducts: true }))
    expect(sections()).toEqual(['Ainesosat', 'Ravintosisältö', 'Lisätietoja'])
    expect(screen.queryByText('Samasta hyllystä')).toBeNull()
    await settled()
  })

  it('sections without folding, a header without subtitle, description above', async () => {
    const { container } = open(
      withOptions({ noProductDetailsAccordion: true, hideProductSubtitle: true, productDescriptionLocation: 'header' }),
    )
    expect(sections()).toEqual([])
    expect(screen.getByRole('heading', { name: 'Allergeenit' })).toBeTruthy()
    expect(container.querySelector('.product__lead')).toBeNull()
    expect(container.querySelector('.product__text')?.textContent).toContain('Hiutaleet')
    await settled()
  })

  it('labels that hold', async () => {
    open()
    const labels = within(screen.getByRole('list', { name: 'Merkinnät' })).getAllByRole('listitem')
    expect(labels.map((label) => label.querySelector('.kit-visually-hidden')?.textContent)).toEqual([
      'Vastuullinen kaakao',
      'Valmistettu Suomessa',
      'Vegaaninen',
    ])
    await settled()
  })

  it('Finnish texts of another language’s page as Finnish', async () => {
    open(withVariation({ ingredientsLanguage: 'fi' }))
    expect(
      screen
        .getByText(/Kaakaomassa/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('fi')
    await settled()
  })

  it('a picture after the other, around both ends, no faster than every 400 ms, and tells of each', async () => {
    let now = 1000
    vi.spyOn(browserClock, 'now').mockImplementation(() => now)
    const { container } = open()
    await settled()
    const place = () => container.querySelector<HTMLElement>('.product__track')?.style.transform
    const next = screen.getByRole('button', { name: 'Seuraava kuva' })
    fireEvent.click(next)
    fireEvent.click(next)
    expect(place()).toBe('translateX(-100%)')
    now += 400
    fireEvent.click(next)
    expect(place()).toMatch(/translateX\(-?0%\)/)
    now += 400
    fireEvent.click(screen.getByRole('link', { name: 'Kuva 2' }))
    expect(place()).toBe('translateX(-100%)')
    now += 400
    fireEvent.click(screen.getByRole('link', { name: 'Kuva 2' }))
    expect(events.filter(({ event }) => event === 'image_slider_interaction')).toEqual(
      [2, 1, 2].map((picture) => ({ event: 'image_slider_interaction', picture, slider: 'product' })),
    )
  })

  it('side panels on request', async () => {
    open()
    await settled()
    await userEvent.click(screen.getByRole('button', { name: 'Toimitus' }))
    expect(within(await screen.findByRole('dialog')).getByText(/Pakkaamme tilaukset/)).toBeTruthy()
  })
})

describe('packages', () => {
  it('a package lists its contents, which open beside, and its versions instead of sizes', async () => {
    open(samplePackage)
    await settled()
    expect(screen.queryByText('Koko')).toBeNull()
    expect(screen.getByRole('link', { name: /sininen/ })).toBeTruthy()
    await userEvent.click(screen.getByText('2 kpl'))
    const panel = await screen.findByRole('dialog', { name: /Tumma suklaa/ })
    expect(within(panel).getByText('2 kpl paketissa')).toBeTruthy()
    const name = within(panel).getByText(/jossa merisuolaa/)
    expect(name.closest('p')?.textContent).toBe('Tumma suklaa, jossa merisuolaa · 100\u00a0g')
    expect(within(panel).getByText('soijalesitiini').tagName).toBe('STRONG')
    expect(within(panel).getByRole('table')).toBeTruthy()
  })

  it('a package shows its price even while it is not for sale', async () => {
    const [first] = samplePackage.variations
    if (!first) throw new Error('The sample package has no variation')
    const { container } = open({ ...samplePackage, variations: [{ ...first, isBuyable: false }] })
    expect(container.querySelector('.kit-bigprice')).not.toBeNull()
    await settled()
  })
})
