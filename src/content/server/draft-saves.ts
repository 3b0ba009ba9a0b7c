import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { conflict, forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAuditOnce } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { mayInBranch } from './content-rights.ts'
import type { ContentTypes } from './content-types.ts'
import * as store from './content.store.ts'
import type { DraftFields } from './draft-fields.ts'
import { isWorthKeeping } from './draft-history.ts'
import { mayFeed, projectPlanned } from './project-rights.ts'
import { findSaveAnswer, keepSaveAnswer, type SaveAttempt } from './save-answer.store.ts'
import { holdGroupsOf } from './used-groups.ts'
import { wordTimesOf } from './word-times.ts'

/** One person's autosaves of an item in a language are one entry of the audit in this time, in milliseconds. */
const auditedTogetherMs = 600_000

export interface DraftInput {
  name: string
  /** Last segment of the page's path; empty for the start page and for blocks. */
  slug: string
  fields: Record<string, unknown>
  /** The version the editor began from; another one refuses with a conflict. Absent: last write wins. */
  baseVersion?: number
  /** The project the draft is made for; null: for itself. Absent: as it was. */
  projectId?: number | null
  /** The draft that this one replaces stays as a version, however new it is. */
  keepsFormer?: boolean
  /** Sent again, it is answered as it was, and nothing is stored. Absent: each call is a save. */
  attempt?: SaveAttempt
}

type Saved = Result<{ version: number; fields: Record<string, unknown> }, Refusal>

const invalid = ['forms/validation/invalid']

/** The saves of drafts; a save that comes again is answered as it was. */
export function createDraftSaves(
  { db, clock, blockTypes }: { db: Database; clock: Clock; blockTypes: ContentTypes },
  drafts: DraftFields,
) {
  const faultsOf = async (tx: Transaction, { slug, projectId }: DraftInput): Promise<Refusal | null> => {
    const isProject = projectId === undefined || projectId === null || (await store.findProject(tx, projectId)) !== null
    const fields = {
      ...(!/^[a-z0-9-]{0,200}$/.test(slug) && { slug: invalid }),
      ...(!isProject && { projectId: invalid }),
    }
    return Object.keys(fields).length > 0 ? { kind: 'fields', fields } : null
  }

  /** Writes the one draft of a language with its blocks; the published version stays as it is. Returns what was stored. */
  async function saveDraft(contentId: number, language: Language, input: DraftInput, actor: ShopActor): Promise<Saved> {
    authorise(actor, 'pages:write')
    return inTransactionResult(db, async (tx) => {
      // The project is locked before the page, as its publication does.
      await store.lockProjectOf(tx, contentId, language, input.projectId)
      const item = await store.lockItem(tx, contentId)
      if (!item || item.trashedAt || item.ownerId !== null) return refuse(notFound)
      const { attempt } = input
      if (!attempt || actor.kind !== 'staff') return saveDraftIn(tx, item, language, input, actor)
      if (!(await mayInBranch(tx, actor, contentId, 'write'))) return refuse(forbidden)
      const of = { contentId, language, accountId: actor.accountId }
      const answered = await findSaveAnswer(tx, of, attempt)
      if (answered) return ok(answered)
      const saved = await saveDraftIn(tx, item, language, input, actor)
      if (saved.ok) {
        const [sessionId, saveNumber] = [attempt.session, attempt.number]
        await keepSaveAnswer(tx, { ...of, sessionId, saveNumber, ...saved.value, savedAt: clock.now() })
      }
      return saved
    })
  }

  /** The same for an item that the transaction has locked. */
  async function saveDraftIn(
    tx: Transaction,
    item: store.ItemRow,
    language: Language,
    input: DraftInput,
    actor: ShopActor,
  ): Promise<Saved> {
    authorise(actor, 'pages:write')
    const contentId = item.id
    if (!(await mayInBranch(tx, actor, contentId, 'write'))) return refuse(forbidden)
    const faults = await faultsOf(tx, input)
    if (faults) return refuse(faults)
    const draft = await store.findVersion(tx, contentId, language, 'draft')
    const projectId = input.projectId === undefined ? draft?.projectId : input.projectId
    if (projectId && !(await mayFeed(tx, projectId, contentId, actor))) return refuse(projectPlanned)
    const highest = await store.highestVersion(tx, contentId, language)
    if (input.baseVersion !== undefined && input.baseVersion !== highest) return refuse(conflict)
    const fields = await drafts.parseInto(tx, item, input.fields)
    if (!fields.ok) return fields
    const [at, version] = [clock.now(), highest + 1]
    const former =
      draft ??
      (await store.findVersion(tx, contentId, language, 'published')) ??
      (await store.findVersionByNumber(tx, contentId, language, highest))
    const gone = await holdGroupsOf(tx, fields.value, former?.fields ?? null)
    // A version that is restored comes back as it was.
    if (gone && !input.keepsFormer) return refuse(gone)
    const known = drafts.typeOf(item.contentType)?.fields ?? {}
    const before = former && { ...former, wordTimes: await store.findWordTimes(tx, former) }
    const row = {
      name: input.name,
      slug: input.slug,
      fields: fields.value,
      wordTimes: wordTimesOf(blockTypes, known, before, { name: input.name, fields: fields.value }, at),
      version,
      createdAt: at,
      createdBy: actor.name,
      ...(input.projectId !== undefined && { projectId: input.projectId }),
      // The project says when.
      ...(input.projectId && { publishAt: null }),
    }
    const begun = { contentId, language, status: 'draft', begunAt: at } as const
    if (!draft) await store.insertVersion(tx, { ...row, ...begun })
    else if (input.keepsFormer || (await isWorthKeeping(tx, draft, actor.name, at))) {
      const { projectId, publishAt, unpublishAt } = draft
      await store.updateVersion(tx, draft.id, { status: 'kept', projectId: null, publishAt: null, unpublishAt: null })
      await store.insertVersion(tx, { projectId, publishAt, unpublishAt, ...row, ...begun })
    } else await store.updateVersion(tx, draft.id, row)
    const record = {
      at,
      actor,
      command: 'content.drafted',
      subject: contentId,
      after: { language, version },
    } as const
    await recordAuditOnce(tx, record, { withinMs: auditedTogetherMs, like: { language } })
    return ok({ version, fields: fields.value })
  }

  return { saveDraft, saveDraftIn }
}
