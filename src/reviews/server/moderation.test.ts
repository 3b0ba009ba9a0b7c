import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorNamed, tester } from '../../../tests/support/actors.ts'
import { testKeyring } from '../../../tests/support/keys.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { addGoods } from '../../../tests/support/money-goods.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createKeyring } from '#src/platform/keys/keyring.ts'
import { createModeration, type Moderation } from './moderation.service.ts'
import { createReviewsService, type ReviewsService } from './reviews.service.ts'

let test: TestDatabase
let moderation: Moderation
let reviews: ReviewsService
const clock = createTestClock()
const keys = testKeyring().reviews

beforeAll(async () => {
  test = await createTestDatabase()
  await addGoods(test)
  const { db } = test
  moderation = createModeration({ db, clock, keys })
  reviews = createReviewsService({
    db,
    clock,
    keys,
    findProduct: (code) => Promise.resolve({ code, variationCodes: [] }),
    hasBought: () => Promise.resolve(false),
  })
})
beforeEach(() => test.run('delete from review; delete from review_event; delete from cache_event'))
afterAll(() => test.drop())

let number = 0
/** A review that waits; answers its id. */
async function write(change: Partial<Parameters<ReviewsService['submit']>[0]> = {}): Promise<string> {
  const email = `lukija${(number += 1)}@posti.example`
  const good = { rating: 4, title: 'Hyvä', text: 'Maistuu kahvin kanssa.', name: 'Aino' }
  const taken = await reviews.submit({ code: 'P-BAR', ...good, email, ...change }, 'fi')
  if (!taken.ok) throw new Error(JSON.stringify(taken.error))
  const [row] = await test.sql<{ id: string }>`select id from review where email = ${change.email ?? email}`
  return row?.id ?? ''
}
const renewed = createKeyring({ shared: ['n'.repeat(32), 's'.repeat(32)], own: {}, former: '' }).reviews
const shown = async () => {
  const list = await reviews.list('P-BAR', { page: 1, sort: 'newest' })
  return list.ok ? list.value.items : []
}
const rowOf = async (id: string) => (await test.sql<Record<string, unknown>>`select * from review where id = ${id}`)[0]
const events = async () =>
  (await test.sql<{ tags: string[] }>`select tags from cache_event`).flatMap(({ tags }) => tags)
const trailOf = async (id: string) =>
  (
    await test.sql<{ actor: string; action: string; detail: string }>`
      select * from review_event where review_id = ${id} order by id`
  ).map(({ actor, action, detail }) => [actor, action, detail].filter(Boolean).join(' '))

