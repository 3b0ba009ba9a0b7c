import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

interface Review {
  status: string
  actions: string[]
  reply: string | null
  reports: { reason: { label: string }; count: number }[]
  timeline: { key: string }[]
}
const call = <Body>(method: 'GET' | 'POST', path: string, payload?: object) =>
  shop.call<Body>({
    method,
    url: `/api/admin/${path}`,
    headers: { authorization: 'Bearer staff-CustomerService', 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const waiting = async () =>
  (await call<{ counts: { resource: string; view: string; count: number }[] }>('GET', 'news')).body.counts.filter(
    ({ resource }) => resource === 'reviews',
  )

let writers = 0
async function written(title: string): Promise<string> {
  const key = (writers += 1).toString().padStart(43, '0')
  const [row] = await shop.database.sql<{ id: string }>`
    insert into review (product_code, author_key, status, rating, title, body, author_name, language, verified, email, submitted_at)
    values ((select min(code) from product), ${key}, 'pending', 5, ${title}, 'Sulaa suussa ja maistuu.', 'Aino', 'fi', true,
      'aino@posti.example', now()) returning id`
  return row?.id ?? ''
}

it('waits as news until somebody decides, several at once, and is answered', async () => {
  const ids = [await written('Ihana'), await written('Kelpo')]
  expect(await waiting()).toMatchObject([
    { view: 'pending', count: 2 },
    { view: 'reported', count: 0 },
  ])
  expect((await call('POST', `reviews/${ids[0]}/reply`, { reply: 'Kiitos!' })).status).toBe(409)
  const done = await call<{ results: { isDone: boolean }[] }>('POST', 'reviews/actions/approve', { ids, body: {} })
  expect(done.body.results).toMatchObject([{ isDone: true }, { isDone: true }])
  expect(await waiting()).toMatchObject([{ count: 0 }, { count: 0 }])
  const { body } = await call<Review>('POST', `reviews/${ids[0]}/reply`, { reply: 'Kiitos!' })
  expect(body).toMatchObject({
    status: 'published',
    reply: 'Kiitos!',
    actions: ['reply', 'remove-reply', 'reject', 'approve-in'],
  })
  expect(body.timeline.map(({ key }) => key)).toEqual(['review.replied', 'review.approved'])
})

it('that readers report waits again, and is kept or rejected', async () => {
  const id = await written('Outo')
  await call('POST', `reviews/${id}/approve`, {})
  await shop.database.sql`insert into review_report (review_id, reason, created_at) values (${id}, 'spam', now())`
  expect(await waiting()).toMatchObject([{ count: 0 }, { view: 'reported', count: 1 }])
  const { body } = await call<Review>('GET', `reviews/${id}`)
  expect(body).toMatchObject({ reports: [{ reason: { label: 'Advertising or spam' }, count: 1 }] })
  expect(body.actions).toEqual(['approve', 'reply', 'reject', 'approve-in'])
  expect((await call<Review>('POST', `reviews/${id}/reject`, { reason: 'Mainos' })).body.status).toBe('rejected')
  expect((await call('POST', `reviews/${id}/reject`, { reason: 'Mainos' })).status).toBe(409)
})

it('shows nothing of its writer’s address', async () => {
  const id = await written('Oma')
  expect((await call('GET', `reviews/${id}`)).text).not.toContain('aino@posti')
})
