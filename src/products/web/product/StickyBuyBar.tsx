import { type RefObject, useEffect, useState } from 'react'
import { followInView } from '#src/kit/in-view.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Variation } from '../../contract/product.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'
import { useCartSlots } from '../cart-slots.ts'
import type { QuantityControl } from './use-quantity.ts'

interface StickyBuyBarProps {
  variation: Variation
  quantity: QuantityControl
  row: RefObject<HTMLDivElement | null>
}

/** Phones only: price and button at the lower edge while the buy row is above the screen; adds as many as were chosen there. */
export function StickyBuyBar({ variation, quantity: { quantity, reason }, row }: StickyBuyBarProps) {
  const text = useText()
  const { AddToCartButton } = useCartSlots()
  const shown = useIsAboveScreen(row, variation.code)
  if (!shown || reason !== null) return null
  const name = withoutSoftHyphens(variation.name)
  const parts = [quantity > 1 ? `${quantity}\u00a0×` : '', variation.weightString]
  return (
    <div className="kit-bottom-bar product-buybar">
      <div className="kit-num">
        <b className={variation.hasDiscountedPrice ? 'product-buybar__sale' : undefined}>
          {variation.discountedPriceString}
        </b>
        <small>
          {[parts.filter((part) => part !== '').join(' '), variation.discountedPricePerKiloString]
            .filter((part) => part !== '')
            .join(' · ')}
        </small>
        {variation.previousPrice && (
          <small>{text('/catalogue/price/lowest', { price: variation.previousPrice.priceString })}</small>
        )}
      </div>
      <AddToCartButton addition={{ code: variation.code, quantity, name }} wide />
    </div>
  )
}

/** `of` names what the element shows: another one is another element. */
function useIsAboveScreen(element: RefObject<HTMLElement | null>, of: string): boolean {
  const [above, setAbove] = useState(false)
  useEffect(() => {
    if (!element.current) return
    // All that is below the screen counts as seen, so that a jump across it is noticed too.
    const margin = { rootMargin: '0px 0px 100000px 0px' }
    return followInView(element.current, (isInView) => setAbove(!isInView), margin)
  }, [element, of])
  return above
}
