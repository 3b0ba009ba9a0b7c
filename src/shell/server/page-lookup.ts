import { type Language, languageOfPath, withLanguage, withoutLanguage } from '#src/common/locale.ts'
import { normalisePath } from '#src/common/site-path.ts'
import { templateName } from '../contract/block.ts'
import type { PageContent, PageRef, PageResolution, PageSource } from '../contract/page-source.ts'
import { publishedView, type ViewContext } from '../contract/view-context.ts'
import { movedUrl } from '../rules/moved-url.ts'

/** A published page, as much of it as a link to it takes. */
export interface FoundPage {
  /** Its own site path with the language's prefix, and the query and hash that were asked for. */
  url: string
  name: string
  template: string
  ref: PageRef
}

/** `address`: a path without the language's prefix, with query and hash where it has them. Null: no page of this site is there. */
export type FindPage = (address: string, language: Language) => Promise<FoundPage | null>

/** Nobody is sent on so often; a longer chain is a circle. */
const maxMoves = 5

/** Says which page an address leads to, redirects followed, without counting anybody as sent on. */
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

/** What stands at a path, by the first source that knows it. Null: nothing that may be seen. */
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
