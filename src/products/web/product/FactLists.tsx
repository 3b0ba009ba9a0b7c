import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FactEntry } from '../../contract/product.ts'
import { allergenRows, dietRows, suitableRows } from '../../rules/facts.ts'

/** Allergens by name with what their value means: contains, may contain, does not contain. */
export function AllergenList({ entries }: { entries: readonly FactEntry[] }) {
  const language = useLanguage()
  return (
    <dl className="product-facts">
      {allergenRows(entries, language).map((entry) => (
        <div key={entry.key} className={entry.value === 1 ? 'product-facts__yes' : undefined}>
          <dt>{entry.description}</dt>
          <dd>{entry.valueTranslation}</dd>
        </div>
      ))}
    </dl>
  )
}

export function SuitableList({ entries }: { entries: readonly FactEntry[] }) {
  const language = useLanguage()
  return (
    <ul className="product-words">
      {suitableRows(entries, language).map((entry) => (
        <li key={entry.key}>{entry.description}</li>
      ))}
    </ul>
  )
}

/** Qualities, said as what the product is free from. */
export function DietList({ entries }: { entries: readonly FactEntry[] }) {
  const language = useLanguage()
  const text = useText()
  return (
    <ul className="product-words">
      {dietRows(entries, language).map((entry) => (
        <li key={entry.key}>{text('/catalogue/product/free-from', { name: entry.description })}</li>
      ))}
    </ul>
  )
}
