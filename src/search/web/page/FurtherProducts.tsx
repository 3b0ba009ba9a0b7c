import { ProductGrid } from '#src/products/web/cards/ProductGrid.tsx'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'
import { claimsOf } from '../claims-of.ts'

/** In place of an empty list: that nothing is all the phrase asks for, and what meets its claims. */
export function OtherProducts({ found }: { found: ProductList }) {
  const text = useText()
  return (
    <>
      <p className="kit-lead search-results__note">{text('/search/others', { list: claimsOf(found) })}</p>
      <ProductGrid cards={found.others ?? []} headingLevel="h2" lead />
    </>
  )
}

/** After what is sugar free: what has only its own sugars, and how much of them. */
export function NoAddedSugar({ rows }: { rows: NonNullable<ProductList['noAddedSugar']> }) {
  const text = useText()
  return (
    <section className="search-results__more">
      <div className="kit-head">
        <h2 className="kit-d2">{text('/search/no-added-sugar')}</h2>
      </div>
      <p>{text('/search/no-added-sugar/text')}</p>
      <ul className="kit-muted kit-num">
        {rows.map(({ card, sugarString }) => (
          <li key={card.code}>
            {withoutSoftHyphens(card.displayName)}: {text('/search/sugars', { grams: sugarString })}
          </li>
        ))}
      </ul>
      <ProductGrid cards={rows.map(({ card }) => card)} />
    </section>
  )
}
