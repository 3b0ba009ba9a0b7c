import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { mayInBranch } from './content-rights.ts'
import type { ContentService } from './content.service.ts'
import * as store from './content.store.ts'
import { deletePreviews } from './preview.store.ts'
import { mayFeed, projectPlanned } from './project-rights.ts'
import * as projects from './project.store.ts'

export interface ProjectsDeps {
  db: Database
  clock: Clock
  service: Pick<ContentService, 'publishIn' | 'faultOf'>
}

export interface ProjectChanges {
  name?: string
  state?: 'open' | 'closed'
  /** Null: by hand. */
  publishAt?: Date | null
}

/** Why a page of a project cannot go on the site. */
export interface PageFault {
  id: number
  name: string
  /** Null: the page as a whole. */
  language: Language | null
  /** The stored fields that the refusal speaks of. */
  fields: unknown
  refusal: Refusal
}
export type ProjectRefusal = Refusal | { kind: 'pages'; faults: readonly PageFault[] }

export const projectState = ({ publishedAt, closedAt }: projects.ProjectRow): 'open' | 'published' | 'closed' =>
  publishedAt ? 'published' : closedAt ? 'closed' : 'open'

const isForParent = (refusal: Refusal): boolean =>
  refusal.kind === 'business' && refusal.problems.some(({ key }) => key === 'content/parent-unpublished')

