import { clsx } from 'clsx'
import { displayMinutes } from '#src/common/display-minutes.ts'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { patternStyle } from '#src/content/web/pattern.ts'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ShownRecipe } from '../shown-recipe.ts'

/** Field and picture side by side: title, author, times, categories and allergens. */
export function RecipeHead({ page }: { page: PageModel<ShownRecipe> }) {
  const text = useText()
  const { title, mainIntro, author, authorUrl, mainImage, categories, recipesUrl, portionSize } = page
  const { breadcrumbs } = page.navigation
  const facts: [name: string, value: string][] = [
    ['preparation', displayMinutes(page.preparationMinutes)],
    ['cooking', displayMinutes(page.cookMinutes)],
    ['waiting', displayMinutes(page.restMinutes)],
    ['makes', portionSize],
  ]
  return (
    <header className={clsx('recipe-head', paintClass)} style={paint(page.field)}>
      <div className="recipe-head__say">
        {breadcrumbs.length > 1 && (
          <Breadcrumbs crumbs={breadcrumbs} label={text('/content/breadcrumbs')} Link={SiteLink} />
        )}
        <div className="recipe-head__words">
          <h1 className="kit-d1">
            <Emphasised text={title} />
          </h1>
          {mainIntro !== '' && <p className="kit-lead">{mainIntro}</p>}
          {author !== '' && (
            <p className="kit-ui">
              {text('/recipes/by')}{' '}
              {authorUrl === '' ? (
                author
              ) : (
                <SiteLink className="kit-link" to={authorUrl} rel="author">
                  {author}
                </SiteLink>
              )}
            </p>
          )}
        </div>
        <div className="recipe-head__facts">
          <dl className="recipe-facts kit-num">
            {facts.map(
              ([name, value]) =>
                value !== '' && (
                  <div key={name}>
                    <dt>{text(`/recipes/fact/${name}`)}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <Pills categories={categories} allergens={page.allergens} recipesUrl={recipesUrl} />
        </div>
      </div>
      <div className="recipe-head__pic">
        {mainImage ? (
          <Picture
            image={mainImage}
            preset="default"
            widths={[384, 768, 1024, 1280]}
            sizes="(min-width: 1024px) 58vw, 100vw"
            priority
          />
        ) : (
          <span className="recipe-head__pattern" style={patternStyle(page.field)} />
        )}
      </div>
    </header>
  )
}

type PillsProps = Pick<ShownRecipe, 'categories' | 'allergens' | 'recipesUrl'>

/** Categories link to their recipes; allergens are grouped into contained, possible and not contained. */
function Pills({ categories, allergens, recipesUrl }: PillsProps) {
  const text = useText()
  const groups = [
    ['contains', allergens.filter(({ value }) => value === 1)],
    ['may-contain', allergens.filter(({ value }) => value !== 1 && value !== 0)],
    ['free-from', allergens.filter(({ value }) => value === 0)],
  ] as const
  if (categories.length === 0 && allergens.length === 0) return null
  return (
    <ul className="recipe-pills" aria-label={text('/recipes/pills')}>
      {categories.map(({ id, name }) => (
        <li key={id}>
          {recipesUrl === '' ? (
            <span className="kit-pill">{name}</span>
          ) : (
            <SiteLink className="kit-pill" to={`${recipesUrl}?categoryIds=${id}`} rel="nofollow">
              {name}
            </SiteLink>
          )}
        </li>
      ))}
      {groups.map(
        ([group, stated]) =>
          stated.length > 0 && (
            <li key={group}>
              <span className="kit-pill recipe-pills__allergens">
                {text(`/recipes/allergens/${group}`, {
                  list: stated.map(({ description }) => description.toLowerCase()).join(', '),
                })}
              </span>
            </li>
          ),
      )}
    </ul>
  )
}
