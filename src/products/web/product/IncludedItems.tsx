import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { IncludedItem } from '../../contract/product.ts'
import { ProductName } from '../cards/ProductName.tsx'
import { IncludedDetails } from './IncludedDetails.tsx'

interface IncludedItemsProps {
  items: readonly IncludedItem[]
  onOpen: (code: string) => void
}

/** What is in the package. A row opens its side panel; without script it unfolds in place. */
export function IncludedItems({ items, onOpen }: IncludedItemsProps) {
  const text = useText()
  if (items.length === 0) return null
  return (
    <section className="product-included">
      <h2 className="kit-d3">{text('/catalogue/package/heading')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.packageEntry.code}>
            <details>
              {/* Enter and Space on a summary arrive here as clicks. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
              <summary
                className="product-included__row"
                aria-haspopup="dialog"
                onClick={(event) => {
                  event.preventDefault()
                  onOpen(item.packageEntry.code)
                }}
              >
                <span className="product-included__n kit-num">
                  {text('/catalogue/package/pieces', { count: item.quantity })}
                </span>
                <span className="kit-name kit-hover-line" lang={item.packageEntry.nameLanguage}>
                  <ProductName name={item.packageEntry.displayName} />
                </span>
                <Icon name="chevron-right" />
              </summary>
              <IncludedDetails item={item} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
