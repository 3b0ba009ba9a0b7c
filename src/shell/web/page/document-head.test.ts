import { afterEach, describe, expect, it } from 'vitest'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { applyHead, canonicalUrl } from './document-head.ts'

const page = (more: Partial<ReturnType<typeof samplePage>['pageMetadata']> = {}, theme: '' | 'willja' = '') => {
  const model = samplePage({ layoutTheme: theme })
  return { ...model, pageMetadata: { ...model.pageMetadata, canonicalUrl: 'https://shop.example/tuotteet', ...more } }
}

it.each([
  ['', 'https://shop.example/tuotteet'],
  ['?page=1', 'https://shop.example/tuotteet'],
  ['?page=2', 'https://shop.example/tuotteet?page=2'],
  ['?page=02', 'https://shop.example/tuotteet?page=2'],
  ['?page=0', 'https://shop.example/tuotteet'],
  ['?page=-2', 'https://shop.example/tuotteet'],
  ['?page=2.5', 'https://shop.example/tuotteet'],
  ['?page=two', 'https://shop.example/tuotteet'],
  ['?page=', 'https://shop.example/tuotteet'],
  ['?sortBy=price&page=3&filter.brand=x', 'https://shop.example/tuotteet?page=3'],
])('the canonical link with "%s" is %s', (search, url) => expect(canonicalUrl(page(), search)).toBe(url))

it('there is no canonical link where the page has none', () => {
  expect(canonicalUrl(page({ canonicalUrl: '' }), '?page=2')).toBe('')
})

describe('after a navigation', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })
  const content = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null

  it('title, description, social tags, canonical, theme and language are those of the new page', () => {
    applyHead(
      document,
      page({ metaTitle: 'Vanha', metaDescription: 'Vanha', ogImage: 'https://shop.example/old.webp' }),
      '',
    )
    const next = page(
      { metaTitle: 'Uusi', metaDescription: 'Kuvaus', ogTitle: 'Jaettu', ogDescription: 'Jaettu kuvaus', ogImage: '' },
      'willja',
    )
    applyHead(document, next, '?page=2')
    expect(document.title).toBe('Uusi')
    expect(content('title')).toBe('Uusi')
    expect(content('description')).toBe('Kuvaus')
    expect(content('og:title')).toBe('Jaettu')
    expect(content('og:description')).toBe('Jaettu kuvaus')
    expect(content('og:image')).toBeNull()
    expect(content('og:url')).toBe('https://shop.example/tuotteet?page=2')
    const canonicals = document.head.querySelectorAll('link[rel="canonical"]')
    expect([...canonicals].map((link) => link.getAttribute('href'))).toEqual(['https://shop.example/tuotteet?page=2'])
    expect(document.documentElement.dataset['theme']).toBe('willja')
    expect(document.documentElement.lang).toBe('fi')
    applyHead(document, page(), '')
    expect(document.documentElement.dataset['theme']).toBe('konvehti')
  })
})
