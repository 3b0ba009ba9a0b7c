import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'
import { amountToPay } from './amount-to-pay.ts'
import { CheckoutLink } from './CheckoutLink.tsx'

/** The link to the checkout with the total; on phones a bar at the lower edge, always in reach. */
export function CheckoutBar({ cart, settling }: { cart: Cart; settling: boolean }) {
  const text = useText()
  const { nameKey, display } = amountToPay(cart)
  return (
    <div className="kit-bottom-bar cart-bar">
      <p className="cart-bar__sum kit-num" aria-busy={settling || undefined}>
        <small>{text(nameKey)}</small> <b>{display}</b>
      </p>
      <CheckoutLink cart={cart} settling={settling} />
    </div>
  )
}
