import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartDelivery } from '../contract/cart.ts'

/** What a delivery is called, how many there are of it, and when it arrives. */
export function DeliveryName({ delivery: { methodName, count, estimateString } }: { delivery: CartDelivery }) {
  const text = useText()
  return (
    <>
      {count > 1 ? `${methodName} × ${count}` : methodName}
      {estimateString !== '' && (
        <small className="cart-sum__when kit-muted">{text('/cart/delivery/arrives', { days: estimateString })}</small>
      )}
    </>
  )
}

/** What it costs; nothing is said in words. */
export function DeliveryPrice({ delivery: { price, priceDisplay } }: { delivery: CartDelivery }) {
  const text = useText()
  return <>{price === 0 ? text('/cart/totals/free') : priceDisplay}</>
}
