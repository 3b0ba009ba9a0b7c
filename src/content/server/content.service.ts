import { business, conflict, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { addressTag, linkTag } from '#src/shell/contract/page-source.ts'
import { childPath } from '../rules/content-path.ts'
import { referencesOf } from './content-tree.ts'
import type { ContentTypes } from './content-types.ts'
import * as store from './content.store.ts'
import { createDraftFields } from './draft-fields.ts'
import { pageTypeTag } from './published-pages.ts'
import { publishFault } from './publish-checks.ts'
import { removeRedirect, upsertRedirect } from './redirect.store.ts'
import { retarget } from './redirects.service.ts'
import { createSearchIndex } from './search-index.ts'

export interface ContentDeps {
  db: Database
  clock: Clock
  blockTypes: ContentTypes
  pageTypes: ContentTypes
  /** Called in the transaction that publishes: which item, in which languages. Left out: no other module needs it. */
  onPublished?: OnPublished
}

export type OnPublished = (
  tx: Transaction,
  published: {
    key: string | null
    texts: readonly { language: Language; name: string; fields: Readonly<Record<string, unknown>> }[]
    at: Date
  },
) => Promise<void>

export interface NewContent {
  key?: string
  kind: 'page' | 'block'
  contentType: string
  parentId: number | null
  sortIndex?: number
  companionOf?: string
}

export interface DraftInput {
  name: string
  /** Last segment of the page's path; empty for the start page and for blocks. */
  slug: string
  fields: Record<string, unknown>
  /** The version the editor began from; another one refuses with a conflict. Absent: last write wins. */
  baseVersion?: number
  /** The project the draft is made for; null: for itself. Absent: as it was. */
  projectId?: number | null
}

/** Every operation that writes content; the audit records the actor, and each version their name. */
export function createContentService(deps: ContentDeps) {
  const searchIndex = createSearchIndex(deps)
  const drafts = createDraftFields(deps)

  async function create(input: NewContent, actor: ShopActor): Promise<number> {
    authorise(actor, 'pages:write')
    return inTransaction(deps.db, async (tx) => {
      const at = deps.clock.now()
      const { id, kind, contentType, parentId } = await store.createItem(tx, { ...input, createdAt: at })
      const record = { command: 'content.created', subject: id, after: { kind, contentType, parentId } } as const
      await recordAudit(tx, { at, actor, ...record })
      return id
    })
  }

  /** Writes the one draft of a language with its blocks; the published version stays as it is. Returns what was stored. */
  async function saveDraft(
    contentId: number,
    language: Language,
    input: DraftInput,
    actor: ShopActor,
  ): Promise<Result<{ version: number; fields: Record<string, unknown> }, Refusal>> {
    authorise(actor, 'pages:write')
    return inTransactionResult(deps.db, async (tx) => {
      const item = await store.lockItem(tx, contentId)
      if (!item || item.trashedAt || item.ownerId !== null) return refuse(notFound)
      const draft = await store.findVersion(tx, contentId, language, 'draft')
      const highest = await store.highestVersion(tx, contentId, language)
      if (input.baseVersion !== undefined && input.baseVersion !== highest) return refuse(conflict)
      const fields = await drafts.parseInto(tx, item, input.fields)
      if (!fields.ok) return fields
      const [at, version] = [deps.clock.now(), highest + 1]
      const row = {
        name: input.name,
        slug: input.slug,
        fields: fields.value,
        version,
        createdAt: at,
        createdBy: actor.name,
        ...(input.projectId !== undefined && { projectId: input.projectId }),
      }
      if (draft) await store.updateVersion(tx, draft.id, row)
      else await store.insertVersion(tx, { ...row, contentId, language, status: 'draft' })
      const record = { command: 'content.drafted', subject: contentId, after: { language, version } } as const
      await recordAudit(tx, { at, actor, ...record })
      return ok({ version, fields: fields.value })
    })
  }

  /**
   * Makes the draft of each language the published version; a language without a draft is left alone. `dueAt`: only those whose time
   * has come by then, for the schedule.
   */
  async function publish(
    contentId: number,
    languages: readonly Language[],
    actor: ShopActor,
    dueAt?: Date,
  ): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:publish')
    return inTransactionResult<null, Refusal>(deps.db, async (tx) => {
      await store.lockTree(tx)
      const item = await store.lockItem(tx, contentId)
      if (!item || item.trashedAt) return refuse(notFound)
      const tags = new Set([`content:${contentId}`, pageTypeTag(item.contentType)])
      if (item.companionOf) tags.add(`companion:${item.companionOf}`)
      if (item.key === 'site-settings') for (const language of languages) tags.add(`nav:${language}`)
      const at = deps.clock.now()
      const texts: { language: Language; name: string; fields: Record<string, unknown> }[] = []
      for (const language of languages) {
        const draft = await store.findVersion(tx, contentId, language, 'draft')
        if (!draft || (dueAt && !(draft.publishAt && draft.publishAt <= dueAt))) continue
        const complete = drafts.parse(item.contentType, draft.fields, true)
        if (!complete.ok) return complete
        const fault = await publishFault(
          tx,
          deps.blockTypes,
          drafts.typeOf(item.contentType)?.fields ?? {},
          draft.fields,
        )
        if (fault) return refuse(fault)
        const published = await store.findVersion(tx, contentId, language, 'published')
        if (published) await store.updateVersion(tx, published.id, { status: 'superseded' })
        const misplacedAt = drafts.misplacedPersonal(item.contentType, draft.fields)
        if (misplacedAt !== null)
          return refuse(business({ key: 'content/personal-too-high', params: { area: misplacedAt } }))
        await store.updateVersion(tx, draft.id, { status: 'published', publishedAt: at, publishAt: null })
        await store.replaceReferences(
          tx,
          contentId,
          language,
          referencesOf(deps.blockTypes, drafts.typeOf(item.contentType)?.fields ?? {}, draft.fields),
        )
        if (item.kind === 'page' && item.companionOf === null) {
          const placed = await place(tx, item, language, draft.slug, actor.name, tags)
          if (!placed.ok) return placed
        }
        await searchIndex.refresh(tx, contentId, language)
        texts.push({ language, name: draft.name, fields: draft.fields })
      }
      await deps.onPublished?.(tx, { key: item.key, texts, at })
      await emitCacheEvent(tx, [...tags])
      const done = texts.map(({ language }) => language)
      const record = { command: 'content.published', subject: contentId, after: { languages: done } } as const
      if (done.length > 0) await recordAudit(tx, { at, actor, ...record })
      return ok(null)
    })
  }

  /** Gives a page and its published descendants their paths, the tree locked; old paths become redirects. */
  async function place(
    tx: Transaction,
    item: store.ItemRow,
    language: Language,
    slug: string,
    by: string,
    tags: Set<string>,
  ): Promise<Result<null, Refusal>> {
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
    await upsertRedirect(tx, {
      language,
      fromPath: before,
      toUrl: path,
      permanent: true,
      createdAt: deps.clock.now(),
      createdBy: by,
    })
    for (const child of await store.listChildren(tx, item.id)) {
      if (child.kind !== 'page') continue
      const version = await store.findVersion(tx, child.id, language, 'published')
      if (!version) continue
      const placed = await place(tx, child, language, version.slug, by, tags)
      if (!placed.ok) return placed
    }
    return ok(null)
  }

  /** Says when the draft of each language goes on the site and when it leaves it again; null: by hand. */
  async function schedule(
    contentId: number,
    languages: readonly Language[],
    { at, until }: { at: Date | null; until: Date | null },
    actor: ShopActor,
  ): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:publish')
    if (until && until <= (at ?? deps.clock.now())) return refuse(business({ key: 'content/schedule-order' }))
    return inTransactionResult<null, Refusal>(deps.db, async (tx) => {
      const item = await store.lockItem(tx, contentId)
      if (!item || item.trashedAt || item.ownerId !== null) return refuse(notFound)
      for (const language of languages) {
        const draft = await store.findVersion(tx, contentId, language, 'draft')
        const published = await store.findVersion(tx, contentId, language, 'published')
        // An end without a beginning applies to the published version.
        const version = at === null && published ? published : draft
        if (!version) return refuse(business({ key: 'content/no-draft', params: { language } }))
        // A version that could not be published at that time is refused now.
        const complete = drafts.parse(item.contentType, version.fields, true)
        if (!complete.ok) return complete
        await store.updateVersion(tx, version.id, {
          unpublishAt: until,
          ...(version.status === 'draft' && { publishAt: at }),
        })
      }
      const record = { command: 'content.scheduled', subject: contentId, after: { languages, at, until } } as const
      await recordAudit(tx, { at: deps.clock.now(), actor, ...record })
      return ok(null)
    })
  }

  /** Takes a language off the site; its text stays as a superseded version. `dueAt`: as `publish` has it. */
  async function unpublish(
    contentId: number,
    languages: readonly Language[],
    actor: ShopActor,
    dueAt?: Date,
  ): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:publish')
    return inTransaction(deps.db, async (tx) => {
      await store.lockTree(tx)
      const item = await store.lockItem(tx, contentId)
      if (!item) return refuse(notFound)
      const ended: Language[] = []
      for (const language of languages) {
        const published = await store.findVersion(tx, contentId, language, 'published')
        if (dueAt && !(published?.unpublishAt && published.unpublishAt <= dueAt)) continue
        if (published) await store.updateVersion(tx, published.id, { status: 'superseded', unpublishAt: null })
        await store.removePath(tx, contentId, language)
        await searchIndex.refresh(tx, contentId, language)
        ended.push(language)
      }
      if (ended.length === 0) return ok(null)
      await emitCacheEvent(tx, [
        `content:${contentId}`,
        pageTypeTag(item.contentType),
        linkTag(`content:${contentId}`),
        ...(item.key ? [linkTag(`content:${item.key}`)] : []),
      ])
      const record = { command: 'content.unpublished', subject: contentId, before: { languages: ended } } as const
      await recordAudit(tx, { at: deps.clock.now(), actor, ...record })
      return ok(null)
    })
  }

  return {
    create,
    saveDraft,
    publish,
    unpublish,
    schedule,
    parseFields: drafts.parse,
    /** Rebuilds the whole content search; returns the number of pages that may be found, counted per language. */
    rebuildSearch: () => searchIndex.rebuild(deps.db),
  }
}

export type ContentService = ReturnType<typeof createContentService>
