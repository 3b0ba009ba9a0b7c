import { stringify } from 'csv-stringify/sync'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { guardWords } from '#src/common/csv-formula.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { parseShopTime } from '#src/common/shop-time.ts'
import { isUuid } from '#src/common/uuid.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { submissionPageSize } from '../contract/submissions.ts'
import * as store from './submissions.store.ts'

const pageSize = 1_000
const wrongDay: Refusal = { kind: 'fields', fields: { day: ['forms/validation/invalid'] } }
const fixed = ['reference', 'sent', 'form', 'language', 'confirmed'] as const

/** Submissions of forms, for staff. Exports are audited. */
export function createFormDesk({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list(actor: ShopActor) {
      authorise(actor, 'forms:read')
      return store.listForms(db)
    },

    /** One submission with the names of its files. Null: there is none with this id. */
    async find(id: string, actor: ShopActor) {
      authorise(actor, 'forms:read')
      const row = isUuid(id) ? await store.findSubmission(db, id) : null
      return row && { ...row, files: await store.listFiles(db, [id]) }
    },

    /** A page of a form's submissions, the newest first, with the names of their files. `day`: of Helsinki; null: all days. */
    async page(formId: number, { day, page }: { day: string | null; page: number }, actor: ShopActor) {
      authorise(actor, 'forms:read')
      const [from, until] = [parseShopTime(day ?? '', 'begin'), parseShopTime(day ?? '', 'end')]
      if (day !== null && !(from && until)) return refuse(wrongDay)
      const during = from && until && { from, until }
      const [rows, total] = await Promise.all([
        store.listNewest(db, formId, during, (page - 1) * submissionPageSize, submissionPageSize),
        store.countSubmissions(db, formId, during),
      ])
      const files = await store.listFiles(
        db,
        rows.map(({ id }) => id),
      )
      return ok({
        rows: rows.map((row) => ({ ...row, files: files.filter(({ submissionId }) => submissionId === row.id) })),
        total,
      })
    },

    /** One file of a submission by the field it was chosen in; null: there is none. */
    file(id: string, name: string, actor: ShopActor): Promise<store.FileRow | null> {
      authorise(actor, 'forms:read')
      return inTransaction(db, async (tx) => {
        const file = await store.findFile(tx, id, name)
        const record = { command: 'form.files-fetched', subject: id, after: { count: 1 } } as const
        if (file) await recordAudit(tx, { at: clock.now(), actor, ...record })
        return file
      })
    },

    /** Removes a submission with its files. The audit says whose form it was of, and nothing that was sent. */
    remove(id: string, actor: ShopActor): Promise<Result<null, Refusal>> {
      authorise(actor, 'forms:delete')
      return inTransaction(db, async (tx): Promise<Result<null, Refusal>> => {
        const removed = isUuid(id) ? await store.removeSubmission(tx, id) : null
        if (!removed) return refuse(notFound)
        const before = { formId: removed.formId, sent: removed.createdAt.toISOString() }
        await recordAudit(tx, { at: clock.now(), actor, command: 'form.removed', subject: id, before })
        return ok(null)
      })
    },

    /** Exports a form's submissions as CSV, with a column for each question ever asked, and the count. */
    export(formId: number, actor: ShopActor): Promise<{ count: number; csv: string }> {
      authorise(actor, 'forms:export')
      return inTransaction(db, async (tx) => {
        const rows: Record<string, string>[] = []
        const names = new Set<string>()
        for (let after: store.SubmissionRow | null = null; ;) {
          const some: store.SubmissionRow[] = await store.listSubmissions(tx, formId, after, pageSize)
          const files = Map.groupBy(
            await store.listFiles(
              tx,
              some.map(({ id }) => id),
            ),
            ({ submissionId }) => submissionId,
          )
          for (const row of some) {
            const answers = row.answers.map(({ name, value }) => [`answer:${name}`, value] as const)
            const chosen = (files.get(row.id) ?? []).map(({ name, fileName }) => [`answer:${name}`, fileName] as const)
            const all = Object.fromEntries([...answers, ...chosen])
            for (const name of Object.keys(all)) names.add(name)
            rows.push({
              reference: row.id,
              sent: row.createdAt.toISOString(),
              form: row.formName,
              language: row.language,
              confirmed: row.waits ? (row.confirmedAt?.toISOString() ?? 'no') : '',
              ...all,
            })
          }
          after = some.at(-1) ?? null
          if (some.length < pageSize) break
        }
        const columns = [...fixed, ...names]
        const cells = rows.map((row) => columns.map((name) => guardWords(row[name] ?? '')))
        const header = columns.map((name) => name.replace(/^answer:/, ''))
        const record = { command: 'form.exported', subject: formId, after: { count: rows.length } } as const
        await recordAudit(tx, { at: clock.now(), actor, ...record })
        return { count: rows.length, csv: stringify([header, ...cells]) }
      })
    },

    /** Reads the files of one submission. */
    files(reference: string, actor: ShopActor): Promise<store.FileRow[]> {
      authorise(actor, 'forms:read')
      return inTransaction(db, async (tx) => {
        const files = await store.listWholeFiles(tx, reference)
        const record = { command: 'form.files-fetched', subject: reference, after: { count: files.length } } as const
        await recordAudit(tx, { at: clock.now(), actor, ...record })
        return files
      })
    },
  }
}

export type FormDesk = ReturnType<typeof createFormDesk>
