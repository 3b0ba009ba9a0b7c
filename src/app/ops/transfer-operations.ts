import { formatShopTime } from '#src/common/shop-time.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { describeAllColumns, describeColumns } from '#src/transfer/server/columns.ts'
import type { Fault } from '#src/transfer/server/fault.ts'
import { type ImportState, maxImportBytes } from '#src/transfer/server/imports.service.ts'
import { kindNames, type KindName } from '#src/transfer/server/kind.ts'
import { done, failed, numberOf, type Operation, type Options, type Outcome, textOf } from './operation.ts'
import type { Operations } from './operations.ts'

/** When no running server takes the job within this time, the command does it itself. */
const takenWithinMs = 5_000
const lookMs = 500
const faultsShown = 40

/** Import and export of the catalogue. */
export const transferOperations: readonly Operation[] = [
  {
    name: ['catalogue', 'import'],
    usage: '<file> [--kind K] [--dry-run] [--folder DIR] [--columns]',
    summary: `takes a CSV or JSON file in: ${kindNames.join(', ')}`,
    options: {
      kind: { type: 'string' },
      folder: { type: 'string' },
      'dry-run': { type: 'boolean' },
      columns: { type: 'boolean' },
    },
    run: async (services, files, options) => {
      const kind = kindNamed(textOf(options['kind']) ?? 'products')
      if (kind === null) return noKind(options)
      if (options['columns']) return done(options['kind'] ? describeColumns(kind) : describeAllColumns())
      const [file, another] = files
      if (file === undefined || another !== undefined) return failed(oneFile)
      const info = await stat(file).catch(() => null)
      if (info === null || !info.isFile()) return failed(`There is no file "${file}"`)
      if (info.size > maxImportBytes) return failed(`The file is larger than ${maxImportBytes} bytes: split it`)
      const folder = textOf(options['folder'])
      const received = await services.imports.receive(
        {
          kind,
          format: formatOf(file),
          fileName: basename(file),
          isDryRun: options['dry-run'] === true,
          pictureFolder: folder === undefined ? null : resolve(folder),
        },
        createReadStream(file),
        services.actor,
      )
      if (!received.ok) return failed(wordsOf(received.error, services.text))
      services.report(`Import ${received.value} has the file; it goes on by itself, also when this line is ended`)
      return follow(services, received.value)
    },
  },
  {
    name: ['catalogue', 'imports'],
    usage: '',
    summary: 'the latest imports and how far they are',
    run: async ({ imports, actor }) => done((await imports.list(actor)).map(describe).join('\n') || 'none'),
  },
  {
    name: ['catalogue', 'import-report'],
    usage: '<number>',
    summary: 'what an import did, and every line that was refused',
    run: async ({ imports, actor }, [number]) => {
      const state = await imports.find(numberOf(number), actor)
      if (state === null) return failed(`There is no import ${number ?? ''}`)
      const faults = await imports.report(state.id, actor)
      return done([describe(state), ...summaryOf(state), ...faults.map(lineOf), ...uncounted(state, faults)].join('\n'))
    },
  },
  {
    name: ['catalogue', 'import-cancel'],
    usage: '<number>',
    summary: 'stops an import; what went in stays',
    run: async ({ imports, actor }, [number]) => {
      const stopped = await imports.cancel(numberOf(number), actor)
      if (stopped.ok) return done(`Import ${number} is stopped`)
      return failed(
        stopped.error.kind === 'conflict' ? `Import ${number} is over` : `There is no import ${number ?? ''}`,
      )
    },
  },
  {
    name: ['catalogue', 'import-resume'],
    usage: '<number>',
    summary: 'goes on with an import that broke off',
    run: async (services, [number]) => {
      const resumed = await services.imports.resume(numberOf(number), services.actor)
      if (resumed.ok) return follow(services, numberOf(number))
      return failed(
        resumed.error.kind === 'conflict'
          ? `Import ${number} is over: its file is gone`
          : `There is no import ${number ?? ''}`,
      )
    },
  },
  {
    name: ['catalogue', 'export'],
    usage: '<file> [--kind K] [--format csv|json]',
    summary: 'writes what an import takes back',
    options: { kind: { type: 'string' }, format: { type: 'string' } },
    run: async (services, files, options) => {
      const kind = kindNamed(textOf(options['kind']) ?? 'products')
      const [file, another] = files
      if (file === undefined || another !== undefined) return failed(oneFile)
      if (kind === null) return noKind(options)
      const format = textOf(options['format']) ?? formatOf(file)
      if (format !== 'csv' && format !== 'json') return failed(`"${format}" is neither csv nor json`)
      // The file appears only when it is complete; an earlier file of that name stays until then.
      const part = createWriteStream(`${file}.part`)
      try {
        await services.exports.write(kind, format, part, services.actor)
        await rename(part.path, file)
      } finally {
        await rm(part.path, { force: true })
      }
      return done(`${kind} written to ${file} (${part.bytesWritten} bytes)`)
    },
  },
]

