import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { conflict, forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import { type Language, languages, type Localized, withLanguage } from '#src/common/locale.ts'
import { may, type Permission } from '#src/common/permissions.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Block } from '#src/shell/contract/block.ts'
import type { SitePopup } from '#src/shell/contract/site-popup.ts'
import { type Channel, publishedView, type ViewContext } from '#src/shell/contract/view-context.ts'
import { blankFields } from '../contract/fields.ts'
import * as admin from './content-admin.store.ts'
import type { Delivered, Delivery } from './content-delivery.ts'
import { listRights } from './content-right.store.ts'
import { type BranchVerb, mayInBranch } from './content-rights.ts'
import { presentPage } from './content.page-source.ts'
import type { ContentTypes } from './content-types.ts'
import type { ContentService } from './content.service.ts'
import * as store from './content.store.ts'
import { findDraftedPage, findDraftedPath } from './drafted-path.ts'
import { deleteReview } from './review.store.ts'
import { chromeKey } from './site-chrome.ts'
import { popupsKey, popupsOf } from './site-popups.ts'

export interface ContentAdminDeps {
  db: Database
  clock: Clock
  blockTypes: ContentTypes
  pageTypes: ContentTypes
  delivery: Delivery
  service: Pick<ContentService, 'parseFields' | 'faultOf'>
}

const allDrafts = (language: Language) => ({ ...publishedView(language), drafts: { kind: 'all' as const } })
const verbPermissions: Readonly<Record<BranchVerb, Permission>> = {
  write: 'pages:write',
  publish: 'pages:publish',
  delete: 'pages:delete',
}

/** What an actor may do to an item. */
export type Allowed = Record<BranchVerb, boolean>

export interface UnsavedPage {
  name: string
  slug: string
  fields: Record<string, unknown>
  channel: Channel | null
  visitorGroups: readonly number[]
  at: Date | null
}

/** What editors see: the tree, documents with their drafts, histories, and what unsaved words look like. */
export function createContentAdmin({ db, clock, blockTypes, pageTypes, delivery, service }: ContentAdminDeps) {
  const typeOf = (name: string) => pageTypes[name] ?? blockTypes[name]

  /** Answers for many items what an actor may do to each, from the rows of the account and what stands above the items. */
  async function allowedTo(actor: ShopActor) {
    const rows = actor.kind === 'staff' && !actor.roles.includes('Admin') ? await listRights(db, actor.accountId) : []
    const byBranch = new Map(rows.map(({ branchId, verbs }) => [branchId, verbs]))
    const isHeld = rows.length > 0
    return (ids: readonly number[]): Allowed => {
      const granted = (verb: BranchVerb) =>
        may(actor, verbPermissions[verb]) && (!isHeld || ids.some((id) => byBranch.get(id)?.includes(verb)))
      return { write: granted('write'), publish: granted('publish'), delete: granted('delete') }
    }
  }

  return {
    /** Every item of the tree with the facts of its versions, and what the actor may do to it. */
    async tree(language: Language, actor: ShopActor) {
      authorise(actor, 'pages:read')
      const [items, states, paths, allowed] = await Promise.all([
        admin.listTreeItems(db, false),
        admin.listStates(db, null),
        admin.listPathsOf(db, language),
        allowedTo(actor),
      ])
      const parents = new Map(items.map(({ id, parentId }) => [id, parentId]))
      const lineOf = (id: number): number[] => {
        const line = [id]
        for (let up = parents.get(id) ?? null; up !== null && line.length < 60; up = parents.get(up) ?? null)
          line.push(up)
        return line
      }
      const byItem = Map.groupBy(states, ({ contentId }) => contentId)
      return items.map((item) => ({
        item,
        states: byItem.get(item.id) ?? [],
        path: paths.get(item.id) ?? null,
        may: allowed(lineOf(item.id)),
      }))
    },

    /** The top of each branch in the trash, with the number of items below it that went along. */
    async trashed(actor: ShopActor) {
      authorise(actor, 'pages:read')
      const items = await admin.listTreeItems(db, true)
      const states = await admin.listStates(
        db,
        items.map(({ id }) => id),
      )
      const byId = new Map(items.map((item) => [item.id, item]))
      const wentWith = ({ parentId, trashedAt }: admin.TreeItemRow): admin.TreeItemRow | undefined => {
        const above = parentId === null ? undefined : byId.get(parentId)
        return above?.trashedAt?.getTime() === trashedAt?.getTime() ? above : undefined
      }
      const topOf = (item: admin.TreeItemRow): admin.TreeItemRow => {
        const above = wentWith(item)
        return above ? topOf(above) : item
      }
      const below = new Map<number, number>()
      for (const item of items) {
        const { id } = topOf(item)
        if (id !== item.id) below.set(id, (below.get(id) ?? 0) + 1)
      }
      return items
        .filter((item) => !wentWith(item))
        .map((item) => ({
          item,
          name: states.filter(({ contentId }) => contentId === item.id).at(-1)?.name ?? '',
          below: below.get(item.id) ?? 0,
        }))
    },

    /** The draft of an item in a language, else what is published, else its newest words; null: it was never written. */
    async document(id: number, language: Language, actor: ShopActor) {
      authorise(actor, 'pages:read')
      const item = await store.findItemById(db, id)
      if (!item || item.ownerId !== null) return null
      const type = typeOf(item.contentType)
      const [states, allowed, ancestors, rights] = await Promise.all([
        admin.listStates(db, [id]),
        allowedTo(actor),
        store.listAncestors(db, id),
        actor.kind === 'staff' ? listRights(db, actor.accountId) : [],
      ])
      const own = states.filter((one) => one.language === language)
      const shown =
        own.find(({ status }) => status === 'draft') ?? own.find(({ status }) => status === 'published') ?? own.at(-1)
      const version = shown ? await store.findVersionByNumber(db, id, language, shown.version) : null
      const isPage = item.kind === 'page' && item.companionOf === null
      const drafted = version && isPage ? await findDraftedPath(db, { item, version }, allDrafts(language)) : null
      const pageUrl = drafted === null ? null : withLanguage(drafted, language)
      const isSeen = version?.status === 'draft' || version?.status === 'published'
      const published = isPage ? ((await store.listPaths(db, [id])).get(id)?.[language] ?? null) : null
      const may = allowed([id, ...ancestors.map((one) => one.id)])
      const branches = may.write
        ? []
        : await namesOf(
            rights.map(({ branchId }) => branchId),
            language,
          )
      return {
        item,
        version,
        baseVersion: Math.max(0, ...own.map((one) => one.version)),
        fields: version?.fields ?? blankFields(type?.fields ?? {}),
        url:
          item.key === chromeKey || item.key === popupsKey
            ? withLanguage('/', language)
            : isSeen && !item.trashedAt
              ? pageUrl
              : null,
        publishedUrl: published === null ? null : withLanguage(published, language),
        states,
        may,
        branches,
      }
    },

    /** Why the draft of a language cannot be published; null: it can, or there is none. */
    async faultOf(id: number, language: Language, actor: ShopActor): Promise<Refusal | null> {
      authorise(actor, 'pages:read')
      const item = await store.findItemById(db, id)
      const draft = item && (await store.findVersion(db, id, language, 'draft'))
      return draft ? service.faultOf(db, item, draft.fields) : null
    },

    /** All items, those in the trash too, with the newest words of each language, the schedules, and where pages are on the site. */
    async survey(actor: ShopActor) {
      authorise(actor, 'pages:read')
      const [items, trashed, versions, states, fi, sv, en] = await Promise.all([
        admin.listTreeItems(db, false),
        admin.listTreeItems(db, true),
        admin.listNewest(db),
        admin.listStates(db, null),
        ...languages.map((language) => admin.listPathsOf(db, language)),
      ])
      const none = new Map<number, string>()
      const paths: Localized<ReadonlyMap<number, string>> = { fi: fi ?? none, sv: sv ?? none, en: en ?? none }
      return { items, trashed, versions, states, paths }
    },

    states(id: number, actor: ShopActor) {
      authorise(actor, 'pages:read')
      return admin.listStates(db, [id])
    },

    async references(id: number, actor: ShopActor): Promise<admin.NamedBy[]> {
      authorise(actor, 'pages:read')
      return admin.listNaming(db, await admin.listBranch(db, id))
    },

    history(id: number, language: Language, actor: ShopActor) {
      authorise(actor, 'pages:read')
      return admin.listHistory(db, id, language)
    },

    /** Null: there is no such version. */
    version(id: number, language: Language, number: number, actor: ShopActor) {
      authorise(actor, 'pages:read')
      return store.findVersionByNumber(db, id, language, number)
    },

    /** The item of the tree behind a site path without prefix, drafts included; null: the page is not of this tree. */
    itemAt(path: string, language: Language, actor: ShopActor): Promise<number | null> {
      authorise(actor, 'pages:read')
      return findDraftedPage(db, path, allDrafts(language))
    },

    companion(of: string, actor: ShopActor): Promise<store.ItemRow | null> {
      authorise(actor, 'pages:read')
      return store.findCompanion(db, of)
    },

    /** Takes back the draft of a language: what is published stands, or nothing. The draft stays among the versions. */
    discard(id: number, language: Language, actor: ShopActor): Promise<Result<null, Refusal>> {
      authorise(actor, 'pages:write')
      return changing(id, 'write', actor, async (tx, at) => {
        if (!(await admin.setDraftAside(tx, id, language))) return refuse(conflict)
        await deleteReview(tx, id, language)
        await recordAudit(tx, { at, actor, command: 'content.discarded', subject: id, before: { language } })
        return ok(null)
      })
    },

    /** Ends what the schedule still has to do in these languages. */
    unschedule(id: number, languages: readonly Language[], actor: ShopActor): Promise<Result<null, Refusal>> {
      authorise(actor, 'pages:publish')
      return changing(id, 'publish', actor, async (tx, at) => {
        for (const language of languages) await admin.clearSchedule(tx, id, language)
        const after = { languages, at: null, until: null }
        await recordAudit(tx, { at, actor, command: 'content.scheduled', subject: id, after })
        return ok(null)
      })
    },

    /** What unsaved fields look like: a page, the areas of a companion, one block, or the popups. */
    async present(
      id: number,
      language: Language,
      unsaved: UnsavedPage,
      actor: ShopActor,
    ): Promise<Result<PresentedItem, Refusal>> {
      authorise(actor, 'pages:write')
      const item = await store.findItemById(db, id)
      if (!item || item.ownerId !== null) return refuse(notFound)
      const parsed = service.parseFields(item.contentType, unsaved.fields)
      if (!parsed.ok) return parsed
      const { channel, visitorGroups, at } = unsaved
      const view: ViewContext = { ...allDrafts(language), channel, visitorGroups, at, isEdited: true }
      const found = { item, version: unsavedVersion(item, language, unsaved, parsed.value, clock.now()) }
      if (item.key === popupsKey)
        return ok({ kind: 'popups', popups: popupsOf(await delivery.deliverVersion(found, view)) })
      if (item.kind === 'block') {
        const node = { id, type: item.contentType, fields: parsed.value }
        const block = await delivery.deliverEntry(node, view)
        return ok({ kind: 'block', block })
      }
      const delivered = await delivery.deliverVersion(found, view)
      if (item.companionOf !== null) return ok({ kind: 'areas', areas: delivered.areas })
      return ok({ kind: 'page', page: await presentPage(db, { delivery, pageTypes }, delivered, view) })
    },
  }

  async function namesOf(ids: readonly number[], language: Language): Promise<string[]> {
    const versions = await store.listVersions(db, ids, allDrafts(language))
    return ids.flatMap((one) => versions.get(one)?.version.name ?? [])
  }

  function changing(
    id: number,
    verb: BranchVerb,
    actor: ShopActor,
    change: (tx: Transaction, at: Date) => Promise<Result<null, Refusal>>,
  ): Promise<Result<null, Refusal>> {
    return inTransactionResult<null, Refusal>(db, async (tx) => {
      const item = await store.lockItem(tx, id)
      if (!item || item.trashedAt || item.ownerId !== null) return refuse(notFound)
      if (!(await mayInBranch(tx, actor, id, verb))) return refuse(forbidden)
      return change(tx, clock.now())
    })
  }
}

export type ContentAdmin = ReturnType<typeof createContentAdmin>

export type PresentedItem =
  | { kind: 'page'; page: Awaited<ReturnType<typeof presentPage>> }
  | { kind: 'areas'; areas: Delivered['areas'] }
  | { kind: 'block'; block: Block | null }
  | { kind: 'popups'; popups: SitePopup[] }

const unsavedVersion = (
  { id }: store.ItemRow,
  language: Language,
  { name, slug }: UnsavedPage,
  fields: Record<string, unknown>,
  now: Date,
): store.VersionRow => ({
  id: 0,
  contentId: id,
  language,
  version: 0,
  status: 'draft',
  name,
  slug,
  fields,
  schemaVersion: 2,
  createdAt: now,
  createdBy: '',
  begunAt: null,
  publishedAt: null,
  projectId: null,
  publishAt: null,
  unpublishAt: null,
})
