import { type Language, withLanguage } from '#src/common/locale.ts'
import type { Crumb, Navigation } from '../contract/navigation.ts'

/** schema.org data about pages. Urls are site paths until `withOrigin` puts the origin before them. */
export type StructuredData = Record<string, unknown>

const context = 'https://schema.org'

/** Structured data of the start page: who runs the site and how to search it. */
export function siteData(
  siteTitle: string,
  language: Language,
  navigation: Pick<Navigation, 'footer' | 'searchPageUrl'>,
): StructuredData[] {
  const url = withLanguage('/', language)
  const profiles = navigation.footer.socialLinks
    .map(({ link }) => link.url)
    .filter((link) => link.startsWith('https://'))
  return [
    {
      '@context': context,
      '@type': 'Organization',
      name: siteTitle,
      url,
      logo: '/assets/favicon.svg',
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name: siteTitle,
      url,
      inLanguage: language,
      ...(navigation.searchPageUrl !== '' && {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${navigation.searchPageUrl}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      }),
    },
  ]
}

export function breadcrumbData(crumbs: readonly Crumb[], url: string): StructuredData[] {
  if (crumbs.length === 0) return []
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: crumb.url || url,
      })),
    },
  ]
}

const addresses = new Set(['url', 'item', 'image', 'logo', 'urlTemplate', 'mainEntityOfPage'])

/** The same with every site path among its addresses made absolute. */
export function withOrigin<Value>(value: Value, publicUrl: string, isAddress = false): Value {
  if (typeof value === 'string') return (isAddress && value.startsWith('/') ? publicUrl + value : value) as Value // a string still
  if (Array.isArray(value)) return value.map((entry: unknown) => withOrigin(entry, publicUrl, isAddress)) as Value // as many
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withOrigin(entry, publicUrl, addresses.has(name))]),
  ) as Value // the same names
}
