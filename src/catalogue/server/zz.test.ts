import { pino } from 'pino'
import { it } from 'vitest'
import { generateCatalogue } from '../../../bench/generate-catalogue.ts'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createProductLists, firstPage } from './list/product-lists.ts'
import { createCataloguePages } from './catalogue-pages.ts'
import { saveProductRows } from './product-draft.store.ts'
import { insertStock } from './stock.store.ts'
import { insertPrices } from './price.store.ts'
import { indexProducts } from './search.store.ts'
import { presentList } from './card.presenter.ts'
it('times', async () => {
  const test = await createTestDatabase()
  const clock = createTestClock()
  let t = performance.now()
  const lap = (what: string) => { const n = performance.now(); console.log(what, Math.round(n - t)); t = performance.now() }
  await seedCatalogue(test.db, clock); lap('seed')
  const lists = createProductLists({ db: test.db, clock, log: pino({ level: 'silent' }) })
  await lists.start(); lap('start')
  const text = (_: string, key: string) => key
  const pages = createCataloguePages({ db: test.db, lists, text, clock, publicUrl: '', companionAreas: () => Promise.resolve(null) })
  const ids = [...lists.entries()].map((e) => e.id)
  for (let r = 0; r < 3; r++) { const times: number[] = []; for (const id of ids) { const a = performance.now(); await pages.productPage(id, { language: 'fi', drafts: false }); times.push(performance.now() - a) } times.sort((a,b)=>a-b); console.log('product page p50', times[50], 'p95', times[95]) }
  { const times: number[] = []; for (let i=0;i<200;i++) { const a = performance.now(); await pages.categoryPage(lists.tree().all[i%8]!, { language: 'fi', drafts: false }); times.push(performance.now() - a) } times.sort((a,b)=>a-b); console.log('category page p50', times[100], times[190]) }
  const now = clock.now()
  const data = generateCatalogue(10_000, lists.tree().all.map((c) => c.code), now); lap('generate')
  await inTransaction(test.db, async (tx) => {
    await insertStock(tx, data.stock.map((l) => ({ ...l, updatedAt: now }))); lap('stock')
    const ids = await saveProductRows(tx, data.products, now); lap('products')
    await insertPrices(tx, data.prices); lap('prices')
    await indexProducts(tx, [...ids.values()]); lap('index')
  })
  lists.invalidate('all'); await lists.settled(); lap('reload')
  for (let r = 0; r < 5; r++) { const times: number[] = []; for (let i = 0; i < 300; i++) { const a = performance.now(); const q = lists.query({ ...firstPage('fi', 12), page: 1 + i % 20, sort: { by: (['standard','name','price','news'] as const)[i % 4]!, direction: 'asc' }, filters: i % 3 ? { diets: ['vegan'], brand: ['Willja','Froosh'] } : {} }); const b = performance.now(); presentList(q, lists.tree(), 'fi', text); times.push(performance.now() - a); if (r===4 && i===299) console.log('last: query', b-a, 'present', performance.now()-b) } times.sort((a,b)=>a-b); console.log('list p50', times[150], 'p95', times[285], 'max', times[299]) }
  lists.stop(); await test.drop()
}, 400_000)
