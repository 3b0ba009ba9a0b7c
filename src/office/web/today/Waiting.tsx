import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import { countMost } from '../../contract/records.ts'
import { listPath } from '../list/list-path.ts'
import { useNews } from '../shell/use-news.ts'
import { useFormats } from '../use-formats.ts'
import { useOffice } from '../use-office.ts'

/** Views whose things are late as soon as there is one. */
const late = new Set(['held', 'tasks', 'refundFailed', 'disputed', 'failed', 'stuck', 'dead', 'short', 'late'])

/** What waits, with a way into each view; the empty ones stand in one line below. */
export function Waiting() {
  const t = useText()
  const { resources } = useOffice()
  const { moment } = useFormats()
  const { counts, askedAtMs } = useNews()
  const pathOf = (resource: string, name: string): string => {
    if (resource === 'parcels' && name === 'toPack') return '/packing'
    const views = resources.find((one) => one.name === resource)?.views
    return listPath(
      resource,
      views?.find((view) => view.name === name),
    )
  }
  const labelOf = (resource: string): string => resources.find(({ name }) => name === resource)?.label ?? ''
  const waiting = counts.filter(({ count }) => count > 0)
  const quiet = counts.filter(({ count }) => count === 0)
  if (askedAtMs === 0) return null
  return (
    <>
      <h2 className="kit-visually-hidden">{t('/desk/today/what-waits')}</h2>
      {waiting.length === 0 && <p className="office-counts-none">{t('/desk/today/nothing')}</p>}
      <div className="office-counts">
        {waiting.map(({ resource, view, label, count, oldest }, index) => (
          <Link
            key={`${resource}-${view}`}
            className={clsx(
              'office-count',
              index === 0 && 'office-count--field',
              index > 0 && late.has(view) && 'office-count--late',
            )}
            to={pathOf(resource, view)}
          >
            <span>
              <i>{labelOf(resource)}</i> {label}
            </span>
            <b>{count > countMost ? t('/desk/over', { count: countMost }) : count}</b>
            {oldest !== null && <small>{t('/desk/today/oldest', { when: moment(oldest) })}</small>}
          </Link>
        ))}
      </div>
      {quiet.length > 0 && (
        <div className="office-counts-quiet">
          <p id="quiet">{t('/desk/today/quiet')}</p>
          <ul aria-labelledby="quiet">
            {quiet.map(({ resource, view, label }) => (
              <li key={`${resource}-${view}`}>
                <Link to={pathOf(resource, view)}>
                  {labelOf(resource)}: {label.charAt(0).toLocaleLowerCase() + label.slice(1)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