/** Changes of many pages that are previewed as one site, and published together or not at all. */
export function createProjects({ db, clock, service }: ProjectsDeps) {
  /** Why nothing can be done to the project any more; null: it is open. */
  const endOf = (row: projects.ProjectRow): Refusal | null => {
    const state = projectState(row)
    if (state === 'open') return null
    const params = { name: row.name, by: row.publishedBy ?? '' }
    const key = state === 'published' ? 'content/project-published' : 'content/project-closed'
    return { kind: 'business', status: 409, problems: [{ key, params }] }
  }

  /** Publishes every draft of the project in the transaction, which has locked the tree; returns what stands in the way. */
  async function publishDrafts(
    tx: Transaction,
    drafts: readonly projects.ProjectVersion[],
    projectId: number,
    actor: ShopActor,
  ): Promise<PageFault[]> {
    const byItem = Map.groupBy(drafts, ({ item }) => item.id)
    const depthOf = ({ parentId }: store.ItemRow): number => {
      const parent = parentId === null ? undefined : byItem.get(parentId)?.[0]
      return parent ? 1 + depthOf(parent.item) : 0
    }
    const faults: PageFault[] = []
    const rank = ({ item }: projects.ProjectVersion): number => (item.kind === 'block' ? -1 : depthOf(item))
    // Pages stand on their parents, and show shared blocks.
    const inOrder = [...byItem.values()].toSorted(([one], [other]) => (one && other ? rank(one) - rank(other) : 0))
    for (const versions of inOrder) {
      const [first] = versions
      if (!first) continue
      const { item, version } = first
      const page = { id: item.id, name: version.name, language: null, fields: version.fields }
      if (item.trashedAt) {
        const by = item.trashedBy ?? ''
        faults.push({ ...page, refusal: business({ key: 'content/project-trashed', params: { by } }) })
        continue
      }
      const all = versions.map((one) => one.version.language)
      const done = await service.publishIn(tx, item.id, all, actor, { projectId })
      // The parent's own fault says why.
      if (!done.ok && !(isForParent(done.error) && faults.some(({ id }) => id === item.parentId)))
        faults.push(...(await faultsOf(tx, versions, done.error)))
    }
    return faults
  }

  /** A refusal by page is said for each of its languages that has something to mend. */
  async function faultsOf(
    tx: Transaction,
    versions: readonly projects.ProjectVersion[],
    refusal: Refusal,
  ): Promise<PageFault[]> {
    const found: PageFault[] = []
    for (const { item, version } of versions) {
      const { language, name, fields } = version
      const fault = refusal.kind === 'forbidden' ? null : await service.faultOf(tx, item, fields)
      if (fault) found.push({ id: item.id, name, language, fields, refusal: fault })
    }
    const [first] = versions
    if (found.length > 0 || !first) return found
    const { id } = first.item
    const whole = refusal.kind === 'forbidden' ? business({ key: 'content/project-forbidden' }) : refusal
    return [{ id, name: first.version.name, language: null, fields: first.version.fields, refusal: whole }]
  }

  /** A link never opens what a project becomes when it is opened again. */
  async function endPreviews(tx: Transaction, id: number, at: Date, actor: ShopActor): Promise<void> {
    const tokens = await deletePreviews(tx, { projectId: id })
    const subject = `project:${id}`
    if (tokens > 0) await recordAudit(tx, { at, actor, command: 'preview.revoked', subject, before: { tokens } })
  }

  /** Publishes all of a project; `isTrial`: says whether it could be, and changes nothing. */
  async function publishAll(
    id: number,
    actor: ShopActor,
    { dueAt, isTrial = false }: { dueAt?: Date; isTrial?: boolean },
  ): Promise<Result<null, ProjectRefusal>> {
    const fine: ProjectRefusal = { kind: 'pages', faults: [] }
    const done = await inTransactionResult<null, ProjectRefusal>(db, async (tx) => {
      await store.lockTree(tx)
      const row = await projects.lockProject(tx, id)
      if (!row) return refuse(notFound)
      if (dueAt && !(row.publishAt && row.publishAt <= dueAt)) return ok(null)
      const end = endOf(row)
      if (end) return refuse(end)
      const drafts = await projects.listProjectVersions(tx, row)
      if (drafts.length === 0) return refuse(business({ key: 'content/project-empty' }))
      const faults = await publishDrafts(tx, drafts, id, actor)
      if (faults.length > 0) return refuse({ kind: 'pages', faults })
      // A refusal takes back what the trial has published.
      if (isTrial) return refuse(fine)
      const at = clock.now()
      await projects.updateProject(tx, id, { publishedAt: at, publishedBy: actor.name, publishAt: null })
      await endPreviews(tx, id, at, actor)
      const after = { name: row.name, drafts: drafts.length }
      await recordAudit(tx, { at, actor, command: 'project.published', subject: id, after })
      return ok(null)
    })
    return !done.ok && done.error === fine ? ok(null) : done
  }

  return {
    list(actor: ShopActor) {
      authorise(actor, 'pages:read')
      return projects.listProjects(db)
    },

    /** A project with its versions and, while they are drafts, the fields that visitors see; null: there is no project. */
    async find(id: number, actor: ShopActor) {
      authorise(actor, 'pages:read')
      const project = await projects.findProjectById(db, id)
      if (!project) return null
      const versions = await projects.listProjectVersions(db, project)
      const ids = versions.map(({ item }) => item.id)
      const seen = await Promise.all(languages.map((language) => store.listVersions(db, ids, publishedView(language))))
      const seenIn = ({ item, version }: projects.ProjectVersion) =>
        seen[languages.indexOf(version.language)]?.get(item.id)?.version.fields ?? null
      return {
        project,
        versions: versions.map((one) => ({ ...one, before: project.publishedAt ? null : seenIn(one) })),
      }
    },

    create(name: string, actor: ShopActor): Promise<number> {
      authorise(actor, 'projects:write')
      return inTransaction(db, async (tx) => {
        const at = clock.now()
        const { id } = await projects.insertProject(tx, { name, createdAt: at, createdBy: actor.name })
        await recordAudit(tx, { at, actor, command: 'project.created', subject: id, after: { name } })
        return id
      })
    },

    /** Renames, closes, opens again or plans. What is closed gives its drafts back; what cannot be published is not planned. */
    async change(
      id: number,
      { name, state, publishAt }: ProjectChanges,
      actor: ShopActor,
    ): Promise<Result<null, ProjectRefusal>> {
      authorise(actor, 'projects:write')
      if (publishAt !== undefined) authorise(actor, 'projects:publish')
      if (publishAt) {
        if (publishAt <= clock.now()) return refuse(business({ key: 'content/project-past' }))
        const trial = await publishAll(id, actor, { isTrial: true })
        if (!trial.ok) return trial
      }
      return inTransactionResult<null, ProjectRefusal>(db, async (tx) => {
        const row = await projects.lockProject(tx, id)
        if (!row) return refuse(notFound)
        const end = endOf(row)
        if (end && !(state === 'open' && projectState(row) === 'closed')) return refuse(end)
        const at = clock.now()
        if (state === 'closed') {
          await projects.emptyProject(tx, id)
          await endPreviews(tx, id, at, actor)
        }
        await projects.updateProject(tx, id, {
          name: name ?? row.name,
          closedAt: state === 'closed' ? at : null,
          publishAt: state === 'closed' ? null : publishAt === undefined ? row.publishAt : publishAt,
        })
        const before = { name: row.name, state: projectState(row), publishAt: row.publishAt }
        const after = {
          ...(name !== undefined && { name }),
          ...(state && { state }),
          ...(publishAt !== undefined && { publishAt }),
        }
        await recordAudit(tx, { at, actor, command: 'project.changed', subject: id, before, after })
        return ok(null)
      })
    },

    /** Puts the draft of a page into a project; null: takes it out, which can be done to what is in the trash too. */
    assign(
      contentId: number,
      language: Language,
      projectId: number | null,
      actor: ShopActor,
    ): Promise<Result<null, Refusal>> {
      authorise(actor, 'pages:write')
      return inTransactionResult<null, Refusal>(db, async (tx) => {
        if (projectId !== null && (await store.findProject(tx, projectId)) === null)
          return refuse({ kind: 'fields', fields: { projectId: ['forms/validation/invalid'] } })
        const item = await store.lockItem(tx, contentId)
        if (!item || item.ownerId !== null || (item.trashedAt && projectId !== null)) return refuse(notFound)
        if (!(await mayInBranch(tx, actor, contentId, 'write'))) return refuse(forbidden)
        if (projectId !== null && !(await mayFeed(tx, projectId, contentId, actor))) return refuse(projectPlanned)
        const draft = await store.findVersion(tx, contentId, language, 'draft')
        if (!draft) return refuse(business({ key: 'content/no-draft', params: { language } }))
        await store.updateVersion(tx, draft.id, { projectId, ...(projectId !== null && { publishAt: null }) })
        const [before, after] = [
          { language, projectId: draft.projectId },
          { language, projectId },
        ]
        await recordAudit(tx, {
          at: clock.now(),
          actor,
          command: 'content.assigned',
          subject: contentId,
          before,
          after,
        })
        return ok(null)
      })
    },

    /** Publishes all drafts of a project, or none; `dueAt`: only a project whose time has come by then. */
    publish(id: number, actor: ShopActor, dueAt?: Date): Promise<Result<null, ProjectRefusal>> {
      authorise(actor, 'projects:publish')
      return publishAll(id, actor, dueAt ? { dueAt } : {})
    },
  }
}

export type Projects = ReturnType<typeof createProjects>
