import { importCatalogue } from '../src/transfer/server/catalogue-import.ts'
import { listCategoryRows } from '../src/products/server/category.store.ts'
import { findCategoryId } from '#src/listing/server/merchandising/merchandising.store.ts'
import { savePromoPanel } from '#src/listing/server/merchandising/promo-panel.store.ts'
import { findProductIds } from '../src/products/server/product.store.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { addParticulars } from './catalogue/add-particulars.ts'
import { categoryDraft, productDraft } from './catalogue/product-drafts.ts'
import { priceHistory } from './catalogue/price-history.ts'
import { promoPanels } from './catalogue/promo-panels.ts'
import { readCategoryFile, readProductFiles } from './catalogue/product-file.ts'
import { addWarehouses, warehouses } from './catalogue/warehouses.ts'

/**
 * Puts the demo brand's assortment into the shop. What is there already stays as it is, with the prices, stock and texts that
 * operators gave it: running it again adds only what is missing, food particulars among it.
 */
export async function seedCatalogue(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const [files, categories] = await Promise.all([readProductFiles(), readCategoryFile()])
  await inTransaction(db, async (tx) => {
    await addWarehouses(tx, warehouses)
    const knownProducts = await findProductIds(
      tx,
      files.map((file) => file.code),
    )
    const knownCategories = new Set((await listCategoryRows(tx)).map((category) => category.code))
    await addParticulars(
      tx,
      files.filter((file) => knownProducts.has(file.code)).map((file) => productDraft(file, files)),
    )
    // The panels of lists that are new: one that operators took away does not come back.
    const newPanels = promoPanels.filter(({ categoryCode }) =>
      categoryCode === null ? knownCategories.size === 0 : !knownCategories.has(categoryCode),
    )
    const missing = files.filter((file) => !knownProducts.has(file.code))
    const missingCategories = categories.map(categoryDraft).filter((category) => !knownCategories.has(category.code))
    if (missing.length === 0 && missingCategories.length === 0) return
    const variations = missing.flatMap((file) => file.variations.map((variation) => ({ file, variation })))
    await importCatalogue(
      tx,
      {
        categories: missingCategories,
        products: missing.map((file) => productDraft(file, files)),
        prices: variations.flatMap(({ file, variation }) => priceHistory(file, variation, now)),
        stock: variations.flatMap(({ variation }) =>
          variation.stock === null ? [] : [{ code: variation.code, onHand: variation.stock }],
        ),
      },
      now,
    )
    for (const { categoryCode, link, field, picture, words } of newPanels) {
      const categoryId = categoryCode === null ? null : await findCategoryId(tx, categoryCode)
      const image = { image: picture.url, imageWidth: picture.width, imageHeight: picture.height }
      await savePromoPanel(tx, null, { categoryId, link, field, ...image, changedAt: now, changedBy: 'demo' }, words)
    }
  })
}
