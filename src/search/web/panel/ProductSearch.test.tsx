import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Suggestions } from '../../contract/suggest.ts'
import { removeStored } from '#src/shell/web/storage/browser-storage.ts'
import { dropHistoryMemory } from '../history/history-store.ts'
import { type HeldCall, holdCalls, showSearch } from '../testing/show-search.tsx'
import { ProductSearch } from './ProductSearch.tsx'

const nothing: Suggestions = {
  terms: [],
  products: [],
  categories: [],
  recipes: [],
  pages: [],
  counts: { products: 0, recipes: 0, pages: 0 },
}
const product = (displayName: string, code: string) => ({
  contentId: 1,
  code,
  url: `/tuotteet/karkit/${code.toLowerCase()}`,
  imageUrl: '/media/products/x.webp',
  displayName,
  firstVariationCode: `${code}-1`,
  weightString: '240 g',
  priceString: '4,20 €',
  previousPriceString: '',
  pricePerKiloString: '17,50 €/kg',
})
const liquorice: Suggestions = {
  terms: ['lakritsi'],
  products: [product('Pehmeä lakritsi', 'KV1'), product('Lakritsi\u00ADtryffelit', 'KV2')],
  categories: [{ code: 'karkit', name: 'Lakritsit', url: '/tuotteet/karkit', count: 9 }],
  recipes: [],
  pages: [{ contentId: 7, url: '/tarinat/juuri', image: '', title: 'Lakritsijuuri', topic: 'Karkit' }],
  counts: { products: 17, recipes: 0, pages: 1 },
}

