import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubAnswers } from '#src/products/web/testing/show-page.tsx'
import { NotFoundSearch } from '#src/content/web/pages/not-found-page/NotFoundSearch.tsx'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import { SearchForm } from '#src/shell/web/chrome/SearchForm.tsx'
import { ContentSearch } from './content/ContentSearch.tsx'
import { dropHistoryMemory, rememberSearch } from './history/history-store.ts'
import { SearchPage } from './page/SearchPage.tsx'
import { ProductSearch } from './panel/ProductSearch.tsx'
import { holdCalls, searchPageSample, showSearch } from './testing/show-search.tsx'
import { sampleList } from '#src/listing/web/samples/sample-list.ts'

const hit = { contentId: 7, url: '/tarinat/juuri', image: '', title: 'Kaakaon juuri', topic: 'Tarina' }
const answers = {
  '/api/search/products': () => ({ body: sampleList }),
  '/api/search/content': () => ({ body: { hits: [hit], facetCategories: [], hasMore: false, totalCount: 1 } }),
  '/api/search/recipes': () => ({
    body: { hits: [], facetCategories: [], hasMore: false, totalCount: 0, relatedProducts: [] },
  }),
  '/api/search/suggest': () => ({
    body: {
      terms: ['kaakaonibs'],
      products: [],
      categories: [],
      recipes: [],
      pages: [hit],
      counts: { products: 17, recipes: 2, pages: 1 },
    },
  }),
}

let events: AnalyticsEvent[]
let disconnect: () => void
beforeEach(() => {
  stubAnswers((name, value) => void vi.stubGlobal(name, value), answers)
  events = []
  disconnect = connectDestination((event) => void events.push(event))
  events.length = 0
  dropHistoryMemory()
})
afterEach(() => {
  cleanup()
  disconnect()
  vi.unstubAllGlobals()
})

const panel = <ProductSearch onClose={() => undefined} />
const box = <ContentSearch onFollow={() => undefined} />

/** The part under test stands before the search page, which has a field of the same name. */
const field = (name: string) => {
  const [first] = screen.getAllByRole<HTMLInputElement>('searchbox', { name })
  if (!first) throw new Error(`no field ${name}`)
  return first
}
const type = (name: string) => fireEvent.change(field(name), { target: { value: 'kaakao' } })
const enter = (name: string) => () => {
  type(name)
  fireEvent.keyDown(field(name), { key: 'Enter' })
}
const send = (name: string) => () => {
  type(name)
  const { form } = field(name)
  if (form) fireEvent.submit(form)
}
/** By its letters: the test's document reads marked ones apart. */
const follow = (words: string, typedInto: string) => async () => {
  type(typedInto)
  const find = () => screen.getAllByRole('link').find((one) => one.textContent.includes(words))
  await waitFor(() => expect(find()).toBeTruthy())
  fireEvent.click(find() ?? document.body)
}

describe('a search says where it was made', () => {
  it.each<[string, string, ReactElement, () => unknown]>([
    ['panel', 'Enter in the panel', panel, enter('Hae tuotteita')],
    ['panel', 'a term of the panel', panel, follow('kaakaonibs', 'Hae tuotteita')],
    ['panel', 'all hits of the panel', panel, follow('Näytä kaikki 20 osumaa', 'Hae tuotteita')],
    ['navigation', 'the box of the menus', box, send('Hae sivuilta')],
    ['navigation', 'all results of that box', box, follow('Kaikki tulokset', 'Hae sivuilta')],
    [
      'navigation',
      'the plain field of the phone menu',
      <SearchForm key="menu" labelKey="/shell/menu/search-site" onNavigate={() => undefined} />,
      send('Hae sivuilta'),
    ],
    ['page', 'the field of a page that is not there', <NotFoundSearch key="lost" />, send('search')],
  ])('%s: %s', async (place, _how, part, search) => {
    const { address } = showSearch(
      <>
        {part}
        <section>
          <SearchPage page={searchPageSample} />
        </section>
      </>,
    )
    await search()
    await waitFor(() => expect(address()).toMatch(/^\/search\?q=kaakao(nibs)?$/))
    await waitFor(() =>
      expect(events).toEqual([
        {
          event: 'search',
          search_term: address().slice('/search?q='.length),
          search_results: sampleList.totalCount + 1,
          search_place: place,
        },
      ]),
    )
  })

  it('panel: an earlier search of the visitor', async () => {
    rememberSearch('kaakao')
    showSearch(
      <>
        {panel}
        <SearchPage page={searchPageSample} />
      </>,
    )
    fireEvent.click(screen.getByRole('link', { name: 'kaakao' }))
    await waitFor(() => expect(events).toMatchObject([{ search_term: 'kaakao', search_place: 'panel' }]))
  })

  it('page: the field of the search page, after a search from the panel', async () => {
    const { router } = showSearch(<SearchPage page={searchPageSample} />)
    await act(() => router.navigate('/search?q=suola', { state: { searchPlace: 'panel' } }))
    await waitFor(() => expect(events).toHaveLength(1))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kaakao' } })
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() =>
      expect(events).toMatchObject([
        { search_term: 'suola', search_place: 'panel' },
        { search_term: 'kaakao', search_place: 'page' },
      ]),
    )
  })

  it('panel: also where the list is turned before the answer is there', async () => {
    const calls = holdCalls((name, value) => void vi.stubGlobal(name, value))
    const { router } = showSearch(<SearchPage page={searchPageSample} />)
    await act(() => router.navigate('/search?q=kaakao', { state: { searchPlace: 'panel' } }))
    await act(() => router.navigate('/search?q=kaakao&page=2', { replace: true }))
    expect(events).toEqual([])
    await waitFor(() => {
      for (const { path, answer } of calls.splice(0)) {
        answer(path === '/api/search/products' ? sampleList : answers['/api/search/content']().body)
      }
      expect(events).toMatchObject([{ search_place: 'panel' }])
    })
  })

  it.each<[string, ReactElement, string, number]>([
    ['panel', panel, 'Hae tuotteita', 20],
    ['navigation', box, 'Hae sivuilta', 1],
  ])('%s: a hit is followed, and no search page tells of it', async (place, part, name, count) => {
    const { address } = showSearch(part)
    await follow('juuri', name)()
    await waitFor(() => expect(address()).toBe('/tarinat/juuri'))
    expect(events).toEqual([{ event: 'search', search_term: 'kaakao', search_results: count, search_place: place }])
  })
})
