import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubAnswers, type StubbedCall } from '#src/products/web/testing/show-page.tsx'
import { newsItem, newsPage, showNews } from '../../web/testing/show-news.tsx'
import { newsBlock, type NewsBlock as NewsFields } from './news.block.ts'
import { NewsBlock } from './NewsBlock.tsx'

const [sample, fewSample] = newsBlock.samples as unknown as [NewsFields, NewsFields] // two, see their file
const total = 25
const newsroom: NewsFields = { ...sample, newest: newsPage(1, total) }

let answer: (call: StubbedCall) => { status?: number; body: unknown }
let calls: StubbedCall[]
/** Where the list ends below the upper edge of a window of 768 px. */
let listEnd = 10_000

beforeEach(() => {
  listEnd = 10_000
  answer = ({ query }) => ({ body: newsPage(Number(query.get('page')), total) })
  calls = stubAnswers((name, value) => void vi.stubGlobal(name, value), {
    '/api/cision/releases/konvehti': (call) => answer(call),
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.className === 'news-room__end' ? listEnd : 0, 0, 0)
  })
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 768 })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (block = newsroom, url = '/uutiset', language: 'fi' | 'sv' = 'fi') =>
  showNews(<NewsBlock block={block} />, { url, language })
const titles = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
const asked = () =>
  calls.map(({ query }) =>
    ['filters', 'year', 'page', 'pageSize', 'language', 'keywords'].map((name) => query.get(name) ?? '').join('|'),
  )
const scroll = (left: number) => {
  listEnd = 768 + left
  fireEvent.scroll(window)
}
/** The first of the two copies, for phones and for wide windows. */
const box = (name: RegExp) => screen.getAllByRole('checkbox', { name })[0] as HTMLInputElement // two are there
const radio = (name: RegExp) => screen.getAllByRole('radio', { name })[0] as HTMLInputElement // likewise