describe('an operator', () => {
  it('approves by the first letters of the id, and corrects the language', async () => {
    const id = await write()
    expect((await moderation.approve(id.slice(0, 8).toUpperCase(), 'sv', operatorNamed('cli'))).ok).toBe(true)
    expect(await shown()).toMatchObject([{ id, language: 'sv' }])
    expect(await rowOf(id)).toMatchObject({ email: null, status: 'published' })
    expect(await trailOf(id)).toEqual(['visitor submitted 4/5', 'cli approved sv'])
    expect(await events()).toEqual(['reviews:P-BAR'])
  })

  it('rejects before and after, and what was shown is gone from the page', async () => {
    const id = await write()
    await moderation.approve(id, null, operatorNamed('cli'))
    expect((await moderation.reject(id, 'advertising \u001b[31m', operatorNamed('cli'))).ok).toBe(true)
    expect(await shown()).toEqual([])
    expect(await trailOf(id)).toEqual(['visitor submitted 4/5', 'cli approved', 'cli rejected advertising [31m'])
    expect(await events()).toEqual(['reviews:P-BAR', 'reviews:P-BAR'])
    expect((await moderation.list('rejected', 10, tester)).total).toBe(1)
  })

  it('answers what is shown, once again, and takes the answer away', async () => {
    const id = await write()
    expect(await moderation.reply(id, 'Kiitos!', operatorNamed('cli'))).toEqual({ ok: false, error: 'not-published' })
    await moderation.approve(id, null, operatorNamed('cli'))
    await moderation.reply(id, 'Kiitos!\n\n\n\nTerveisin Konvehti', operatorNamed('cli'))
    expect((await shown())[0]?.reply).toEqual({
      text: 'Kiitos!\n\nTerveisin Konvehti',
      createdAt: clock.now().toISOString(),
    })
    expect(await moderation.reply(id, 'x'.repeat(2_001), operatorNamed('cli'))).toEqual({
      ok: false,
      error: 'too-long',
    })
    await moderation.reply(id, '', operatorNamed('cli'))
    expect((await shown())[0]?.reply).toBeNull()
    expect(await moderation.reply(id, '', operatorNamed('cli'))).toEqual({ ok: false, error: 'empty' })
  })

  it.each(['', 'xyz', '%', '______', 'ffffffff', "a' or 1=1"])('is told that "%s" is no review', async (name) => {
    await write()
    expect(await moderation.approve(name, null, operatorNamed('cli'))).toEqual({ ok: false, error: 'unknown' })
    expect(await events()).toEqual([])
  })

  it('is told when several begin so, and when it is so already', async () => {
    await write()
    await write()
    await test.run(`update review set id = ('aaaaaaaa' || substr(id::text, 9))::uuid`)
    expect(await moderation.approve('aaaaaaaa', null, operatorNamed('cli'))).toEqual({ ok: false, error: 'ambiguous' })
    const id = await write()
    await moderation.approve(id, null, operatorNamed('cli'))
    expect(await moderation.approve(id, null, operatorNamed('cli'))).toEqual({ ok: false, error: 'already' })
    await moderation.reject(id, '', operatorNamed('cli'))
    expect(await moderation.reject(id, '', operatorNamed('cli'))).toEqual({ ok: false, error: 'already' })
    expect((await moderation.approve(id, null, operatorNamed('cli'))).ok).toBe(true)
  })

  it('decides once, however many do at a time', async () => {
    const id = await write()
    const outcomes = await Promise.all([1, 2, 3].map(() => moderation.approve(id, null, operatorNamed('cli'))))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await trailOf(id)).toHaveLength(2)
  })

  it('forgets a person in every place, whatever the case of the address', async () => {
    const email = 'Eeva@posti.example'
    await moderation.approve(await write({ email }), null, operatorNamed('cli'))
    await write({ email })
    await write({ email, code: 'P-MUG' })
    await write()
    await test.run('delete from cache_event')
    expect(await moderation.forget(' eeva@POSTI.example', operatorNamed('cli'))).toBe(3)
    expect(await shown()).toEqual([])
    expect((await moderation.list('pending', 10, tester)).total).toBe(1)
    expect(await events()).toEqual(['reviews:P-BAR'])
    const kept = JSON.stringify(await test.sql<object>`select * from review_event`)
    expect(kept).not.toMatch(/eeva|posti/i)
  })
})

describe('a change of keys', () => {
  it('leaves a writer one opinion, and one request to be forgotten', async () => {
    const email = 'sama@posti.example'
    await write({ email })
    const later = createReviewsService({
      db: test.db,
      clock,
      keys: renewed,
      findProduct: (code) => Promise.resolve({ code, variationCodes: [] }),
      hasBought: () => Promise.resolve(false),
    })
    const again = { code: 'P-BAR', rating: 2, title: 'Taas', text: 'Toinen kerta.', name: 'Aino', email }
    expect(await later.submit(again, 'fi')).toEqual({ ok: true, value: undefined })
    expect(await test.sql`select title from review`).toEqual([{ title: 'Taas' }])
    expect(await createModeration({ db: test.db, clock, keys: renewed }).forget(email, tester)).toBe(1)
  })
})
