import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { testKeyring } from '../../../tests/support/keys.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { addGoods } from '../../../tests/support/money-goods.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import type { ReviewList } from '../contract/reviews.ts'
import { createBuiltInReviews } from './built-in-reviews.ts'
import { createModeration, type Moderation } from './moderation.service.ts'
import type { ReviewsProvider } from './reviews-provider.ts'

let test: TestDatabase
let app: App
let moderation: Moderation
let provider: ReviewsProvider
const clock = createTestClock()
const log = pino({ level: 'silent' })
const keys = testKeyring().reviews
/** What the orders know: one number, with its address and goods. */
const paid = { orderNumber: 'KV26-7F3K-9QTX', email: 'mirja@posti.example', code: 'BAR' }

const good = {
  code: 'P-BAR',
  rating: 5,
  title: 'Suola tulee lopuksi',
  text: 'Paras tumma suklaa, jota olen maistanut.',
  name: 'Mirja, Turku',
  email: 'Mirja@posti.example',
}

async function startApp(rateLimits: boolean): Promise<App> {
  const config = { publicUrl: 'http://localhost:3000', rateLimits, trustProxy: [], cookieKeys: ['x'.repeat(32)] }
  const started = await createHttpApp({
    config,
    log,
    text: (language, key) => `${language} ${key}`,
    db: test.db,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  for (const routes of provider.routes ?? []) started.register(routes)
  await started.ready()
  return started
}

beforeAll(async () => {
  test = await createTestDatabase()
  await addGoods(test)
  const { db } = test
  const products = new Map([['P-BAR', ['BAR']], ['BAR', ['BAR']], ['P-MUG', ['MUG']]]) // prettier-ignore
  const findProduct = (code: string) => {
    const variationCodes = products.get(code)
    const own = code.startsWith('P-') ? code : `P-${code}`
    return Promise.resolve(variationCodes ? { code: own, variationCodes } : null)
  }
  const hasBought = (
    _db: unknown,
    { orderNumber, email, codes }: { orderNumber: string; email: string; codes: readonly string[] },
  ) =>
    Promise.resolve(orderNumber === paid.orderNumber && email.toLowerCase() === paid.email && codes.includes(paid.code))
  provider = createBuiltInReviews({ db, clock, keys, findProduct, hasBought })
  moderation = createModeration({ db, clock, keys })
  app = await startApp(false)
})
beforeEach(() =>
  test.run('delete from review; delete from review_event; delete from cache_event; delete from rate_limit'),
)
afterAll(async () => {
  await app.close()
  await test.drop()
})

const post = (body: object, headers: Record<string, string> = {}, url = '/api/reviews') =>
  app.inject({ method: 'POST', url, payload: body, headers })
const read = async (query = 'code=P-BAR'): Promise<ReviewList> =>
  (await app.inject({ url: `/api/reviews?${query}` })).json<ReviewList>()
const waiting = async () => (await moderation.list('pending', 50, tester)).rows
const approveAll = async () => {
  for (const { id } of await waiting()) await moderation.approve(id, null, tester)
}
const tags = async () => (await test.sql<{ tags: string[] }>`select tags from cache_event`).flatMap((row) => row.tags)
const actions = async () =>
  (await test.sql<{ action: string; actor: string }>`select action, actor from review_event order by id`).map(
    ({ action, actor }) => `${actor} ${action}`,
  )

describe('POST /api/reviews', () => {
  it('waits for an operator before anybody reads it', async () => {
    const answer = await post(good, { 'accept-language': 'sv' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'moderated' }])
    expect((await read()).count).toBe(0)
    expect(await waiting()).toMatchObject([
      { productCode: 'P-BAR', language: 'sv', verified: false, email: 'Mirja@posti.example', status: 'pending' },
    ])
    expect(await tags()).toEqual([])
    await approveAll()
    const list = await read('code=BAR')
    expect(list).toMatchObject({ average: 5, count: 1 })
    expect(list.items[0]).toEqual({
      id: expect.any(String),
      rating: 5,
      title: good.title,
      text: good.text,
      name: good.name,
      language: 'sv',
      verified: false,
      createdAt: clock.now().toISOString(),
      reply: null,
    })
    expect(await tags()).toEqual(['reviews:P-BAR'])
    expect(await actions()).toEqual(['visitor submitted', 'tester approved'])
  })

  it.each<[string, object]>([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: '5' }],
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(101) }],
    ['text', { text: 'Hyvää' }],
    ['text', { text: 'x'.repeat(2_001) }],
    ['text', { text: 'x'.repeat(20_001) }],
    ['name', { name: '\u202e\u200b' }],
    ['name', { name: '\u0336\u200d'.repeat(30) }],
    ['title', { title: '\u0336'.repeat(10_000) }],
    ['email', { email: 'mirja' }],
    ['email', { email: 'x'.repeat(301) }],
    ['orderNumber', { orderNumber: '12345' }],
    ['code', { code: 'drop table' }],
    ['colour', { colour: 'red' }],
  ])('refuses a wrong %s with words for that field', async (field, change) => {
    const answer = await post({ ...good, ...change }, { 'accept-language': 'en' })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
    expect(await waiting()).toEqual([])
  })

  it.each(['code', 'rating', 'title', 'text', 'name', 'email'])('refuses a review without %s', async (field) => {
    const { [field as keyof typeof good]: _left, ...rest } = good
    expect((await post(rest)).statusCode).toBe(400)
  })

  it('knows no product of that code', async () => {
    expect((await post({ ...good, code: 'KV9999' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/reviews?code=KV9999' })).statusCode).toBe(404)
  })

  it.each([
    ['another address', { email: 'muu@posti.example', orderNumber: paid.orderNumber }],
    ['no such order', { orderNumber: 'KV26-0000-0000' }],
    ['another product', { code: 'P-MUG', orderNumber: paid.orderNumber }],
  ])('says the same to a buyer and to who is none: %s', async (_why, change) => {
    const buyer = await post({ ...good, orderNumber: paid.orderNumber })
    const other = await post({ ...good, ...change })
    expect([other.statusCode, other.body]).toEqual([buyer.statusCode, buyer.body])
    const { code, email } = { ...good, ...change }
    const [row] = (await waiting()).filter((one) => one.productCode === code && one.email === email)
    expect(row?.verified).toBe(false)
  })

  it('marks a buyer, and keeps no order number', async () => {
    await post({ ...good, orderNumber: paid.orderNumber })
    await approveAll()
    expect((await read()).items[0]?.verified).toBe(true)
    const rows = await test.sql<object>`select * from review`
    expect(JSON.stringify(rows)).not.toContain('7F3K')
  })

  it('thanks a machine and keeps nothing of it', async () => {
    const answer = await post({ ...good, website: 'https://spam.example' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'moderated' }])
    expect(await waiting()).toEqual([])
  })

  it('has one review of an address and product: the later takes the place of the earlier once it is shown', async () => {
    await post(good)
    await post({ ...good, title: 'Toinen yritys', email: 'mirja@POSTI.example' })
    expect((await waiting()).map(({ title }) => title)).toEqual(['Toinen yritys'])
    await approveAll()
    await post({ ...good, title: 'Mieli muuttui', rating: 2 })
    await post({ ...good, code: 'P-MUG' })
    expect((await read()).items.map(({ title }) => title)).toEqual(['Toinen yritys'])
    const changed = (await waiting()).find(({ title }) => title === 'Mieli muuttui')
    expect(changed?.replaces).toMatchObject({ verified: false })
    await approveAll()
    expect(await read()).toMatchObject({ count: 1, average: 2, items: [{ title: 'Mieli muuttui' }] })
    expect((await read('code=P-MUG')).count).toBe(1)
    expect(await actions()).toContain('tester replaced')
  })

  it('takes two at once of the same person as one', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => post({ ...good, title: `Nro ${n}` })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202])
    expect(await waiting()).toHaveLength(1)
  })

  it('is taken five times an hour from one place', async () => {
    const limited = await startApp(true)
    const send = (n: number) =>
      limited.inject({ method: 'POST', url: '/api/reviews', payload: { ...good, email: `m${n}@posti.example` } })
    for (let n = 0; n < 5; n++) expect((await send(n)).statusCode).toBe(202)
    const refused = await send(5)
    expect([refused.statusCode, refused.json<{ key: string }[]>()[0]?.key]).toEqual([429, 'rate-limited'])
    await limited.close()
  })

  it('loses none of the five by what is refused, of which sixty an hour are looked at', async () => {
    const limited = await startApp(true)
    const send = async (change: object) =>
      (await limited.inject({ method: 'POST', url: '/api/reviews', payload: { ...good, ...change } })).statusCode
    const wrong = [{ title: '' }, { text: 'x'.repeat(20_001) }, { rating: 0 }, { colour: 'red' }]
    for (const change of [...wrong, ...wrong]) expect(await send(change)).toBe(400)
    expect(await send({ code: 'KV9999' })).toBe(404)
    for (let n = 0; n < 4; n++) expect(await send({ email: `m${n}@posti.example` })).toBe(202)
    for (let n = 13; n < 60; n++) expect(await send({ title: '' })).toBe(400)
    expect(await send({ title: '' })).toBe(429)
    expect(await send({})).toBe(429)
    await limited.close()
  })

  it('keeps hostile words as the words they are', async () => {
    const text = '<img src=x onerror=alert(1)> \u202Eolleh {{7*7}} \u0000'.replace('\u0000', '')
    await post({ ...good, title: '</script><script>alert(1)</script>', text })
    await approveAll()
    const [item] = (await read()).items
    expect(item?.title).toBe('</script><script>alert(1)</script>')
    expect(item?.text).toBe('<img src=x onerror=alert(1)> olleh {{7*7}}')
    expect((await post({ ...good, text: 'nolla \u0000 tavu ja muuta' })).statusCode).toBe(400)
  })
})

