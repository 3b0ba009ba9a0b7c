import { type Language, languages, type Localized } from '#src/common/locale.ts'
import type { PublishedItem } from '#src/content/server/published-items.ts'
import type { AllergenClaim, StoredAllergen, StoredRecipeCategory } from '../contract/recipe-fields.ts'

export const taxonomyTypes = ['RecipeCategory', 'Allergen'] as const
export type TaxonomyType = (typeof taxonomyTypes)[number]

/** A category or an allergen, with its name in each published language. */
export interface TaxonomyItem {
  id: number
  names: Partial<Localized>
  /** An allergen's claim; null for a category. */
  claim: AllergenClaim | null
}

export interface Taxonomy {
  /** Items in the editors' order. */
  all: Readonly<Record<TaxonomyType, readonly TaxonomyItem[]>>
  /** Finds an item by a stored link, `content:12` or `content:recipe-category-drinks`; null: it is not on the site. */
  find(link: string): TaxonomyItem | null
}

export const emptyTaxonomy: Taxonomy = createTaxonomy({ RecipeCategory: [], Allergen: [] })

export function createTaxonomy(published: Readonly<Record<TaxonomyType, readonly PublishedItem[]>>): Taxonomy {
  const links = new Map<string, TaxonomyItem>()
  const itemsOf = (type: TaxonomyType): TaxonomyItem[] => {
    const made = new Map<number, TaxonomyItem>()
    for (const version of published[type].toSorted((a, b) => a.sortIndex - b.sortIndex || a.id - b.id)) {
      const fields = version.fields as StoredRecipeCategory & Partial<StoredAllergen> // checked on save
      const item = made.get(version.id) ?? { id: version.id, names: {}, claim: fields.claim ?? null }
      item.names[version.language] = fields.title
      made.set(version.id, item)
      links.set(`content:${version.id}`, item)
      if (version.key !== null) links.set(`content:${version.key}`, item)
    }
    return [...made.values()]
  }
  return {
    all: { RecipeCategory: itemsOf('RecipeCategory'), Allergen: itemsOf('Allergen') },
    find: (link) => links.get(link) ?? null,
  }
}

/** Returns the name in the language, else in the shop's first language that has one. */
export const nameOf = ({ names }: TaxonomyItem, language: Language): string =>
  names[language] ?? languages.map((other) => names[other]).find((name) => name !== undefined) ?? ''
