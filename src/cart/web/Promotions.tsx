import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'

/** Campaigns that apply; nothing without goods or campaigns. */
export function Promotions({ cart }: { cart: Cart }) {
  const text = useText()
  if (!cart.hasPromotions || cart.allLineItems.length === 0) return null
  return (
    <ul className="cart-promos kit-num" aria-label={text('/cart/promotions')}>
      {cart.promotions.map((promotion) => (
        <li key={promotion.name}>{promotion.name}</li>
      ))}
    </ul>
  )
}
