import { type RefObject, useState } from 'react'
import { Stepper } from '#src/kit/Stepper.tsx'
import { StockMark } from '#src/kit/StockMark.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductTemplate, Variation } from '../../contract/product.ts'
import { largestQuantity, stockState } from '../../rules/availability.ts'
import { withoutSoftHyphens } from '../../rules/soft-hyphens.ts'
import { ProductPrice } from '../cards/ProductPrice.tsx'
import { useCartSlots } from '../cart-slots.ts'
import { Hint } from './Hint.tsx'

interface BuyBoxProps {
  variation: Variation
  template: ProductTemplate
  /** The row of stepper and button; a bar takes its place once it has left a phone's screen. */
  row: RefObject<HTMLDivElement | null>
}

/** Price, quantity, button, stock of the chosen variation. Use `key={variation.code}`: another one starts at 1 again. */
export function BuyBox({ variation, template, row }: BuyBoxProps) {
  const text = useText()
  const { AddToCartButton } = useCartSlots()
  const [wanted, setWanted] = useState(1)
  const reason = useReasonNotToBuy(variation, template)
  const largest = reason === null ? largestQuantity(variation.productType, variation.inStockQuantity) : 1
  const quantity = Math.min(wanted, Math.max(1, largest))
  const name = withoutSoftHyphens(variation.name)
  return (
    <div className="buybox">
      {(variation.isBuyable || template === 'package') && <PriceLines variation={variation} />}
      <div className="buy" ref={row}>
        <Stepper
          value={quantity}
          max={Math.max(1, largest)}
          onCommit={setWanted}
          labels={{
            quantity: text('/catalogue/product/quantity'),
            decrease: text('/catalogue/product/quantity-less'),
            increase: text('/catalogue/product/quantity-more'),
          }}
        />
        <AddToCartButton
          addition={{ code: variation.code, quantity, name }}
          wide
          {...(reason !== null && { reason })}
        />
      </div>
      {variation.isBuyable && <Stock variation={variation} />}
    </div>
  )
}

/** Null: it can be bought. Empty: it cannot, and the stock line says why. */
export function useReasonNotToBuy(variation: Variation, template: ProductTemplate): string | null {
  const text = useText()
  if (template === 'custom-tablet') return text('/catalogue/product/engraved-only')
  if (!variation.isBuyable) return text('/catalogue/product/not-for-sale')
  return variation.inStock ? null : ''
}

function PriceLines({ variation }: { variation: Variation }) {
  const text = useText()
  const pieces = variation.pieces > 1 ? text('/catalogue/product/pieces', { count: variation.pieces }) : ''
  const lowest = variation.previousPrice?.priceString
  return (
    <div className="pricebox">
      <ProductPrice price={variation} contents={[pieces]} size="large" withLowest={false} />
      {lowest && (
        <div className="small muted num pricebox__lowest">
          {text('/catalogue/price/lowest-long', { price: lowest })}
          <Hint label={text('/catalogue/price/lowest-label')}>{text('/catalogue/price/lowest-hint')}</Hint>
        </div>
      )}
    </div>
  )
}

function Stock({ variation }: { variation: Variation }) {
  const text = useText()
  const state = stockState(variation.inStock, variation.inStockQuantity)
  return (
    <div className="stockline">
      <StockMark state={state}>{text(`/catalogue/stock/${state}`)}</StockMark>
      {state === 'low' && (
        <Hint label={text('/catalogue/stock/quantity-label')}>
          {text('/catalogue/stock/quantity', { count: variation.inStockQuantity })}
        </Hint>
      )}
    </div>
  )
}
