import { Link } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import { listPath } from '../list/list-path.ts'
import { Note } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { useResource } from '../use-office.ts'
import type { Order } from './order-api.ts'

const inWork = new Set(['InProgress', 'PartiallyShipped'])

/** Says which parcels wait for the engraver, and until when. */
export function AwaitsEngraving({ order }: { order: Order }) {
  const t = useText()
  const { day } = useFormats()
  const canOpen = useResource('engraving') !== undefined
  if (!inWork.has(order.status.value)) return null
  return order.parcels
    .filter(({ status }) => status.value === 'AwaitingProduction')
    .map(({ number, deliverBy }) => (
      <Note
        key={number}
        tone="due"
        action={
          canOpen && (
            <Link className="office-t" to={listPath('engraving', { filter: { q: order.orderNumber } })}>
              {t('/desk/order/to-engraving')}
            </Link>
          )
        }
      >
        <p>
          <b>{t('/desk/order/awaits-engraving', { number: number + 1 })}</b>{' '}
          {deliverBy
            ? t('/desk/order/awaits-engraving-text', { day: day(deliverBy) })
            : t('/desk/order/awaits-engraving-undated')}
        </p>
      </Note>
    ))
}
