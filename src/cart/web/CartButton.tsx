import { clsx } from 'clsx'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { loadMiniCartDrawer } from './mini-cart-drawer.ts'
import { openMiniCart } from './mini-cart-state.ts'
import { useBump } from './use-bump.ts'
import { useCart, useCartSync } from './use-cart.ts'

const warm = () => void loadMiniCartDrawer().catch(() => {}) // the opening itself reports a failure

/** The header's button for the mini-cart. While the cart is empty or not known yet, it opens nothing and says so. */
export function CartButton() {
  const text = useText()
  const { cart } = useCart()
  useCartSync()
  const bumping = useBump(cart?.totalQuantity)
  const quantity = cart?.totalQuantity ?? 0
  return (
    <button
      type="button"
      className="kit-icon-btn"
      aria-label={text('/cart/open', { count: quantity })}
      aria-haspopup="dialog"
      disabled={quantity === 0}
      title={quantity === 0 ? text('/cart/open-not-yet') : undefined}
      onClick={openMiniCart}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <Icon name="bag" />
      {quantity > 0 && (
        <span className={clsx('kit-count', bumping && 'kit-count--bumping')} aria-hidden="true">
          {quantity}
        </span>
      )}
    </button>
  )
}
