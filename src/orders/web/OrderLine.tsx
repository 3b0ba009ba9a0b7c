import { splitName } from '#src/products/rules/names.ts'
import { Picture } from '#src/kit/Picture.tsx'
import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import type { OrderLineItem } from '../contract/order.ts'

interface OrderLineProps {
  line: OrderLineItem
  /** Crosses out whatever is more than what was paid, what promotions took off as well (specification 3, 2.5: the account's panel). */
  strikesReduced?: boolean
}

/** A bought line; the price before a reduction is crossed out, and screen readers say what it is. */
export function OrderLine({ line, strikesReduced = false }: OrderLineProps) {
  const text = useText()
  const { thing, taste } = splitName(line.displayName)
  const hasPrevious = line.previousPriceString !== ''
  const isReduced = strikesReduced ? line.placedPrice > line.extendedPrice : hasPrevious
  return (
    <li className="order-line">
      {line.productImageUrl ? (
        <Picture image={{ url: line.productImageUrl, altText: '' }} preset="tiny" sizes="64px" />
      ) : (
        <span className="order-line__blank" aria-hidden="true" />
      )}
      <span className="kit-name">
        {thing}
        {taste && (
          <>
            , <i>{taste}</i>
          </>
        )}
      </span>
      <p className="order-line__price kit-num">
        {isReduced && (
          <s>
            <span className="kit-visually-hidden">{text('/orders/list-price')} </span>
            {line.placedPriceString}
          </s>
        )}
        <span className={isReduced ? 'order-line__less' : undefined}>{line.extendedPriceString}</span>
      </p>
      <span className="order-line__note kit-small kit-muted kit-num">
        {pieces(line, text)}
        {line.promotions.map(({ name, display }) => (
          <span key={name} className="order-line__campaign">
            {name} −{display}
          </span>
        ))}
        {hasPrevious && (
          <span className="kit-lowest">{text('/orders/lowest', { price: line.previousPriceString })}</span>
        )}
      </span>
    </li>
  )
}

/** The line says which pieces were refunded before they were sent; its weight is that of the pieces in the parcel. */
function pieces(line: OrderLineItem, text: TextFunction): string {
  const { quantity, sentQuantity } = line
  const units =
    sentQuantity === quantity
      ? text('/orders/units', { n: quantity })
      : text('/orders/units-refunded', { ordered: quantity, refunded: quantity - sentQuantity, sent: sentQuantity })
  return [units, sentQuantity > 0 && line.sentWeightString].filter(Boolean).join(' · ')
}