let calls: HeldCall[]
const onClose = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  calls = holdCalls((name, value) => void vi.stubGlobal(name, value))
  removeStored('searchHistory')
  localStorage.clear()
  dropHistoryMemory()
  onClose.mockClear()
})
afterEach(() => {
  cleanup()
  document.cookie = 'cookie-consent=; max-age=0'
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = () => showSearch(<ProductSearch onClose={onClose} />)
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Hae tuotteita' })
const submit = () => screen.getByRole('button', { name: 'Hae' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answer = async (call: HeldCall | undefined, body: unknown, status?: number) => {
  call?.answer(body, status)
  await wait(1)
}
/** By its letters: the test's document reads marked ones apart. */
const link = (words: string) => screen.getAllByRole('link').find((one) => one.textContent.includes(words))

describe('the product search panel', () => {
  it('shows suggestions while nothing is typed, and no history before there is one', () => {
    show()
    expect(screen.getAllByRole('link').map((link) => link.textContent.trim())).toEqual(['merisuola', 'joulukalenteri'])
    expect(screen.queryByText('Aiemmat haut')).toBeNull()
    expect(submit().getAttribute('aria-disabled')).toBe('true')
  })

  it.each(['l', 'la', ' la ', '  '])('asks nothing for %j, and submits nothing', async (typed) => {
    const { address } = show()
    type(typed)
    await wait(2_000)
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(calls).toHaveLength(0)
    expect(address()).toBe('/search')
    expect(submit().getAttribute('aria-disabled')).toBe('true')
  })

  it('waits 350 ms for the last key, and says that it does', async () => {
    show()
    type('lak')
    await wait(300)
    type('lakr')
    expect(screen.getByText('Haetaan')).toBeTruthy()
    await wait(349)
    expect(calls).toHaveLength(0)
    await wait(1)
    expect(calls.map(({ path, query }) => [path, query.get('q')])).toEqual([['/api/search/suggest', 'lakr']])
    expect(screen.getByText('Haetaan')).toBeTruthy()
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await answer(calls[0], liquorice)
    expect(screen.queryByText('Haetaan')).toBeNull()
    expect(submit().getAttribute('aria-disabled')).toBeNull()
  })

  it('groups what was found, underlines the letters and leads to everything', async () => {
    show()
    type('lakrits')
    await wait(350)
    await answer(calls[0], liquorice)
    expect(link('Pehmeä lakritsi')?.getAttribute('href')).toBe('/tuotteet/karkit/kv1?code=KV1-1')
    expect(link('Lakritsitryffelit')?.querySelector('mark')?.textContent).toBe('Lakrits')
    expect(link('Lakritsijuuri')?.getAttribute('href')).toBe('/tarinat/juuri')
    expect(screen.getByRole('link', { name: 'Näytä kaikki 18 osumaa' }).getAttribute('href')).toBe('/search?q=lakrits')
    expect(screen.queryByText('Reseptit')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('18 osumaa haulle ”lakrits”')
  })

  it('says the lowest price of 30 days of what is reduced, and nothing of what is not', async () => {
    show()
    type('lakrits')
    await wait(350)
    const reduced = { ...product('Salmiakki', 'KV3'), previousPriceString: '5,00 €' }
    await answer(calls[0], { ...liquorice, products: [...liquorice.products, reduced] })
    expect(link('Salmiakki')?.textContent).toContain('30 päivän alin hinta 5,00 €')
    expect(link('Salmiakki')?.querySelector('s')?.textContent).toContain('5,00 €')
    expect(link('Pehmeä lakritsi')?.textContent).not.toContain('30 päivän')
    expect(link('Pehmeä lakritsi')?.querySelector('s')).toBeNull()
  })

  it.each([
    ['says what none of the products has in it', { without: ['Ei maitoa'] }, /Tarkista ainesosat/],
    ['warns of traces', { recipe: ['Vegaaninen'] }, /jäämiä/i],
  ])('%s, where the phrase asked for that', async (_what, claims, said) => {
    show()
    type('ilman maitoa')
    await wait(350)
    await answer(calls[0], { ...liquorice, ...claims })
    expect(screen.getByText(said).textContent).toContain(Object.values(claims).flat()[0])
  })

  it('leads to what else meets the claim where nothing is both, and tells what has no sugar added apart', async () => {
    show()
    type('sokeriton suklaa')
    await wait(350)
    const others = [product('Piparminttupastillit', 'KV4')]
    const noAddedSugar = [{ ...product('Siemenkeksit', 'KV5'), sugarString: '1,2 g' }]
    await answer(calls[0], { ...nothing, without: ['Sokeriton'], others, noAddedSugar })
    expect(screen.getByText(/Tällaista tuotetta meillä ei ole.*Sokeriton/)).toBeTruthy()
    expect(link('Piparminttupastillit')?.textContent).not.toContain('sokereita')
    expect(link('Siemenkeksit')?.textContent).toContain('sokereita 1,2 g/100')
    expect(link('Siemenkeksit')?.closest('section')?.querySelector('h2')?.textContent).toBe('Ei lisättyä sokeria ')
  })

  it('gives a superseded question up and never shows its answer', async () => {
    show()
    type('suola')
    await wait(350)
    type('lakrits')
    await wait(350)
    expect(calls).toHaveLength(2)
    expect(calls[0]?.aborted()).toBe(true)
    await answer(calls[1], liquorice)
    await answer(calls[0], { ...liquorice, products: [product('Merisuola', 'KV9')] })
    expect(screen.queryByText(/Merisuola/)).toBeNull()
    expect(link('Pehmeä lakritsi')).toBeTruthy()
  })

  it('says that there is nothing, or that the search failed', async () => {
    show()
    type('qqqq')
    await wait(350)
    await answer(calls[0], nothing)
    expect(screen.getByText('Ei tuloksia haulle ”qqqq”', { selector: 'p.kit-lead' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Näytä kaikki/ })).toBeNull()
    type('rrrr')
    await wait(350)
    await answer(calls[1], { error: 'internal' }, 500)
    expect(screen.getByRole('alert').textContent).toContain('Haku ei onnistunut')
  })

  it('goes to the search page on submit, clears the field, closes and remembers the term', async () => {
    const { address } = show()
    type('  LaKritsi ')
    fireEvent.keyDown(field(), { key: 'Enter' })
    await wait(0)
    expect(address()).toBe('/search?q=LaKritsi')
    expect(onClose).toHaveBeenCalledOnce()
    expect(field().value).toBe('')
    expect(screen.getByRole('link', { name: 'lakritsi' }).getAttribute('href')).toBe('/search?q=lakritsi')
  })

  it('offers the page that a phrase leads to first, goes there on Enter, and to the results by their link', async () => {
    const redirect = { url: '/asiakaspalvelu#palautus', name: 'Asiakaspalvelu' }
    const { address, router } = show()
    type('palautus')
    await wait(350)
    await answer(calls[0], { ...liquorice, redirect })
    expect(address()).toBe('/search')
    expect(screen.getAllByRole('link')[0]?.textContent).toContain('Siirry sivulle Asiakaspalvelu')
    expect(link('Näytä kaikki 18 osumaa')?.getAttribute('href')).toBe('/search?q=palautus&tab=products')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('href')).toBe(redirect.url)
    field().focus()
    fireEvent.keyDown(field(), { key: 'Enter' })
    await wait(0)
    expect(address() + router.state.location.hash).toBe(redirect.url)
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'palautus' })).toBeTruthy()
  })

  it('moves by arrows from the field to the first product, on, and back', async () => {
    show()
    type('lakrits')
    await wait(350)
    await answer(calls[0], liquorice)
    field().focus()
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    press('ArrowDown')
    expect(document.activeElement?.textContent).toContain('Pehmeä lakritsi')
    press('ArrowDown')
    expect(document.activeElement?.textContent).toContain('Lakritsitryffelit')
    press('ArrowUp')
    press('ArrowUp')
    press('ArrowUp')
    expect(document.activeElement).toBe(field())
  })
})

describe('earlier searches', () => {
  const search = async (term: string) => {
    type(term)
    fireEvent.keyDown(field(), { key: 'Enter' })
    await wait(0)
  }
  const terms = () => {
    const group = screen.getByText('Aiemmat haut').parentElement
    return [...(group?.querySelectorAll('a') ?? [])].map((one) => one.textContent.trim())
  }

  it('are the last ten, newest first, without doubles, and can be removed', async () => {
    show()
    for (let index = 1; index <= 11; index += 1) await search(`haku ${index}`)
    await search('HAKU 5')
    expect(terms()).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((index) => `haku ${index}`))
    fireEvent.click(screen.getByRole('button', { name: 'Poista haku haku 11' }))
    expect(terms()).toHaveLength(9)
  })

  it('stay in memory until functional storage is allowed', async () => {
    show()
    await search('lakritsi')
    expect(terms()).toEqual(['lakritsi'])
    expect(localStorage.length).toBe(0)
    document.cookie = 'cookie-consent=v=7&functional=1'
    await search('suola')
    expect(JSON.parse(localStorage.getItem('searchHistory') ?? '')).toEqual(['suola', 'lakritsi'])
  })

  it('come back in a new document only with that consent', () => {
    localStorage.setItem('searchHistory', '["kaakao"]')
    show()
    expect(screen.queryByText('Aiemmat haut')).toBeNull()
    cleanup()
    dropHistoryMemory()
    document.cookie = 'cookie-consent=v=7&functional=1'
    show()
    expect(terms()).toEqual(['kaakao'])
  })
})
