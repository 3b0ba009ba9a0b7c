import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createContentModule } from './content.module.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('menus are kept until something changes, and for ten minutes at most', async () => {
  const clock = createTestClock()
  const contributions = [{ blocks: [], resolveLinks: resolveProducts }]
  const content = createContentModule({
    db: test.db,
    clock,
    log: pino({ level: 'silent' }),
    contributions,
    onPublished: () => Promise.resolve(),
  })
  let productsPath = '/tuotteet'
  function resolveProducts() {
    return Promise.resolve(new Map([['category:all', { path: productsPath, id: 1 }]]))
  }
  const link = async () => (await content.chrome('fi')).navigation.productsPageUrl
  expect(await link()).toBe('/tuotteet')
  productsPath = '/kauppa'
  clock.advance(599_000)
  expect(await link()).toBe('/tuotteet')
  await new Promise((resolve) => setTimeout(resolve, 5))
  clock.advance(2_000)
  expect(await link()).toBe('/kauppa')
  productsPath = '/myymala'
  content.invalidate('all')
  expect(await link()).toBe('/myymala')
})
