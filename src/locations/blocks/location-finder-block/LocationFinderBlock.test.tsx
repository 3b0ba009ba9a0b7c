import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import contentTexts from '#src/content/texts/fi.json' with { type: 'json' }
import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import { holdAnswers, stubAnswers } from '#src/products/web/testing/show-page.tsx'
import searchTexts from '#src/search/texts/fi.json' with { type: 'json' }
import { observeEvents } from '#src/shell/web/analytics/track.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import type { LocationList } from '../../contract/location-list.ts'
import texts from '../../texts/fi.json' with { type: 'json' }
import { locationFinderBlock } from './location-finder.block.ts'
import { LocationFinderBlock } from './LocationFinderBlock.tsx'

const [full, bare] = locationFinderBlock.samples
const { answer } = full

function show(block = full, url = '/kahvilat') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const element = (
    <QueryClientProvider client={client}>
      <TextContext value={textsOf('fi', { ...contentTexts, ...searchTexts, ...texts })}>
        <PageContext value={samplePage()}>
          <LocationFinderBlock block={block} />
        </PageContext>
      </TextContext>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [url] })
  render(<RouterProvider router={router} />)
  return { address: () => decodeURIComponent(router.state.location.pathname + router.state.location.search) }
}

const answers = (list: (query: URLSearchParams) => Partial<LocationList> | null) =>
  stubAnswers((name, value) => void vi.stubGlobal(name, value), {
    '/api/locations': ({ query }) => {
      const found = list(query)
      return found === null ? { status: 500, body: {} } : { body: { ...answer, ...found } }
    },
  })

const at = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
const places = () => screen.queryAllByRole('listitem').filter((item) => item.className === 'locations-place')

/** Searches told from now on; what was told before is still waiting for consent. */
function listen(): { told: object[]; stop: () => void } {
  const told: object[] = []
  let isBefore = true
  const stop = observeEvents((event) => void (isBefore || told.push(event)))
  isBefore = false
  return { told, stop }
}

const stubPosition = (getCurrentPosition: unknown): void =>
  void Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })

