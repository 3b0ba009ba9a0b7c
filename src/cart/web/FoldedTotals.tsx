import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'
import { amountToPay } from './amount-to-pay.ts'
import { Totals } from './Totals.tsx'

/** The last sum, with the others folded: leaves room for the lines in a low window. */
export function FoldedTotals({ cart, settling }: { cart: Cart; settling: boolean }) {
  const text = useText()
  const { nameKey, display } = amountToPay(cart)
  return (
    <details className="cart-sums">
      <summary>
        <span>{text(nameKey)}</span>
        <Icon name="chevron-down" size="s" />
        <b className="kit-num">{display}</b>
      </summary>
      <Totals cart={cart} parts="made-of" settling={settling} />
    </details>
  )
}
