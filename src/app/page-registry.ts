import type { Language } from '#src/common/locale.ts'
import type { LinkResolver, PageSource } from '#src/shell/contract/page-source.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createPageLookup } from '#src/shell/server/page-lookup.ts'

interface RegisteredPages extends Pick<DomainModule, 'invalidate'> {
  pageSources: readonly PageSource[]
  resolveLinks?: LinkResolver
}

/**
 * Holds the site's pages as the domains register them. It is made before all domains, so that one can ask for pages, links
 * and menus of another that is made after it.
 */
export function createPageRegistry() {
  const registered: RegisteredPages[] = []
  const sources: PageSource[] = []
  return {
    /** The sources in the order in which they are asked for a path. */
    sources,
    register: (pages: RegisteredPages): void => {
      registered.push(pages)
      sources.push(...pages.pageSources)
    },
    find: createPageLookup(sources),
    /** What is at a path that is no page of the content tree; null: nothing. */
    resolveOther: async (...asked: Parameters<PageSource['resolve']>): ReturnType<PageSource['resolve']> => {
      for (const source of sources) {
        const found = source.name === 'content' ? null : await source.resolve(...asked)
        if (found !== null) return found
      }
      return null
    },
    /** Whether a page is at a path without prefix, or it leads on to one. */
    has: async (path: string, language: Language): Promise<boolean> => {
      for (const source of sources) if ((await source.resolve(path, publishedView(language))) !== null) return true
      return false
    },
    resolveLinks: async (...asked: Parameters<LinkResolver>): ReturnType<LinkResolver> => {
      const found = await Promise.all(registered.flatMap(({ resolveLinks }) => resolveLinks?.(...asked) ?? []))
      return new Map(found.flatMap((links) => [...links]))
    },
    invalidate: (tags: readonly string[] | 'all'): void => {
      for (const { invalidate } of registered) invalidate?.(tags)
    },
  }
}
