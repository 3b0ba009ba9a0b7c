import { type ReactNode, useId } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'

/** The order's sums, without weight and tax where there is none, as of gift cards that are bought. Gift card and rest show only when a card has paid something, and what was refunded or is not charged when there is something of it. */
export function OrderTotals({ order }: { order: Order }) {
  const text = useText()
  const headingId = useId()
  const { totals } = order
  // Promotions of lines stand at the lines.
  const freeing = order.promotions.filter(({ target }) => target === 'shipment').map(({ name }) => name)
  const isLess = totals.notChargedTotal > 0
  const hasGiftCard = order.isGiftCardApplied && order.giftCardPaymentAmount > 0
  return (
    <section className="order-totals kit-num" aria-labelledby={headingId}>
      <h2 className="kit-d3" id={headingId}>
        {text('/orders/payment')}
      </h2>
      <table>
        <tbody>
          {order.totalDisplayWeight && <Row name={text('/orders/totals/weight')}>{order.totalDisplayWeight}</Row>}
          {totals.taxTotal > 0 && <Row name={text('/orders/totals/taxes')}>{totals.taxTotalDisplay}</Row>}
          <Row name={text('/orders/totals/shipping')} note={freeing.join(', ')}>
            {totals.shippingTotal === 0 ? text('/orders/totals/free') : totals.shippingTotalDisplay}
          </Row>
          {order.promotions
            .filter(({ target }) => target === 'order')
            .map(({ name, code, display }) => (
              <Row
                key={name}
                name={name}
                note={code && text('/orders/totals/with-code', { code })}
                className="order-line__less"
              >
                −{display}
              </Row>
            ))}
          <Row
            name={text('/orders/totals/total')}
            className={hasGiftCard || isLess ? 'order-totals__big' : 'order-totals__pay'}
          >
            {totals.totalDisplay}
          </Row>
          {hasGiftCard && <Row name={text('/orders/totals/gift-card')}>−{order.giftCardPaymentDisplayAmount}</Row>}
          {hasGiftCard && !isLess && order.giftCardPaymentAmount < totals.total && (
            <Row name={text('/orders/totals/payable')} className="order-totals__pay">
              {order.adyenPaymentDisplayAmount}
            </Row>
          )}
          {isLess && (
            <>
              <Row name={text('/orders/totals/not-charged')}>−{totals.notChargedTotalDisplay}</Row>
              <Row name={text('/orders/totals/charged')} className="order-totals__pay">
                {totals.chargedTotalDisplay}
              </Row>
            </>
          )}
          {totals.refundedTotal > 0 && <Row name={text('/orders/totals/refunded')}>{totals.refundedTotalDisplay}</Row>}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  name: string
  /** Under the name; empty for none. */
  note?: string
  className?: string
  children: ReactNode
}

const Row = ({ name, note, className, children }: RowProps) => (
  <tr className={className}>
    <th scope="row">
      {name}
      {note && <small className="order-totals__note">{note}</small>}
    </th>
    <td>{children}</td>
  </tr>
)
