import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'

/**
 * Details under a line's name: `first`, the price of one of several, the unit price and, while reduced, the lowest price of 30
 * days. Free goods have no unit price.
 */
export function LineDetails({ line, first = [] }: { line: CartLineItem; first?: readonly string[] }) {
  const text = useText()
  const each = line.quantity > 1 ? text('/cart/line/each', { price: line.piecePriceString }) : ''
  const ofUnit = line.isGift ? '' : line.unitPriceString
  const facts = [...first, each, ofUnit].filter((fact) => fact !== '').join(' · ')
  if (facts === '' && line.previousPrice === null) return null
  return (
    <span className="cart-line__note kit-small kit-muted kit-num">
      {facts}
      {line.previousPrice && (
        <span className="kit-lowest">{text('/cart/line/lowest', { price: line.previousPrice.priceString })}</span>
      )}
    </span>
  )
}
