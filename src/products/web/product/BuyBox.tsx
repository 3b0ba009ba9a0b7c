import { type RefObject, useId } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { Stepper } from '#src/kit/Stepper.tsx'
import { StockMark } from '#src/kit/StockMark.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductDelivery, ProductTemplate, Variation } from '../../contract/product.ts'
import { stockState } from '../../rules/availability.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'
import { ProductPrice } from '../cards/ProductPrice.tsx'
import { useCartSlots } from '../cart-slots.ts'
import { Hint } from './Hint.tsx'
import { RestockRequest } from './RestockRequest.tsx'
import type { QuantityControl } from './use-quantity.ts'

interface BuyBoxProps {
  /** The product's own. */
  productCode: string
  productName: string
  variation: Variation
  template: ProductTemplate
  quantity: QuantityControl
  /** Delivery to the shop's own country. */
  delivery: ProductDelivery | undefined
  /** The row of stepper and button; a bar takes its place once it has left a phone's screen. */
  row: RefObject<HTMLDivElement | null>
}

/** Price, quantity, button, stock of the chosen variation. Use `key={variation.code}`: nothing typed stays for another one. */
export function BuyBox({
  productCode,
  productName,
  variation,
  template,
  quantity: { quantity, largest, choose, reason },
  delivery,
  row,
}: BuyBoxProps) {
  const text = useText()
  const id = useId()
  const { AddToCartButton, WishlistButton } = useCartSlots()
  const name = withoutSoftHyphens(variation.name)
  const isSoldOut = variation.isBuyable && !variation.inStock
  return (
    <div className="product-buybox">
      {(variation.isBuyable || template === 'package') && <PriceLines variation={variation} />}
      <div className="product-buy" ref={row}>
        <Stepper
          value={quantity}
          max={largest}
          onCommit={choose}
          lockedBy={reason === null ? undefined : `${id}-${isSoldOut ? 'stock' : 'go'}`}
          labels={{
            quantity: text('/catalogue/product/quantity'),
            decrease: text('/catalogue/product/quantity-less'),
            increase: text('/catalogue/product/quantity-more'),
            most: (n) => text('/catalogue/product/quantity-most', { n }),
          }}
        />
        <div className="product-buy__go" id={`${id}-go`}>
          <AddToCartButton
            addition={{ code: variation.code, quantity, name }}
            wide
            {...(reason !== null && { reason })}
          />
        </div>
      </div>
      {variation.isBuyable && <Stock variation={variation} id={`${id}-stock`} />}
      {isSoldOut && <RestockRequest className="product-restock" code={variation.code} />}
      {reason === null && delivery && (
        <DeliveryEstimate delivery={delivery} cents={Math.round((variation.discountedPrice ?? 0) * 100) * quantity} />
      )}
      {WishlistButton && <WishlistButton code={productCode} name={productName} look="words" />}
    </div>
  )
}

function PriceLines({ variation }: { variation: Variation }) {
  const text = useText()
  const pieces = variation.pieces > 1 ? text('/catalogue/product/pieces', { count: variation.pieces }) : ''
  const lowest = variation.previousPrice?.priceString
  return (
    <div className="product-pricebox">
      <ProductPrice price={variation} contents={[pieces]} size="large" withLowest={false} />
      {lowest && (
        <div className="kit-small kit-muted kit-num product-pricebox__lowest">
          {text('/catalogue/price/lowest-long', { price: lowest })}
          <Hint label={text('/catalogue/price/lowest-label')}>{text('/catalogue/price/lowest-hint')}</Hint>
        </div>
      )}
    </div>
  )
}

function Stock({ variation, id }: { variation: Variation; id: string }) {
  const text = useText()
  const state = stockState(variation.inStock, variation.inStockQuantity)
  return (
    <div className="product-stockline">
      <span id={id}>
        <StockMark state={state}>{text(`/catalogue/stock/${state}`)}</StockMark>
      </span>
      {state === 'low' && (
        <Hint label={text('/catalogue/stock/quantity-label')}>
          {text('/catalogue/stock/quantity', { count: variation.inStockQuantity })}
        </Hint>
      )}
    </div>
  )
}

/** What delivery costs for an order of `cents`, when it arrives, and from which sum it is free. */
function DeliveryEstimate({ delivery, cents }: { delivery: ProductDelivery; cents: number }) {
  const text = useText()
  const { priceString, estimateString, freeFrom, freeFromString } = delivery
  const isFree = freeFrom !== null && cents >= freeFrom * 100
  return (
    <p className="product-arrival kit-small kit-num">
      <Icon name="clock" />
      <span>
        {text(isFree ? '/catalogue/delivery/free' : '/catalogue/delivery/home', {
          price: priceString,
          days: estimateString,
        })}
        {!isFree && freeFromString !== '' && (
          <span className="kit-muted">{text('/catalogue/delivery/free-from', { amount: freeFromString })}</span>
        )}
      </span>
    </p>
  )
}
