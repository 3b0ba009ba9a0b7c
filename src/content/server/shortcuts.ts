import type { Language } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import type { ContentHit } from '../contract/content-search.ts'
import type { ContentSearch } from './content-search.ts'
import * as store from './content.store.ts'
import { collectUris } from './field-walk.ts'

const ownUri = 'content:'

/**
 * The pages that a block promotes, in its own order and as a search would show them. What the search must not find is left
 * out, and so is what is not on the site in the language. Null: no such block there.
 */
export function createShortcuts({ db, search }: { db: Database; search: Pick<ContentSearch, 'findById'> }) {
  return async function items(blockId: number, language: Language): Promise<ContentHit[] | null> {
    const found = (await store.listVersions(db, [blockId], publishedView(language))).get(blockId)
    if (!found || found.item.kind !== 'block') return null
    const names = [...collectUris(found.version.fields)]
      .filter((uri) => uri.startsWith(ownUri))
      .map((uri) => uri.slice(ownUri.length))
    return search.findById(await store.listIdsByName(db, names), language)
  }
}

export type Shortcuts = ReturnType<typeof createShortcuts>
