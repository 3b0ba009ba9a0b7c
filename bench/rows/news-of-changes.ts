import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../../src/platform/clock.ts'
import { createCatalogueOperations } from '../../src/products/server/product-operations.ts'
import { tester } from '../../tests/support/actors.ts'
import { figure, milliseconds, type Row } from '../bench.ts'
import { withShop } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'

/** A normal price that no campaign hides. */
const code = 'KV1010'
const path = '/api/categories/products?category=suklaalevyt&pageSize=100'

export const newsOfChanges: Row = {
  name: 'changes',
  title: 'A new price, from its commit until a server shows it that did not make the change',

  run: async (bench) => {
    const database = await bench.demo()
    return withShop(database, {}, async ({ origin }) => {
      const operations = createCatalogueOperations({ db: database.db, clock: systemClock })
      const times: number[] = []
      for (let round = 0; round < (bench.quick ? 3 : 60); round += 1) {
        const cents = 500 + round
        await operations.setPrice(code, cents, tester)
        const committed = performance.now()
        while (!(await isShown(origin, cents))) await sleep(5)
        times.push(performance.now() - committed)
      }
      const note = `${times.length} changes, one after the other; median ${milliseconds(median(times))}`
      return [figure({ name: 'slowest', value: Math.max(...times), show: milliseconds, atMost: 2_000, note })]
    })
  },
}

async function isShown(origin: string, cents: number): Promise<boolean> {
  const answer = await fetch(origin + path)
  const { productViewModels } = (await answer.json()) as {
    productViewModels: { code: string; placedPrice: number | null }[]
  } // the list call's answer
  return productViewModels.some((card) => card.code === code && Math.round((card.placedPrice ?? 0) * 100) === cents)
}
