import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { AllergenValues } from '../rules/combined-allergens.ts'
import { findProductParts, listPackageItems } from './product-parts.store.ts'
import type { ProductRow, ProductTextRow, VariationRow, VariationTextRow } from './product.store.ts'
import { listProductSaleRows, type SaleRow } from './sale.store.ts'

/** Everything a product page is made of, with the products inside its packages. */
export interface ProductAggregate {
  product: ProductRow
  texts: TextReader<ProductTextRow>
  /** Published, by position. */
  variations: VariationAggregate[]
}

export interface VariationAggregate {
  row: VariationRow
  sale: SaleRow
  texts: TextReader<VariationTextRow>
  contents: {
    quantity: number
    itemCode: string
    allergens: AllergenValues | null
    itemTexts: TextReader<VariationTextRow>
    item: ProductAggregate | null
  }[]
}

/** A text in the page's language, Finnish behind it (C-7.3). */
export interface TextReader<Row> {
  get<Field extends keyof Row>(field: Field): Row[Field] | null
  /** True when `get` answers with a Finnish text on a page in another language. */
  isFinnish(field: keyof Row): boolean
}

/** Null for an unknown product. Contents of packages are read one level deep: packages hold no packages. */
export async function findProductAggregate(
  db: Executor,
  id: number,
  language: Language,
): Promise<ProductAggregate | null> {
  const [own, saleRows, items] = await Promise.all([
    findProductParts(db, [id]),
    listProductSaleRows(db, id),
    listPackageItems(db, id),
  ])
  const inside = await findProductParts(db, [...new Set(items.map((item) => item.productId))])
  const products = [...own.products, ...inside.products]
  const sales = new Map(saleRows.map((row) => [row.code, row]))
  const texts = Map.groupBy([...own.texts, ...inside.texts], (text) => text.productId)
  const variationTexts = Map.groupBy([...own.variationTexts, ...inside.variationTexts], (text) => text.variationCode)
  const itemVariations = Map.groupBy(inside.variations, (row) => row.productId)

  const aggregate = (product: ProductRow, rows: VariationAggregate[]): ProductAggregate => ({
    product,
    texts: textReader(texts.get(product.id) ?? [], language),
    variations: rows,
  })
  const contentsOf = (packageCode: string): VariationAggregate['contents'] =>
    items
      .filter((item) => item.packageCode === packageCode)
      .map((item) => {
        const product = products.find((candidate) => candidate.id === item.productId)
        const row = itemVariations.get(item.productId)?.find((variation) => variation.code === item.itemCode)
        const itemTexts = textReader(variationTexts.get(item.itemCode) ?? [], language)
        return {
          quantity: item.quantity,
          itemCode: item.itemCode,
          allergens: item.allergens,
          itemTexts,
          item:
            product === undefined || row === undefined
              ? null
              : aggregate(product, [{ row, sale: emptySale(row, product), texts: itemTexts, contents: [] }]),
        }
      })

  const product = products.find((candidate) => candidate.id === id)
  if (product === undefined) return null
  return aggregate(
    product,
    own.variations.flatMap((row) => {
      const sale = sales.get(row.code)
      const reader = textReader(variationTexts.get(row.code) ?? [], language)
      return sale === undefined ? [] : [{ row, sale, texts: reader, contents: contentsOf(row.code) }]
    }),
  )
}

/** The contents of a package are shown, not sold: their price and stock are not asked for. */
function emptySale(row: VariationRow, product: ProductRow): SaleRow {
  const { id: productId, code: productCode, productType, vatClass, brand, saleFrom, saleTo } = product
  const { code, weightGrams, drainedGrams, volumeMl, pieces, colorHex, images } = row
  const sale = { productId, productCode, productType, vatClass, brand, saleFrom, saleTo, published: product.published }
  const net = { weightGrams, drainedGrams, volumeMl, pieces }
  return { ...sale, code, foodComplete: true, ...net, colorHex, images, prices: [], demands: [] }
}

function textReader<Row extends { language: Language }>(rows: readonly Row[], language: Language): TextReader<Row> {
  const own = rows.find((row) => row.language === language)
  const finnish = rows.find((row) => row.language === 'fi')
  return {
    get: (field) => own?.[field] ?? finnish?.[field] ?? null,
    isFinnish: (field) => language !== 'fi' && (own?.[field] ?? null) === null && (finnish?.[field] ?? null) !== null,
  }
}
