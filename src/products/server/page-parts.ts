import { createHash } from 'node:crypto'
import type { TextLookup } from '#src/common/errors.ts'
import { type Language, languages } from '#src/common/locale.ts'
import type { Block } from '#src/shell/contract/block.ts'
import type { Crumb } from '#src/shell/contract/navigation.ts'
import type { PageContent } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { type Category, categoryUrl } from './category-tree.ts'

/* What pages of products and pages of lists are both made of. */

/** Editable areas a product or category has in the content store; null without a companion (owner: `product:KV1005`). */
export type CompanionAreas = (owner: string, view: ViewContext) => Promise<Areas | null>
export interface Areas {
  topContentArea: Block[]
  mainContentArea: Block[]
  bottomContentArea: Block[]
  tags: readonly string[]
}

export function crumbs(text: TextLookup, language: Language, categories: readonly Category[], last: string): Crumb[] {
  return [
    { url: language === 'fi' ? '/' : `/${language}/`, label: text(language, 'catalogue/breadcrumbs/home') },
    ...categories.map((category) => ({ url: categoryUrl(category, language), label: category.text(language).name })),
    { url: '', label: last },
  ]
}

export function withAreas<Fields extends object>(
  owner: string,
  areas: Areas | null,
  page: Omit<PageContent<Fields>, 'version' | 'layoutTheme' | 'status'>,
): PageContent<Fields> {
  const content = {
    ...{ ...page, ...areas, layoutTheme: '' as const, status: 'published' as const },
    tags: [...page.tags, `companion:${owner}`, ...(areas?.tags ?? [])],
  }
  return { ...content, version: versionOf(content) }
}

export const pathsOf = (path: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, path(language)]))

const versionOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
