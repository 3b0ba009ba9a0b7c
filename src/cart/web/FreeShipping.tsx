import { clsx } from 'clsx'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'

/** How much is missing for free shipping. Nothing where the country has no such limit. */
export function FreeShipping({ cart, flat = false }: { cart: Cart; flat?: boolean }) {
  const text = useText()
  const left = cart.amountLeftForFreeShipping
  if (cart.hasFreeShipping) {
    return (
      <p className={clsx('cart-shipping cart-shipping--free', flat && 'cart-shipping--flat')}>
        <Icon name="truck" size="m" />
        {text('/cart/free-shipping/reached')}
      </p>
    )
  }
  if (left <= 0) return null
  // Engraved tablets travel as separate letters and do not count here.
  const ordinary = cart.allLineItems.filter((line) => !line.isCustomTablet)
  const goods = ordinary.reduce((sum, line) => sum + line.discountedPrice, 0) - cart.promotionsSavedAmount
  const share = Math.round((100 * goods) / (goods + left))
  const amount = cart.amountLeftForFreeShippingDisplay
  const [before = '', after = ''] = text('/cart/free-shipping/left', { amount }).split(amount)
  return (
    <div className={clsx('cart-shipping kit-num', flat && 'cart-shipping--flat')}>
      <p>
        {before}
        <b>{amount}</b>
        {after}
      </p>
      <progress className="cart-shipping__bar" value={share} max={100} aria-label={text('/cart/free-shipping/label')} />
    </div>
  )
}
