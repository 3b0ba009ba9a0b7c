import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentSearchAnswer } from '#src/content/contract/content-search.ts'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import { closeSurfaces, useSurfaceOpen } from '#src/shell/web/open-surface.ts'
import { stubAnswers, type StubbedCall } from '#src/products/web/testing/show-page.tsx'
import { dropHistoryMemory } from '../history/history-store.ts'
import { searchPageSample, showSearch } from '../testing/show-search.tsx'
import { SearchPage } from './SearchPage.tsx'
import { found as foundRecipes } from '#src/recipes/web/testing/recipe.sample.ts'
import type { RecipeSearchAnswer } from '#src/recipes/contract/recipe-search.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'
import { sampleList } from '#src/listing/web/samples/sample-list.ts'

const noProducts: ProductList = { productViewModels: [], totalCount: 0, facetGroups: [] }
const noRecipes: RecipeSearchAnswer = {
  hits: [],
  facetCategories: [],
  hasMore: false,
  totalCount: 0,
  relatedProducts: [],
}
const content = (count: number, more = false, first = 0): ContentSearchAnswer => ({
  hits: Array.from({ length: count }, (_, index) => ({
    contentId: index,
    url: `/sivu-${first + index}`,
    image: '',
    title: `Osuma ${index}`,
    topic: 'Sivu',
  })),
  facetCategories: [
    {
      id: 1,
      name: 'Laji',
      order: 1,
      facetSubcategories: [{ id: 2, name: 'Tarinat', count, selected: false }],
    },
  ],
  hasMore: more,
  totalCount: more ? count * 2 : count,
})

