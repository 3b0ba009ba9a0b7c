import type { Executor } from '#src/platform/database/database.ts'
import { childPath } from '../rules/content-path.ts'
import { type DraftView, type ItemVersion, listAncestors, listChildren, listVersions } from './content.store.ts'

/*
 * Addresses of drafts: a page that was never published has no published path, and a published one may get another. Only previews
 * need this, so walking the tree is fast enough.
 */

/** Finds the page whose address would be `path` if the view's drafts were published. */
export async function findDraftedPage(db: Executor, path: string, view: DraftView): Promise<number | null> {
  async function below(parentId: number | null, parentPath: string | null): Promise<number | null> {
    const children = (await listChildren(db, parentId)).filter(
      ({ kind, companionOf }) => kind === 'page' && companionOf === null,
    )
    const versions = await listVersions(
      db,
      children.map(({ id }) => id),
      view,
    )
    for (const [id, { version }] of versions) {
      const own = childPath(parentPath, version.slug)
      if (own === path) return id
      if (!path.startsWith(own === '/' ? own : `${own}/`)) continue
      const found = await below(id, own)
      if (found !== null) return found
    }
    return null
  }
  return below(null, null)
}

/** Returns a page's draft address; null where the view may not see one of its ancestors. */
export async function findDraftedPath(db: Executor, page: ItemVersion, view: DraftView): Promise<string | null> {
  const above = (await listAncestors(db, page.item.id)).map(({ id }) => id)
  const versions = await listVersions(db, above, view)
  let path: string | null = null
  for (const id of above) {
    const found = versions.get(id)
    if (!found) return null
    path = childPath(path, found.version.slug)
  }
  return childPath(path, page.version.slug)
}
