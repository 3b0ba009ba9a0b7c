import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { preparedOn } from '#src/platform/database/prepared.ts'
import type { AllergenValues } from '../rules/combined-allergens.ts'
import { packageItem, product, productText, variation, variationText } from './products.tables.ts'
import type { ProductRow, ProductTextRow, VariationRow, VariationTextRow } from './product.store.ts'

/* The parts of a product page, read with prepared statements and all at once, because pages are rendered all day. */

export interface ProductParts {
  products: ProductRow[]
  texts: ProductTextRow[]
  /** Published ones, by position. */
  variations: VariationRow[]
  variationTexts: VariationTextRow[]
}

const ids = sql`any(${sql.placeholder('ids')}::integer[])`

const productsById = (executor: Executor, name: string) =>
  executor
    .select()
    .from(product)
    .where(sql`${product.id} = ${ids}`)
    .prepare(name)

const textsById = (executor: Executor, name: string) =>
  executor
    .select()
    .from(productText)
    .where(sql`${productText.productId} = ${ids}`)
    .prepare(name)

const variationsById = (executor: Executor, name: string) =>
  executor
    .select()
    .from(variation)
    .where(and(sql`${variation.productId} = ${ids}`, variation.published))
    .orderBy(asc(variation.productId), asc(variation.position), asc(variation.code))
    .prepare(name)

const variationTextsById = (executor: Executor, name: string) =>
  executor
    .select()
    .from(variationText)
    .where(
      sql`${variationText.variationCode} in (select ${variation.code} from ${variation} where ${variation.productId} = ${ids})`,
    )
    .prepare(name)

const itemsById = (executor: Executor, name: string) =>
  executor
    .select({
      packageCode: packageItem.packageCode,
      itemCode: packageItem.itemCode,
      quantity: packageItem.quantity,
      productId: variation.productId,
      /** What it declares, whether it is sold by itself or not. */
      allergens: sql<AllergenValues | null>`coalesce(${variation.allergens}, ${product.allergens})`,
    })
    .from(packageItem)
    .innerJoin(variation, eq(variation.code, packageItem.itemCode))
    .innerJoin(product, eq(product.id, variation.productId))
    .where(
      sql`${packageItem.packageCode} in (select holder.code from ${variation} as holder where holder.product_id = ${sql.placeholder('id')})`,
    )
    .orderBy(asc(packageItem.packageCode), asc(packageItem.position), asc(packageItem.itemCode))
    .prepare(name)

export async function findProductParts(db: Executor, wanted: readonly number[]): Promise<ProductParts> {
  if (wanted.length === 0) return { products: [], texts: [], variations: [], variationTexts: [] }
  const values = { ids: [...wanted] }
  const [products, texts, variations, variationTexts] = await Promise.all([
    preparedOn(db, 'products_by_id', productsById).execute(values),
    preparedOn(db, 'product_texts_by_id', textsById).execute(values),
    preparedOn(db, 'variations_by_product', variationsById).execute(values),
    preparedOn(db, 'variation_texts_by_product', variationTextsById).execute(values),
  ])
  return { products, texts, variations, variationTexts }
}

/** Contents of a package's variations, in their order, with the product each item belongs to. */
export function listPackageItems(db: Executor, id: number) {
  return preparedOn(db, 'package_items_by_product', itemsById).execute({ id })
}

const holdersById = (executor: Executor, name: string) =>
  executor
    .select({ code: product.code })
    .from(product)
    .where(
      sql`${product.published} and ${product.id} in (select holder.product_id from ${packageItem} as held
        join ${variation} as item on item.code = held.item_code join ${variation} as holder on holder.code = held.package_code
        where item.product_id = ${sql.placeholder('id')} and holder.published)`,
    )
    .orderBy(asc(product.position), asc(product.code))
    .prepare(name)

/** Codes of the packages that hold any variation of a product, in standard order. */
export async function listHolders(db: Executor, id: number): Promise<string[]> {
  const rows = await preparedOn(db, 'package_holders_by_product', holdersById).execute({ id })
  return rows.map((row) => row.code)
}
