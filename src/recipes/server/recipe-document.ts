import type { Language } from '#src/common/locale.ts'
import { plainHeading } from '#src/content/rules/plain-text.ts'
import { type DocumentTexts, perLanguage, type SearchDocument } from '#src/product-search/server/search-document.ts'
import type { RecipeEntry } from './recipe-entry.ts'

const nothing: DocumentTexts = {
  name: '',
  food: '',
  category: '',
  variations: '',
  short: '',
  description: '',
  ingredients: '',
}

const minuteMs = 60_000

/** Maps a recipe to the product search's model: the title becomes the name, its ingredients stay ingredients. */
export function recipeDocument(
  id: number,
  texts: Partial<Record<Language, RecipeEntry>>,
  categoryNames: (entry: RecipeEntry, language: Language) => readonly string[],
): SearchDocument {
  const newest = Math.max(...Object.values(texts).map(({ publishedAt }) => publishedAt.getTime()))
  return {
    id,
    // Recipes have no codes, and none may be found by one.
    code: '',
    position: -Math.floor(newest / minuteMs),
    digest: 0,
    brand: '',
    variationCodes: [],
    grams: [],
    pieces: [],
    labels: [],
    texts: perLanguage((language) => {
      const entry = texts[language]
      if (!entry) return nothing
      return {
        ...nothing,
        name: plainHeading(entry.title),
        food: plainHeading(entry.name),
        category: categoryNames(entry, language).join(', '),
        short: entry.lead,
        description: entry.steps.join(' '),
        ingredients: entry.ingredients.join(', '),
      }
    }),
  }
}