describe('GET /api/reviews', () => {
  beforeEach(async () => {
    for (let n = 0; n < 12; n++) {
      await post({ ...good, rating: (n % 5) + 1, title: `Arvio ${n}`, email: `lukija${n}@posti.example` })
      clock.advance(60_000)
    }
    await approveAll()
  })

  it('has ten a page, the newest first', async () => {
    const first = await read()
    expect(first.items.map(({ title }) => title)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Arvio ${n}`))
    const second = await read('code=P-BAR&page=2')
    expect(second.items.map(({ title }) => title)).toEqual(['Arvio 1', 'Arvio 0'])
    expect(second).toMatchObject({ count: 12, average: first.average, distribution: first.distribution })
    expect((await read('code=P-BAR&page=3')).items).toEqual([])
    expect(first.distribution.map(({ count }) => count)).toEqual([2, 2, 2, 3, 3])
  })

  it.each([
    ['highest', [5, 5, 4, 4, 3, 3, 2, 2, 2, 1]],
    ['lowest', [1, 1, 1, 2, 2, 2, 3, 3, 4, 4]],
  ])('sorts by %s', async (sort, ratings) => {
    expect((await read(`code=P-BAR&sort=${sort}`)).items.map(({ rating }) => rating)).toEqual(ratings)
  })

  it.each(['', 'code=', 'code=P-BAR&page=0', 'code=P-BAR&page=501', 'code=P-BAR&page=x', 'code=P-BAR&sort=best'])(
    'refuses "%s"',
    async (query) => {
      expect((await app.inject({ url: `/api/reviews?${query}` })).statusCode).toBe(400)
    },
  )

  it('says nothing of addresses', async () => {
    expect((await app.inject({ url: '/api/reviews?code=P-BAR' })).body).not.toMatch(/posti|email|author/i)
  })

  it('tells product pages average, number, a praise in their language, and search engines the newest', async () => {
    const facts = await provider.ofProduct('P-BAR', 'fi')
    expect(facts.reviews).toEqual({
      average: 2.75,
      count: 12,
      praise: { rating: 5, title: 'Arvio 9', name: good.name },
    })
    expect(facts.structuredData).toMatchObject({ aggregateRating: { ratingValue: 2.75, reviewCount: 12 } })
    expect(facts.tags).toEqual(['reviews:P-BAR'])
    expect((await provider.ofProduct('P-BAR', 'sv')).reviews?.praise).toBeNull()
    expect(await provider.ofProduct('P-MUG', 'fi')).toMatchObject({ reviews: { count: 0 }, structuredData: {} })
  })
})

describe('POST /api/reviews/:id/report', () => {
  it('is told to operators; the review stays until they have looked', async () => {
    await post(good)
    await approveAll()
    const id = (await read()).items[0]?.id ?? ''
    const report = (reason: string, of = id) => post({ reason }, {}, `/api/reviews/${of}/report`)
    expect((await report('spam')).statusCode).toBe(204)
    expect((await report('spam')).statusCode).toBe(204)
    expect((await report('ugly')).statusCode).toBe(400)
    expect((await report('spam', 'x')).statusCode).toBe(400)
    expect((await report('spam', '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    expect((await read()).count).toBe(1)
    const { rows } = await moderation.list('reported', 10, tester)
    expect(rows).toMatchObject([{ id, reports: [{ reason: 'spam', count: 2 }] }])
    await moderation.approve(id, null, tester)
    expect((await moderation.list('reported', 10, tester)).rows).toEqual([])
    expect((await read()).count).toBe(1)
  })

  it('knows no review that is not shown', async () => {
    await post(good)
    const id = (await waiting())[0]?.id ?? ''
    expect((await post({ reason: 'spam' }, {}, `/api/reviews/${id}/report`)).statusCode).toBe(404)
  })
})
