import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartDelivery } from '../contract/cart.ts'

/** A delivery's name, number of parcels, pickup point and arrival. Before the shopper has chosen, it has no name. */
export function DeliveryName({ delivery }: { delivery: CartDelivery }) {
  const { methodName, place, count, estimateString, isEstimate, isFetched } = delivery
  const text = useText()
  const name = isEstimate ? text('/cart/delivery/any') : methodName
  const when = text(isFetched && !isEstimate ? '/cart/delivery/ready' : '/cart/delivery/arrives', {
    days: estimateString,
  })
  return (
    <>
      {count > 1 ? `${name} × ${count}` : name}
      {place && <small className="cart-sum__when kit-muted">{place}</small>}
      {estimateString !== '' && <small className="cart-sum__when kit-muted">{when}</small>}
    </>
  )
}

/** A delivery's price; 0 as a word, and the cheapest of several as a minimum. */
export function DeliveryPrice({ delivery: { price, priceDisplay, isEstimate } }: { delivery: CartDelivery }) {
  const text = useText()
  if (price === 0) return <>{text('/cart/totals/free')}</>
  return <>{isEstimate ? text('/cart/delivery/from', { price: priceDisplay }) : priceDisplay}</>
}
