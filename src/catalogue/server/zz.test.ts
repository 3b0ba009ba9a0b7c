import { it } from 'vitest'
import { sql } from 'drizzle-orm'
import { generateCatalogue } from '../../../bench/generate-catalogue.ts'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { importCatalogue } from './catalogue-import.ts'
import { saleColumns } from './sale.store.ts'
import { findVariationsForSale } from './catalogue.service.ts'
it('times', async () => {
  const test = await createTestDatabase()
  const clock = createTestClock()
  await seedCatalogue(test.db, clock)
  const now = clock.now()
  await inTransaction(test.db, (tx) => importCatalogue(tx, generateCatalogue(2_000, ['karkit','keksit','lahjat'], now), now))
  const r = await test.db.execute(sql`explain (analyze, buffers) select ${saleColumns} from variation as v join product as p on p.id = v.product_id where v.code in ('KV1005-100G','KV7055-M')`)
  console.log(r.rows.map((x: any) => x['QUERY PLAN']).join('\n'))
  for (let k=0;k<3;k++) { const times: number[] = []; for (let i=0;i<200;i++) { const a = performance.now(); await findVariationsForSale(test.db, ['KV1005-100G','KV7005-VIHREA'], 'fi', now); times.push(performance.now()-a) } times.sort((a,b)=>a-b); console.log('for sale', times[10], times[100]) }
  { const times: number[] = []; for (let i=0;i<200;i++) { const a = performance.now(); await test.sql`select 1`; times.push(performance.now()-a) } times.sort((a,b)=>a-b); console.log('select 1', times[10], times[100]) }
  await test.drop()
}, 400_000)
