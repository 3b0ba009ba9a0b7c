import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PromoPanel } from '../../contract/promo-panel.ts'
import { CategoryPage } from '#src/listing/web/CategoryPage.tsx'
import { ProductsPage } from '#src/listing/web/ProductsPage.tsx'
import { holdAnswers, serverHtml, show, stubAnswers } from '#src/products/web/testing/show-page.tsx'
import { sampleList } from '#src/listing/web/samples/sample-list.ts'
import { categorySample, productsSample } from '#src/listing/web/samples/list-pages.ts'

const panel: PromoPanel = {
  title: 'Kirjoita se *suklaaseen.*',
  text: 'Kuusitoista merkkiä etupuolelle, kuusi riviä taakse.',
  link: { label: 'Suunnittele levy', url: '/tuotteet/kaiverrettu-levy/kaiverrettu-levy' },
  image: { url: '/media/products/kaiverrettu-levy.webp', altText: '', width: 1000, height: 1000 },
  field: 'rose',
}
const filtered = { ...sampleList, productViewModels: sampleList.productViewModels.slice(0, 3), totalCount: 3 }

beforeEach(() => {
  // Never idle: live prices and stock are another test's.
  vi.stubGlobal('requestIdleCallback', () => 0)
  stubAnswers(vi.stubGlobal, { '/api/categories/products': () => ({ body: filtered }) })
})
afterEach(() => void vi.unstubAllGlobals())

const page = categorySample({ promoPanel: panel })
const open = (query = '', shown = page) => show(shown, <CategoryPage page={shown} />, { url: shown.url + query })
const heading = () => screen.queryByRole('heading', { level: 3, name: 'Kirjoita se suklaaseen.' })
/** How many cards stand before the panel and after it. */
function place(): [number, number] {
  const all = [...document.querySelectorAll('.kit-grid > *')].map((one) => one.tagName)
  const at = all.indexOf('SECTION')
  return [at, all.length - at - 1]
}
const listOf = (count: number) => ({ ...sampleList, productViewModels: sampleList.productViewModels.slice(0, count) })

describe('the panel of a list', () => {
  it('says its heading, its taste in italic, its sentence and where it leads, beside a picture that keeps its place', () => {
    open()
    expect(heading()?.querySelector('i')?.textContent).toBe('suklaaseen.')
    const box = heading()?.closest('section')
    expect(box?.textContent).toContain(panel.text)
    expect(box?.style.getPropertyValue('--field')).toBe('var(--field-rose)')
    expect(box?.hasAttribute('lang')).toBe(false)
    expect(screen.getByRole('link', { name: 'Suunnittele levy' }).getAttribute('href')).toBe(panel.link.url)
    const picture = box?.querySelector('img')
    expect(picture?.getAttribute('alt')).toBe('')
    expect(['width', 'height', 'loading'].map((name) => picture?.getAttribute(name))).toEqual(['1000', '1000', 'lazy'])
  })

  it('is in the document of the category and of all products', () => {
    expect(serverHtml(page, CategoryPage)).toContain('Suunnittele levy')
    expect(serverHtml(productsSample({ promoPanel: panel }), ProductsPage)).toContain('Suunnittele levy')
    expect(serverHtml(categorySample(), CategoryPage)).not.toContain('class="listing-promo')
  })

  it('says that it is Finnish on a page in another language', () => {
    open('', categorySample({ promoPanel: { ...panel, language: 'fi' } }))
    expect(heading()?.closest('section')?.getAttribute('lang')).toBe('fi')
  })

  it.each([
    [12, [8, 4]],
    [8, [8, 0]],
    [7, [4, 3]],
    [4, [4, 0]],
    [3, [3, 0]],
  ])('stands after full rows of two and four; of %i cards: %j', (count, expected) => {
    open('', categorySample({ promoPanel: panel, products: listOf(count) }))
    expect(place()).toEqual(expected)
  })

  it.each(['?filter.brand=Konvehti', '?sortBy=price', '?page=2'])('is not in the list of %s', async (query) => {
    expect(serverHtml(page, CategoryPage, page.url + query)).not.toContain('class="listing-promo')
    open(query)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(heading()).toBeNull()
  })

  it('stays while an answer is on its way, goes with the list before, and comes back with its own', async () => {
    const letAnswer = holdAnswers(vi.stubGlobal)
    const { router } = open()
    await act(() => router.navigate(`${page.url}?filter.brand=Konvehti`, { replace: true }))
    expect(document.querySelector('.listing__grid')?.getAttribute('aria-busy')).toBe('true')
    expect(place()).toEqual([8, 4])
    letAnswer()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(heading()).toBeNull()
    await act(() => router.navigate(page.url, { replace: true }))
    expect(place()).toEqual([8, 4])
  })
})
