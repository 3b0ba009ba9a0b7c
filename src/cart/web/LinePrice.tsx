import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'

/**
 * What the line costs before its promotions, which `LinePromotions` tells; what it cost before a reduction is crossed out, and
 * `LineDetails` says what that was.
 */
export function LinePrice({ line }: { line: CartLineItem }) {
  const text = useText()
  // A gift never cost the shopper anything.
  if (line.isGift) return <span>{line.discountedPriceString}</span>
  if (line.previousPrice === null) return <span>{line.beforePromotionsString}</span>
  return (
    <>
      <s>
        <span className="kit-visually-hidden">{text('/cart/line/list-price')} </span>
        {line.placedPriceString}
      </s>
      <span className="cart-less">
        <span className="kit-visually-hidden">{text('/cart/line/reduced-price')} </span>
        {line.beforePromotionsString}
      </span>
    </>
  )
}
