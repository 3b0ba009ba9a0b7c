import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { Html, Image } from '#src/content/contract/field-types.ts'
import { FieldColour } from '#src/products/contract/codes.ts'
import { facetGroupNames, formerDietGroups, type FacetGroupName } from '#src/products/contract/facets.ts'
import { shelfCardsMax } from '#src/products/contract/limits.ts'
import { PromoPanel } from '#src/listing/contract/promo-panel.ts'
import { sortDirections, sortKeys } from './sorts.ts'
import { ProductList } from './product-list.ts'
import { filterPrefix } from './filters.ts'
import { productPageSize, productPageSizeMax } from './limits.ts'

const Language = Type.Enum(languages)
const SortBy = Type.Enum(sortKeys)
const SortDirectionField = Type.Enum(sortDirections)
const CategoryCode = Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9-]+$' })
const CategoryName = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[a-z0-9-]+$',
  description: 'the pageReferenceId of GET /api/categories, or the code',
})
const FacetNames = Type.String({ maxLength: 2_000, description: 'percent-encoded names joined by commas' })

// `fromEntries` forgets the names it was given.
export const listFilters = Object.fromEntries(
  [...facetGroupNames, ...formerDietGroups].map((name) => [`${filterPrefix}${name}`, Type.Optional(FacetNames)]),
) as Record<`filter.${FacetGroupName | (typeof formerDietGroups)[number]}`, Type.TOptional<Type.TString>>

export const listPaging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: productPageSizeMax, default: productPageSize })),
}
export const BrandFilter = Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'lower-cased' }))

/** GET /api/categories/products (C-0.1, C-0.2). Neither `category` nor `categoryCode`: all products. */
export const CategoryProductsQuery = Type.Object({
  category: Type.Optional(CategoryName),
  categoryCode: Type.Optional(CategoryCode),
  brand: BrandFilter,
  ...listPaging,
  sort: Type.Optional(SortBy),
  sortBy: Type.Optional(SortBy),
  sortDirection: Type.Optional(SortDirectionField),
  language: Type.Optional(Language),
  ...listFilters,
})

export const CategoryParams = Type.Object({ category: CategoryName })

/** GET /api/products/bestsellers */
export const BestSellersQuery = Type.Object({
  category: Type.Optional(CategoryName),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: shelfCardsMax, default: 4 })),
  language: Type.Optional(Language),
})

/** Fields of a CategoryPage; its list is page 1 in standard order whatever the URL says, its sub-categories stand in `navigation`. */
export const CategoryPageFields = Type.Object({
  code: Type.String(),
  displayName: Type.String({ description: 'may hold soft hyphens' }),
  body: Html,
  assets: Type.Array(Image),
  headingLevel: Type.Union([Type.Literal('h1'), Type.Literal('h2')]),
  field: FieldColour,
  products: ProductList,
  promoPanel: Type.Optional(PromoPanel),
})
export type CategoryPageFields = Type.Static<typeof CategoryPageFields>

/** Fields of the ProductsPage: the description block and the full list (C-12). */
export const ProductsPageFields = Type.Object({
  displayName: Type.String(),
  body: Html,
  categories: Type.Array(
    Type.Object({
      code: Type.String(),
      label: Type.String(),
      url: Type.String(),
      count: Type.Integer(),
      field: FieldColour,
    }),
  ),
  products: ProductList,
  promoPanel: Type.Optional(PromoPanel),
})
export type ProductsPageFields = Type.Static<typeof ProductsPageFields>
