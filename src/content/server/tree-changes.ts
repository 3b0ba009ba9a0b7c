import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, conflict, forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { freeSlug, slugOf } from '#src/common/slug.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { linkTag } from '#src/shell/contract/page-source.ts'
import { blankFields } from '../contract/fields.ts'
import { type NamedBy, orderItems, listBranch, listNaming, updateItem } from './content-admin.store.ts'
import { mayInBranch } from './content-rights.ts'
import { withoutIds } from './content-tree.ts'
import type { ContentTypes } from './content-types.ts'
import type { ContentService } from './content.service.ts'
import * as store from './content.store.ts'
import { createDraftFields } from './draft-fields.ts'
import { placePage } from './page-placing.ts'
import { pageTypeTag } from './published-pages.ts'
import { isNamedPage } from './site-chrome.ts'
import { holdGroupsOf } from './used-groups.ts'

export interface TreeChangesDeps {
  db: Database
  clock: Clock
  blockTypes: ContentTypes
  pageTypes: ContentTypes
  service: Pick<ContentService, 'unpublishIn'>
}

export interface NewItem {
  type: string
  /** Null for shared blocks and companions, which stand in no tree. */
  parentId: number | null
  /** The place among the siblings; absent: last. */
  index?: number | undefined
  language: Language
  name: string
  slug?: string | undefined
  /** Absent: blank. */
  fields?: Record<string, unknown> | undefined
  companionOf?: string | undefined
}

const companionShape = /^(?:products|(?:product|category):[A-Za-z0-9._-]{1,100})$/
const invalid = ['forms/validation/invalid']
const noField = (...names: string[]): Refusal => ({
  kind: 'fields',
  fields: Object.fromEntries(names.map((name) => [name, invalid])),
})

