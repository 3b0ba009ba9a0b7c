import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { guardWords } from '#src/common/csv-formula.ts'
import { notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { may } from '#src/common/permissions.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { sheetDelimiter, sheetFigure } from '#src/common/sheet-csv.ts'
import { formatShopTime } from '#src/common/shop-time.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { createListQuery, type ListRow } from '#src/platform/resources/list-query.ts'
import type { Field, Resource } from '#src/platform/resources/resource.ts'
import type { Export, ExportBody } from '../contract/records.ts'
import { resourceKeys } from './describe.ts'
import {
  addPart,
  beginExport,
  endExport,
  findExport,
  findPart,
  insertExport,
  listExports,
  removeParts,
  takeExport,
} from './export.store.ts'
import type { ExportRow } from './office.tables.ts'
import { officeExportQueue } from './queues.ts'

export interface ExportsDeps {
  db: Database
  readFrom?: () => Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  text: TextLookup
  resources: readonly Resource[]
}

const dayMs = 86_400_000

export type Exports = ReturnType<typeof createExports>

/**
 * Lists as files. A link cannot ask for a proof of identity, so that a file is asked for by a call, written by a job, and opens
 * once, within a day, for the person who asked.
 */
export function createExports({ db, readFrom = () => db, clock, jobs, text, resources }: ExportsDeps) {
  const present = (row: ExportRow): Export => ({
    id: row.id,
    resource: row.resource,
    state: row.state,
    rows: row.written,
    createdAt: row.createdAt.toISOString(),
    url: row.state === 'ready' ? `/api/admin/exports/${row.id}/file` : null,
    endsAt: new Date(+row.createdAt + dayMs).toISOString(),
  })

  return {
    async ask(
      { name, fields, columns, exporting }: Resource,
      body: ExportBody,
      actor: ShopActor,
      language: Language,
    ): Promise<Result<Export, Refusal>> {
      if (!exporting || actor.kind !== 'staff') return refuse(notFound)
      authorise(actor, exporting)
      const { columns: wanted = [...columns], ...asked } = body
      if (wanted.some((column) => !fields[column] || fields[column].hidden))
        return refuse({ kind: 'fields', fields: { columns: ['forms/validation/invalid'] } })
      const resource = resources.find((one) => one.name === name)
      const checked =
        resource && (await createListQuery(resource).page(db, asked, { page: 1, pageSize: 1, countMost: 1 }))
      if (checked?.ok === false) return checked
      const now = clock.now()
      return inTransaction(db, async (tx) => {
        const about = { accountId: actor.accountId, resource: name, asked, columns: wanted, language }
        const row = await insertExport(tx, { ...about, state: 'waiting', createdAt: now })
        // What was searched for may be a person's name.
        const after = { resource: name, columns: wanted, filters: Object.keys(asked.filter ?? {}) }
        await recordAudit(tx, { at: now, actor, command: 'export.asked', subject: row.id, after })
        await jobs.send(tx, officeExportQueue, { id: row.id })
        return ok(present(row))
      })
    },

    /** One's own of the last day, newest first. */
    async list(actor: ShopActor): Promise<{ exports: Export[] }> {
      authorise(actor, 'office:read')
      if (actor.kind !== 'staff') return { exports: [] }
      return { exports: (await listExports(db, actor.accountId, new Date(+clock.now() - dayMs))).map(present) }
    },

    /** The file, for the first who opens it; its parts go with it. */
    async open(id: string, actor: ShopActor): Promise<Result<{ name: string; file: Readable }, Refusal>> {
      authorise(actor, 'office:read')
      const row = await findExport(db, id)
      const exporting = resources.find(({ name }) => name === row?.resource)?.exporting
      const isTheirs = row !== null && actor.kind === 'staff' && row.accountId === actor.accountId
      if (!isTheirs || !exporting || !may(actor, exporting) || +clock.now() > +row.createdAt + dayMs)
        return refuse(notFound)
      const isTaken = await inTransaction(db, async (tx) => {
        const taken = await takeExport(tx, id)
        if (taken) await recordAudit(tx, { at: clock.now(), actor, command: 'export.fetched', subject: id })
        return taken
      })
      return isTaken ? ok({ name: `${row.resource}.csv`, file: Readable.from(partsOf(id)) }) : refuse(notFound)
    },

    /** A job writes the file. */
    async write(id: string): Promise<void> {
      const row = await findExport(db, id)
      const resource = resources.find(({ name }) => name === row?.resource)
      if (!row || !resource || row.state === 'ready' || row.state === 'fetched') return
      const columns = row.columns.flatMap((name) => {
        const field = resource.fields[name]
        return field ? [{ name, field }] : []
      })
      const labels = columns.map(({ name }) => text(row.language, resourceKeys.field(resource.name, name)))
      let [position, written] = [0, 0]
      const delimiter = sheetDelimiter(row.language)
      const add = async (lines: readonly string[][], isFirst: boolean): Promise<void> => {
        await addPart(db, id, { position, content: stringify([...lines], { bom: isFirst, delimiter }), written })
        position += 1
      }
      const cell = (name: string, field: Field, found: ListRow): string =>
        guardWords(wordsOf(resource, name, field, found[name], { language: row.language, text }))
      const done = await createListQuery(resource).each(
        readFrom(),
        { ...row.asked, language: row.language },
        {
          async begin() {
            await beginExport(db, id)
            ;[position, written] = [0, 0]
            await add([labels], true)
          },
          async take(rows) {
            written += rows.length
            await add(
              rows.map((found) => columns.map(({ name, field }) => cell(name, field, found))),
              false,
            )
          },
        },
      )
      await endExport(db, id, done.ok ? 'ready' : 'failed')
    },
  }

  async function* partsOf(id: string): AsyncGenerator<string> {
    for (let position = 0; ; position += 1) {
      const part = await findPart(db, id, position)
      if (part === null) break
      yield part
    }
    await removeParts(db, id)
  }
}

/** The value as people read it: states in words, sums in euros, times of the shop. */
function wordsOf(
  { name: resource }: Resource,
  name: string,
  { kind, options = [] }: Field,
  value: unknown,
  { language, text }: { language: Language; text: TextLookup },
): string {
  if (value === null || value === undefined) return ''
  const label = (one: unknown): string => {
    const option = options.find((known) => known.value === one)
    return option ? text(language, resourceKeys.option(resource, name, option)) : String(one)
  }
  switch (kind) {
    case 'money':
      return sheetFigure((Number(value) / 100).toFixed(2), language)
    case 'moment':
      return formatShopTime(new Date(value as string)) // as lists answer it
    case 'yes-no':
      return text(language, value === true ? 'office/yes' : 'office/no')
    case 'choice':
      return label(value)
    case 'choices':
      return Array.isArray(value) ? value.map(label).join(', ') : ''
    case 'day':
    case 'number':
    case 'text':
      return String(value as string | number)
  }
}
