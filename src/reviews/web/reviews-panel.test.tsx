import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProductListing } from '#src/listing/web/list/ProductListing.tsx'
import { ProductPage } from '#src/products/web/ProductPage.tsx'
import { type ReviewSlots, ReviewSlotsContext } from '#src/products/web/review-slots.ts'
import { sampleProduct } from '#src/products/web/samples/sample-product.ts'
import { show, type StubbedCall, stubAnswers } from '#src/products/web/testing/show-page.tsx'
import type { ProductPageFields } from '#src/products/contract/product.ts'
import type { ReviewItem } from '../contract/reviews.ts'
import catalogueTexts from '#src/products/texts/fi.json' with { type: 'json' }
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import texts from '../texts/fi.json' with { type: 'json' }
import { builtInReviewSlots } from './built-in-slots.tsx'
import { serviceReviewSlots } from './service/service-slots.tsx'
import { categorySample } from '#src/listing/web/samples/list-pages.ts'
import { productSample } from '#src/products/web/samples/product-page.ts'
// What is rendered asks for it: nothing may be on its way when the last test ends.
import './service/service-widgets.ts'

const item = (n: number, change: Partial<ReviewItem> = {}): ReviewItem => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  rating: 5,
  title: `Arvio ${n}`,
  text: 'Hyvää.',
  name: 'Mirja',
  language: 'fi',
  verified: true,
  createdAt: '2026-11-02T08:00:00.000Z',
  reply: null,
  ...change,
})
const distribution = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 12 : 0 }))
const praise = { rating: 5, title: 'Suola ei huuda', name: 'Mirja, Turku' }
const reviewed: ProductPageFields = { ...sampleProduct, reviews: { average: 4.72, count: 12, praise } }

