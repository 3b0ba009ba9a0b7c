import { Price } from '#src/kit/Price.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PriceFields } from '../../contract/price.ts'

interface ProductPriceProps {
  price: PriceFields
  /** What stands before the unit price: weight, pieces. Empty ones are left out. */
  contents: readonly string[]
  /** What stands after it. */
  after?: string
  size?: 'normal' | 'large'
  /** False where the page shows the lowest price on a separate line. */
  withLowest?: boolean
}

/** Price as the server wrote it. While reduced, the struck price is the lowest of the 30 days before. */
export function ProductPrice({ price, contents, after = '', size = 'normal', withLowest = true }: ProductPriceProps) {
  const text = useText()
  if (price.discountedPriceString === '') return null
  const before = price.previousPrice?.priceString ?? null
  return (
    <Price
      now={price.discountedPriceString}
      before={before}
      unit={[...contents, price.discountedPricePerKiloString, after].filter((part) => part !== '').join(' · ') || null}
      lowest={before && withLowest ? text('/catalogue/price/lowest', { price: before }) : null}
      labels={{ now: text('/catalogue/price/now'), before: text('/catalogue/price/before') }}
      size={size}
    />
  )
}
