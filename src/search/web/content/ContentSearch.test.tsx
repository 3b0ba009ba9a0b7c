import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type HeldCall, holdCalls, showSearch } from '../testing/show-search.tsx'
import { ContentSearch } from './ContentSearch.tsx'

const hit = (title: string) => ({ contentId: 1, url: `/${title}`, image: '', title, topic: 'Sivu' })
const answerOf = (...titles: string[]) => ({
  hits: titles.map(hit),
  facetCategories: [],
  hasMore: false,
  totalCount: titles.length,
})

let calls: HeldCall[]
const onFollow = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  calls = holdCalls((name, value) => void vi.stubGlobal(name, value))
  onFollow.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Hae sivuilta' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answer = async (call: HeldCall | undefined, body: unknown, status?: number) => {
  call?.answer(body, status)
  await wait(1)
}
const show = () => showSearch(<ContentSearch onFollow={onFollow} />)
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')])
const words = () => links().map(([text]) => text)

describe('the content search', () => {
  it('asks for five hits half a second after the last key, from the first letter on', async () => {
    show()
    expect(links()).toEqual([])
    type('k')
    expect(screen.getByText('Haetaan sivuilta')).toBeTruthy()
    await wait(499)
    expect(calls).toHaveLength(0)
    await wait(1)
    expect(
      calls.map(({ path, query }) => [path, query.get('q'), query.get('pageSize'), query.get('language')]),
    ).toEqual([['/api/search/content', 'k', '5', 'fi']])
    await answer(calls[0], answerOf('kaakao'))
    expect(screen.queryByText('Haetaan sivuilta')).toBeNull()
    expect(links()).toEqual([
      ['kaakao Sivu', '/kaakao'],
      ['Kaikki tulokset', '/search?q=k'],
      ['Tarkempi haku', '/search'],
    ])
  })

  it('shows the picture of a hit beside its title, and an empty place where there is none', async () => {
    show()
    type('kaakao')
    await wait(500)
    const found = answerOf('kaakao', 'maa')
    const [withPicture, without] = found.hits
    const image = '/media/content/kolme-maata.webp'
    await answer(calls[0], {
      ...found,
      hits: [
        { ...withPicture, image },
        { ...without, contentId: 2 },
      ],
    })
    const rows = screen.getAllByRole('link').slice(0, 2)
    const pictures = rows.map((row) => [...row.querySelectorAll('img')])
    expect(pictures.map((all) => all.map((img) => [img.alt, img.getAttribute('src')]))).toEqual([
      [['', '/images/64/webp/tiny/content/kolme-maata.webp']],
      [],
    ])
    expect(pictures[0]?.map((img) => [img.getAttribute('width'), img.getAttribute('height')])).toEqual([['64', '64']])
    expect(rows.map((row) => row.querySelectorAll('.search-hit__none').length)).toEqual([0, 1])
  })

  it('asks every two seconds at the latest while somebody goes on typing', async () => {
    show()
    for (let at = 0; at < 2_400; at += 400) {
      type(`kaakao ${at}`)
      await wait(400)
    }
    expect(calls.map(({ query }) => query.get('q'))).toEqual(['kaakao 1600'])
  })

  it('clears the hits with the next key, gives the old question up and ignores its answer', async () => {
    show()
    type('kaakao')
    await wait(500)
    await answer(calls[0], answerOf('alku'))
    expect(words()).toContain('alku Sivu')
    type('kaakaon')
    expect(words()).not.toContain('alku Sivu')
    await wait(500)
    type('kaakaon m')
    await wait(500)
    expect(calls[1]?.aborted()).toBe(true)
    await answer(calls[2], answerOf('maa'))
    await answer(calls[1], answerOf('vanha'))
    expect(words()).toContain('maa Sivu')
    expect(words()).not.toContain('vanha Sivu')
  })

  it('resets when the text is cleared', async () => {
    show()
    type('kaakao')
    await wait(500)
    await answer(calls[0], answerOf('alku'))
    type('')
    expect(links()).toEqual([])
    await wait(3_000)
    expect(calls).toHaveLength(1)
  })

  it('says that a keyword found nothing, and leads to no results then', async () => {
    show()
    type('qqq')
    await wait(500)
    await answer(calls[0], answerOf())
    expect(screen.getByText('”qqq” ei tuottanut osumia', { selector: '.search-content__none' })).toBeTruthy()
    expect(words()).toEqual(['Tarkempi haku'])
  })

  it('flags and logs a failure without a word about it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container } = show()
    type('kaakao')
    await wait(500)
    await answer(calls[0], { error: 'internal' }, 500)
    expect(container.querySelector('[data-failed]')).not.toBeNull()
    expect(log).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/ei tuottanut/)).toBeNull()
    expect(links()).toEqual([
      ['Kaikki tulokset', '/search?q=kaakao'],
      ['Tarkempi haku', '/search'],
    ])
  })

  it('goes to the search page on Enter and says so to what holds it', async () => {
    const { address } = show()
    type(' kaakao & maito ')
    fireEvent.submit(screen.getByRole('search'))
    await wait(0)
    expect(address()).toBe('/search?q=kaakao & maito')
    expect(onFollow).toHaveBeenCalledOnce()
    expect(field().value).toBe('')
  })

  it('goes when a press is elsewhere, and takes the first Escape for itself', async () => {
    show()
    type('kaakao')
    expect(links()).toHaveLength(2)
    fireEvent.pointerDown(document.body)
    expect(links()).toEqual([])
    fireEvent.focus(field())
    expect(links()).toHaveLength(2)
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false)
    expect(field().value).toBe('')
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true)
  })
})
