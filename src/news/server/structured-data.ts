import { type Language, withLanguage } from '#src/common/locale.ts'
import { newsroomPath } from '../contract/paths.ts'
import type { NewsRelease } from '../contract/release.ts'

/** The most characters of a headline that search engines use. */
const headlineMax = 110

/** A release for search engines (users' expectations 11.3). Urls are site paths: the shell puts the origin before them. */
export function newsArticleData(release: NewsRelease, language: Language): Record<string, unknown> {
  const organisation = { '@type': 'Organization', name: 'Konvehti', url: '/' }
  const { title, intro, url, images, categories } = release
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title.length > headlineMax ? `${title.slice(0, headlineMax - 1).trim()}…` : title,
    ...(intro !== '' && { description: intro }),
    url,
    mainEntityOfPage: url,
    isPartOf: { '@type': 'CollectionPage', url: withLanguage(newsroomPath[language], language) },
    datePublished: release.publishDateUtc,
    dateModified: release.modifiedDateUtc,
    inLanguage: release.languageCode,
    ...(images.length > 0 && { image: images.map((image) => image.url) }),
    ...(categories.length > 0 && { articleSection: categories.map(({ name }) => name) }),
    author: organisation,
    publisher: organisation,
  }
}
