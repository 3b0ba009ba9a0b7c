import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { Type } from 'typebox'
import { guardWords } from '#src/common/csv-formula.ts'
import { dateTimeText } from '#src/common/day-text.ts'
import { notFound, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { sheetDelimiter } from '#src/common/sheet-csv.ts'
import { ok, refuse } from '#src/common/result.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { acceptFiles, sentFile } from '#src/platform/http/sent-file.ts'
import { importParts, ImportSent, sentImportMost } from '../contract/imports.ts'
import type { CatalogueExports } from './catalogue-exports.ts'
import type { Change } from './changes.ts'
import type { Fault } from './fault.ts'
import { faultDetail, presentChange } from './import-words.ts'
import { importNumber } from './imports.resource.ts'
import type { Imports } from './imports.service.ts'
import { kindNames } from './kind.ts'

export interface ImportRoutesDeps {
  imports: Pick<Imports, 'receive' | 'find' | 'report' | 'changes'>
  exports: CatalogueExports
  text: TextLookup
}

const reading = { permission: 'imports:read' } as const
const csvAnswer = Type.Unsafe<Readable>({ type: 'string', format: 'binary', description: 'CSV' })
const ReportParams = Type.Object({ id: Type.String({ maxLength: 20 }) })
const TableQuery = Type.Object({ kind: Type.Enum([...kindNames]) }, { additionalProperties: false })
const attached = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

/** Files of the catalogue in and out, for the back office. */
export const importRoutes =
  ({ imports, exports, text }: ImportRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['office: imports'])
    route(
      'GET /api/admin/imports/table',
      { summary: 'What the shop holds, as an import takes it back', ...reading, query: TableQuery, answer: csvAnswer },
      async ({ query: { kind }, language, request, reply }) => {
        const format = sheetDelimiter(language) === ';' ? 'sheet' : 'csv'
        const table = await exports.read(kind, format, shopActorOf(request))
        return reply.headers(attached(kind)).send(table)
      },
    )
    route(
      'GET /api/admin/imports/:id/report',
      { summary: 'Faults and notes of an import by line', ...reading, params: ReportParams, answer: csvAnswer },
      async ({ params, language, request, reply }) => {
        const id = importNumber(params.id) ?? 0
        const actor = shopActorOf(request)
        if ((await imports.find(id, actor)) === null) return refuseRequest(notFound)
        const lines = reportLines(await imports.report(id, actor), language, text)
        return reply.headers(attached(`import-${id}`)).send(Readable.from(lines))
      },
    )
    route(
      'GET /api/admin/imports/:id/changes',
      { summary: 'What a dry run would change, by line', ...reading, params: ReportParams, answer: csvAnswer },
      async ({ params, language, request, reply }) => {
        const id = importNumber(params.id) ?? 0
        const actor = shopActorOf(request)
        if ((await imports.find(id, actor)) === null) return refuseRequest(notFound)
        const lines = changeLines(await imports.changes(id, actor), language, text)
        return reply.headers(attached(`import-${id}-changes`)).send(Readable.from(lines))
      },
    )
    void app.register(async (scope: App) => {
      await acceptFiles(scope, sentImportMost)
      routesOf(scope, ['office: imports'])(
        'POST /api/admin/imports/file',
        {
          summary: 'Takes a file in, sent as multipart/form-data: words first, then the file',
          permission: 'imports:write',
          bodyLimit: sentImportMost + 64 * 1024,
          answer: ImportSent,
          status: 201,
        },
        async ({ request }) => {
          const actor = shopActorOf(request)
          const sent = await sentFile(request)
          const kind = kindNames.find((known) => known === sent?.fields.get(importParts.kind))
          if (!sent || !kind) return refuse({ kind: 'fields', fields: { file: ['forms/required'] } })
          const { content, name: fileName, fields } = sent
          const isDryRun = fields.get(importParts.isDryRun) !== 'false'
          const format = /\.(json|jsonl|ndjson)$/i.test(fileName) ? 'json' : 'csv'
          const asked = { kind, format, fileName, isDryRun, pictureFolder: null } as const
          const received = await imports.receive(asked, content, actor, sentImportMost)
          content.destroy()
          return received.ok ? ok({ id: String(received.value) }) : received
        },
      )
    })
  }

const rowIn = (language: Language, cells: readonly string[]): string =>
  stringify([cells], { record_delimiter: '\r\n', delimiter: sheetDelimiter(language) })

function headIn(language: Language, text: TextLookup, names: readonly string[]): string {
  const words = names.map((name) => text(language, `office/imports/report/${name}`))
  // The mark by which spreadsheets know UTF-8.
  return `\ufeff${rowIn(language, words)}`
}

function* reportLines(faults: readonly Fault[], language: Language, text: TextLookup): Generator<string> {
  yield headIn(language, text, ['line', 'column', 'fault', 'detail', 'goes-in'])
  for (const fault of faults) {
    const { line, field, reason, isRefusal } = fault
    const kind = text(language, `office/imports/reason/${reason}`)
    const goesIn = text(language, `office/imports/report/${isRefusal ? 'no' : 'yes'}`)
    yield rowIn(language, [String(line), guardWords(field), kind, guardWords(faultDetail(fault, language)), goesIn])
  }
}

function* changeLines(changes: readonly Change[], language: Language, text: TextLookup): Generator<string> {
  yield headIn(language, text, ['line', 'code', 'column', 'before', 'after', 'begins'])
  for (const change of changes) {
    const { line, code, field, before, after } = presentChange(change, language, text)
    const begins = change.startsAt === null ? '' : dateTimeText(change.startsAt, language)
    yield rowIn(language, [String(line), ...[code, field, before ?? '', after ?? ''].map(guardWords), begins])
  }
}
