import { browserClock } from '#src/shell/web/clock.ts'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { buttonClass } from '#src/kit/button-class.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { countMost } from '../../contract/records.ts'
import { FieldValue } from '../FieldValue.tsx'
import { listPath, recordPath } from '../list/list-path.ts'
import { fetchList } from '../office-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { NewOrderLink } from '../phone-orders/NewOrderLink.tsx'
import { Section } from '../record/Section.tsx'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows } from '../shell/states.tsx'
import { useNews } from '../shell/use-news.ts'
import { useFormats } from '../use-formats.ts'
import { useMay, useOffice, useResource } from '../use-office.ts'
import '../styles/office-list.css'
import '../styles/office-today.css'

const WeekSales = lazy(() => import('./WeekSales.tsx').then((file) => ({ default: file.WeekSales })))

/** Views whose things are late as soon as there is one. */
const late = new Set(['held', 'tasks', 'refundFailed', 'disputed', 'failed', 'stuck', 'dead'])

/** The first page: what waits, with a way into each, and what came last. */
export function Today() {
  const t = useText()
  const { language, resources } = useOffice()
  const { counts, total, askedAtMs } = useNews()
  const [now] = useState(() => new Date(browserClock.now()))
  const { clock } = useFormats()
  const parts = new Intl.DateTimeFormat(localeTag(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: shopTimeZone,
  }).formatToParts(now)
  const weekday = parts.find(({ type }) => type === 'weekday')?.value ?? ''
  const rest = parts
    .filter(({ type }) => type !== 'weekday')
    .map(({ value }) => value)
    .join('')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/^den /, '')
  const viewOf = (resource: string, name: string) =>
    resources.find((one) => one.name === resource)?.views.find((view) => view.name === name)
  const mayReadSales = useMay()('sales:read')
  const canPack = useResource('parcels') !== undefined
  return (
    <Page
      title={t('/desk/menu/today')}
      heading={
        <>
          {weekday.charAt(0).toUpperCase() + weekday.slice(1)} <em>{rest}</em>
        </>
      }
      facts={
        <>
          {askedAtMs > 0 && <span>{t('/desk/today/clock', { time: clock(new Date(askedAtMs).toISOString()) })}</span>}
          <span>{t('/desk/today/waits', { count: total })}</span>
        </>
      }
      actions={
        <>
          <NewOrderLink />
          {canPack && (
            <Link className={buttonClass({})} to="/packing">
              <OfficeIcon name="box" /> {t('/desk/today/start-packing')}
            </Link>
          )}
        </>
      }
    >
      <h2 className="kit-visually-hidden">{t('/desk/today/what-waits')}</h2>
      <div className="office-counts">
        {counts.map(({ resource, view, label, count }, index) => {
          const its = viewOf(resource, view)
          return (
            <Link
              key={`${resource}-${view}`}
              className={clsx(
                'office-count',
                count === 0 && 'office-count--none',
                count > 0 && index === 0 && 'office-count--field',
                count > 0 && index > 0 && late.has(view) && 'office-count--late',
              )}
              to={resource === 'parcels' && view === 'toPack' ? '/packing' : listPath(resource, its)}
            >
              <span>{label}</span>
              <b>{count > countMost ? t('/desk/over', { count: countMost }) : count}</b>
            </Link>
          )
        })}
      </div>
      <div className="office-col">
        {mayReadSales && (
          <Suspense fallback={null}>
            <WeekSales />
          </Suspense>
        )}
        <LatestOrders />
      </div>
    </Page>
  )
}

const shownColumns = ['orderNumber', 'createdAt', 'customer', 'status', 'methods', 'pieces', 'totalCents']

function LatestOrders() {
  const t = useText()
  const resource = useResource('orders')
  const latest = useQuery({
    queryKey: ['orders', 'office-latest'],
    queryFn: () => fetchList('orders', { sort: '-createdAt', pageSize: 6 }),
    enabled: resource !== undefined,
  })
  if (!resource) return null
  const first = resource.columns[0] ?? 'id'
  const fields = [first, ...shownColumns.filter((name) => name !== first)]
    .map((name) => resource.fields.find((field) => field.name === name && !field.hidden))
    .filter((field) => field !== undefined)
  return (
    <Section
      title={t('/desk/today/latest')}
      end={
        <Link className="office-t" to={listPath('orders')}>
          {t('/desk/today/all-orders')}
        </Link>
      }
    >
      {latest.error && <Failed error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.isPending && <LoadingRows rows={6} />}
      {latest.data && (
        <table className="office-table office-table--cards office-table--plain">
          <thead>
            <tr>
              {fields.map(({ name, label, kind }) => (
                <th key={name} scope="col" className={kind === 'money' || kind === 'number' ? 'office-num' : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {latest.data.items.map((row) => (
              <tr key={row.id}>
                {fields.map((field, column) => (
                  <td
                    key={field.name}
                    className={
                      field.kind === 'money'
                        ? 'office-num office-table__end'
                        : field.kind === 'number'
                          ? 'office-num'
                          : undefined
                    }
                    {...(field.kind === 'number' && { 'data-label': field.label })}
                  >
                    {column === 0 ? (
                      <Link className="office-id" to={recordPath('orders', row.id)}>
                        <FieldValue field={field} value={row[field.name] ?? row.id} />
                      </Link>
                    ) : (
                      <FieldValue field={field} value={row[field.name]} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
