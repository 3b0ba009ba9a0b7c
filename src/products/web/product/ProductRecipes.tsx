import { GoLink } from '#src/content/web/GoLink.tsx'
import { NoteCard } from '#src/content/web/NoteCard.tsx'
import { NoteList } from '#src/content/web/NoteList.tsx'
import { displayMinutes } from '#src/common/display-minutes.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductPageFields } from '../../contract/product.ts'

/** What can be made of the product, and the way to all such recipes; nothing without any. */
export function ProductRecipes({ fields: { recipes = [], allRecipesUrl = '' } }: { fields: ProductPageFields }) {
  const text = useText()
  if (recipes.length === 0) return null
  return (
    <section className="kit-section">
      <div className="kit-wrap">
        <div className="kit-head">
          <h2 className="kit-d2">{text('/catalogue/product/recipes')}</h2>
          {allRecipesUrl !== '' && <GoLink to={allRecipesUrl}>{text('/catalogue/product/all-recipes')}</GoLink>}
        </div>
        <NoteList
          items={recipes}
          keyOf={({ contentId }) => contentId}
          card={({ url, image, title, minutes, field }) => (
            <NoteCard url={url} image={image} title={title} note={displayMinutes(minutes)} field={field} />
          )}
        />
      </div>
    </section>
  )
}
