import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'

interface WithoutNoteProps {
  found: Pick<ProductList, 'without' | 'recipe'>
  className: string
}

/** The claims that all products found meet because the phrase asked for them; of one about the recipe, that there may be traces. */
export function WithoutNote({ found: { without, recipe }, className }: WithoutNoteProps) {
  const text = useText()
  return (
    <>
      {without && <p className={className}>{text('/search/without', { list: without.join(', ') })}</p>}
      {recipe && <p className={className}>{text('/search/recipe', { list: recipe.join(', ') })}</p>}
    </>
  )
}