beforeEach(() => void at('2026-11-26T08:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a location finder', () => {
  it('is registered under its type', () => {
    expect(full.contentType.at(-1)).toBe(locationFinderBlock.type)
  })

  it('shows what its page brought without asking: name, address, hours, ways onward', () => {
    const calls = answers(() => ({}))
    show()
    expect(places()).toHaveLength(2)
    const first = within(places()[0] as HTMLElement) // two are there
    expect(first.getByRole('heading', { level: 3 }).textContent).toBe('Vallilan tehdaskahvila')
    expect(first.getByText('Nilsiänkatu 12, 00510 Helsinki')).toBeDefined()
    expect(first.getByText('tänään 8–20')).toBeDefined()
    expect(first.getByRole('link', { name: /^Reitti: Vallilan tehdaskahvila/ }).getAttribute('href')).toContain('mlat=')
    expect(screen.getByText('2 tulosta')).toBeDefined()
    expect(calls).toEqual([])
  })

  it.each([
    ['2026-11-26T05:00:00Z', 'Suljettu', 'aukeaa tänään kello 8'],
    ['2026-11-26T08:00:00Z', 'Auki', 'tänään 8–20'],
    ['2026-11-26T17:35:00Z', 'Sulkeutuu pian', 'kello 20 asti, 25 min'],
    ['2026-11-26T19:00:00Z', 'Suljettu', 'aukeaa huomenna kello 8'],
    ['2026-11-25T19:00:00Z', 'Suljettu', 'aukeaa huomenna kello 8'],
    ['2026-11-24T19:00:00Z', 'Suljettu', 'aukeaa to 26.11. kello 8'],
  ])('at %s, whatever it was when the page was made, a place is said to be: %s, %s', (moment, word, more) => {
    at(moment)
    answers(() => ({}))
    show()
    const first = within(places()[0] as HTMLElement) // two are there
    expect(first.getByText(word)).toBeDefined()
    expect(first.getByText(more)).toBeDefined()
  })

  it('begins with the text and the city of its address', async () => {
    const calls = answers(() => ({ totalCount: 1, hits: answer.hits.slice(1) }))
    show(full, '/kahvilat?query=kulma&city=Helsinki')
    expect(await screen.findByText('1 tulos')).toBeDefined()
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({ q: 'kulma', city: 'Helsinki', page: '1' })
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'kulma')
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Helsinki')
  })

  it('says that only open ones are listed, also when a word of the text asked for it', async () => {
    answers(() => ({ totalCount: 1, hits: answer.hits.slice(1), openNow: true }))
    show(full, '/kahvilat?query=auki+helsinki')
    expect(await screen.findByText('1 tulos, auki nyt')).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'Auki nyt' })).toHaveProperty('checked', false)
  })

  it('asks anew from page 1 for each service and for "open now", and tells of no search without a text', async () => {
    const { told, stop } = listen()
    const calls = answers((query) => ({ totalCount: query.size, hits: [], openNow: query.get('openNow') === 'true' }))
    const { address } = show(full, '/kahvilat?page=2')
    expect(places()).toHaveLength(2)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Kahvila/ }))
    expect(address()).toBe('/kahvilat?categoryIds=2')
    // What was shown gives way to the answer.
    await waitFor(() => expect(places()).toEqual([]))
    expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toMatchObject({ categoryIds: '2', page: '1' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Auki nyt' }))
    expect(address()).toBe('/kahvilat?categoryIds=2&openNow=true')
    expect(await screen.findByText(/auki nyt$/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Poista rajaukset' }))
    expect(address()).toBe('/kahvilat')
    expect(told).toEqual([])
    stop()
  })

  it('tells once what was looked for, with the number of results', async () => {
    const { told, stop } = listen()
    answers(() => ({ totalCount: 2 }))
    show()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' vallila ' } })
    fireEvent.submit(screen.getByRole('search'))
    await vi.waitFor(
      () =>
        expect(told).toEqual([{ event: 'search', search_term: 'vallila', search_results: 2, search_place: 'page' }]),
      30_000,
    )
    stop()
  })

  it('appends the next page, and shows a place once that has moved meanwhile', async () => {
    const third = { ...answer.hits[0], contentId: 3, title: 'Kolmas' } as LocationList['hits'][number]
    answers((query) => (query.get('page') === '2' ? { hits: [...answer.hits.slice(1), third] } : {}))
    const answerNow = holdAnswers((name, value) => void vi.stubGlobal(name, value))
    const { address } = show({ ...full, answer: { ...answer, hasMore: true, totalCount: 3 } })
    const more = screen.getByRole('link', { name: 'Näytä lisää' })
    fireEvent.click(more)
    expect(address()).toBe('/kahvilat?page=2')
    await waitFor(() => expect(more.getAttribute('aria-busy')).toBe('true'))
    // Pressed again meanwhile, it asks for nothing further.
    fireEvent.click(more)
    expect(address()).toBe('/kahvilat?page=2')
    answerNow()
    expect(await screen.findByRole('heading', { name: 'Kolmas' })).toBeDefined()
    expect(places()).toHaveLength(3)
  })

  it('says that the search failed, and tries again', async () => {
    let isBroken = true
    answers(() => (isBroken ? null : { totalCount: 1, hits: answer.hits.slice(0, 1) }))
    show(full, '/kahvilat?city=Turku')
    const isBusy = () => document.querySelector('.locations-finder__list')?.getAttribute('aria-busy')
    expect(isBusy()).toBe('true')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Haku ei onnistunut')
    isBroken = false
    fireEvent.click(within(alert).getByRole('button'))
    expect(await screen.findByText('1 tulos')).toBeDefined()
    expect(isBusy()).toBe('false')
  })

  it('asks where somebody is when they press the button, and not before', async () => {
    const getCurrentPosition = vi.fn((done: PositionCallback) =>
      done({ coords: { latitude: 60.45182, longitude: 22.26661 } } as GeolocationPosition),
    )
    stubPosition(getCurrentPosition)
    const calls = answers(() => ({ hits: answer.hits.map((hit) => ({ ...hit, distanceKm: 1.24 })) }))
    const { address } = show()
    expect(getCurrentPosition).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Lähelläni' }))
    expect(await screen.findByText('Lähin ensin')).toBeDefined()
    expect(await screen.findAllByText('1,2 km')).toHaveLength(2)
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({ lat: '60.452', lng: '22.267' })
    expect(address()).toBe('/kahvilat')
    fireEvent.click(screen.getByRole('button', { name: 'Unohda sijainti' }))
    expect(await screen.findByText('Aakkosjärjestyksessä')).toBeDefined()
  })

  it.each([
    [1, 'Selain ei antanut sijaintia. Valitse kaupunki tai kirjoita postinumero.'],
    [3, 'Sijaintia ei saatu. Valitse kaupunki tai kirjoita postinumero.'],
  ])('without a position (%i) says what to do instead', async (code, words) => {
    const getCurrentPosition = (_done: unknown, fail: (error: object) => void) => fail({ code, PERMISSION_DENIED: 1 })
    stubPosition(getCurrentPosition)
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Lähelläni' }))
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('has all of its map in words, and each pin leads to the list of a city', () => {
    show()
    const map = screen.getByRole('list', { name: /^Kartta/ })
    expect(within(map).getByRole('link', { name: 'Helsinki 2 paikkaa' }).getAttribute('href')).toBe(
      '/kahvilat?city=Helsinki',
    )
  })

  it('without any place says so, and needs no lead', () => {
    show(bare)
    expect(screen.getByText(/Yhtään paikkaa ei löytynyt/)).toBeDefined()
    expect(document.querySelector('.locations-finder__words .kit-lead')).toBeNull()
  })
})
