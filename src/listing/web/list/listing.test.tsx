import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CategoryPage } from '../CategoryPage.tsx'
import { holdAnswers, show, type StubbedCall, stubAnswers } from '#src/products/web/testing/show-page.tsx'
import { sampleList } from '../samples/sample-list.ts'
import { categorySample } from '../samples/list-pages.ts'
import { sampleCards } from '#src/products/contract/sample-cards.ts'

const listCall = '/api/categories/products'
let calls: StubbedCall[]
let answer: () => { status?: number; body: unknown }

beforeEach(() => {
  answer = () => ({
    body: { ...sampleList, productViewModels: sampleList.productViewModels.slice(0, 3), totalCount: 3 },
  })
  // Never idle: live prices and stock are another test's.
  vi.stubGlobal('requestIdleCallback', () => 0)
  calls = stubAnswers(vi.stubGlobal, { [listCall]: () => answer() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = categorySample()
const open = (query = '') => show(page, <CategoryPage page={page} />, { url: page.url + query })
const count = () => document.querySelector('.listing-tools__count')?.textContent
const robots = () =>
  [...document.head.querySelectorAll('meta[name="robots"]')].map((meta) => meta.getAttribute('content'))
const openPanel = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Suodata/ }))
  return screen.findByRole('dialog')
}

