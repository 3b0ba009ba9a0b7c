import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import contentTexts from '#src/content/texts/fi.json' with { type: 'json' }
import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import { holdAnswers, stubAnswers, type StubbedCall } from '#src/products/web/testing/show-page.tsx'
import searchTexts from '#src/search/texts/fi.json' with { type: 'json' }
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { found } from '../../web/testing/recipe.sample.ts'
import texts from '../../texts/fi.json' with { type: 'json' }
import { recipeSearchBlock, type RecipeSearchBlock as RecipeSearchFields } from './recipe-search.block.ts'
import { RecipeSearchBlock } from './RecipeSearchBlock.tsx'

const [search, redirect] = recipeSearchBlock.samples as unknown as [RecipeSearchFields, RecipeSearchFields] // two, see their file

let answer: (call: StubbedCall) => { status?: number; body: unknown }
let calls: StubbedCall[]
let events: AnalyticsEvent[]
let disconnect: () => void
beforeEach(() => {
  answer = ({ query }) => {
    const page = Number(query.get('page'))
    const total = query.get('q') === 'tyhjä' ? 0 : 14
    const shown = Math.min(12, total - (page - 1) * 12)
    return { body: { ...found(Math.max(0, shown), total, (page - 1) * 12), ...marked(query) } }
  }
  calls = stubAnswers((name, value) => void vi.stubGlobal(name, value), {
    '/api/search/recipes': (call) => answer(call),
  })
  events = []
  disconnect = connectDestination((event) => void events.push(event))
  events.length = 0
})
afterEach(() => {
  cleanup()
  disconnect()
  vi.unstubAllGlobals()
})

/** As the server marks what was chosen. */
function marked(query: URLSearchParams) {
  const chosen = (query.get('categoryIds') ?? '').split(',')
  return {
    facetCategories: found(1).facetCategories.map((group) => ({
      ...group,
      facetSubcategories: group.facetSubcategories.map((one) => ({
        ...one,
        selected: chosen.includes(String(one.id)),
      })),
    })),
  }
}

