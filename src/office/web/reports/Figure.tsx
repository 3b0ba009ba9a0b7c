import { scaleBand, scaleLinear } from 'd3-scale'
import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ReportAnswer } from '../../contract/reports.ts'
import { useCellWords } from './report-words.ts'

interface Point {
  /** A day or a month. */
  name: string
  now: number
  before: number
}

const [height, base, left] = [170, 142, 72]
const labelWidth = 52

/** The figure's column added up by day or month: a report may have several rows of one. */
function pointsOf({ rows, columns, figure }: ReportAnswer): Point[] {
  const first = columns[0]?.name ?? ''
  const points = new Map<string, Point>()
  for (const { cells, before } of rows) {
    const name = String(cells[first])
    const point = points.get(name) ?? { name, now: 0, before: 0 }
    point.now += Number(cells[figure ?? ''] ?? 0)
    point.before += Number(before?.[figure ?? ''] ?? 0)
    points.set(name, point)
  }
  return [...points.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The sum in words and its bars, next to those it is compared with. The table has the same numbers. */
export function Figure({ report }: { report: ReportAnswer }) {
  const t = useText()
  const words = useCellWords()
  const { figure, columns, totals, totalsBefore, period, before } = report
  const column = columns.find(({ name }) => name === figure)
  if (!column) return null
  const was = totalsBefore?.[column.name]
  return (
    <figure className="office-figure">
      <figcaption>
        {column.label} <span>{words.days(period)}</span>
      </figcaption>
      <p className="office-figure__sum">{words.cell(column, totals[column.name])}</p>
      {before && (
        <p className="office-muted">
          {t('/desk/report/compared', {
            days: words.days(before),
            value: words.cell(column, was),
            change: words.change(totals[column.name], was),
          })}
        </p>
      )}
      <Bars report={report} points={pointsOf(report)} />
      {before && (
        <p className="office-figure__legend">
          <span>{t('/desk/report/now')}</span>
          <span data-before="">{t('/desk/report/was')}</span>
        </p>
      )}
    </figure>
  )
}

function Bars({ report, points }: { report: ReportAnswer; points: readonly Point[] }) {
  const words = useCellWords()
  const [width, box] = useWidth()
  const hasBefore = report.before !== null
  const column = report.columns.find(({ name }) => name === report.figure) ?? { kind: 'number' as const }
  const values = points.flatMap(({ now, before }) => (hasBefore ? [now, before] : [now]))
  const x = scaleBand(
    points.map(({ name }) => name),
    [left, width],
  ).paddingInner(0.3)
  // A round number at the half line.
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [base, 8]).nice(2)
  const most = y.domain()[1] ?? 1
  const band = Math.min(x.bandwidth(), 48)
  const inset = (x.bandwidth() - band) / 2
  const nowWidth = hasBefore ? band * 0.56 : band
  const every = Math.max(1, Math.ceil(labelWidth / Math.max(1, x.step())))
  const bar = (value: number) => ({ y: Math.min(y(value), y(0)), height: Math.abs(y(value) - y(0)) })
  return (
    <div ref={box}>
      <svg
        className="office-bars-of"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- drawn here
        aria-label={`${report.label}, ${words.days(report.period)}`}
      >
        <path d={`M${left} ${y(0)}H${width}M${left} ${y(most / 2)}H${width}`} />
        <text x={left - 8} y={y(most / 2) + 4} textAnchor="end">
          {words.cell(column, Math.round(most / 2))}
        </text>
        {points.map(({ name, now, before }, index) => {
          const start = (x(name) ?? 0) + inset
          return (
            <g key={name}>
              <title>{`${words.short(name)}: ${words.cell(column, now)}`}</title>
              {hasBefore && <rect data-before="" x={start} width={band * 0.4} {...bar(before)} />}
              <rect x={start + band - nowWidth} width={nowWidth} {...bar(now)} />
              {index % every === 0 && (
                <text x={start + band / 2} y={height - 8} textAnchor="middle">
                  {words.short(name)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** The width of an element, as it changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(720)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => setWidth(Math.max(240, element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, box] as const
}
