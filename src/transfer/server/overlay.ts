import { languages } from '#src/common/locale.ts'
import type { ProductDraft } from '#src/products/server/product-draft.ts'
import type { VariationOwner } from './references.store.ts'
import type { CategoryDraft } from '#src/products/server/product-draft.ts'

/** What accepted groups have brought that the database does not say yet. */
export function createOverlay() {
  const owners = new Map<string, VariationOwner>()
  const slugs = new Map<string, string>()
  const categories = new Map<string, CategoryDraft>()
  return {
    acceptProduct(draft: ProductDraft): void {
      const isPackage = draft.productType === 'Package'
      for (const { code } of draft.variations) owners.set(code, { productCode: draft.code, isPackage })
      for (const language of languages) {
        const { slug } = draft.texts[language]
        if (slug !== null) slugs.set(`${language}:${slug}`, draft.code)
      }
    },
    acceptCategory(draft: CategoryDraft): void {
      categories.set(draft.code, draft)
      for (const language of languages) slugs.set(`${language}:${draft.texts[language].slug}`, draft.code)
    },
    variationOwner: (code: string): VariationOwner | null => owners.get(code) ?? null,
    slugOwner: (name: string): string | null => slugs.get(name) ?? null,
    category: (code: string): CategoryDraft | null => categories.get(code) ?? null,
  }
}

export type Overlay = ReturnType<typeof createOverlay>