function show(block: RecipeSearchFields, url = '/reseptit') {
  const router = createMemoryRouter([{ path: '*', element: <RecipeSearchBlock block={block} /> }], {
    initialEntries: [url],
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = render(
    <QueryClientProvider client={client}>
      <TextContext value={textsOf('fi', { ...contentTexts, ...searchTexts, ...texts })}>
        <PageContext value={samplePage({})}>
          <RouterProvider router={router} />
        </PageContext>
      </TextContext>
    </QueryClientProvider>,
  )
  const address = () => decodeURIComponent(router.state.location.pathname + router.state.location.search)
  return { ...shown, router, address }
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const keyword = () => screen.getByRole('searchbox', { name: 'Mitä tekee mieli?' })
const asked = () =>
  calls.map(({ query }) => `${query.get('q') ?? ''}|${query.get('categoryIds') ?? ''}|${query.get('page') ?? ''}`)

describe('the recipe search', () => {
  it('is registered under its type', () => {
    expect(search.contentType.at(-1)).toBe(recipeSearchBlock.type)
  })

  it('fetches filters and products on load, by the call without a phrase, and shows what there is', async () => {
    show(search)
    await waitFor(() => expect(titles()).toHaveLength(12))
    expect(asked()).toEqual(['||1'])
    expect(screen.getByRole('option', { name: 'Tumma suklaa 72 %' })).toBeTruthy()
    expect(screen.getAllByRole('checkbox', { name: /Leivonnaiset/ }).length).toBeGreaterThan(0)
    expect(screen.getByText('14 reseptiä')).toBeTruthy()
    expect(screen.getByText('Näkyvissä 12 / 14')).toBeTruthy()
  })

  it('searches at once for what its address says, with the categories chosen from the start', async () => {
    show(search, '/reseptit?q=suklaa&categoryIds=3&productPageId=1000001')
    await waitFor(() => expect(titles()).toHaveLength(12))
    expect(asked().toSorted()).toEqual(['suklaa|3|1', '||1'].toSorted())
    expect(calls.find(({ query }) => query.get('q') === 'suklaa')?.query.get('productPageId')).toBe('1000001')
    expect(keyword()).toHaveProperty('value', 'suklaa')
    expect(screen.getByRole('combobox', { name: 'Tuote' })).toHaveProperty('value', '1000001')
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Leivonnaiset/ })
    expect(boxes.every(({ checked }) => checked)).toBe(true)
  })

  it('says on its button whether it brings all recipes or those that are looked for', async () => {
    show(search)
    expect(screen.getByRole('button', { name: 'Kaikki reseptit' })).toBeTruthy()
    fireEvent.change(keyword(), { target: { value: 'kakku' } })
    fireEvent.click(screen.getByRole('button', { name: 'Hae reseptejä' }))
    await waitFor(() => expect(asked()).toContain('kakku||1'))
  })

  it('appends with "show more", and begins anew with another search', async () => {
    const { address } = show(search)
    await waitFor(() => expect(titles()).toHaveLength(12))
    const answerNow = holdAnswers((name, value) => void vi.stubGlobal(name, value))
    const more = screen.getByRole('button', { name: 'Näytä lisää' })
    more.focus()
    fireEvent.click(more)
    await waitFor(() => expect(more.getAttribute('aria-busy')).toBe('true'))
    expect(document.activeElement).toBe(more)
    answerNow()
    await waitFor(() => expect(titles()).toHaveLength(14))
    expect(titles()[0]).toBe('Resepti 1')
    expect(address()).toBe('/reseptit?page=2')
    expect(screen.queryByRole('button', { name: 'Näytä lisää' })).toBeNull()
    fireEvent.change(keyword(), { target: { value: '  pulla ' } })
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(address()).toBe('/reseptit?q=pulla'))
    await waitFor(() => expect(titles()).toHaveLength(12))
  })

  it('narrows by filters, which can be taken off again, and keeps what else the address says', async () => {
    const { address } = show(search, '/reseptit?q=suklaa&utm_source=x')
    await waitFor(() => expect(titles()).toHaveLength(12))
    const [box] = screen.getAllByRole('checkbox', { name: /Juomat/ })
    if (box) fireEvent.click(box)
    await waitFor(() => expect(address()).toBe('/reseptit?utm_source=x&q=suklaa&categoryIds=6'))
    fireEvent.click(await screen.findByRole('button', { name: 'Poista suodatin Juomat' }))
    await waitFor(() => expect(address()).toBe('/reseptit?utm_source=x&q=suklaa'))
  })

  it('says what failed and asks again', async () => {
    answer = () => ({ status: 500, body: {} })
    show(search)
    await screen
      .findByText('Haku ei onnistunut. Yritä hetken kuluttua uudelleen.')
      .catch(() => screen.findByRole('alert'))
    answer = () => ({ body: found(2) })
    fireEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    await waitFor(() => expect(titles()).toHaveLength(2))
  })

  it('says that nothing was found', async () => {
    show(search, '/reseptit?q=tyhjä')
    expect(await screen.findByText(/Tällä haulla ei löytynyt reseptejä/)).toBeTruthy()
    expect(screen.getByText('0 reseptiä')).toBeTruthy()
  })

  it('tells analytics once of each phrase', async () => {
    const { router } = show(search, '/reseptit?q=kakku')
    await waitFor(() => expect(events).toHaveLength(1))
    expect(events).toEqual([{ event: 'search', search_term: 'kakku', search_results: 14, search_place: 'recipes' }])
    await router.navigate('/reseptit?q=kakku&categoryIds=3')
    await waitFor(() => expect(asked()).toContain('kakku|3|1'))
    expect(events).toHaveLength(1)
  })
})

describe('the recipe search that leads elsewhere', () => {
  it('goes to the search page with phrase and categories', async () => {
    const { address } = show(redirect, '/joulu')
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Juomat' }))
    fireEvent.change(keyword(), { target: { value: 'kaakao' } })
    fireEvent.click(screen.getByRole('button', { name: 'Hae reseptejä' }))
    await waitFor(() => expect(address()).toBe('/reseptit?q=kaakao&categoryIds=6'))
  })

  it('works without script: a form that sends the same names', async () => {
    show(redirect, '/joulu')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Juomat' })
    const form = screen.getByRole<HTMLFormElement>('search')
    expect([form.getAttribute('action'), box.name, box.value, keyword().getAttribute('name')]).toEqual([
      '/reseptit',
      'categoryIds',
      '6',
      'q',
    ])
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
