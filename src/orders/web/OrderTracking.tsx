import { useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'

/** Where a parcel can be followed, at its carrier's. */
export function OrderTracking({ tracking }: { tracking: Order['tracking'] }) {
  const text = useText()
  return tracking.map(({ carrier, number, url }) => (
    <div key={number} className="order-tracking kit-num">
      <span className="kit-muted">{carrier}</span>
      <span className="order-tracking__no">{number}</span>
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer" className="kit-link">
          {text('/orders/track')}
        </a>
      )}
    </div>
  ))
}