describe('the newsroom', () => {
  it('is registered under its type, and takes its settings', () => {
    expect(newsroom.contentType.at(-1)).toBe(newsBlock.type)
    expect(Object.keys(newsBlock.fields)).toEqual(
      expect.arrayContaining([
        'feedId',
        'count',
        'keywords',
        'newsroomView',
        'newsroomPageUrl',
        'showSubscriptionForm',
        'subscriptionSuccessPageUrl',
        'subscriptionErrorPageUrl',
        'heading',
      ]),
    )
  })

  it('shows what its page brought without asking: the newest above, the others with day, subjects and intro', () => {
    show()
    expect(screen.getByRole('heading', { level: 2, name: 'Uutishuone' })).toBeTruthy()
    const [lead] = screen.getAllByRole('article')
    expect(lead && within(lead).getByRole('heading', { level: 3, name: 'Tiedote 1' })).toBeTruthy()
    expect(titles()).toEqual(Array.from({ length: 9 }, (_, index) => `Tiedote ${index + 2}`))
    expect(screen.getByText('25 tiedotetta')).toBeTruthy()
    expect(screen.getAllByText('05.11.2026')[0]?.getAttribute('datetime')).toBe('2026-11-05T07:00:00.000Z')
    expect(screen.getByRole('link', { name: 'Atom-syöte' }).getAttribute('href')).toBe('/api/feeds/konvehti/fi')
    expect(calls).toEqual([])
  })

  it('appends the next page when under 100 px of scroll remain, one at a time, to the end', async () => {
    const { address } = show()
    scroll(100)
    expect(calls).toEqual([])
    scroll(99)
    listEnd = 10_000
    fireEvent.scroll(window)
    await waitFor(() => expect(titles()).toHaveLength(19))
    expect(asked()).toEqual(['||2|10|fi|'])
    scroll(10)
    listEnd = 10_000
    await waitFor(() => expect(titles()).toHaveLength(24))
    scroll(0)
    expect(calls).toHaveLength(2)
    expect(address()).toBe('/uutiset')
  })

  it('goes on by itself where a page leaves less than that, and by a press of its link', async () => {
    show()
    fireEvent.click(screen.getByRole('link', { name: 'Näytä lisää tiedotteita' }))
    await waitFor(() => expect(titles()).toHaveLength(19))
    cleanup()
    calls.length = 0
    listEnd = 800
    show()
    await waitFor(() => expect(titles()).toHaveLength(24))
    expect(screen.queryByRole('link', { name: 'Näytä lisää tiedotteita' })).toBeNull()
  })

  it('does not append a page whose first release is in another language than the site', async () => {
    answer = ({ query }) => ({ body: newsPage(Number(query.get('page')), total, 10, { languageCode: 'sv' }) })
    show()
    scroll(0)
    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('Haetaan lisää tiedotteita')).toBeNull())
    expect(titles()).toHaveLength(9)
    scroll(0)
    expect(calls).toHaveLength(1)
  })

  it('toggles categories, and begins anew with page 1 for each choice', async () => {
    const { address } = show()
    scroll(0)
    listEnd = 10_000
    await waitFor(() => expect(titles()).toHaveLength(19))
    answer = ({ query }) => ({ body: newsPage(Number(query.get('page')), 3) })
    fireEvent.click(box(/Vastuu/))
    await waitFor(() => expect(titles()).toEqual(['Tiedote 1', 'Tiedote 2', 'Tiedote 3']))
    expect(address()).toBe('/uutiset?filters=SUS')
    fireEvent.click(box(/Tuotteet/))
    expect(address()).toBe('/uutiset?filters=PRO,SUS')
    fireEvent.click(box(/Vastuu/))
    expect(address()).toBe('/uutiset?filters=PRO')
    await waitFor(() => expect(asked().at(-1)).toBe('PRO||1|10|fi|'))
    expect(box(/Talous/).disabled).toBe(true)
  })

  it('has one year at most, and chips that take a choice away', async () => {
    const { address } = show(newsroom, '/uutiset?filters=PRO&utm_source=x')
    fireEvent.click(radio(/2026/))
    await waitFor(() => expect(address()).toBe('/uutiset?utm_source=x&filters=PRO&year=2026'))
    fireEvent.click(radio(/2025/))
    await waitFor(() => expect(address()).toBe('/uutiset?utm_source=x&filters=PRO&year=2025'))
    fireEvent.click(screen.getByRole('button', { name: 'Poista suodatin Tuotteet' }))
    await waitFor(() => expect(address()).toBe('/uutiset?utm_source=x&year=2025'))
    fireEvent.click(screen.getByRole('button', { name: 'Tyhjennä' }))
    await waitFor(() => expect(address()).toBe('/uutiset?utm_source=x'))
    expect(screen.queryByRole('button', { name: /^Poista suodatin/ })).toBeNull()
  })

  it('can be read without script: a form by the same names, pages and years as plain links', async () => {
    show(newsroom, '/uutiset?year=2026&page=2')
    await waitFor(() => expect(titles()).toHaveLength(10))
    const links = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([links('Uudempia tiedotteita'), links('Näytä lisää tiedotteita')]).toEqual([
      '/uutiset?year=2026',
      '/uutiset?year=2026&page=3',
    ])
    expect(links('Vuoden 2025 tiedotteet')).toBe('/uutiset?year=2025')
    expect(screen.getByRole('link', { name: 'Vuoden 2026 tiedotteet' }).getAttribute('aria-current')).toBe('page')
    expect([box(/Vastuu/).name, box(/Vastuu/).value, radio(/2025/).name, radio(/2025/).value]).toEqual([
      'filters',
      'SUS',
      'year',
      '2025',
    ])
    expect(screen.getAllByRole('button', { name: 'Suodata tiedotteet' })[0]?.getAttribute('type')).toBe('submit')
  })

  it('says what failed, asks no more by itself, and tries again on demand', async () => {
    answer = () => ({ status: 500, body: {} })
    show()
    scroll(0)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Tiedotteita ei saatu haettua')
    const before = calls.length
    scroll(0)
    expect(calls).toHaveLength(before)
    expect(titles()).toHaveLength(9)
    listEnd = 10_000
    answer = ({ query }) => ({ body: newsPage(Number(query.get('page')), total) })
    fireEvent.click(within(alert).getByRole('button'))
    await waitFor(() => expect(titles()).toHaveLength(19))
  })

  it('says that nothing matches, or that nothing is there', async () => {
    answer = () => ({ body: newsPage(1, 0) })
    show(newsroom, '/uutiset?filters=FIN')
    expect(await screen.findByText(/Näillä rajauksilla ei löytynyt/)).toBeTruthy()
    cleanup()
    show({ ...newsroom, newest: newsPage(1, 0) })
    expect(screen.getByText('Yhtään tiedotetta ei ole vielä julkaistu.')).toBeTruthy()
  })

  it('says that the feed is away, and of when its last copy is', () => {
    const newest = newsPage(1, total)
    show({ ...newsroom, newest: { ...newest, feed: { fetchedAt: '2026-11-23T04:00:00.000Z', isStale: true } } })
    expect(screen.getByText(/ei ole vastannut vuorokauteen.*23\. marraskuuta 2026 klo 6\.00/)).toBeTruthy()
    cleanup()
    show({ ...newsroom, newest: { ...newsPage(1, 0), feed: { fetchedAt: null, isStale: true } } })
    expect(screen.getByText(/Tiedotteita ei ole saatu haettua/)).toBeTruthy()
  })

  it('marks a release in another language', () => {
    show({ ...newsroom, newest: { ...newsPage(1, 2), items: [newsItem(1), newsItem(2, { languageCode: 'en' })] } })
    expect(screen.getByRole('heading', { name: 'Tiedote 2' }).closest('article')?.lang).toBe('en')
  })

  it('has press contacts and the way to the picture bank at its end', () => {
    show()
    const press = screen.getByRole('heading', { name: 'Toimittajille' }).closest('section') as HTMLElement // it is in one
    expect(within(press).getByRole('link', { name: '+358 40 660 2210' }).getAttribute('href')).toBe('tel:+358406602210')
    expect(within(press).getByRole('link', { name: 'media@konvehti.example' })).toBeTruthy()
    expect(within(press).getByRole('link', { name: 'Avaa kuvapankki' }).getAttribute('href')).toBe('/kuvapankki')
  })
})

describe('a few releases', () => {
  it('are rows of day, title and link, with the way to the newsroom', () => {
    show(fewSample, '/')
    expect(screen.getByRole('heading', { level: 3, name: 'Tuoreimmat tiedotteet' })).toBeTruthy()
    expect(titles()).toEqual(['Joulukalenterin luukuissa 24 eri suklaata', 'Rubiinin väri tulee pavusta'])
    expect(screen.getByText('21.10.2026').tagName).toBe('TIME')
    expect(screen.getByRole('link', { name: 'Koko uutishuone' }).getAttribute('href')).toBe('/uutiset')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('have the subscription where the settings say so', () => {
    show({ ...fewSample, subscription: sample.subscription }, '/')
    expect(screen.getByRole('button', { name: 'Tilaa tiedotteet' })).toBeTruthy()
  })
})
