import { type ReactNode, useId } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'

/** The order's sums. Gift card and rest show only when a card has paid something. */
export function OrderTotals({ order }: { order: Order }) {
  const text = useText()
  const headingId = useId()
  const { totals } = order
  const hasGiftCard = order.isGiftCardApplied && order.giftCardPaymentAmount > 0
  return (
    <section className="order-totals kit-num" aria-labelledby={headingId}>
      <h2 className="kit-d3" id={headingId}>
        {text('/orders/payment')}
      </h2>
      <table>
        <tbody>
          <Row name={text('/orders/totals/weight')}>{order.totalDisplayWeight}</Row>
          <Row name={text('/orders/totals/taxes')}>{totals.taxTotalDisplay}</Row>
          <Row name={text('/orders/totals/shipping')}>
            {totals.shippingTotal === 0 ? text('/orders/totals/free') : totals.shippingTotalDisplay}
          </Row>
          {totals.discountTotal > 0 && (
            <Row name={text('/orders/totals/promotions')} className="order-line__less">
              −{totals.discountTotalDisplay}
            </Row>
          )}
          <Row name={text('/orders/totals/total')} className={hasGiftCard ? 'order-totals__big' : 'order-totals__pay'}>
            {totals.totalDisplay}
          </Row>
          {hasGiftCard && (
            <>
              <Row name={text('/orders/totals/gift-card')}>−{order.giftCardPaymentDisplayAmount}</Row>
              <Row name={text('/orders/totals/payable')} className="order-totals__pay">
                {order.adyenPaymentDisplayAmount}
              </Row>
            </>
          )}
        </tbody>
      </table>
    </section>
  )
}

const Row = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <tr className={className}>
    <th scope="row">{name}</th>
    <td>{children}</td>
  </tr>
)