let answers: Record<string, (call: StubbedCall) => { status?: number; body: unknown }>
let calls: StubbedCall[]
let events: AnalyticsEvent[]
let disconnect: () => void
beforeEach(() => {
  answers = {
    '/api/search/products': () => ({ body: sampleList }),
    '/api/search/content': () => ({ body: content(3) }),
    '/api/search/recipes': () => ({ body: noRecipes }),
    '/api/search/suggest': () => ({ body: { terms: ['lakritsi'], popular: ['pastillit'], counts: {} } }),
    '/api/categories/products': () => ({ body: noProducts }),
  }
  calls = stubAnswers(
    (name, value) => void vi.stubGlobal(name, value),
    new Proxy({}, { get: (_target, path: string) => (call: StubbedCall) => answers[path]?.(call) }),
  )
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

const show = (url: string) => showSearch(<SearchPage page={searchPageSample} />, url)
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const asked = (path: string) => calls.filter((call) => call.path === path)

describe('the search page', () => {
  it('counts the hits of every kind, in its heading and on its tabs', async () => {
    show('/search?q=kaakao')
    const total = sampleList.totalCount + 3
    expect((await screen.findByText(`${total} osumaa`)).tagName).toBe('I')
    expect((await tab(/Tuotteet/)).textContent).toContain(String(sampleList.totalCount))
    expect((await tab(/Sisältö/)).textContent).toContain('3')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'kaakao')
    expect(screen.queryByRole('combobox', { name: /Järjest/ })).toBeNull()
  })

  it('has a tab of recipes between products and content, with filters of its own', async () => {
    answers['/api/search/recipes'] = () => ({ body: foundRecipes(2) })
    show('/search?q=kaakao&tab=recipes')
    expect(
      (await screen.findAllByRole('tab')).map(({ textContent }) => textContent?.replace(/\d+/, '').trim()),
    ).toEqual(['Tuotteet', 'Reseptit', 'Sisältö'])
    expect((await tab(/Reseptit/)).textContent).toContain('2')
    expect(await screen.findByRole('link', { name: 'Resepti 1' })).toBeTruthy()
    const [filter] = screen.getAllByRole('checkbox', { name: /Juomat/ })
    if (filter) fireEvent.click(filter)
    await waitFor(() => expect(calls.some(({ query }) => query.get('categoryIds') === '6')).toBe(true))
    expect(screen.getByRole('link', { name: /tuote/ }).getAttribute('href')).toContain('tab=products')
  })

  it('opens on products, else on what has hits, else on what the address says', async () => {
    show('/search?q=kaakao')
    expect((await tab(/Tuotteet/)).getAttribute('aria-selected')).toBe('true')
    cleanup()
    answers['/api/search/products'] = () => ({ body: noProducts })
    show('/search?q=kaakao')
    await waitFor(async () => expect((await tab(/Sisältö/)).getAttribute('aria-selected')).toBe('true'))
    cleanup()
    answers['/api/search/products'] = () => ({ body: sampleList })
    show('/search?q=kaakao&tab=content')
    expect((await tab(/Sisältö/)).getAttribute('aria-selected')).toBe('true')
    cleanup()
    show('/search?q=kaakao&tab=nonsense')
    expect((await tab(/Tuotteet/)).getAttribute('aria-selected')).toBe('true')
    cleanup()
    show('/search?q=kaakao&categoryIds=2')
    expect((await tab(/Sisältö/)).getAttribute('aria-selected')).toBe('true')
  })

  it('keeps the tab in the address, the default one left out, in place of the entry before', async () => {
    const { address, router } = show('/search?q=kaakao')
    fireEvent.click(await tab(/Sisältö/))
    await waitFor(() => expect(address()).toBe('/search?q=kaakao&tab=content'))
    expect(router.state.historyAction).toBe('REPLACE')
    fireEvent.click(await tab(/Tuotteet/))
    await waitFor(() => expect(address()).toBe('/search?q=kaakao'))
  })

  it('keeps the product filters in the address and asks with them', async () => {
    show('/search?q=kaakao&filter.inStock=in-stock&page=1')
    await screen.findAllByRole('article')
    await waitFor(() =>
      expect(asked('/api/search/products').map(({ query }) => [query.get('q'), query.get('filter.inStock')])).toEqual([
        ['kaakao', null],
        ['kaakao', 'in-stock'],
      ]),
    )
  })

  it('narrows content by facets and shows more of it, without a change of the address', async () => {
    answers['/api/search/content'] = ({ query }) => ({
      body: query.get('page') === '1' ? content(12, true) : content(12, false, 11),
    })
    const { address } = show('/search?q=kaakao&tab=content')
    expect(await screen.findAllByRole('link', { name: /Osuma/ })).toHaveLength(12)
    fireEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }))
    // The first of the second page has been on the first already.
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Osuma/ })).toHaveLength(23))
    const rail = screen.getAllByRole('group', { name: 'Laji' }).at(-1)
    if (!rail) throw new Error('no facets')
    fireEvent.click(within(rail).getByRole('checkbox', { name: /Tarinat/ }))
    await waitFor(() => expect(asked('/api/search/content').at(-1)?.query.get('categoryIds')).toBe('2'))
    expect(asked('/api/search/content').at(-1)?.query.get('page')).toBe('1')
    expect(address()).toBe('/search?q=kaakao&tab=content')
  })

  it('goes on to the page that operators lead the phrase to, in place of itself, and tells of the search', async () => {
    answers['/api/search/products'] = () => ({ body: { ...sampleList, redirectUrl: '/asiakaspalvelu#palautus' } })
    const { address, router } = show('/search?q=palautus')
    await waitFor(() => expect(address()).toBe('/asiakaspalvelu'))
    expect([router.state.location.hash, router.state.historyAction]).toEqual(['#palautus', 'REPLACE'])
    expect(events).toMatchObject([{ event: 'search', search_term: 'palautus' }])
  })

  it.each(['tab=products', 'tab=content', 'page=2', 'filter.inStock=true', 'categoryIds=2'])(
    'stays with the results where the address asks for %s, also when it no longer does',
    async (more) => {
      answers['/api/search/products'] = () => ({ body: { ...sampleList, redirectUrl: '/asiakaspalvelu' } })
      const { address, router } = show(`/search?q=palautus&${more}`)
      await tab(/Tuotteet.*\d/)
      await act(() => router.navigate('/search?q=palautus', { replace: true }))
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(address()).toBe('/search?q=palautus')
      expect((await tab(/Tuotteet/)).textContent).toContain(String(sampleList.totalCount))
    },
  )

  it('asks for no products under three characters and says why', async () => {
    answers['/api/search/content'] = () => ({ body: content(1) })
    show('/search?q=ka&tab=products')
    expect(await screen.findByText('Kirjoita vähintään 3 merkkiä.')).toBeTruthy()
    expect(asked('/api/search/products')).toHaveLength(0)
  })

  it('shows the mascot with ways on when there is nothing', async () => {
    answers['/api/search/products'] = () => ({ body: noProducts })
    answers['/api/search/content'] = () => ({ body: content(0) })
    show('/search?q=lakrizi')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBeTruthy()
    await screen.findByRole('button', { name: /Vuoka/ })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('”lakrizi” jäi tyhjäksi.')
    expect((await screen.findByRole('link', { name: 'lakritsi' })).getAttribute('href')).toBe('/search?q=lakritsi')
    expect(screen.getByRole('link', { name: 'Kaikki tuotteet' }).getAttribute('href')).toBe('/tuotteet')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lakrizi')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('link', { name: 'pastillit' }).getAttribute('href')).toBe('/search?q=pastillit')
    fireEvent.click(screen.getByRole('button', { name: 'Hae uudelleen' }))
    expect(renderHook(() => useSurfaceOpen('search')).result.current).toBe(true)
    act(closeSurfaces)
  })

  it('proposes the phrase that was meant, as a link, above what was found for it', async () => {
    answers['/api/search/products'] = () => ({ body: { ...sampleList, didYouMean: 'lakritsi' } })
    show('/search?q=lakrizi')
    const link = await screen.findByRole('link', { name: 'lakritsi' })
    expect(link.getAttribute('href')).toBe('/search?q=lakritsi')
    expect(link.closest('p')?.textContent).toBe('Tarkoititko lakritsi?')
  })

  it('says what none of the products has in it, where the phrase asked for that', async () => {
    answers['/api/search/products'] = () => ({ body: { ...sampleList, without: ['Ei maitoa', 'Ei soijaa'] } })
    show('/search?q=ilman+maitoa+ja+soijaa')
    expect((await screen.findByText(/Ei maitoa, Ei soijaa/)).textContent).toContain('Tarkista ainesosat')
  })

  it('warns of traces where the phrase asked for a claim about the recipe', async () => {
    answers['/api/search/products'] = () => ({ body: { ...sampleList, recipe: ['Vegaaninen'] } })
    show('/search?q=vegaaninen')
    expect((await screen.findByText(/jäämiä/i)).textContent).toContain('Vegaaninen')
  })

  it('leads to what else meets the claim where nothing is both, and never to another tab', async () => {
    const others = sampleList.productViewModels.slice(0, 2)
    answers['/api/search/products'] = () => ({ body: { ...noProducts, without: ['Sokeriton'], others } })
    show('/search?q=sokeriton+suklaa')
    expect(await screen.findByText(/Tällaista tuotetta meillä ei ole.*Sokeriton/)).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect((await tab(/Tuotteet/)).getAttribute('aria-selected')).toBe('true')
    cleanup()
    answers['/api/search/content'] = () => ({ body: content(0) })
    show('/search?q=sokeriton+suklaa')
    expect(await screen.findByText('0 osumaa')).toBeTruthy()
    expect(await screen.findByText(/Tällaista tuotetta meillä ei ole/)).toBeTruthy()
  })

  it('shows what has no sugar added below what is sugar free, with its grams, and does not count it', async () => {
    const [card] = sampleList.productViewModels.slice(-1)
    const noAddedSugar = [{ card, sugarString: '1,2\u00a0g' }]
    answers['/api/search/products'] = () => ({ body: { ...sampleList, without: ['Sokeriton'], noAddedSugar } })
    answers['/api/search/content'] = () => ({ body: content(0) })
    show('/search?q=sokeriton')
    expect(await screen.findByText(`${sampleList.totalCount} osumaa`)).toBeTruthy()
    const heading = await screen.findByRole('heading', { name: 'Ei lisättyä sokeria' })
    expect(screen.getByText(/sokereita 1,2.g\/100.g/)).toBeTruthy()
    const cards = screen.getAllByRole('article')
    expect(cards.map((one) => Boolean(heading.compareDocumentPosition(one) & 4))).toEqual(
      cards.map((_one, place) => place === cards.length - 1),
    )
  })

  it('says that the search failed and asks again', async () => {
    answers['/api/search/products'] = () => ({ status: 500, body: { error: 'internal' } })
    answers['/api/search/content'] = () => ({ status: 500, body: { error: 'internal' } })
    show('/search?q=kaakao')
    expect((await screen.findByRole('alert')).textContent).toContain('Haku ei onnistunut')
    answers['/api/search/products'] = () => ({ body: sampleList })
    answers['/api/search/content'] = () => ({ body: content(3) })
    fireEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect((await tab(/Sisältö/)).textContent).toContain('3')
  })

  it.each([
    ['of nothing', 0],
    ['of what there is', 3],
  ])('does not speak %s as all there is where one kind could not be asked', async (_what, hits) => {
    answers['/api/search/products'] = () => ({ status: 429, body: { error: 'rate' } })
    answers['/api/search/content'] = () => ({ body: content(hits) })
    show('/search?q=suklaa')
    expect((await screen.findByRole('alert')).textContent).toContain('Haku ei onnistunut')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Etsitään: ”suklaa”')
    expect(screen.queryAllByRole('tab')).toHaveLength(hits === 0 ? 0 : 3)
    expect(events).toEqual([])
    answers['/api/search/products'] = () => ({ body: sampleList })
    fireEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect((await tab(/Tuotteet/)).textContent).toContain(String(sampleList.totalCount))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves it to the tab to say that it failed where it is the one shown', async () => {
    answers['/api/search/products'] = () => ({ status: 500, body: { error: 'internal' } })
    show('/search?q=suklaa&tab=products')
    await screen.findByRole('tab', { name: /Sisältö/ })
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
  })

  it('keeps a sub-category that the choices leave nothing of, and does not offer it', async () => {
    const none = { id: 4, name: 'Reseptit', count: 0, selected: false }
    answers['/api/search/content'] = () => {
      const body = content(3)
      body.facetCategories[0]?.facetSubcategories.push(none)
      return { body }
    }
    show('/search?q=kaakao&tab=content')
    const [first] = await screen.findAllByRole('checkbox', { name: /Reseptit/ })
    expect(first?.matches(':disabled')).toBe(true)
  })

  it('keeps the choices, and the keyboard at the one that was made, while it asks with it', async () => {
    show('/search?q=kaakao&tab=content')
    const [choice] = await screen.findAllByRole('checkbox', { name: /Tarinat/ })
    if (!choice) throw new Error('nothing to choose')
    choice.focus()
    fireEvent.click(choice)
    expect(document.activeElement).toBe(choice)
    await waitFor(() => expect(asked('/api/search/content').at(-1)?.query.get('categoryIds')).toBe('2'))
    expect(document.activeElement).toBe(choice)
  })

  it('puts first what the address chose, and moves nothing when a choice is made', async () => {
    answers['/api/search/content'] = ({ query }) => {
      const body = content(3)
      const ids = query.get('categoryIds')?.split(',').map(Number) ?? []
      const group = body.facetCategories[0]
      if (group)
        group.facetSubcategories = ['Sivut', 'Tarinat', 'Ohjeet'].map((name, index) => ({
          id: index + 1,
          name,
          count: 1,
          selected: ids.includes(index + 1),
        }))
      return { body }
    }
    show('/search?q=kaakao&categoryIds=2')
    const names = async () =>
      (await screen.findAllByRole('checkbox')).slice(0, 3).map((box) => box.closest('label')?.textContent)
    const before = await names()
    expect(before[0]).toContain('Tarinat')
    fireEvent.click((await screen.findAllByRole('checkbox', { name: /Ohjeet/ }))[0] ?? document.body)
    await waitFor(() => expect(asked('/api/search/content').at(-1)?.query.get('categoryIds')).toBe('2,3'))
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    expect(await names()).toEqual(before)
  })

  it('leaves the keyboard at the choices when it clears them', async () => {
    show('/search?q=kaakao&tab=content')
    const choices = () => screen.findAllByRole('checkbox', { name: /Tarinat/ })
    fireEvent.click((await choices())[0] ?? document.body)
    const [clear] = await screen.findAllByRole('button', { name: 'Poista rajaukset' })
    if (!clear) throw new Error('nothing to clear by')
    clear.focus()
    fireEvent.click(clear)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Poista rajaukset' })).toBeNull())
    expect(document.activeElement).toBe((await choices())[0])
  })

  it('asks nothing without a phrase and offers terms to begin with', () => {
    show('/search')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mitä etsit?')
    expect(screen.getByRole('link', { name: 'merisuola' }).getAttribute('href')).toBe('/search?q=merisuola')
    expect(calls).toHaveLength(0)
  })

  it('tells of a search once, and not again when history leads back to it', async () => {
    const { router } = show('/search?q=kaakao')
    await waitFor(() =>
      expect(events).toEqual([
        { event: 'search', search_term: 'kaakao', search_results: sampleList.totalCount + 3, search_place: 'page' },
      ]),
    )
    fireEvent.click(await tab(/Sisältö/))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'suola' } })
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() =>
      expect(events.map((event) => 'search_term' in event && event.search_term)).toEqual(['kaakao', 'suola']),
    )
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('kaakao'))
    expect(events).toHaveLength(2)
  })
})
