import { guardFormula } from '#src/common/csv-formula.ts'
import { drawSide, pathOf } from '#src/engraving/rules/drawing.ts'
import { layOut } from '#src/engraving/rules/layout.ts'
import { plate } from '#src/engraving/rules/plate.ts'
import type { TabletJob } from './production.ts'

/*
 * Documents for the engraving line: a drawing per order line in true size, and a table of many lines. The drawing holds only
 * outlines (its heading too) and no recipient; the table is for the people who pack.
 */

const gap = 40
const headHeight = 90

/**
 * Front above back, 200 by 100 mm each, with the tablet's outline around them: the paths with the classes `front` and `back`
 * are cut, exactly as the shopper saw them. `#front` and `#back` of its address show one side alone.
 */
export function sheetSvg(job: TabletJob): string {
  const { width, height, widthMm } = plate
  const total = headHeight + 2 * height + gap
  const millimetre = width / widthMm
  const side = (name: 'front' | 'back', top: number, path: string) =>
    `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/><g transform="translate(0 ${top})"><path fill="none" stroke="#888" stroke-width="1" d="M0 0h${width}v${height}h-${width}z"/><path class="${name}" d="${path}"/></g>`
  const heading = `${job.orderNumber} · ${job.line} · ${job.code} · ${job.quantity}×`
  const head = pathOf(
    layOut(heading, {
      box: { x: 0, y: 0, width, height: headHeight - 20 },
      largest: 44,
      maxLines: 1,
      align: 'center',
    }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" width="${width / millimetre}mm" height="${total / millimetre}mm">`,
    `<path class="heading" d="${head}"/>`,
    side('front', headHeight, drawSide('front', job.frontText)),
    side('back', headHeight + height + gap, drawSide('back', job.backText, job.signature)),
    '</svg>',
    '',
  ].join('\n')
}

const columns: readonly [name: string, value: (job: TabletJob) => string | number][] = [
  ['order', (job) => job.orderNumber],
  ['line', (job) => job.line],
  ['state', (job) => job.state ?? ''],
  ['code', (job) => job.code],
  ['name', (job) => job.name],
  ['quantity', (job) => job.quantity],
  ['front', (job) => job.frontText],
  ['back', (job) => job.backText],
  ['signature', (job) => job.signature],
  ['recipient', (job) => job.recipient],
  ['address', (job) => job.address],
  ['postalCode', (job) => job.postalCode],
  ['city', (job) => job.city],
  ['country', (job) => job.country],
  ['phone', (job) => job.phone],
  ['deliverBy', (job) => job.deliverBy ?? ''],
]

/** RFC 4180 with a header line. A leading apostrophe marks values as text that a spreadsheet would evaluate. */
export function productionCsv(jobs: readonly TabletJob[]): string {
  const rows = [columns.map(([name]) => name), ...jobs.map((job) => columns.map(([, value]) => cell(value(job))))]
  return rows.map((row) => `${row.join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  const safe = guardFormula(String(value))
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
