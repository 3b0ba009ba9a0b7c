import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { Html, Image } from '#src/content/contract/field-types.ts'
import { ProductList } from './card.ts'
import { Code, FieldColour } from './codes.ts'
import { facetGroupNames, filterPrefix, type FacetGroupName } from './facets.ts'
import { codesPerLookupMax, productPageSize, productPageSizeMax, searchMaxLength, searchMinLength } from './limits.ts'
import { PromoPanel } from './promo-panel.ts'
import { sortDirections, sortKeys } from './sorts.ts'

const Language = Type.Enum(languages)
const SortBy = Type.Enum(sortKeys)
const SortDirectionField = Type.Enum(sortDirections)
const CategoryCode = Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9-]+$' })
const FacetNames = Type.String({ maxLength: 2_000, description: 'percent-encoded names joined by commas' })

// `fromEntries` forgets the names it was given.
const filters = Object.fromEntries(
  facetGroupNames.map((name) => [`${filterPrefix}${name}`, Type.Optional(FacetNames)]),
) as Record<`filter.${FacetGroupName}`, Type.TOptional<Type.TString>>

const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: productPageSizeMax, default: productPageSize })),
}
const Brand = Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'lower-cased' }))

/** GET /api/categories/products (C-0.1, C-0.2). Neither `category` nor `categoryCode`: all products. */
export const CategoryProductsQuery = Type.Object({
  category: Type.Optional(CategoryCode),
  categoryCode: Type.Optional(CategoryCode),
  brand: Brand,
  ...paging,
  sort: Type.Optional(SortBy),
  sortBy: Type.Optional(SortBy),
  sortDirection: Type.Optional(SortDirectionField),
  language: Type.Optional(Language),
  ...filters,
})

export const CategoryParams = Type.Object({ category: CategoryCode })

/** GET /api/search/products. A phrase under three characters, trimmed, is a 400. */
export const ProductSearchQuery = Type.Object({
  q: Type.String({ minLength: searchMinLength, maxLength: searchMaxLength }),
  brand: Brand,
  ...paging,
  language: Type.Optional(Language),
  ...filters,
})

export const CategoriesQuery = Type.Object({ language: Type.Optional(Language) })

/** Answer of GET /api/categories. */
export const CategoryItem = Type.Object({
  pageReferenceId: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  url: Type.String(),
})
export type CategoryItem = Type.Static<typeof CategoryItem>

/** GET /api/inventory?codes=a,b and GET /api/pricing?code=a (also `codes`). */
export const InventoryQuery = Type.Object({ codes: Type.String({ minLength: 1, maxLength: codesPerLookupMax * 65 }) })
export const PricingQuery = Type.Object({ code: Code, language: Type.Optional(Language) })
export const PricingByCodes = Type.Object(
  { codes: Type.Array(Code, { minItems: 1, maxItems: codesPerLookupMax }) },
  { additionalProperties: false },
)

/** `PageModel.fields` of a CategoryPage; its list is page 1 in standard order whatever the URL says. */
export const CategoryPageFields = Type.Object({
  code: Type.String(),
  name: Type.String(),
  displayName: Type.String({ description: 'may hold soft hyphens' }),
  body: Html,
  assets: Type.Array(Image),
  headingLevel: Type.Union([Type.Literal('h1'), Type.Literal('h2')]),
  field: FieldColour,
  navigation: Type.Object({
    categories: Type.Array(Type.Object({ label: Type.String(), url: Type.String() }), {
      description: 'sub-categories',
    }),
  }),
  products: ProductList,
  promoPanel: Type.Optional(PromoPanel),
})
export type CategoryPageFields = Type.Static<typeof CategoryPageFields>

/** `PageModel.fields` of the ProductsPage: the description block and the full list (C-12). */
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
