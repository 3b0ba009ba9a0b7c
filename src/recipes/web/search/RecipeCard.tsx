import { NoteCard } from '#src/content/web/NoteCard.tsx'
import { displayMinutes } from '#src/common/display-minutes.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { RecipeHit } from '../../contract/recipe.ts'

interface RecipeCardProps {
  hit: RecipeHit
  headingLevel?: 'h2' | 'h3'
  /** True: the card spans both columns. */
  wide?: boolean
  sizes: string
  picture?: 'first' | 'first-row' | 'lazy'
}

/** Picture, title, time, portions and allergens. */
export function RecipeCard({ hit, headingLevel, wide, sizes, picture = 'lazy' }: RecipeCardProps) {
  const text = useText()
  const { url, image, title, field, minutes, allergens } = hit
  const portions = text(`/recipes/portion/${hit.portionUnit}`, { count: hit.portions })
  return (
    <NoteCard
      url={url}
      image={image}
      title={title}
      field={field}
      note={[displayMinutes(minutes), portions].filter((fact) => fact !== '').join(' · ')}
      sizes={sizes}
      picture={picture}
      {...(wide && { wide })}
      {...(headingLevel && { headingLevel })}
    >
      {allergens.length > 0 && (
        <p className="kit-small kit-muted">{text('/recipes/contains', { list: allergens.join(', ').toLowerCase() })}</p>
      )}
    </NoteCard>
  )
}