describe('the list of a category and its address', () => {
  it('shows the page model’s own list without asking', () => {
    open('?utm_source=letter')
    expect(count()).toBe('23 tuotetta')
    expect(screen.getAllByRole('article')).toHaveLength(12)
    expect(calls).toEqual([])
    expect(robots()).toEqual([])
  })

  it('asks for the state of the address', async () => {
    answer = () => ({
      body: { ...sampleList, productViewModels: sampleList.productViewModels.slice(0, 3), totalCount: 15 },
    })
    open('?filter.brand=Konvehti&sortBy=price&sortDirection=desc&page=2')
    await waitFor(() => expect(count()).toBe('15 tuotetta'))
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      category: 'suklaalevyt',
      language: 'fi',
      'filter.brand': 'Konvehti',
      sort: 'price',
      sortDirection: 'desc',
      page: '2',
    })
    expect(robots()).toEqual(['noindex, nofollow'])
  })

  it('a list that was asked for is kept for an hour', async () => {
    vi.useFakeTimers()
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const { router } = open('?sortBy=name')
    const goTo = async (query: string) => {
      await act(() => router.navigate(page.url + query))
      await pass(1)
    }
    await pass(1)
    expect(count()).toBe('3 tuotetta')
    await goTo('')
    await pass(59 * 60_000)
    await goTo('?sortBy=name')
    expect(count()).toBe('3 tuotetta')
    expect(calls).toHaveLength(1)
    await goTo('')
    await pass(60_000)
    await goTo('?sortBy=name')
    expect(calls.map(({ query }) => query.get('sort'))).toEqual(['name', 'name'])
  })

  it('shows places for cards until the first answer is there, and says that it is busy', async () => {
    const letAnswer = holdAnswers(vi.stubGlobal)
    open('?sortBy=name')
    const grid = document.querySelector('.listing__grid')
    expect(grid?.getAttribute('aria-busy')).toBe('true')
    expect(grid?.querySelectorAll('.kit-skeleton')).toHaveLength(12)
    expect(screen.queryAllByRole('article')).toEqual([])
    expect(screen.queryByText(/Ei tuotteita|Hylly on/)).toBeNull()
    letAnswer()
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(grid?.getAttribute('aria-busy')).toBe('false')
    expect(grid?.querySelector('.kit-skeleton')).toBeNull()
  })

  it('a facet replaces the address, keeps what is not its own and goes back to page 1', async () => {
    const { address, router } = open('?utm=x&page=2')
    const panel = await openPanel()
    await userEvent.click(within(panel).getByRole('checkbox', { name: /Ei maapähkinää/ }))
    await waitFor(() => expect(address()).toBe('/tuotteet/suklaalevyt?utm=x&filter.freeFrom=peanut'))
    expect(router.state.historyAction).toBe('REPLACE')
    await userEvent.click(within(panel).getByRole('checkbox', { name: /Ei maapähkinää/ }))
    await waitFor(() => expect(address()).toBe('/tuotteet/suklaalevyt?utm=x'))
  })

  it('chips take their facet away, Clear takes all and keeps the facets to choose from', async () => {
    const { address } = open('?filter.brand=Konvehti&filter.priceBand=0-5&sortBy=name')
    await waitFor(() => expect(count()).toBe('3 tuotetta'))
    await userEvent.click(screen.getByRole('button', { name: 'Poista suodatin Konvehti' }))
    await waitFor(() => expect(address()).toBe('/tuotteet/suklaalevyt?filter.priceBand=0-5&sortBy=name'))
    await userEvent.click(screen.getByRole('button', { name: 'Tyhjennä' }))
    await waitFor(() => expect(address()).toBe('/tuotteet/suklaalevyt'))
    expect(count()).toBe('23 tuotetta')
    expect(document.activeElement?.textContent).toBe('Tuotteet')
    expect(robots()).toEqual([])
    expect(within(await openPanel()).getByRole('checkbox', { name: /Konvehti/ })).toBeTruthy()
  })

  it('focus goes on from a chip that is gone to the next, the one before, and the filter button', async () => {
    open('?filter.brand=Konvehti&filter.priceBand=0-5,5-10')
    await waitFor(() => expect(count()).toBe('3 tuotetta'))
    const focused = () => document.activeElement?.textContent.trim()
    const chips = () =>
      screen.getAllByRole('button', { name: /^Poista suodatin/ }).map((chip) => chip.textContent.trim())
    const [, second = ''] = chips()
    for (const [at, next] of [
      [0, second],
      [1, second],
    ] as const) {
      await userEvent.click(screen.getAllByRole('button', { name: /^Poista suodatin/ })[at] ?? document.body)
      expect(focused()).toBe(next)
    }
    expect(chips()).toEqual([second])
    await userEvent.click(screen.getByRole('button', { name: /^Poista suodatin/ }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Suodata/ }))
  })

  it('focus goes on from the last chip of the panel to its first group', async () => {
    open('?filter.brand=Konvehti')
    await waitFor(() => expect(count()).toBe('3 tuotetta'))
    const panel = await openPanel()
    await userEvent.click(within(panel).getByRole('button', { name: /^Poista suodatin/ }))
    expect(document.activeElement).toBe(panel.querySelector('summary'))
  })

  it('a facet without products cannot be chosen', async () => {
    open()
    const panel = await openPanel()
    expect(
      within(panel)
        .getByRole('checkbox', { name: /Froosh/ })
        .hasAttribute('disabled'),
    ).toBe(true)
    await userEvent.click(within(panel).getByRole('button', { name: 'Näytä 23 tuotetta' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('the order is chosen by keyboard and goes back to page 1', async () => {
    answer = () => ({ body: sampleList })
    const { address } = open('?page=2')
    screen.getByRole('combobox', { name: /Järjestys/ }).focus()
    await userEvent.keyboard('{ArrowDown}{End}{Enter}')
    await waitFor(() => expect(address()).toBe('/tuotteet/suklaalevyt?sortBy=news'))
  })

  it('pages are links, and another page begins at its heading', async () => {
    answer = () => ({ body: sampleList })
    const { address, router } = open('?utm=x')
    const second = screen.getByRole('link', { name: 'Sivu 2' })
    expect(second.getAttribute('href')).toBe('/tuotteet/suklaalevyt?utm=x&page=2')
    await userEvent.click(second)
    await waitFor(() => expect(address()).toBe('/tuotteet/suklaalevyt?utm=x&page=2'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(document.activeElement?.textContent).toBe('Tuotteet')
  })

  it('a page beyond the end is the first one, and the address says so', async () => {
    const { address, router } = open('?utm=x&page=9')
    expect(count()).toBe('23 tuotetta')
    await waitFor(() => expect(address()).toBe('/tuotteet/suklaalevyt?utm=x'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(calls).toEqual([])
  })

  it('a page beyond the end of a filtered list is its first one', async () => {
    answer = () => ({ body: { ...sampleList, productViewModels: [], totalCount: 3 } })
    const { address } = open('?filter.brand=Konvehti&page=9')
    await waitFor(() => expect(address()).toBe('/tuotteet/suklaalevyt?filter.brand=Konvehti'))
  })
})

describe('lists without products', () => {
  it('a failure is told, shows nothing and can be tried again', async () => {
    answer = () => ({ status: 500, body: {} })
    open('?sortBy=name')
    await screen.findByRole('alert')
    expect(count()).toBe('0 tuotetta')
    expect(screen.queryAllByRole('article')).toEqual([])
    answer = () => ({ body: sampleList })
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    await waitFor(() => expect(count()).toBe('23 tuotetta'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('filters that match nothing offer the way back', async () => {
    answer = () => ({ body: { ...sampleList, productViewModels: [], totalCount: 0 } })
    const { address } = open('?filter.brand=Froosh')
    await userEvent.click(await screen.findByRole('button', { name: 'Näytä kaikki tuotteet' }))
    await waitFor(() => expect(address()).toBe('/tuotteet/suklaalevyt'))
  })

  it('a list of one product has no tools', () => {
    const [card] = sampleCards
    const single = categorySample({
      products: { productViewModels: card ? [card] : [], totalCount: 1, facetGroups: [] },
    })
    show(single, <CategoryPage page={single} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Suodata/ })).toBeNull()
  })

  it('an empty category says so without tools', () => {
    const empty = categorySample({ products: { productViewModels: [], totalCount: 0, facetGroups: [] } })
    show(empty, <CategoryPage page={empty} />)
    expect(screen.getByText(/Hylly on juuri nyt tyhjä/)).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
