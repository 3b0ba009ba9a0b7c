import { browserClock } from '#src/shell/web/clock.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { buttonClass } from '#src/kit/button-class.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { NewOrderLink } from '../phone-orders/NewOrderLink.tsx'
import { Page } from '../shell/Page.tsx'
import { useNews } from '../shell/use-news.ts'
import { useFormats } from '../use-formats.ts'
import { useMay, useOffice, useResource } from '../use-office.ts'
import { ShortList } from './ShortList.tsx'
import { Waiting } from './Waiting.tsx'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-today.css'

const WeekSales = lazy(() => import('./WeekSales.tsx').then((file) => ({ default: file.WeekSales })))

/** The first page: what waits, with a way into each, and what came last. */
export function Today() {
  const t = useText()
  const { language } = useOffice()
  const { total, askedAtMs } = useNews()
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
      <Waiting />
      <div className="office-col">
        {mayReadSales && (
          <Suspense fallback={null}>
            <WeekSales />
          </Suspense>
        )}
        <ShortList
          resource="stock"
          title={t('/desk/today/stock')}
          all={t('/desk/today/all-stock')}
          columns={['name', 'status', 'onHand', 'allocated', 'available', 'waiting']}
          asked={{ filter: { status: ['short', 'out', 'low'] }, sort: 'available' }}
          hidesEmpty
        />
        <ShortList
          resource="orders"
          title={t('/desk/today/latest')}
          all={t('/desk/today/all-orders')}
          columns={['orderNumber', 'createdAt', 'customer', 'status', 'methods', 'pieces', 'totalCents']}
          asked={{ sort: '-createdAt' }}
        />
      </div>
    </Page>
  )
}
