import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Language } from '#src/common/locale.ts'
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import contentTexts from '#src/content/texts/fi.json' with { type: 'json' }
import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import type { NewsList } from '../../contract/news-list.ts'
import type { NewsItem, NewsRelease } from '../../contract/release.ts'
import en from '../../texts/en.json' with { type: 'json' }
import fi from '../../texts/fi.json' with { type: 'json' }
import sv from '../../texts/sv.json' with { type: 'json' }

const own = { fi, sv, en }

interface Place {
  url?: string
  language?: Language
  /** Of other domains. */
  texts?: Record<string, string>
}

/** Tests only: something of the news on a page of a language, at an address. */
export function aroundNews(element: ReactNode, { url = '/uutiset', language = 'fi', texts = {} }: Place = {}) {
  const page = samplePage()
  const inLanguage = { ...page, metadata: { ...page.metadata, currentLanguage: language } }
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [url] })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } })
  const ui = (
    <QueryClientProvider client={client}>
      <TextContext value={textsOf(language, { ...contentTexts, ...commonTexts, ...texts, ...own[language] })}>
        <PageContext value={inLanguage}>
          <RouterProvider router={router} />
        </PageContext>
      </TextContext>
    </QueryClientProvider>
  )
  return { router, ui }
}

export function showNews(element: ReactNode, place: Place = {}) {
  const { router, ui } = aroundNews(element, place)
  const address = () => decodeURIComponent(router.state.location.pathname + router.state.location.search)
  return { ...render(ui), router, address }
}

export const newsItem = (number: number, more: Partial<NewsItem> = {}): NewsItem => ({
  id: `r${number}`,
  title: `Tiedote ${number}`,
  intro: `Ingressi ${number}`,
  publishDateUtc: '2026-11-05T07:00:00.000Z',
  categories: [{ code: 'PRO', name: 'Tuotteet' }],
  images: [],
  languageCode: 'fi',
  url: `/uutiset/2026/tiedote-${number}`,
  ...more,
})

/** A page of `count` releases out of `total`. */
export const newsPage = (page: number, total: number, count = 10, more: Partial<NewsItem> = {}): NewsList => ({
  items: Array.from({ length: Math.max(0, Math.min(count, total - (page - 1) * count)) }, (_, index) =>
    newsItem((page - 1) * count + index + 1, more),
  ),
  totalCount: total,
  hasMore: page * count < total,
  categories: [
    { code: 'PRO', name: 'Tuotteet', count: total },
    { code: 'SUS', name: 'Vastuu', count: 4 },
    { code: 'FIN', name: 'Talous', count: 0 },
  ],
  years: [
    { year: 2026, count: 20 },
    { year: 2025, count: 5 },
  ],
  feed: { fetchedAt: '2026-11-26T06:00:00.000Z', isStale: false },
})

export const newsRelease = (more: Partial<NewsRelease> = {}): NewsRelease => ({
  ...newsItem(1, {
    title: 'Kerkkä siirtyy metsästä levyyn',
    images: [
      {
        urlTo400X400ArResized: '/images/384/jpeg/small/products/willja-karpalo.webp',
        urlTo800X800ArResized: '/images/768/jpeg/small/products/willja-karpalo.webp',
        description: 'Karpalolevy kauratyynyllä',
        url: '/media/products/willja-karpalo.webp',
        width: 1000,
        height: 1000,
        title: 'Karpalo, kaurasuklaa',
        photographer: 'Konvehti',
        downloadUrl: '/media/products/willja-karpalo.webp',
        fileName: 'karpalo.webp',
      },
    ],
  }),
  cleanedHtmlBody: '<p>Helsinki, 19. marraskuuta.</p>',
  files: [
    {
      fileName: 'tiedote.pdf',
      url: '/media/news/tiedote.pdf',
      title: 'Tiedote, suomeksi',
      kind: 'PDF',
      sizeBytes: 214_000,
    },
    { fileName: 'kuvat.zip', url: 'https://feed.example/kuvat.zip', title: '', kind: 'ZIP', sizeBytes: null },
  ],
  modifiedDateUtc: '2026-11-05T07:00:00.000Z',
  contactHtml: '',
  companyInformationHtml: '<p>Suklaata Helsingistä.</p>',
  languageVersions: [{ languageCode: 'sv', id: 's1', title: 'Granskott', url: '/sv/nyheter/2026/granskott' }],
  ...more,
})
