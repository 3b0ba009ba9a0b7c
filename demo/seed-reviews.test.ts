import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../src/common/locale.ts'
import { checkReview } from '../src/reviews/rules/review-fields.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { popularFrom, readProductFiles } from './catalogue/product-file.ts'
import { spreadReviews, unreviewed } from './reviews/spread.ts'
import { readDemoReviews, seedReviews, writtenReviews } from './seed-reviews.ts'

const files = await readProductFiles()
const reviews = await readDemoReviews()
const all = Object.values(reviews).flat()
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /)

describe('the reviews of the demo brand', () => {
  it('are some 600, of everything that can be eaten but one product, in three languages', () => {
    expect(Math.abs(all.length - 600)).toBeLessThan(10)
    expect(reviews[unreviewed]).toEqual([])
    const eaten = files.filter(({ vatClass }) => vatClass === 'food').map(({ code }) => code)
    expect(new Set(Object.keys(reviews))).toEqual(new Set(eaten))
    for (const language of languages) expect(all.filter((one) => one.language === language).length).toBeGreaterThan(60)
  })

  it('have the curve of a J: most five stars, few three, and a little more one than two', () => {
    const share = (stars: number) => all.filter(({ rating }) => rating === stars).length / all.length
    expect(share(5)).toBeGreaterThan(0.5)
    expect(share(5)).toBeLessThan(0.65)
    expect(share(4)).toBeGreaterThan(0.18)
    expect(share(3)).toBeGreaterThan(0.05)
    expect(share(2)).toBeGreaterThan(0.03)
    expect(share(1)).toBeGreaterThan(share(2))
  })

  it('are more of what sells', () => {
    const averageOf = (best: boolean) => {
      const some = files.filter(({ code, soldLastMonth }) => code in reviews && soldLastMonth >= popularFrom === best)
      return some.reduce((sum, { code }) => sum + (reviews[code]?.length ?? 0), 0) / some.length
    }
    expect(averageOf(true)).toBeGreaterThan(2 * averageOf(false))
  })

  it('could have been sent by the form', () => {
    const email = 'lukija@posti.example'
    const broken = all.map((one) => checkReview({ ...one, rating: String(one.rating), email, orderNumber: '' }))
    expect(broken.filter((faults) => Object.keys(faults).length > 0)).toEqual([])
  })

  it('say nothing twice of one product, and are of eight to 120 words', () => {
    for (const [code, list] of Object.entries(reviews)) {
      const said = list.flatMap(({ title, text }) => [title, ...sentencesOf(text)])
      expect(new Set(said).size, code).toBe(said.length)
      for (const { title, text } of list) {
        const words = `${title} ${text}`.split(/\s+/).length
        expect(words, `${code}: ${title}`).toBeGreaterThanOrEqual(8)
        expect(words, `${code}: ${title}`).toBeLessThanOrEqual(120)
      }
    }
  })

  it('are of two years, and never older than their product', () => {
    const launched = new Map(files.map(({ code, newsDate }) => [code, newsDate]))
    for (const [code, list] of Object.entries(reviews)) {
      expect(list.filter(({ day }) => day <= (launched.get(code) ?? '')).map(({ day }) => `${code} ${day}`)).toEqual([])
    }
    const days = all.map(({ day }) => day).toSorted()
    expect(days[0]?.slice(0, 7)).toMatch(/^2024-1[12]$/)
    expect(days.at(-1)?.slice(0, 7)).toBe('2026-11')
  })

  it('are answered by the shop where somebody was not happy, mostly', () => {
    const unhappy = all.filter(({ rating }) => rating <= 2)
    expect(unhappy.filter(({ reply }) => reply !== undefined).length / unhappy.length).toBeGreaterThan(0.7)
    expect(all.filter(({ rating, reply }) => rating >= 4 && reply !== undefined).length).toBeGreaterThan(5)
  })

  it('are the same for the same seed', () => {
    const spread = (seed: number) => spreadReviews(files, writtenReviews, { total: 300, seed })
    expect(spread(1)).toEqual(spread(1))
    expect(spread(1)).not.toEqual(spread(2))
  })
})

describe('filling them in', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase({ seeded: true })
  })
  afterAll(() => test.drop())

  it('again changes nothing, and brings nothing back that an operator has taken out', async () => {
    const count = async () =>
      (await test.sql<{ n: number }>`select count(*)::int as n from review where status = 'published'`)[0]?.n
    expect(await count()).toBe(all.length)
    await test.run(`delete from review where product_code = 'KV1005' and rating < 5`)
    const before = await count()
    await seedReviews(test.db)
    expect(await count()).toBe(before)
  })
})
