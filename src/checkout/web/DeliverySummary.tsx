import type { Cart } from '#src/cart/contract/cart.ts'

/** What was chosen, with the place or the time, for the folded step. */
export function DeliverySummary({ cart }: { cart: Cart }) {
  const [goods] = cart.deliveries
  return (
    <p className="checkout-summary">
      {cart.shippingMethodName}
      {goods && !goods.isEstimate && (
        <>
          <br />
          {goods.place || goods.estimateString}
        </>
      )}
    </p>
  )
}
