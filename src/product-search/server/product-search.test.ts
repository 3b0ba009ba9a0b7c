import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { Language } from '#src/common/locale.ts'
import { createCacheEvents } from '#src/platform/cache-events/cache-events.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createCatalogueOperations } from '#src/products/server/product-operations.ts'
import { createProductSearch, type ProductSearch } from './product-search.ts'
import { createSearchOperations } from './search-operations.ts'
import { indexProducts, listDocuments } from './search.store.ts'

let test: TestDatabase
let first: Follower
let second: Follower
const clock = createTestClock()
const log = pino({ level: 'silent' })

interface Follower {
  search: ProductSearch
  stop: () => Promise<void>
}

/** What a process of the shop has: a search that hears of cache events by itself. */
async function startProcess(): Promise<Follower> {
  const search = createProductSearch({ db: test.db, log })
  const events = createCacheEvents({ db: test.db, url: test.url, log, onInvalidate: (tags) => search.invalidate(tags) })
  await events.start()
  await search.start()
  return {
    search,
    stop: async () => {
      await search.stop()
      await events.stop()
    },
  }
}

beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
  first = await startProcess()
  second = await startProcess()
})
afterAll(async () => {
  await first.stop()
  await second.stop()
  await test.drop()
})

const idOf = async (code: string): Promise<number> =>
  (await test.sql<{ id: number }>`select id from product where code = ${code}`)[0]?.id ?? 0
const finds = (process: Follower, phrase: string, id: number, language: Language = 'fi'): boolean =>
  process.search.search(language, phrase).ids.includes(id)

/** As whoever saves a product does it: text and document in one transaction, which the event belongs to. */
async function rename(code: string, name: string): Promise<void> {
  const id = await idOf(code)
  await test.sql`update product_text set name = ${name} where product_id = ${id} and language = 'fi'`
  await inTransaction(test.db, async (tx) => {
    await indexProducts(tx, [id])
    await emitCacheEvent(tx, [`product:${code}`])
  })
}

describe('the product search follows the database', () => {
  it('is whole at the start and differs from nothing', async () => {
    expect(first.search.figures().products).toBe(101)
    expect(await first.search.compare()).toEqual({ missing: [], stale: [], ghosts: 0 })
    expect(finds(first, 'tumma suklaa 85', await idOf('KV1010'))).toBe(true)
  })

  it('reads nothing any more once it has stopped', async () => {
    const other = createProductSearch({ db: test.db, log })
    await other.start()
    other.invalidate('all')
    let isOver = false
    void other.settled().then(() => (isOver = true))
    await other.stop()
    expect(isOver).toBe(true)
  })

  it('shows a new name in two processes, and both agree', async () => {
    const id = await idOf('KV1010')
    await rename('KV1010', 'Yökyöpelin Hirmulevy')
    await expect
      .poll(() => [first, second].every((process) => finds(process, 'hirmulevy', id)), {
        interval: 20,
      })
      .toBe(true)
    for (const phrase of ['hirmulevy', 'levy', 'suklaa', 'lakritsi', 'yökyöpeli', 'hirmu'])
      expect(first.search.search('fi', phrase)).toEqual(second.search.search('fi', phrase))
    expect(finds(first, 'levy', id)).toBe(true)
  })

  it('forgets a product that is taken out, and knows it again when it is back', async () => {
    const id = await idOf('KV3020')
    const operations = createCatalogueOperations({ db: test.db, clock })
    await operations.publish('KV3020', false, tester)
    await expect.poll(() => [first, second].some((process) => finds(process, 'pehmeä lakritsi', id))).toBe(false)
    await operations.publish('KV3020', true, tester)
    await expect.poll(() => [first, second].every((process) => finds(process, 'pehmeä lakritsi', id))).toBe(true)
  })

  it('forgets a product that is deleted', async () => {
    const id = await idOf('KV6040')
    expect(finds(first, 'ruissipsit tilli', id)).toBe(true)
    await test.run(`delete from variation where product_id = ${id}; delete from product where id = ${id}`)
    await inTransaction(test.db, (tx) => emitCacheEvent(tx, ['product:KV6040']))
    await expect.poll(() => [first, second].some((process) => finds(process, 'ruissipsit tilli', id))).toBe(false)
  })

  it('knows no claim that the allergens of a product contradict', async () => {
    const id = await idOf('KV1020')
    const labels = async () => {
      await indexProducts(test.db, [id])
      return (await listDocuments(test.db, [id]))[0]?.labels ?? []
    }
    const before = await labels()
    await test.sql`update product set diets = diets || '{vegan}' where id = ${id}`
    expect(await labels()).toEqual(before)
    await test.sql`update product set allergens = allergens || '{"milk": 0}' where id = ${id}`
    expect(await labels()).toContain('vegan')
    await test.sql`update product set diets = array_remove(diets, 'vegan'), allergens = allergens || '{"milk": 1}' where id = ${id}`
    expect(await labels()).toEqual(before)
  })

  it('reads nothing anew for a price', async () => {
    const before = first.search.figures()
    await createCatalogueOperations({ db: test.db, clock }).setPrice('KV1005-100G', 777, tester)
    await first.search.settled()
    expect(first.search.figures()).toEqual(before)
  })

  it('answers while it is built anew, and the same afterwards', async () => {
    const before = first.search.search('fi', 'suklaa')
    const building = first.search.rebuild()
    expect(first.search.search('fi', 'suklaa')).toEqual(before)
    await building
    expect(first.search.search('fi', 'suklaa')).toEqual(before)
  })

  it('takes in what events failed to tell, when everything may have been missed', async () => {
    const id = await idOf('KV3025')
    await test.run(`update product_text set name = 'Nimetönkuula' where product_id = ${id} and language = 'fi'`)
    await indexProducts(test.db, [id])
    expect(finds(first, 'nimetönkuula', id)).toBe(false)
    expect((await first.search.compare()).stale).toEqual(['KV3025'])
    first.search.invalidate('all')
    await first.search.settled()
    expect(finds(first, 'nimetönkuula', id)).toBe(true)
    expect(await first.search.compare()).toEqual({ missing: [], stale: [], ghosts: 0 })
  })
})

