import { type FormEvent, type ReactNode, useState } from 'react'
import { cleanPhrase, searchMaxLength } from '#src/common/search-phrase.ts'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { RelatedProduct } from '../../contract/recipe-search.ts'

interface RecipeFormProps {
  /** Page that the form leads to without JavaScript. */
  action: string
  phrase: string
  /** Content id of the chosen product; 0: any. */
  productPageId: number
  /** Null: the form has no choice of product. */
  products: readonly RelatedProduct[] | null
  onSearch: (wanted: { phrase: string; productPageId: number }) => void
  /** Content between the fields and the button, such as hidden inputs for use without JavaScript. */
  children?: ReactNode
  /** True if filters outside the form narrow the results. */
  isNarrowed?: boolean
}

/** Keyword and product. The button's label says what it will show: every recipe, or the matching ones. */
export function RecipeForm(props: RecipeFormProps) {
  const { action, phrase, productPageId, products, onSearch, children, isNarrowed = false } = props
  const text = useText()
  const [typed, setTyped] = useState(phrase)
  const [product, setProduct] = useState(productPageId)
  // The address may change while the form is mounted: another recipe search, back, forward.
  const [known, setKnown] = useState({ phrase, productPageId })
  if (known.phrase !== phrase || known.productPageId !== productPageId) {
    setKnown({ phrase, productPageId })
    setTyped(phrase)
    setProduct(productPageId)
  }
  const isOpen = cleanPhrase(typed) === '' && product === 0 && !isNarrowed
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSearch({ phrase: cleanPhrase(typed), productPageId: product })
  }
  return (
    <form
      role="search" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the search element cannot be a form, and older browsers do not know it
      aria-label={text('/recipes/search')}
      className={products ? 'recipe-form recipe-form--products' : 'recipe-form'}
      action={action}
      onSubmit={submit}
    >
      <TextField
        label={text('/recipes/keyword')}
        type="search"
        name="q"
        value={typed}
        maxLength={searchMaxLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
      {products && (
        <Select
          label={text('/recipes/product')}
          name="productPageId"
          value={String(product)}
          options={[
            { value: '0', label: text('/recipes/product-any') },
            ...products.map(({ id, name }) => ({ value: String(id), label: name.replaceAll('\u00AD', '') })),
          ]}
          onChange={(event) => {
            const chosen = Number(event.target.value)
            setProduct(chosen)
            onSearch({ phrase: cleanPhrase(typed), productPageId: chosen })
          }}
        />
      )}
      {children}
      <Button type="submit">
        <Icon name="search" size="s" /> {text(isOpen ? '/recipes/all' : '/recipes/find')}
      </Button>
    </form>
  )
}
