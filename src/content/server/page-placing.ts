import { business, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { addressTag, linkTag } from '#src/shell/contract/page-source.ts'
import { childPath } from '../rules/content-path.ts'
import * as store from './content.store.ts'
import { removeRedirect, upsertRedirect } from './redirect.store.ts'
import { retarget } from './redirects.service.ts'

/** The person who places a page, when, and the tags of caches that follow. */
export interface Placing {
  by: string
  at: Date
  tags: Set<string>
  /** The old address of the page itself leads nowhere; what is below it keeps its redirects. */
  leavesNothing?: boolean
}

/**
 * Gives a page and its published descendants their paths, the tree locked; their old paths become redirects.
 */
export async function placePage(
  tx: Transaction,
  item: store.ItemRow,
  language: Language,
  slug: string,
  placing: Placing,
): Promise<Result<null, Refusal>> {
  const { by, at, tags } = placing
  let parentPath: string | null = null
  if (item.parentId !== null) {
    parentPath = (await store.listPaths(tx, [item.parentId])).get(item.parentId)?.[language] ?? null
    if (parentPath === null) return refuse(business({ key: 'content/parent-unpublished' }))
  }
  const path = childPath(parentPath, slug)
  const owner = await store.findPathOwner(tx, language, path)
  if (owner !== null && owner !== item.id) return refuse(business({ key: 'content/path-taken', params: { path } }))
  const before = await store.movePath(tx, item.id, language, path)
  await removeRedirect(tx, language, path)
  tags.add(addressTag(path, language)).add(linkTag(`content:${item.id}`))
  if (item.key) tags.add(linkTag(`content:${item.key}`))
  if (before === null) return ok(null)
  await retarget(tx, language, before, { toUrl: path, permanent: true })
  const redirect = { language, fromPath: before, toUrl: path, permanent: true, createdAt: at, createdBy: by }
  if (!placing.leavesNothing) await upsertRedirect(tx, redirect)
  for (const child of await store.listChildren(tx, item.id)) {
    if (child.kind !== 'page') continue
    const version = await store.findVersion(tx, child.id, language, 'published')
    if (!version) continue
    const placed = await placePage(tx, child, language, version.slug, { ...placing, leavesNothing: false })
    if (!placed.ok) return placed
  }
  return ok(null)
}
