import type { ProductDelivery, Variation } from '#src/products/contract/product.ts'
import { ProductPrice } from '#src/products/web/cards/ProductPrice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface TabletPriceProps {
  variation: Variation
  /** How it is sent to the recipient's country; undefined if it is not. */
  letter: ProductDelivery | undefined
}

/** Price of the tablet, of its letter per recipient, and the delivery time. */
export function TabletPrice({ variation, letter }: TabletPriceProps) {
  const text = useText()
  return (
    <div className="designer-price">
      <ProductPrice price={variation} contents={[]} size="large" />
      {letter && (
        <p className="kit-ui kit-num">
          {text('/custom-tablet/letter-fee', { price: letter.priceString })}
          <br />
          <span className="kit-muted">{text('/catalogue/delivery/estimate', { days: letter.estimateString })}</span>
        </p>
      )}
    </div>
  )
}
