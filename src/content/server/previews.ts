import { randomBytes } from 'node:crypto'
import { business, forbidden, notFound, type Refusal, RefusalError } from '#src/common/errors.ts'
import { type Language, languages, withLanguage } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { DraftScope } from '#src/shell/contract/view-context.ts'
import { mayInBranch } from './content-rights.ts'
import { listVersions } from './content.store.ts'
import { findDraftedPath } from './drafted-path.ts'
import { deletePreview, deletePreviews, findPreview, insertPreview, listPreviews } from './preview.store.ts'
import { findProjectById, listProjectVersions, lockProject, type ProjectRow } from './project.store.ts'

/** What a token is for. */
export type PreviewScope = Extract<DraftScope, { kind: 'item' | 'project' }>

export interface PreviewDeps {
  db: Database
  clock: Clock
  keys: Pick<PurposeKeys, 'sign' | 'signatures'>
}

/** How long a preview link opens drafts, at most (C-13). */
export const previewDays = 7
const dayMs = 86_400_000
const nothing: DraftScope = { kind: 'none' }

/** Links that show the drafts of one item or one project, and no others, to anyone who has the link (C-18.7). */
export function createPreviews({ db, clock, keys }: PreviewDeps) {
  /** `days`: at most the usual seven. The token is returned only here: the database stores its hash. */
  async function issue(
    scope: PreviewScope,
    actor: ShopActor,
    days = previewDays,
  ): Promise<{ id: number; token: string; expiresAt: Date }> {
    authorise(actor, 'pages:write')
    const token = randomBytes(32).toString('base64url')
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + Math.min(days, previewDays) * dayMs)
    const made = await inTransaction(db, async (tx) => {
      const itemIds = await ownItems(tx, scope, actor)
      const shown = scope.kind === 'item' ? { contentId: scope.id } : { projectId: scope.id, itemIds }
      const row = { ...shown, tokenHash: keys.sign(token), createdAt: now, createdBy: actor.name, expiresAt }
      const id = await insertPreview(tx, row)
      const subject = `${scope.kind}:${scope.id}`
      await recordAudit(tx, { at: now, actor, command: 'preview.issued', subject, after: { expiresAt } })
      return id
    })
    return { id: made, token, expiresAt }
  }

  /** Returns no drafts for an invalid or expired token, and for a project that has ended. */
  async function read(token: string | undefined): Promise<DraftScope> {
    if (token === undefined || !/^[\w-]{43}$/.test(token)) return nothing
    const found = await findPreview(db, keys.signatures(token), clock.now())
    if (found === null) return nothing
    const { itemIds, expiresAt: until } = found
    return found.contentId === null
      ? { kind: 'project', id: found.projectId ?? 0, until, ...(itemIds && { itemIds }) } // the table has one of the two
      : { kind: 'item', id: found.contentId, until }
  }

  /** Revokes every token of an item or project and returns their number. */
  const revoke = (scope: PreviewScope, actor: ShopActor): Promise<number> => {
    authorise(actor, 'pages:write')
    return inTransaction(db, async (tx) => {
      const tokens = await deletePreviews(tx, owner(scope))
      const subject = `${scope.kind}:${scope.id}`
      await recordAudit(tx, { at: clock.now(), actor, command: 'preview.revoked', subject, before: { tokens } })
      return tokens
    })
  }

  /** The links to an item or project that still open something, the newest first. Their tokens are not kept. */
  function list(scope: PreviewScope, actor: ShopActor) {
    authorise(actor, 'pages:read')
    return listPreviews(db, owner(scope), clock.now())
  }

  /** Revokes one link: its drafts are shown no more. */
  async function end(id: number, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'pages:write')
    return inTransactionResult<null, Refusal>(db, async (tx) => {
      const row = await deletePreview(tx, id)
      if (!row) return refuse(notFound)
      if (row.contentId === null) authorise(actor, 'projects:write')
      else if (!(await mayInBranch(tx, actor, row.contentId, 'write'))) return refuse(forbidden)
      const subject = row.contentId === null ? `project:${row.projectId}` : `item:${row.contentId}`
      const before = { expiresAt: row.expiresAt }
      await recordAudit(tx, { at: clock.now(), actor, command: 'preview.revoked', subject, before })
      return ok(null)
    })
  }

  /**
   * The items whose drafts a new link shows: strangers see only what its maker may write, and nothing that others put into the project
   * later. Refused where the project has ended or is empty: a link would open nothing.
   */
  async function ownItems(tx: Transaction, scope: PreviewScope, actor: ShopActor): Promise<number[]> {
    if (scope.kind === 'project') authorise(actor, 'projects:write')
    const ids = scope.kind === 'item' ? [scope.id] : await draftedIn(tx, scope.id)
    for (const id of ids) if (!(await mayInBranch(tx, actor, id, 'write'))) throw new RefusalError(forbidden)
    return ids
  }

  async function draftedIn(tx: Transaction, projectId: number): Promise<number[]> {
    const versions = await versionsOf(tx, await lockProject(tx, projectId))
    if (versions.length === 0) throw new RefusalError(business({ key: 'content/project-empty' }))
    return [...new Set(versions.map(({ item }) => item.id))]
  }

  function versionsOf(executor: Executor, project: ProjectRow | null) {
    if (!project || project.publishedAt || project.closedAt) throw new RefusalError(notFound)
    return listProjectVersions(executor, project)
  }

  /**
   * Returns where the preview begins: the item's page in the language asked for, else in the first that has it, else the start page.
   * A project begins at its first page.
   */
  async function addressOf(scope: PreviewScope, actor: ShopActor, first: Language = 'fi'): Promise<string> {
    authorise(actor, 'pages:write')
    const inOrder = [first, ...languages.filter((language) => language !== first)]
    const pages =
      scope.kind === 'item'
        ? inOrder.map((language) => ({ id: scope.id, language }))
        : (await versionsOf(db, await findProjectById(db, scope.id)))
            .map(({ item, version }) => ({ id: item.id, language: version.language }))
            .toSorted((one, other) => inOrder.indexOf(one.language) - inOrder.indexOf(other.language))
    for (const { id, language } of pages) {
      const view = { language, drafts: scope }
      const page = (await listVersions(db, [id], view)).get(id)
      const isPlaced = page?.item.kind === 'page' && page.item.companionOf === null
      const path = isPlaced ? await findDraftedPath(db, page, view) : null
      if (path !== null) return withLanguage(path, language)
    }
    return '/'
  }

  return { issue, read, list, end, revoke, addressOf }
}

export type Previews = ReturnType<typeof createPreviews>

const owner = ({ kind, id }: PreviewScope) => (kind === 'item' ? { contentId: id } : { projectId: id })
