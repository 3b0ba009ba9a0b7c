import type { TextLookup } from '#src/common/errors.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import type { LinkTarget } from '#src/editor/contract/links.ts'
import type { LinkTargets } from '#src/editor/server/picker.routes.ts'
import { productsPath } from '#src/products/contract/paths.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import { type Category, categoryUrl } from '#src/products/server/category-tree.ts'
import { allProducts } from '#src/products/server/page-links.ts'
import { productPath } from '#src/products/server/product-cards.ts'
import type { ProductEntry } from '#src/products/server/product-entry.ts'

const eachMax = 40

/** The catalogue's pages as targets of links in the page editor. */
export function linkTargetsOf(assortment: Pick<Assortment, 'entries' | 'get' | 'tree'>, text: TextLookup): LinkTargets {
  /** The page of all products, which is no row of any table. */
  const everything = (language: Language): LinkTarget => ({
    kind: 'category',
    uri: allProducts,
    name: text(language, 'catalogue/products-page/title'),
    url: withLanguage(productsPath[language], language),
    picture: null,
    note: '',
  })
  return {
    search: (words, language, wanted) => {
      const known = assortment.tree().all.map((category) => categoryTarget(category, language))
      const categories = [everything(language), ...known]
      const products = [...assortment.entries()].map((entry) => productTarget(entry, language))
      return [...products, ...categories]
        .filter(({ kind }) => wanted === null || kind === wanted)
        .filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(words))
        .sort((a, b) => rank(a, words) - rank(b, words))
        .slice(0, eachMax * 2)
    },
    find: (uri, language) => {
      if (uri === allProducts) return everything(language)
      const [kind, code = ''] = uri.split(':')
      if (kind === 'category') {
        const category = assortment.tree().byCode(code)
        return category && categoryTarget(category, language)
      }
      const entry = kind === 'product' ? assortment.get(code) : null
      return entry && productTarget(entry, language)
    },
  }
}

/** Names that begin with the words come first. */
const rank = ({ name }: LinkTarget, words: string): number => (name.toLowerCase().startsWith(words) ? 0 : 1)

function productTarget(entry: ProductEntry, language: Language): LinkTarget {
  const path = productPath(entry, language)
  return {
    kind: 'product',
    uri: `product:${entry.code}`,
    name: entry.texts[language].name,
    url: path === null ? null : withLanguage(path, language),
    picture: entry.card?.image ?? null,
    note: entry.code,
  }
}

const categoryTarget = (category: Category, language: Language): LinkTarget => ({
  kind: 'category',
  uri: `category:${category.code}`,
  name: category.text(language).name,
  url: categoryUrl(category, language),
  picture: category.image || null,
  note: category.code,
})

/** The areas of the page of all products are kept under a separate name. */
export const companionName = (linkName: string | null): string | null =>
  linkName === allProducts ? 'products' : linkName