/** Reports progress until the import is over. When no running server takes it, this process does: two at once do no harm. */
async function follow(services: Operations, id: number): Promise<Outcome> {
  const { imports, actor } = services
  const begun = performance.now()
  let said = ''
  for (;;) {
    const state = await imports.find(id, actor)
    if (state === null) return failed(`There is no import ${id} any more`)
    if (isOver(state)) {
      const faults = await imports.report(id, actor)
      const lines = [describe(state), ...summaryOf(state), ...faults.slice(0, faultsShown).map(lineOf)]
      if (faults.length > faultsShown)
        lines.push(`… and ${state.faultCount - faultsShown} more: npm run ops -- catalogue import-report ${id}`)
      return { ok: state.status === 'done' && state.refused === 0, text: lines.join('\n') }
    }
    const line = progressOf(state)
    if (line !== said) services.report(line)
    said = line
    if (state.status === 'waiting' && performance.now() - begun > takenWithinMs) {
      services.report('No shop took it: done here')
      while ((await imports.run(id, everySecond())) === 'paused')
        services.report(progressOf((await imports.find(id, actor)) ?? state))
    } else await sleep(lookMs)
  }
}

const everySecond = (): (() => boolean) => {
  const end = performance.now() + 1_000
  return () => performance.now() > end
}

const isOver = ({ status }: ImportState): boolean => status === 'done' || status === 'failed' || status === 'cancelled'

function progressOf({ id, status, bytesDone, byteCount, pass, kind, rowsDone }: ImportState): string {
  const percent = byteCount === 0 ? 0 : Math.floor((100 * bytesDone) / byteCount)
  return `Import ${id}: ${status}, ${rowsDone} rows${kind === 'products' ? `, pass ${pass} of 2` : ''}, ${percent} % read`
}

function describe(state: ImportState): string {
  const { id, kind, format, dryRun, fileName, createdBy, createdAt } = state
  const what = `${id}  ${formatShopTime(createdAt)}  ${createdBy}  ${fileName} (${kind}, ${format}${dryRun ? ', dry run' : ''})`
  return isOver(state) ? `${what}  ${state.status}` : `${what}  ${progressOf(state)}`
}

function summaryOf(state: ImportState): string[] {
  const { startedAt, finishedAt, rowsDone, added, changed, unchanged, refused, dryRun, problem } = state
  const seconds = startedAt === null || finishedAt === null ? 0 : (+finishedAt - +startedAt) / 1_000
  const rate = seconds > 0 ? `, ${Math.round(rowsDone / seconds)} a second` : ''
  return [
    ...(problem === null ? [] : [`Broke off: ${problem}`]),
    `${rowsDone} rows in ${seconds.toFixed(1)} s${rate}; ${dryRun ? 'would be ' : ''}${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`,
    ...variationLine(state),
  ]
}

/** A line about the variations of a product file. */
function variationLine({ kind, variations, dryRun }: ImportState): string[] {
  const { added = 0, changed = 0, withdrawn = 0, removed = 0, leftAlone = 0 } = variations
  const counts = `${added} added, ${changed} changed, ${withdrawn} withdrawn, ${removed} removed`
  return kind === 'products' ? [`Variations: ${dryRun ? 'would be ' : ''}${counts}, ${leftAlone} left alone`] : []
}

const lineOf = ({ line, field, message, isRefusal }: Fault): string =>
  `line ${line}${field === '' ? '' : `, ${field}`}: ${isRefusal ? '' : '(note) '}${message}`

const uncounted = ({ faultCount }: ImportState, faults: readonly Fault[]): string[] =>
  faultCount > faults.length ? [`… and ${faultCount - faults.length} more, which were only counted`] : []

/** Why a file was not taken in. */
const wordsOf = (refusal: Refusal, text: TextLookup): string =>
  refusal.kind === 'business'
    ? refusal.problems.map(({ key, params }) => text('en', key, params)).join('\n')
    : refusal.kind

const kindNamed = (name: string): KindName | null => kindNames.find((known) => known === name) ?? null
const formatOf = (file: string): 'csv' | 'json' => (/\.(json|jsonl|ndjson)$/i.test(file) ? 'json' : 'csv')

const oneFile = 'The name of a file is needed, and of one only'
const noKind = (options: Options): Outcome =>
  failed(`"${textOf(options['kind']) ?? ''}" is none of ${kindNames.join(', ')}`)
