import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'

/** What the line costs; what it cost before a reduction is crossed out, and `LineFacts` says what that was. */
export function LinePrice({ line }: { line: CartLineItem }) {
  const text = useText()
  if (line.previousPrice === null) return <span>{line.discountedPriceString}</span>
  return (
    <>
      <s>
        <span className="kit-visually-hidden">{text('/cart/line/list-price')} </span>
        {line.placedPriceString}
      </s>
      <span className="cart-less">
        <span className="kit-visually-hidden">{text('/cart/line/reduced-price')} </span>
        {line.discountedPriceString}
      </span>
    </>
  )
}
