import { type Language, languageOfPath, withLanguage, withoutLanguage } from '#src/common/locale.ts'
import { normalisePath } from '#src/common/site-path.ts'
import { templateName } from '../contract/block.ts'
import type { PageContent, PageRef, PageResolution, PageSource } from '../contract/page-source.ts'
import { publishedView, type ViewContext } from '../contract/view-context.ts'
import { movedUrl } from '../rules/moved-url.ts'

/** A published page, as much of it as a link to it takes. */
export interface FoundPage {
  /** The page's site path with the language's prefix, and the requested query and hash. */
  url: string
  name: string
  template: string
  ref: PageRef
}

/** `address`: a path without the language's prefix, with query and hash where it has them. Null: no page of this site is there. */
export type FindPage = (address: string, language: Language) => Promise<FoundPage | null>

/** The most redirects followed; a longer chain is a loop. */
const maxMoves = 5

/** Finds the page an address leads to. Follows redirects without counting a hit for them. */
export function createPageLookup(sources: readonly PageSource[]): FindPage {
  return async (asked, language) => {
    let address = asked
    for (let moves = 0; moves <= maxMoves; moves++) {
      const [path, rest] = split(address)
      const found = path === null ? null : await resolvePage(sources, path, publishedView(language))
      if (path === null || found === null) return null
      if ('content' in found) {
        const { content, ref } = found
        return {
          url: withLanguage(content.paths[language] ?? path, language) + rest,
          name: content.name,
          template: templateName(content.contentType),
          ref,
        }
      }
      const moved = movedUrl(found.redirect.url, rest.split('#')[0] ?? '')
      if (!moved.startsWith('/') || languageOfPath(moved) !== language) return null
      address = withoutLanguage(moved)
    }
    return null
  }
}

/** Resolves a path by the first source that knows it. Null: no page that the view may see. */
export async function resolvePage(
  sources: readonly PageSource[],
  path: string,
  view: ViewContext,
): Promise<Extract<PageResolution, { redirect: object }> | { content: PageContent; ref: PageRef } | null> {
  for (const source of sources) {
    const resolution = await source.resolve(path, view)
    if (resolution === null) continue
    if ('redirect' in resolution) return resolution
    const content = await source.model(resolution.ref, view)
    if (content !== null) return { content, ref: resolution.ref }
  }
  return null
}

/** The path as it is looked up, null when it cannot be one, and query and hash. */
function split(address: string): [string | null, string] {
  const at = address.search(/[?#]/)
  return at < 0 ? [normalisePath(address), ''] : [normalisePath(address.slice(0, at)), address.slice(at)]
}
