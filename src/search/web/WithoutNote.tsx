import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'

interface WithoutNoteProps {
  found: Pick<ProductList, 'without' | 'mayHaveTraces'>
  className: string
}

/** What the phrase wanted none of, and how sure that is of the products found. Nothing where it wanted nothing of the kind. */
export function WithoutNote({ found: { without, mayHaveTraces }, className }: WithoutNoteProps) {
  const text = useText()
  if (without === undefined) return null
  return (
    <p className={className}>
      {text(mayHaveTraces ? '/search/without-traces' : '/search/without', { list: without.join(', ') })}
    </p>
  )
}
