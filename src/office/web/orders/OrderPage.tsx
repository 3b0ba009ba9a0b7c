import { useQuery } from '@tanstack/react-query'
import type { ResourceDescription } from '../../contract/description.ts'
import { State } from '../FieldValue.tsx'
import { listPath } from '../list/list-path.ts'
import { fetchRecord } from '../office-api.ts'
import { Section } from '../record/Section.tsx'
import { Timeline } from '../record/Timeline.tsx'
import { recordKey } from '../record/use-after.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows } from '../shell/states.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useFormats } from '../use-formats.ts'
import { AwaitedPayment } from './AwaitedPayment.tsx'
import { AwaitsEngraving } from './AwaitsEngraving.tsx'
import { Holds } from './Holds.tsx'
import { Lines } from './Lines.tsx'
import { Money } from './Money.tsx'
import type { Order } from './order-api.ts'
import { turnOf } from './order-turns.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderSide } from './OrderSide.tsx'
import { Parcels } from './Parcels.tsx'
import { useState } from 'react'
import { Checkbox } from '#src/kit/Checkbox.tsx'

interface OrderPageProps {
  resource: ResourceDescription
  id: string
}

export function OrderPage({ resource, id }: OrderPageProps) {
  const order = useQuery({
    queryKey: recordKey('orders', id),
    queryFn: async () => (await fetchRecord('orders', id)) as Order, // see fulfilment/contract/order-record.ts
  })
  const crumbs = [{ label: resource.label, to: listPath(resource.name) }]
  if (order.data) return <Known resource={resource} order={order.data} crumbs={crumbs} />
  return (
    <Page title={id} crumbs={crumbs}>
      {order.error ? <Failed error={order.error} onRetry={() => void order.refetch()} /> : <LoadingRows rows={12} />}
    </Page>
  )
}

interface KnownProps {
  resource: ResourceDescription
  order: Order
  crumbs: readonly { label: string; to: string }[]
}

/** One order: what it is, what waits, what may be done now, and all that happened. */
function Known({ resource, order, crumbs }: KnownProps) {
  const t = useText()
  const { money, longMoment } = useFormats()
  const turn = turnOf(resource, 'status', order.status.value)
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Page
      title={order.orderNumber}
      crumbs={crumbs}
      facts={
        <>
          {turn ? <State turn={turn}>{order.status.label}</State> : <b>{order.status.label}</b>}
          <span>{order.paymentStatus.label}</span>
          <time dateTime={order.createdAt}>{longMoment(order.createdAt)}</time>
          <span>{t(`/desk/order/in-${order.language}`)}</span>
          <span>{`${money(order.money.totalCents)}, ${t('/desk/pieces', { count: pieces })}`}</span>
        </>
      }
      actions={<OrderActions resource={resource} order={order} />}
    >
      <AwaitedPayment order={order} />
      <Holds resource={resource} order={order} />
      <AwaitsEngraving order={order} />
      <div className="office-2">
        <div className="office-col">
          <Lines order={order} />
          <Parcels resource={resource} order={order} />
          <Money order={order} />
          <Events order={order} />
        </div>
        <OrderSide resource={resource} order={order} />
      </div>
    </Page>
  )
}

function Events({ order }: { order: Order }) {
  const t = useText()
  const [hasReads, setHasReads] = useState(true)
  const rows = hasReads ? order.timeline : order.timeline.filter(({ key }) => !/\.(read|search)$/.test(key))
  return (
    <Section
      title={t('/desk/part/timeline')}
      end={
        <Checkbox checked={hasReads} onChange={({ target }) => setHasReads(target.checked)}>
          {t('/desk/order/with-reads')}
        </Checkbox>
      }
    >
      <Timeline rows={rows} />
    </Section>
  )
}
