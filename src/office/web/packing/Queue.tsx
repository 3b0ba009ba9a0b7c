import { useText } from '#src/shell/web/text/use-text.ts'
import type { Row } from '../../contract/records.ts'
import { FieldValue } from '../FieldValue.tsx'
import { useFormats } from '../use-formats.ts'
import { useResource } from '../use-office.ts'
import { textOf } from '../text-of.ts'
import type { Bench } from './use-bench.ts'

/** What waits, by method and by the day on which it must be there. */
export function Queue({ bench }: { bench: Bench }) {
  const t = useText()
  const { day, moment } = useFormats()
  const fields = useResource('parcels')?.fields ?? []
  const method = fields.find(({ name }) => name === 'method')
  const groups = new Map<string, Row[]>()
  for (const row of bench.waiting) {
    const key = `${textOf(row['method'])} ${textOf(row['deliverBy'])}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return (
    <section className="office-queue" aria-label={t('/desk/packing/queue')}>
      <div className="office-sec__h">
        <h2 className="office-h">{t('/desk/packing/queue')}</h2>
      </div>
      {[...groups].map(([key, rows]) => {
        const [first] = rows
        const by = first?.['deliverBy']
        return (
          <div key={key}>
            <h3>
              {method ? <FieldValue field={method} value={first?.['method']} /> : textOf(first?.['method'])}
              {typeof by === 'string' && `, ${t('/desk/packing/by', { day: day(by) })}`}
            </h3>
            <ul>
              {rows.map((row) => {
                const ordered = row['orderedAt'] ?? row['createdAt']
                const pieces = row['pieces']
                return (
                  <li key={row.id}>
                    <button
                      type="button"
                      {...(row.id === bench.currentId && { 'aria-current': 'true' as const })}
                      onClick={() => bench.take(row.id)}
                    >
                      <b>{textOf(row['orderNumber']) || row.id}</b>
                      <span>{typeof ordered === 'string' && moment(ordered)}</span>
                      <span>{typeof pieces === 'number' && `${pieces} ${t('/desk/piece-unit')}`}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
          </div>
        )
      })}
      {bench.waiting.length === 0 && <p className="office-muted">{t('/desk/packing/none')}</p>}
    </section>
  )
}
