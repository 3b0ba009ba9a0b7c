import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { linkTag } from '#src/shell/contract/page-source.ts'
import { mayInBranch } from './content-rights.ts'
import { referencesOf } from './content-tree.ts'
import type { ContentTypes } from './content-types.ts'
import * as store from './content.store.ts'
import { createDraftFields } from './draft-fields.ts'
import { createDraftSaves } from './draft-saves.ts'
import { placePage } from './page-placing.ts'
import { publishFault } from './publish-checks.ts'
import { pageTypeTag } from './published-pages.ts'
import { deleteReview } from './review.store.ts'
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

export interface PublishOptions {
  /** The schedule publishes only what is due by then. */
  dueAt?: Date | undefined
  /** Languages in which the page's old address does not lead to the new one. */
  leavesNothing?: readonly Language[]
  /** When what is published, or stands there already, leaves the site; null: it stays. Absent: as the draft says. */
  until?: Date | null
  /** The project that is published as a whole; a draft that is not of it is refused. Absent: none. */
  projectId?: number
}

const inProject = business({ key: 'content/in-project' })
const takenOut = business({ key: 'content/taken-out' })

/** Every operation that writes content; the audit records the actor, and each version their name. */
export function createContentService(deps: ContentDeps) {
  const searchIndex = createSearchIndex(deps)
  const drafts = createDraftFields(deps)
  const saves = createDraftSaves(deps, drafts)

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

  /** Returns why a version cannot be published, with all there is to mend; null: it can. */
  async function faultOf(db: Executor, { contentType }: store.ItemRow, stored: Record<string, unknown>) {
    const complete = drafts.parse(contentType, stored, true)
    if (!complete.ok) return complete.error
    const misplacedAt = drafts.misplacedPersonal(contentType, stored)
    if (misplacedAt !== null)
      return business({ key: 'content/personal-too-high', params: { area: misplacedAt }, details: { at: misplacedAt } })
    return publishFault(db, deps.blockTypes, drafts.typeOf(contentType)?.fields ?? {}, stored)
  }

  /**
   * Makes the draft of each language the published version; a language without a draft is left alone.
   */
  async function publish(
    contentId: number,
    languages: readonly Language[],
    actor: ShopActor,
    options: PublishOptions = {},
  ): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:publish')
    return inTransactionResult<null, Refusal>(deps.db, async (tx) => {
      await store.lockTree(tx)
      return publishIn(tx, contentId, languages, actor, options)
    })
  }

  /** The same inside a transaction that has locked the tree. */
  async function publishIn(
    tx: Transaction,
    contentId: number,
    languages: readonly Language[],
    actor: ShopActor,
    { dueAt, leavesNothing = [], until, projectId }: PublishOptions,
  ): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:publish')
    if (until && until <= deps.clock.now()) return refuse(business({ key: 'content/schedule-order' }))
    const item = await store.lockItem(tx, contentId)
    if (!item || item.trashedAt) return refuse(notFound)
    if (!(await mayInBranch(tx, actor, item.id, 'publish'))) return refuse(forbidden)
    const tags = new Set([`content:${contentId}`, pageTypeTag(item.contentType)])
    if (item.companionOf) tags.add(`companion:${item.companionOf}`)
    if (item.key === 'site-settings') for (const language of languages) tags.add(`nav:${language}`)
    const at = deps.clock.now()
    const texts: { language: Language; name: string; fields: Record<string, unknown> }[] = []
    for (const language of languages) {
      const draft = await store.findVersion(tx, contentId, language, 'draft')
      const published = await store.findVersion(tx, contentId, language, 'published')
      if (!draft && published && until !== undefined && published.unpublishAt?.getTime() !== until?.getTime()) {
        await store.updateVersion(tx, published.id, { unpublishAt: until })
        const after = { languages: [language], at: null, until }
        await recordAudit(tx, { at, actor, command: 'content.scheduled', subject: contentId, after })
      }
      if (!draft || (dueAt && !(draft.publishAt && draft.publishAt <= dueAt))) continue
      if (draft.projectId !== (projectId ?? null)) return refuse(draft.projectId === null ? takenOut : inProject)
      const fault = await faultOf(tx, item, draft.fields)
      if (fault) return refuse(fault)
      if (published) await store.updateVersion(tx, published.id, { status: 'superseded' })
      const end = until === undefined ? {} : { unpublishAt: until }
      await store.updateVersion(tx, draft.id, { status: 'published', publishedAt: at, publishAt: null, ...end })
      await deleteReview(tx, contentId, language)
      await store.replaceReferences(
        tx,
        contentId,
        language,
        referencesOf(deps.blockTypes, drafts.typeOf(item.contentType)?.fields ?? {}, draft.fields),
      )
      if (item.kind === 'page' && item.companionOf === null) {
        const placed = await placePage(tx, item, language, draft.slug, {
          by: actor.name,
          at,
          tags,
          leavesNothing: leavesNothing.includes(language),
        })
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
      if (!(await mayInBranch(tx, actor, item.id, 'publish'))) return refuse(forbidden)
      for (const language of languages) {
        const draft = await store.findVersion(tx, contentId, language, 'draft')
        const published = await store.findVersion(tx, contentId, language, 'published')
        // An end without a beginning applies to the published version.
        const version = at === null && published ? published : draft
        if (!version) return refuse(business({ key: 'content/no-draft', params: { language } }))
        if (version === draft && at !== null && draft.projectId !== null) return refuse(inProject)
        // A version that could not be published at that time is refused now.
        const fault = version.status === 'draft' ? await faultOf(tx, item, version.fields) : null
        if (fault) return refuse(fault)
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

  /** Takes a language off the site; its text stays as a superseded version. */
  async function unpublish(
    contentId: number,
    languages: readonly Language[],
    actor: ShopActor,
    { dueAt }: PublishOptions = {},
  ): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:publish')
    return inTransaction(deps.db, async (tx) => {
      await store.lockTree(tx)
      if (!(await mayInBranch(tx, actor, contentId, 'publish'))) return refuse(forbidden)
      return unpublishIn(tx, contentId, languages, actor, dueAt)
    })
  }

  /** The same inside a transaction that has locked the tree. */
  async function unpublishIn(
    tx: Transaction,
    contentId: number,
    languages: readonly Language[],
    actor: ShopActor,
    dueAt?: Date,
  ): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:publish')
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
  }

  return {
    create,
    ...saves,
    publish,
    unpublish,
    schedule,
    publishIn,
    unpublishIn,
    faultOf,
    parseFields: drafts.parse,
    /** Rebuilds the whole content search; returns the number of pages that may be found, counted per language. */
    rebuildSearch: () => searchIndex.rebuild(deps.db),
  }
}

export type ContentService = ReturnType<typeof createContentService>
