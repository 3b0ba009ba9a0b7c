import { createHash } from 'node:crypto'
import type { TextLookup } from '#src/common/errors.ts'
import { type Language, languages } from '#src/common/locale.ts'
import type { CompanionAreas } from '#src/content/server/companion-areas.ts'
import type { Crumb } from '#src/shell/contract/navigation.ts'
import type { PageContent } from '#src/shell/contract/page-source.ts'
import { type Category, categoryUrl } from './category-tree.ts'

/* What pages of products and pages of lists are both made of. */

type Areas = Awaited<ReturnType<CompanionAreas>>

export function crumbs(text: TextLookup, language: Language, categories: readonly Category[], last: string): Crumb[] {
  return [
    { url: language === 'fi' ? '/' : `/${language}/`, label: text(language, 'catalogue/breadcrumbs/home') },
    ...categories.map((category) => ({ url: categoryUrl(category, language), label: category.text(language).name })),
    { url: '', label: last },
  ]
}

export function withAreas<Fields extends object>(
  owner: string,
  areas: Areas,
  page: Omit<PageContent<Fields>, 'version' | 'layoutTheme' | 'status'>,
): PageContent<Fields> {
  const content = {
    ...page,
    ...areas,
    layoutTheme: '' as const,
    status: 'published' as const,
    tags: [...page.tags, `companion:${owner}`, ...(areas?.tags ?? [])],
  }
  return { ...content, version: versionOf(content) }
}

export const pathsOf = (path: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, path(language)]))

const versionOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
