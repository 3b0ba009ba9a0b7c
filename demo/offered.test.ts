import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isForSale } from '../src/products/server/product-entry.ts'
import { createProductLists, type ProductLists } from '../src/listing/server/product-lists.ts'
import { systemClock } from '../src/platform/clock.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { promoPanels } from './catalogue/promo-panels.ts'
import { readProductFiles } from './catalogue/product-file.ts'
import { allPages, looseBlocks } from './content/all-content.ts'
import { sitePopups } from './content/site-popups.ts'

let test: TestDatabase
let lists: ProductLists
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  lists = createProductLists({ db: test.db, clock: systemClock, log: pino({ level: 'silent' }) })
  await lists.start()
})
afterAll(async () => {
  await lists.stop()
  await test.drop()
})

/** Products that links and highlights name, running text apart. */
const namedIn = (value: unknown): string[] => [
  ...new Set([...JSON.stringify(value).matchAll(/"(?:product:)?(KV\d{4})"/g)].map(([, code = '']) => code)),
]

describe('what the demo puts forward', () => {
  it('can be bought: of pages, menus, popups and panels', () => {
    const codes = namedIn([allPages, looseBlocks, promoPanels])
    expect(codes.length).toBeGreaterThan(50)
    const gone = codes.filter((code) => {
      const entry = lists.get(code)
      return entry === null || !isForSale(entry)
    })
    expect(gone).toEqual([])
  })

  it('is enough for a day of trying where a popup leads to it', () => {
    const few = namedIn(sitePopups).filter((code) => (lists.get(code)?.card?.available ?? 0) < 40)
    expect(namedIn(sitePopups)).toHaveLength(3)
    expect(few).toEqual([])
  })
})

it('a tenth of the assortment is a favourite: what the sales have most of', async () => {
  const files = await readProductFiles()
  const isBest = ({ tags }: (typeof files)[number]) => tags.includes('bestseller')
  const best = files.filter(isBest)
  expect(best).toHaveLength(Math.floor(files.length / 10))
  const least = Math.min(...best.map(({ soldLastMonth }) => soldLastMonth))
  expect(files.filter((file) => !isBest(file) && file.soldLastMonth >= least)).toEqual([])
  // The shop shows just those.
  const shown = [...lists.entries()].filter(({ tags }) => tags.includes('bestseller')).map(({ code }) => code)
  expect(shown.toSorted()).toEqual(best.map(({ code }) => code))
})
