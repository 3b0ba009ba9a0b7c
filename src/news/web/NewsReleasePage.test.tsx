import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import { holdAnswers, stubAnswers, type StubbedCall } from '#src/products/web/testing/show-page.tsx'
import { newsBlock } from '../blocks/news-block/news.block.ts'
import type { NewsReleasePageFields } from '../contract/page-fields.ts'
import { NewsReleasePage } from './NewsReleasePage.tsx'
import { newsItem, newsRelease, showNews } from './testing/show-news.tsx'

const [{ pressContacts, subscription }] = newsBlock.samples
let answer: { status?: number; body: unknown }
let calls: StubbedCall[]
beforeEach(() => {
  answer = { body: newsRelease() }
  calls = stubAnswers((name, value) => void vi.stubGlobal(name, value), { '/api/cision/release/r1': () => answer })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(given: Partial<NewsReleasePageFields> = {}, url = '/uutiset/2026/kerkka') {
  const fields: NewsReleasePageFields = {
    field: 'sky',
    release: newsRelease(),
    pressContacts,
    newsroomUrl: '/uutiset',
    moreReleases: [newsItem(1), newsItem(2)],
    feed: { fetchedAt: '2026-11-26T06:00:00.000Z', isStale: false },
    subscription,
    ...given,
  }
  const page = samplePage({ contentType: ['Page', 'NewsReleasePage'], ...fields })
  page.pageMetadata = { ...page.pageMetadata, canonicalUrl: 'https://shop.example/uutiset/2026/kerkka' }
  return showNews(<NewsReleasePage page={page} />, { url })
}
const region = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement) // each is in one

describe('a release', () => {
  it('by its readable address: title, day, subjects, intro and text, without a call', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Kerkkä siirtyy metsästä levyyn' })).toBeTruthy()
    const [head] = screen.getAllByText('05.11.2026')
    expect(head?.closest('p')?.textContent).toBe('05.11.2026TuotteetLehdistötiedote')
    expect(screen.getByText('Ingressi 1')).toBeTruthy()
    expect(screen.getByText('Helsinki, 19. marraskuuta.')).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('has pictures to take along, with what they show and whose they are', () => {
    show()
    const shots = region('Kuvat lehdistölle')
    expect(shots.getByRole('img', { name: 'Karpalolevy kauratyynyllä' })).toBeTruthy()
    expect(shots.getByText('Karpalo, kaurasuklaa')).toBeTruthy()
    expect(shots.getByText('Kuva: Konvehti')).toBeTruthy()
    const link = shots.getByRole('link', { name: 'Lataa kuva: Karpalo, kaurasuklaa' })
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      '/media/products/willja-karpalo.webp',
      'karpalo.webp',
    ])
  })

  it('has files with kind and size, and leaves to the vendor what the vendor alone has', () => {
    show()
    const [own, theirs] = region('Tiedostot').getAllByRole('link')
    expect([own?.textContent, own?.getAttribute('download')]).toEqual([
      'Tiedote, suomeksiPDF, 214\u00a0kt',
      'tiedote.pdf',
    ])
    expect([theirs?.textContent, theirs?.getAttribute('download'), theirs?.getAttribute('rel')]).toEqual([
      'kuvat.zipZIP',
      null,
      'noopener noreferrer',
    ])
  })

  it('names its own contacts, else those of the page, and the company in short', () => {
    show()
    expect(region('Lisätietoja').getByRole('link', { name: 'media@konvehti.example' })).toBeTruthy()
    expect(region('Konvehti lyhyesti').getByText('Suklaata Helsingistä.')).toBeTruthy()
    cleanup()
    show({ release: newsRelease({ contactHtml: '<p>Tuula Rantanen</p>' }) })
    expect(region('Lisätietoja').getByText('Tuula Rantanen')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'media@konvehti.example' })).toBeNull()
  })

  it('is shared by plain links, printed, subscribed to, and leads to others and to its other languages', () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    show()
    expect(screen.getByRole('link', { name: /^LinkedIn/ }).getAttribute('href')).toBe(
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fshop.example%2Fuutiset%2F2026%2Fkerkka',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Tulosta tiedote' }))
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Tilaa tiedotteet' })).toBeTruthy()
    const more = region('Lisää tiedotteita')
    expect(more.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Tiedote 2'])
    expect(more.getByRole('link', { name: 'Kaikki tiedotteet' }).getAttribute('href')).toBe('/uutiset')
    const swedish = screen.getByRole('link', { name: 'Svenska' })
    expect([swedish.getAttribute('href'), swedish.lang]).toEqual(['/sv/nyheter/2026/granskott', 'sv'])
  })

  it('leaves out what it does not have', () => {
    show({
      release: newsRelease({ images: [], files: [], companyInformationHtml: '', languageVersions: [] }),
      pressContacts: [],
      moreReleases: [],
      newsroomUrl: '',
      subscription: null,
    })
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual(['Kerkkä siirtyy metsästä levyyn'])
    expect(screen.queryByRole('button', { name: 'Tilaa tiedotteet' })).toBeNull()
  })

  it('says that the feed is away, and of when its last copy is', () => {
    show({ feed: { fetchedAt: '2026-11-23T04:00:00.000Z', isStale: true } })
    expect(screen.getByText(/23\. marraskuuta 2026 klo 6\.00/)).toBeTruthy()
  })
})

describe('a release by ?id=', () => {
  const bare = { release: null, moreReleases: [] }

  it('is asked for: first blank bars, then the release', async () => {
    const answerNow = holdAnswers((name, value) => void vi.stubGlobal(name, value))
    show(bare, '/uutiset/tiedote?id=r1')
    expect(screen.getByRole('status', { name: 'Haetaan tiedotetta' })).toBeTruthy()
    answerNow()
    expect(await screen.findByRole('heading', { level: 1, name: /^Kerkkä/ })).toBeTruthy()
    expect(calls).toHaveLength(1)
  })

  it('in another language says so, and is marked as such', async () => {
    answer = { body: newsRelease({ languageCode: 'sv' }) }
    show(bare, '/uutiset/tiedote?id=r1')
    const note = await screen.findByText('Tämä tiedote on julkaistu ruotsiksi.')
    expect(note.closest('article')?.lang).toBe('sv')
    // The site's own words inside it are in the site's language.
    expect(note.closest<HTMLElement>('[lang]')?.lang).toBe('fi')
    expect(screen.getByRole('link', { name: 'Svenska' }).closest('nav')?.lang).toBe('fi')
  })

  it.each([
    ['r404', 404, /Tunnus: r404/],
    ['..%2F..', 404, /Tunnus: \.\.\/\.\./],
  ])('that is not there (%s) says so with its id, and where the others are', async (id, status, words) => {
    answer = { status, body: [] }
    show(bare, `/uutiset/tiedote?id=${id}`)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Tiedotetta ei löydy' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Kaikki tiedotteet' }).getAttribute('href')).toBe('/uutiset')
  })

  it('without an id says that there is none, and asks nobody', () => {
    show(bare, '/uutiset/tiedote')
    expect(screen.getByRole('heading', { level: 1, name: 'Tiedotetta ei ole' })).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('that nobody could fetch is tried again on demand', async () => {
    answer = { status: 500, body: {} }
    show(bare, '/uutiset/tiedote?id=r1')
    const again = await screen.findByRole('button', { name: 'Yritä uudelleen' })
    answer = { body: newsRelease() }
    fireEvent.click(again)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Kerkkä/ })).toBeTruthy())
  })
})
