import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'

/** Whether the line shows promotions; a gift is marked as such instead. */
export const isPromoted = ({ isGift, promotions }: CartLineItem): boolean => !isGift && promotions.length > 0

/** What promotions take off a line: shown as separate sums, never as a crossed-out price (C-19). */
export const LinePromotions = ({ line }: { line: CartLineItem }) => (
  <span className="cart-line__campaigns kit-small kit-num">
    {line.promotions.map(({ name, display }) => (
      <span key={name}>
        {name} −{display}
      </span>
    ))}
  </span>
)

/** The line's price after its promotions. */
export function PromotedPrice({ line }: { line: CartLineItem }) {
  const text = useText()
  return (
    <b className="kit-num">
      <span className="kit-visually-hidden">{text('/cart/line/after-promotions')} </span>
      {line.discountedPriceString}
    </b>
  )
}
