import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'

/** A gift says by itself what it is. */
export const isPromoted = ({ isGift, promotions }: CartLineItem): boolean => !isGift && promotions.length > 0

/** What promotions take off a line: a sum of its own, never a price crossed out (C-19). */
export const LinePromotions = ({ line }: { line: CartLineItem }) => (
  <span className="cart-line__campaigns kit-small kit-num">
    {line.promotions.map(({ name, display }) => (
      <span key={name}>
        {name} −{display}
      </span>
    ))}
  </span>
)

/** What the line costs in the end. */
export function PromotedPrice({ line }: { line: CartLineItem }) {
  const text = useText()
  return (
    <b className="kit-num">
      <span className="kit-visually-hidden">{text('/cart/line/after-promotions')} </span>
      {line.discountedPriceString}
    </b>
  )
}
