import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Refusal } from '#src/common/errors.ts'
import { refuse } from '#src/common/result.ts'
import { formatShopTime } from '#src/common/shop-time.ts'
import { describeAllColumns, describeColumns } from '#src/transfer/server/columns.ts'
import type { Fault } from '#src/transfer/server/fault.ts'
import { type ImportState, maxImportBytes } from '#src/transfer/server/imports.service.ts'
import { kindNames } from '#src/transfer/server/kind.ts'
import { line, type Words } from './line.ts'
import { failed, type Operation, type Outcome } from './operation.ts'
import type { Operations } from './operations.ts'

/** When no running server takes the job within this time, the command does it itself. */
const takenWithinMs = 5_000
const lookMs = 500
const faultsShown = 40

const kindOption = `[--kind ${kindNames.join('|')}]`
const kindOf = (words: Words) => kindNames.find((known) => known === words.text('kind')) ?? 'products'
const formatOf = (file: string): 'csv' | 'json' => (/\.(json|jsonl|ndjson)$/i.test(file) ? 'json' : 'csv')

const notNow = (refusal: Refusal, words: Words) =>
  refusal.kind === 'conflict' ? failed(`Import ${words.text('import')} is over`) : refuse(refusal)

/** Import and export of the catalogue. */
export const transferOperations: readonly Operation[] = [
  line(
    `catalogue import [file] ${kindOption} [--dry-run] [--folder DIR] [--columns]`,
    'takes a CSV or JSON file in; --columns: what it may hold',
    async (services, words) => {
      const [kind, file, folder] = [kindOf(words), words.text('file'), words.maybe('folder')]
      if (words.has('columns')) return words.has('kind') ? describeColumns(kind) : describeAllColumns()
      const info = await stat(file).catch(() => null)
      if (!info?.isFile()) return failed(`There is no file "${file}"`)
      if (info.size > maxImportBytes) return failed(`The file is larger than ${maxImportBytes} bytes: split it`)
      const received = await services.imports.receive(
        {
          kind,
          format: formatOf(file),
          fileName: basename(file),
          isDryRun: words.has('dry-run'),
          pictureFolder: folder === undefined ? null : resolve(folder),
        },
        createReadStream(file),
        services.actor,
      )
      if (!received.ok) return received
      services.report(`Import ${received.value} has the file; it goes on by itself, also when this line is ended`)
      return follow(services, received.value)
    },
  ),
  line('catalogue imports', 'the latest imports and how far they are', async ({ imports, actor }) =>
    (await imports.list(actor)).map(describe),
  ),
  line(
    'catalogue import-report <import>',
    'what an import did, and every line that was refused',
    async ({ imports, actor }, words) => {
      const state = await imports.find(words.number('import'), actor)
      return state && reportOf(state, await imports.report(state.id, actor), Infinity)
    },
  ),
  line('catalogue import-cancel <import>', 'stops an import; what went in stays', async (services, words) => {
    const stopped = await services.imports.cancel(words.number('import'), services.actor)
    return stopped.ok ? `Import ${words.text('import')} is stopped` : notNow(stopped.error, words)
  }),
  line('catalogue import-resume <import>', 'goes on with an import that broke off', async (services, words) => {
    const resumed = await services.imports.resume(words.number('import'), services.actor)
    return resumed.ok ? follow(services, words.number('import')) : notNow(resumed.error, words)
  }),
  line(
    `catalogue export <file> ${kindOption} [--format csv|json]`,
    'writes what an import takes back',
    async ({ exports, actor }, words) => {
      const [kind, file] = [kindOf(words), words.text('file')]
      const format = (['csv', 'json'] as const).find((one) => one === words.text('format')) ?? formatOf(file)
      // The file appears only when it is complete; an earlier file of that name stays until then.
      const part = createWriteStream(`${file}.part`)
      try {
        await exports.write(kind, format, part, actor)
        await rename(part.path, file)
      } finally {
        await rm(part.path, { force: true })
      }
      return `${kind} written to ${file} (${part.bytesWritten} bytes)`
    },
  ),
]

/** Reports progress until the import is over. When no running server takes it, this process does: two at once do no harm. */
async function follow({ imports, actor, report }: Operations, id: number): Promise<Outcome> {
  const begun = performance.now()
  let said = ''
  for (;;) {
    const state = await imports.find(id, actor)
    if (state === null) return failed(`There is no import ${id} any more`)
    if (isOver(state)) {
      const lines = reportOf(state, await imports.report(id, actor), faultsShown)
      return { ok: state.status === 'done' && state.refused === 0, text: lines.join('\n') }
    }
    const progress = progressOf(state)
    if (progress !== said) report(progress)
    said = progress
    if (state.status === 'waiting' && performance.now() - begun > takenWithinMs) {
      report('No shop took it: done here')
      while ((await imports.run(id, everySecond())) === 'paused')
        report(progressOf((await imports.find(id, actor)) ?? state))
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

/** An import in lines of text, with as many of its faults as are shown. */
function reportOf(state: ImportState, faults: readonly Fault[], shownMost: number): string[] {
  const { id, startedAt, finishedAt, rowsDone, added, changed, unchanged, refused, dryRun, problem, faultCount } = state
  const seconds = startedAt === null || finishedAt === null ? 0 : (+finishedAt - +startedAt) / 1_000
  const rate = seconds > 0 ? `, ${Math.round(rowsDone / seconds)} a second` : ''
  const wouldBe = dryRun ? 'would be ' : ''
  const of = state.variations
  const variations = `Variations: ${wouldBe}${of.added ?? 0} added, ${of.changed ?? 0} changed, ${of.withdrawn ?? 0} withdrawn, ${of.removed ?? 0} removed, ${of.leftAlone ?? 0} left alone`
  const shown = faults.slice(0, shownMost)
  const rest =
    shown.length < faults.length ? `: npm run ops -- catalogue import-report ${id}` : ', which were only counted'
  return [
    describe(state),
    ...(problem === null ? [] : [`Broke off: ${problem}`]),
    `${rowsDone} rows in ${seconds.toFixed(1)} s${rate}; ${wouldBe}${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`,
    ...(state.kind === 'products' ? [variations] : []),
    ...shown.map(
      ({ line: at, field, message, isRefusal }) =>
        `line ${at}${field === '' ? '' : `, ${field}`}: ${isRefusal ? '' : '(note) '}${message}`,
    ),
    ...(faultCount > shown.length ? [`… and ${faultCount - shown.length} more${rest}`] : []),
  ]
}
