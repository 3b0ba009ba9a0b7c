import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../src/common/locale.ts'
import { checkReview } from '../src/reviews/rules/review-fields.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { readProductFiles } from './catalogue/product-file.ts'
import { demoReviews, seedReviews } from './seed-reviews.ts'

const all = Object.values(demoReviews).flat()

describe('the reviews of the demo brand', () => {
  it('are of a third of its products, in three languages and with every number of stars but one', async () => {
    const products = new Set((await readProductFiles()).map(({ code }) => code))
    const reviewed = Object.keys(demoReviews)
    expect(reviewed.filter((code) => !products.has(code))).toEqual([])
    expect(reviewed.length / products.size).toBeGreaterThan(1 / 3)
    for (const language of languages) expect(all.filter((one) => one.language === language).length).toBeGreaterThan(15)
    expect(new Set(all.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]))
  })

  it('could have been sent by the form, and none twice', () => {
    const email = 'lukija@posti.example'
    const broken = all.map((one) => checkReview({ ...one, rating: String(one.rating), email, orderNumber: '' }))
    expect(broken.filter((faults) => Object.keys(faults).length > 0)).toEqual([])
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  })
})

describe('filling them in', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase({ seeded: true })
  })
  afterAll(() => test.drop())

  it('again changes nothing, and brings nothing back that an operator has taken out', async () => {
    const count = async () => (await test.sql<{ n: number }>`select count(*)::int as n from review`)[0]?.n
    expect(await count()).toBe(all.length)
    await test.run(`delete from review where product_code = 'KV1005' and rating < 5`)
    const before = await count()
    await seedReviews(test.db)
    expect(await count()).toBe(before)
  })
})