let calls: StubbedCall[]
let answer: (call: StubbedCall) => { status?: number; body: unknown }
let items: ReviewItem[]

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  items = Array.from({ length: 12 }, (_, n) => item(n))
  answer = ({ query }) => {
    const page = Number(query.get('page'))
    return {
      body: { average: 4.72, count: items.length, distribution, items: items.slice((page - 1) * 10, page * 10) },
    }
  }
  calls = stubAnswers(vi.stubGlobal, {
    '/api/inventory': () => ({ body: [] }),
    '/api/pricing/bycodes': () => ({ body: [] }),
    '/api/reviews': (call) => answer(call),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(fields = reviewed, suffix = '', slots: ReviewSlots = builtInReviewSlots) {
  const page = productSample(fields)
  const shown = show(
    page,
    <TextContext value={textsOf('fi', { ...commonTexts, ...catalogueTexts, ...texts })}>
      <ReviewSlotsContext value={slots}>
        <ProductPage page={page} />
      </ReviewSlotsContext>
    </TextContext>,
    { url: page.url + suffix },
  )
  const address = () => {
    const { pathname, search, hash } = shown.router.state.location
    return pathname.replace(page.url, '') + search + hash
  }
  return { ...shown, address }
}
const panel = async () => screen.findByRole('dialog', { name: /Arviot/ })
const asked = () => calls.filter(({ path, method }) => path === '/api/reviews' && method === 'GET')

describe('a product page', () => {
  it('says stars, average and number', () => {
    open()
    expect(screen.getByRole('link', { name: '4,7 viidestä tähdestä 12 arviota' })).toHaveProperty('hash', '#reviews')
    expect(asked()).toEqual([])
  })

  it('asks for the first review where there is none, and quotes nobody', () => {
    open({ ...sampleProduct, reviews: { average: 0, count: 0, praise: null } })
    expect(screen.getByRole('link', { name: 'Ei vielä arvioita Kirjoita ensimmäinen' })).toBeTruthy()
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it.each([
    ['the rating', /viidestä/],
    ['the testimonial', 'Lue kaikki 12 arviota'],
    ['the link beside the other panels', 'Arviot'],
  ])('%s sets the hash and keeps the query', async (_what, name) => {
    const { address, router } = open(reviewed, '?code=KV1005-40G')
    await userEvent.click(screen.getByRole('link', { name }))
    expect(address()).toBe('?code=KV1005-40G#reviews')
    expect(router.state.historyAction).toBe('PUSH')
    expect(await panel()).toBeTruthy()
  })

  it('opens with the hash of the address; closing takes the hash off', async () => {
    const { address, router } = open(reviewed, '?code=KV1005-40G#reviews')
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Sulje arviot' }))
    expect(address()).toBe('?code=KV1005-40G')
    expect(router.state.historyAction).toBe('REPLACE')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closing goes back from the hash that a link has set', async () => {
    const { address, router } = open()
    await userEvent.click(screen.getByRole('link', { name: /viidestä/ }))
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Sulje arviot' }))
    await waitFor(() => expect(address()).toBe(''))
    expect(router.state.historyAction).toBe('POP')
    await act(() => router.navigate(1))
    expect(address()).toBe('#reviews')
  })

  it('in the page itself comes when it is near', async () => {
    let near: (entries: { isIntersecting: boolean }[]) => void = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: typeof near) {
          near = tell
        }
        observe() {}
        disconnect() {}
      },
    )
    const { List } = builtInReviewSlots
    show(productSample(), <List productCode="KV8000" reviews={null} />)
    expect(asked()).toEqual([])
    act(() => near([{ isIntersecting: true }]))
    await waitFor(() => expect(asked()).toHaveLength(1))
  })
})

describe('the panel', () => {
  it('shows ten, then the rest, and goes on at the first of them', async () => {
    open(reviewed, '#reviews')
    const shown = within(await panel())
    expect(await shown.findAllByRole('article')).toHaveLength(10)
    await userEvent.click(shown.getByRole('button', { name: 'Näytä lisää arvioita' }))
    await waitFor(() => expect(shown.getAllByRole('article')).toHaveLength(12))
    expect(document.activeElement?.textContent).toContain('Arvio 10')
    expect(shown.queryByRole('button', { name: 'Näytä lisää arvioita' })).toBeNull()
  })

  it('marks the language of the writer, and shows hostile words as words', async () => {
    const title = '<img src=x onerror=alert(1)>'
    items = [item(1, { language: 'sv', title, reply: { text: 'Kiitos', createdAt: '2026-11-03T08:00:00.000Z' } })]
    open(reviewed, '#reviews')
    const heading = await within(await panel()).findByRole('heading', { name: title })
    expect(heading).toHaveProperty('lang', 'sv')
    const article = heading.closest('article')
    expect(article?.textContent).toContain('ruotsiksi')
    expect(article?.textContent).toContain('Ostaja')
    expect(article?.textContent).toContain('Konvehti vastaa')
    expect(article?.querySelector('img')).toBeNull()
  })

  it('says when the reviews cannot be had, and tries again', async () => {
    const fine = answer
    answer = () => ({ status: 400, body: [] })
    open(reviewed, '#reviews')
    const shown = within(await panel())
    expect((await shown.findByRole('alert')).textContent).toContain('Arvioita ei saatu haettua.')
    answer = fine
    await userEvent.click(shown.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await shown.findAllByRole('article')).toHaveLength(10)
  })

  it('says that there are none yet', async () => {
    items = []
    open(reviewed, '#reviews')
    expect(await within(await panel()).findByRole('heading', { name: 'Ei vielä arvioita' })).toBeTruthy()
  })
})

describe('the form', () => {
  async function write() {
    const view = open(reviewed, '#reviews')
    const shown = within(await panel())
    await userEvent.click(await shown.findByRole('button', { name: 'Kirjoita arvio' }))
    return { ...view, shown }
  }
  async function fill(shown: ReturnType<typeof within>) {
    await userEvent.click(shown.getByRole('radio', { name: /^4 tähteä/ }))
    const words = { Otsikko: 'Hyvää', Arvio: 'Maistuu kahvin kanssa.', 'Nimi tai nimimerkki': 'Aino' }
    for (const [label, typed] of Object.entries({ ...words, Sähköposti: 'aino@posti.example' })) {
      await userEvent.clear(shown.getByLabelText(label))
      await userEvent.type(shown.getByLabelText(label), typed)
    }
  }
  const send = (shown: ReturnType<typeof within>) =>
    userEvent.click(shown.getByRole('button', { name: 'Lähetä arvio' }))
  const sent = () => calls.filter(({ path, method }) => path === '/api/reviews' && method === 'POST')

  it('speaks of a fault once a field was left, not before', async () => {
    const { shown } = await write()
    await userEvent.type(shown.getByLabelText('Sähköposti'), 'aino')
    expect(shown.queryByText('Tarkista sähköpostiosoite')).toBeNull()
    await userEvent.tab()
    expect(await shown.findByText('Tarkista sähköpostiosoite')).toBeTruthy()
    await send(shown)
    expect(await shown.findByText('Valitse 1–5 tähteä')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('is sent, and thanked for', async () => {
    const { shown } = await write()
    await fill(shown)
    answer = () => ({ status: 202, body: { status: 'moderated' } })
    await send(shown)
    expect(await shown.findByRole('heading', { name: 'Kiitos arviosta' })).toBe(document.activeElement)
    expect(JSON.parse(String(sent()[0]?.body))).toEqual({
      code: 'KV1005',
      rating: 4,
      title: 'Hyvää',
      text: 'Maistuu kahvin kanssa.',
      name: 'Aino',
      email: 'aino@posti.example',
    })
  })

  it('keeps what was typed when it does not arrive, and when it is left', async () => {
    const { shown } = await write()
    await fill(shown)
    const fine = answer
    answer = ({ method }) => (method === 'POST' ? { status: 429, body: [] } : fine({} as StubbedCall))
    await send(shown)
    expect((await shown.findByRole('alert')).textContent).toContain('Olet lähettänyt monta arviota')
    answer = (call) =>
      call.method === 'POST' ? { status: 400, body: { errors: { email: ['Osoite ei kelpaa'] } } } : fine(call)
    await send(shown)
    expect(await shown.findByText('Osoite ei kelpaa')).toBeTruthy()
    await userEvent.click(shown.getByRole('button', { name: 'Takaisin arvioihin' }))
    await userEvent.click(await shown.findByRole('button', { name: 'Kirjoita arvio' }))
    expect(shown.getByLabelText('Otsikko')).toHaveProperty('value', 'Hyvää')
    expect(shown.getByRole('radio', { name: /^4 tähteä/ })).toHaveProperty('checked', true)
  })
})

describe('the widgets of a service', () => {
  const refresh = vi.fn<() => void>()
  const slots: ReviewSlots = { ...builtInReviewSlots, refresh }
  beforeEach(() => void refresh.mockClear())

  it('another variation runs the widgets again', async () => {
    open(reviewed, '', slots)
    const before = refresh.mock.calls.length
    await userEvent.click(screen.getByRole('link', { name: /^40/ }))
    expect(refresh).toHaveBeenCalledTimes(before + 1)
  })

  it('another list runs the widgets again', async () => {
    const page = categorySample()
    const shorter = { ...page.products, productViewModels: page.products.productViewModels.slice(0, 3) }
    vi.unstubAllGlobals()
    stubAnswers(vi.stubGlobal, { [`/api/categories/products`]: () => ({ body: shorter }) })
    const { router } = show(
      page,
      <ReviewSlotsContext value={slots}>
        <ProductListing source={{ categoryCode: page.code }} plain={page.products} emptyText="" />
      </ReviewSlotsContext>,
    )
    const before = refresh.mock.calls.length
    await act(() => router.navigate('?sortBy=price'))
    await waitFor(() => expect(refresh.mock.calls.length).toBeGreaterThan(before))
  })

  it('the testimonial has its place, and a link that sets the hash', async () => {
    const { address } = open(reviewed, '', serviceReviewSlots)
    const place = document.querySelector('.review-praise [data-review-widget="testimonial"]')
    expect(place?.getAttribute('data-product-code')).toBe(reviewed.code)
    expect(place?.getAttribute('data-language')).toBe('fi')
    await userEvent.click(screen.getByRole('link', { name: 'Lue kaikki arviot' }))
    expect(address()).toBe('#reviews')
  })
})
