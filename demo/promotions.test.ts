import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '../src/common/locale.ts'
import { listLivePromotions, listUnknownNames } from '../src/promotions/server/promotion.store.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

it('the demo’s promotions are six, of every kind, in three languages, about goods and shelves that there are', async () => {
  const promotions = await listLivePromotions(database.db, new Date())
  expect(promotions.map(({ reward }) => reward.type).toSorted()).toEqual([
    'buyXGetY',
    'fixed',
    'freeGift',
    'freeShipping',
    'percentage',
    'tiered',
  ])
  expect(promotions.flatMap(({ name }) => languages.filter((language) => name[language].trim() === ''))).toEqual([])
  expect(
    await listUnknownNames(database.db, {
      variations: promotions.flatMap(({ reward, conditions }) => [
        ...conditions.codes,
        ...(reward.type === 'freeGift' ? [reward.code] : []),
      ]),
      categories: promotions.flatMap(({ conditions }) => conditions.categories),
    }),
  ).toEqual([])
  expect(promotions.flatMap(({ couponCodes }) => couponCodes).toSorted()).toEqual(['KERKKA10', 'KOTIIN', 'TERVETULOA'])
})
