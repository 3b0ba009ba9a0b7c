import { type Language, languages, withLanguage } from '#src/common/locale.ts'
import type { PageUrl } from '../contract/page-source.ts'

export interface LlmsSite {
  siteTitle: string
  publicUrl: string
  /** The start page's description of the site. */
  description: string
  pages: Readonly<Record<Language, readonly PageUrl[]>>
}

const names: Readonly<Record<Language, string>> = { fi: 'Suomeksi', sv: 'På svenska', en: 'In English' }
/** The most pages of one kind and language; the sitemaps list all. */
const most = 100
/** Products are in the sitemaps: they come and go. */
const told = ['pages', 'articles', 'categories'] as const

/** `/llms.txt` for programs that read the site (llmstxt.org): describes the site and links the pages worth reading. */
export function llmsText({ siteTitle, publicUrl, description, pages }: LlmsSite): string {
  const lines = [`# ${siteTitle}`, '', ...(description === '' ? [] : [`> ${oneLine(description)}`, ''])]
  for (const language of languages) {
    const shown = told.flatMap((type) => pages[language].filter((page) => page.type === type).slice(0, most))
    if (shown.length === 0) continue
    lines.push(
      `## ${names[language]}`,
      '',
      ...shown.map(({ name, path }) => `- [${oneLine(name ?? path)}](${publicUrl}${withLanguage(path, language)})`),
      '',
    )
  }
  lines.push('## Optional', '', `- [Sitemap](${publicUrl}/sitemap.xml)`, '')
  return lines.join('\n')
}

/** Brackets would end the name of a link. */
const oneLine = (text: string): string =>
  text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, '').trim()
