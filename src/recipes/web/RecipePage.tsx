import { useState } from 'react'
import { ContentArea, PageAreas } from '#src/content/web/ContentArea.tsx'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { GoLink } from '#src/content/web/GoLink.tsx'
import { NoteCard } from '#src/content/web/NoteCard.tsx'
import { NoteList } from '#src/content/web/NoteList.tsx'
import { ShareLinks } from '#src/content/web/ShareLinks.tsx'
import { displayMinutes } from '#src/common/display-minutes.ts'
import { ProductRow } from '#src/products/web/cards/ProductRow.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Ingredients } from './page/Ingredients.tsx'
import { RecipeHead } from './page/RecipeHead.tsx'
import { RecipeNutrients } from './page/RecipeNutrients.tsx'
import { RecipeProducts } from './page/RecipeProducts.tsx'
import { Steps } from './page/Steps.tsx'
import type { ShownRecipe } from './shown-recipe.ts'
import './page/recipe-page.css'

const relatedList = { id: 'recipe-related', name: 'Recipe products' }

/**
 * Ingredients, steps and the products we sell (specification 2, "Recipe page"). Ticks and portions reset with another recipe.
 */
export const RecipePage = ({ page }: { page: PageModel<ShownRecipe> }) => (
  <Recipe key={page.contentLink.id} page={page} />
)

function Recipe({ page }: { page: PageModel<ShownRecipe> }) {
  const text = useText()
  const [portions, setPortions] = useState(page.portions)
  const { quotationText, quotationName, moreRecipes, recipesUrl } = page
  const factor = portions / page.portions
  return (
    <>
      <article className="recipe">
        <RecipeHead page={page} />
        <ContentArea blocks={page.topContentArea} />
        <div className="kit-wrap recipe__body">
          <div className="recipe__side">
            <Ingredients page={page} portions={portions} onPortions={setPortions} />
            <RecipeNutrients nutrients={page.nutrients} portionUnit={page.portionUnit} />
          </div>
          <div className="recipe__main">
            <Steps steps={page.steps} />
            {quotationText !== '' && quotationName !== '' && (
              <blockquote className="recipe-quote">
                <p className="kit-d2">
                  <Emphasised text={text('/recipes/quotation', { words: quotationText })} />
                </p>
                <footer className="kit-ui kit-muted">{quotationName}</footer>
              </blockquote>
            )}
            {!page.hideShareSoMeLinks && (
              <ShareLinks
                className="recipe-share"
                label={text('/recipes/share')}
                url={page.pageMetadata.canonicalUrl}
                title={page.pageMetadata.ogTitle}
              />
            )}
          </div>
        </div>
      </article>
      <RecipeProducts page={page} factor={factor} portions={portions} />
      <ProductRow heading={text('/recipes/related-products')} cards={page.relatedProducts} list={relatedList} />
      <PageAreas areas={[page.liftUpContentArea, page.mainContentArea]} />
      {moreRecipes.length > 0 && (
        <section className="kit-section recipe-more">
          <div className="kit-wrap">
            <div className="kit-head">
              <h2 className="kit-d2">
                <Emphasised text={text('/recipes/more')} />
              </h2>
              {recipesUrl !== '' && <GoLink to={recipesUrl}>{text('/recipes/all')}</GoLink>}
            </div>
            <NoteList
              items={moreRecipes}
              keyOf={({ contentId }) => contentId}
              card={(hit) => (
                <NoteCard
                  url={hit.url}
                  image={hit.image}
                  title={hit.title}
                  field={hit.field}
                  note={[
                    displayMinutes(hit.minutes),
                    text(`/recipes/portion/${hit.portionUnit}`, { count: hit.portions }),
                  ]
                    .filter((fact) => fact !== '')
                    .join(' · ')}
                />
              )}
            />
          </div>
        </section>
      )}
      <ContentArea blocks={page.bottomContentArea} />
    </>
  )
}