/** What changes the tree of pages: new pages, their places, copies, the trash. Each is one transaction with the tree locked. */
export function createTreeChanges({ db, clock, blockTypes, pageTypes, service }: TreeChangesDeps) {
  const drafts = createDraftFields({ blockTypes, pageTypes })

  const changing = <Value>(change: (tx: Transaction, at: Date) => Promise<Result<Value, Refusal>>) =>
    inTransactionResult<Value, Refusal>(db, async (tx) => {
      await store.lockTree(tx)
      return change(tx, clock.now())
    })

  /** Returns the page that may get children, locked; null: it is not there, or in the trash. */
  async function findParent(tx: Transaction, id: number | null): Promise<store.ItemRow | null> {
    const parent = id === null ? null : await store.lockItem(tx, id)
    const isPage = parent?.kind === 'page' && parent.companionOf === null && parent.ownerId === null
    return isPage && !parent.trashedAt ? parent : null
  }

  async function siblingSlugs(tx: Transaction, parentId: number, language: Language): Promise<string[]> {
    const ids = (await store.listChildren(tx, parentId)).map(({ id }) => id)
    const versions = await store.listVersions(tx, ids, { language, drafts: { kind: 'all' } })
    return [...versions.values()].map(({ version }) => version.slug)
  }

  async function insertAmong(tx: Transaction, parentId: number, id: number, index = 10_000): Promise<void> {
    const others = (await store.listChildren(tx, parentId)).map((one) => one.id).filter((one) => one !== id)
    await orderItems(tx, [...others.slice(0, index), id, ...others.slice(index)])
  }

  /** Makes a page below another, a shared block, or the item that holds the areas of another domain's page, with its first draft. */
  async function add(input: NewItem, actor: ShopActor): Promise<Result<{ id: number; version: number }, Refusal>> {
    authorise(actor, 'pages:write')
    const { type, parentId, language, name, companionOf } = input
    const isPage = type in pageTypes
    const known = pageTypes[type] ?? blockTypes[type]
    if (!known || known.isSiteItem) return refuse(noField('type'))
    if (companionOf !== undefined && (!isPage || !companionShape.test(companionOf)))
      return refuse(noField('companionOf'))
    const hasParent = isPage && companionOf === undefined
    if (hasParent !== (parentId !== null)) return refuse(noField('parentId'))
    return changing(async (tx, at) => {
      const parent = await findParent(tx, parentId)
      if (hasParent && !parent) return refuse(noField('parentId'))
      if (!(await mayInBranch(tx, actor, parentId ?? 0, 'write'))) return refuse(forbidden)
      if (companionOf !== undefined && (await store.findCompanion(tx, companionOf))) return refuse(conflict)
      const item = await store.createItem(tx, {
        kind: isPage ? 'page' : 'block',
        contentType: type,
        parentId,
        ...(companionOf !== undefined && { companionOf }),
        createdAt: at,
      })
      const slug = !parent
        ? ''
        : (input.slug ?? freeSlug(slugOf(name, 'sivu'), await siblingSlugs(tx, parent.id, language)))
      if (!/^[a-z0-9-]{0,200}$/.test(slug) || (parent && slug === '')) return refuse(noField('slug'))
      const fields = await drafts.parseInto(tx, item, input.fields ?? blankFields(known.fields))
      if (!fields.ok) return fields
      const gone = await holdGroupsOf(tx, fields.value, null)
      if (gone) return refuse(gone)
      const version = { contentId: item.id, language, version: 1, status: 'draft', name, slug } as const
      await store.insertVersion(tx, {
        ...version,
        fields: fields.value,
        createdAt: at,
        createdBy: actor.name,
        begunAt: at,
      })
      if (parent) await insertAmong(tx, parent.id, item.id, input.index)
      const after = { kind: item.kind, contentType: type, parentId }
      await recordAudit(tx, { at, actor, command: 'content.created', subject: item.id, after })
      return ok({ id: item.id, version: 1 })
    })
  }

  /** Puts a page elsewhere, or among its siblings. A published one is at its new address at once, and the old one leads there. */
  async function move(
    id: number,
    { parentId, index }: { parentId: number | null; index: number },
    actor: ShopActor,
  ): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:write')
    return changing<null>(async (tx, at) => {
      const item = await store.lockItem(tx, id)
      if (!item || item.trashedAt || item.kind !== 'page' || item.companionOf !== null) return refuse(notFound)
      const isElsewhere = item.parentId !== parentId
      const parent = await findParent(tx, parentId)
      if (item.parentId === null || !parent) return refuse(noField('parentId'))
      if ((await listBranch(tx, id)).includes(parent.id)) return refuse(business({ key: 'content/into-itself' }))
      for (const one of [id, parent.id]) if (!(await mayInBranch(tx, actor, one, 'write'))) return refuse(forbidden)
      await updateItem(tx, id, { parentId })
      await insertAmong(tx, parent.id, id, index)
      const tags = new Set([`content:${id}`, pageTypeTag(item.contentType)])
      for (const language of isElsewhere ? languages : []) {
        const published = await store.findVersion(tx, id, language, 'published')
        if (!published) continue
        // The site changes, which is more than a draft.
        authorise(actor, 'pages:publish')
        if (!(await mayInBranch(tx, actor, id, 'publish'))) return refuse(forbidden)
        const placing = { by: actor.name, at, tags }
        const placed = await placePage(tx, { ...item, parentId }, language, published.slug, placing)
        if (!placed.ok) return placed
      }
      await emitCacheEvent(tx, [...tags])
      const [before, after] = [{ parentId: item.parentId }, { parentId, index }]
      await recordAudit(tx, { at, actor, command: 'content.moved', subject: id, before, after })
      return ok(null)
    })
  }

  /** Copies a page or a shared block, without what is below it, as drafts in every language it has. */
  async function copy(
    id: number,
    { parentId, name }: { parentId: number | null; name?: string | undefined },
    actor: ShopActor,
  ): Promise<Result<{ id: number }, Refusal>> {
    authorise(actor, 'pages:write')
    return changing(async (tx, at) => {
      const item = await store.lockItem(tx, id)
      if (!item || item.ownerId !== null || item.companionOf !== null || item.trashedAt) return refuse(notFound)
      if (blockTypes[item.contentType]?.isSiteItem) return refuse(notFound)
      const parent = await findParent(tx, parentId)
      if ((item.kind === 'page') !== (parent !== null)) return refuse(noField('parentId'))
      if (!(await mayInBranch(tx, actor, parent?.id ?? 0, 'write'))) return refuse(forbidden)
      const { kind, contentType } = item
      const made = await store.createItem(tx, { kind, contentType, parentId: parent?.id ?? null, createdAt: at })
      for (const language of languages) {
        const view = { language, drafts: { kind: 'all' } } as const
        const version = (await store.listVersions(tx, [id], view)).get(id)?.version
        if (!version) continue
        const types = drafts.typeOf(contentType)?.fields ?? {}
        const fields = await drafts.parseInto(tx, made, withoutIds(blockTypes, types, version.fields))
        if (!fields.ok) return fields
        await holdGroupsOf(tx, fields.value, version.fields)
        const slug =
          parent && freeSlug(version.slug || slugOf(version.name, 'sivu'), await siblingSlugs(tx, parent.id, language))
        await store.insertVersion(tx, {
          contentId: made.id,
          language,
          version: 1,
          status: 'draft',
          name: name ?? version.name,
          slug: slug ?? '',
          fields: fields.value,
          createdAt: at,
          createdBy: actor.name,
          begunAt: at,
        })
      }
      if (parent) await insertAmong(tx, parent.id, made.id)
      await recordAudit(tx, { at, actor, command: 'content.copied', subject: made.id, after: { from: id } })
      return ok({ id: made.id })
    })
  }

  /**
   * Puts an item into the trash with all that is below it: it leaves the site, and what was published is a draft there. While something
   * names one of them it is refused with what does, unless forced. Pages that the shop itself leads to stay.
   */
  async function trash(id: number, isForced: boolean, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:delete')
    return changing<null>(async (tx, at) => {
      const item = await store.lockItem(tx, id)
      if (!item || item.trashedAt || item.ownerId !== null) return refuse(notFound)
      if (!(await mayInBranch(tx, actor, id, 'delete'))) return refuse(forbidden)
      const branch = await listBranch(tx, id)
      const items = await store.listItems(tx, branch)
      const isNeeded = [...items.values()].some((one) => one.key !== null && isNamedPage(one.key))
      const isFirst = item.kind === 'page' && item.parentId === null && item.companionOf === null
      if (isNeeded || isFirst || blockTypes[item.contentType]?.isSiteItem)
        return refuse(business({ key: 'content/needed' }))
      const references = isForced ? [] : await listNaming(tx, branch)
      if (references.length > 0) {
        const used = { key: 'content/still-used', params: { number: references.length }, details: { references } }
        return refuse({ kind: 'business', status: 409, problems: [used] })
      }
      for (const one of branch.toReversed()) {
        if (items.get(one)?.trashedAt) continue
        for (const language of languages) await takeOff(tx, one, language, actor)
        await updateItem(tx, one, { trashedAt: at, trashedBy: actor.name })
      }
      await emitCacheEvent(
        tx,
        branch.flatMap((one) => [`content:${one}`, linkTag(`content:${one}`)]),
      )
      await recordAudit(tx, { at, actor, command: 'content.trashed', subject: id, after: { items: branch.length } })
      return ok(null)
    })
  }

  /** Takes a language off the site; without a newer draft its words become the draft, so that they are there again after all. */
  async function takeOff(tx: Transaction, id: number, language: Language, actor: ShopActor): Promise<void> {
    const draft = await store.findVersion(tx, id, language, 'draft')
    const published = await store.findVersion(tx, id, language, 'published')
    if (draft) await store.updateVersion(tx, draft.id, { publishAt: null, unpublishAt: null })
    if (!published) return
    await service.unpublishIn(tx, id, [language], actor)
    if (!draft) await store.updateVersion(tx, published.id, { status: 'draft', projectId: null })
  }

  /** Takes an item out of the trash, with all that went there with it, as drafts. */
  async function restore(id: number, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:delete')
    return changing<null>(async (tx, at) => {
      const item = await store.lockItem(tx, id)
      if (!item?.trashedAt || item.ownerId !== null) return refuse(notFound)
      if (!(await mayInBranch(tx, actor, id, 'delete'))) return refuse(forbidden)
      const parent = item.parentId === null ? null : await store.findItemById(tx, item.parentId)
      if (parent?.trashedAt) return refuse(business({ key: 'content/parent-trashed' }))
      const items = await store.listItems(tx, await listBranch(tx, id))
      for (const one of items.values())
        if (one.trashedAt?.getTime() === item.trashedAt.getTime())
          await updateItem(tx, one.id, { trashedAt: null, trashedBy: null })
      await recordAudit(tx, { at, actor, command: 'content.restored', subject: id })
      return ok(null)
    })
  }

  return { add, move, copy, trash, restore }
}

export type TreeChanges = ReturnType<typeof createTreeChanges>
export type { NamedBy }