describe('operators of the search', () => {
  const operations = () => createSearchOperations({ db: test.db, clock })

  it('are told what differs, and mend it everywhere', async () => {
    expect((await operations().check(tester)).drifted).toEqual([])
    const id = await idOf('KV2020')
    await test.run(`update product_text set name = 'Ryppytryffelit' where product_id = ${id} and language = 'fi'`)
    await test.run(`delete from search_document where product_id = (select id from product where code = 'KV2025')`)
    const { checked, drifted } = await operations().check(tester)
    expect(checked).toBe(100)
    expect(drifted.toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual([
      { code: 'KV2020', why: 'differs' },
      { code: 'KV2025', why: 'missing' },
    ])
    expect(await operations().rebuild(tester)).toBe(2)
    expect((await operations().check(tester)).drifted).toEqual([])
    await expect.poll(() => [first, second].every((process) => finds(process, 'ryppytryffelit', id))).toBe(true)
  })

  it('write a missing document when the shop starts', async () => {
    await test.run(`delete from search_document where product_id = (select id from product where code = 'KV2030')`)
    const other = createProductSearch({ db: test.db, log })
    await other.start()
    await other.stop()
    expect(other.search('fi', 'kookostryffeli').ids).toContain(await idOf('KV2030'))
    expect((await operations().check(tester)).drifted).toEqual([])
  })

  it('teach every process a synonym, and take it away', async () => {
    const id = await idOf('KV3020')
    const found = () => [first, second].map((process) => finds(process, 'möykkynen', id))
    expect(found()).toEqual([false, false])
    await operations().addSynonym({ language: 'fi', term: 'Möykkynen', synonym: 'lakritsi', kind: '' }, tester)
    await expect.poll(found).toEqual([true, true])
    expect(await operations().removeSynonym('fi', 'möykkynen', null, tester)).toEqual({ ok: true, value: 1 })
    await expect.poll(found).toEqual([false, false])
  })

  it('import synonyms all or none', async () => {
    const good = { language: 'fi', term: 'namuska', synonym: 'karkki', kind: 'one-way', line: 2 }
    const bad = { ...good, language: 'xx', line: 3 }
    expect(await operations().importSynonyms([good, bad], tester)).toMatchObject({ isDone: false })
    expect((await operations().listSynonyms(tester)).some(({ term }) => term === 'namuska')).toBe(false)
    expect(await operations().importSynonyms([good], tester)).toMatchObject({ isDone: true })
    expect((await operations().listSynonyms(tester)).find(({ term }) => term === 'namuska')).toMatchObject({
      bothWays: false,
      createdBy: 'tester',
    })
  })
})
