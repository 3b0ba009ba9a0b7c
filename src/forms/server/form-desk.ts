import { stringify } from 'csv-stringify/sync'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { guardWords } from '#src/common/csv-formula.ts'
import { isUuid } from '#src/common/uuid.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import * as store from './submissions.store.ts'

const pageSize = 1_000
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
