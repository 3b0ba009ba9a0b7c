import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'

/**
 * The line's price before its promotions, which `LinePromotions` shows. The price before a reduction is crossed out;
 * `LineDetails` explains it.
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
