import type { Language } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { leavesOf } from '../contract/fields.ts'
import type { ContentHit } from '../contract/content-search.ts'
import type { ContentSearch } from './content-search.ts'
import * as store from './content.store.ts'
import type { Delivery } from './content-delivery.ts'
import { urisOf } from './content-tree.ts'

export interface ShortcutDeps {
  db: Database
  delivery: Pick<Delivery, 'findBlock'>
  search: Pick<ContentSearch, 'findById'>
}

const ownUri = 'content:'

/**
 * Returns the pages that a block promotes, in the block's order and as search hits; for a page promoter without pages, the newest of
 * its branch. Pages that the search must not find, or that are not published in the language, are left out. Null: no such block.
 */
export function createShortcuts({ db, delivery, search }: ShortcutDeps) {
  return async function items(blockId: number, language: Language): Promise<ContentHit[] | null> {
    const found = await delivery.findBlock(blockId, publishedView(language))
    if (!found) return null
    const names = leavesOf(found.fields, found.stored)
      .flatMap(([leaf, value]) => urisOf(leaf, value))
      .filter((uri) => uri.startsWith(ownUri))
      .map((uri) => uri.slice(ownUri.length))
    const ids = await store.listIdsByName(db, names)
    const { pages, count } = found.stored as { pages?: unknown[]; count?: number } // of a page promoter; others have neither
    const [branch] = ids
    const isOfBranch = pages?.length === 0 && count !== undefined && branch !== undefined
    return search.findById(isOfBranch ? await store.listNewestChildren(db, branch, language, count) : ids, language)
  }
}

export type Shortcuts = ReturnType<typeof createShortcuts>
