import type { Language } from '#src/common/locale.ts'
import type { AreaBlock } from '#src/shell/contract/block.ts'
import type { AccordionItemsBlock } from '../blocks/accordion-items-block/accordion-items.block.ts'
import type { Delivered } from './content-delivery.ts'

/** Returns a page's structured data for search engines, by its template; empty for pages that are not to be found. */
export function pageData(
  delivered: Delivered,
  { title, url, image, language }: { title: string; url: string; image: string; language: Language },
): Record<string, unknown>[] {
  const type = webPageTypes[delivered.item.key ?? ''] ?? webPageTypes[delivered.item.contentType]
  if (delivered.item.contentType === 'ArticlePage') return [articleData(delivered, title, url, image, language)]
  if (type === undefined) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': type,
      name: title,
      description: delivered.fields['metaDescription'],
      url,
      inLanguage: language,
      ...(image !== '' && { image }),
      dateModified: (delivered.version.publishedAt ?? delivered.version.createdAt).toISOString(),
    },
  ]
}

/** Types by the key of pages that a site has one of, else by content type. */
const webPageTypes: Readonly<Record<string, string>> = {
  contact: 'ContactPage',
  story: 'AboutPage',
  articles: 'CollectionPage',
  LandingPage: 'WebPage',
  ContentPage: 'WebPage',
}

/** Urls are site paths: the shell puts the origin before them. */
function articleData(
  { item, version, fields }: Delivered,
  title: string,
  url: string,
  image: string,
  language: Language,
) {
  const publisher = { '@type': 'Organization', name: 'Konvehti', url: '/' }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: fields['metaDescription'],
    ...(image !== '' && { image }),
    datePublished: (fields['publishedDate'] || version.publishedAt?.toISOString()) ?? item.createdAt.toISOString(),
    dateModified: (version.publishedAt ?? version.createdAt).toISOString(),
    inLanguage: language,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  }
}

/**
 * Returns the questions a page answers as one FAQPage: accordion titles with a question mark, also inside containers. Empty for
 * a page without questions. An answer is sanitised HTML, which search engines read too.
 */
export function faqData(blocks: readonly AreaBlock[]): Record<string, unknown>[] {
  const questions = blocks.flatMap(itemsOf).filter(({ title, body }) => title.trim().endsWith('?') && body !== '')
  if (questions.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, body }) => ({
        '@type': 'Question',
        name: title.trim(),
        acceptedAnswer: { '@type': 'Answer', text: body },
      })),
    },
  ]
}

function itemsOf(block: AreaBlock): AccordionItemsBlock['items'] {
  if (block.contentType === undefined) return []
  const type = block.contentType.at(-1)
  if (type === 'AccordionItemsBlock') return block['items'] as AccordionItemsBlock['items'] // checked when it was saved
  return type === 'ContainerBlock' ? (block['containerBlocks'] as AreaBlock[]).flatMap(itemsOf) : [] // likewise
}
