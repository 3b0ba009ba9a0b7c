import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { addStaffAccount } from '../../../tests/support/money-staff.ts'
import type { AnyRecord, List, Problem } from '../contract/records.ts'

/* Queues of jobs and events of the payment provider in the back office: what is stuck is seen, tried again, or forgotten. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
  await addStaffAccount(shop)
})
afterAll(() => shop.stop())

const call = <Body = AnyRecord>(method: 'GET' | 'POST', url: string, role = 'Admin') =>
  shop.call<Body>({
    method,
    url: `/api/admin/${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
    ...(method === 'POST' && { payload: {} }),
  })
const inView = async (resource: string, filter: object) =>
  (await call<Omit<List, 'items'> & { items: AnyRecord[] }>('GET', `${resource}?filter=${JSON.stringify(filter)}`)).body
    .items
const jobsOf = async (name: string): Promise<unknown[]> =>
  (
    await shop.database.sql<{ data: unknown }>`select data from jobs.job where name = ${name} and state = 'created'`
  ).map(({ data }) => data)
const fail = (data: object) => shop.database.sql`
  insert into jobs.job (name, data, source_retry_count, source_output)
  values ('retention.dead', ${JSON.stringify(data)}, 4, '{"message": "connection refused"}')`
const audited = async (subject: string) =>
  (
    await shop.database.sql<{
      command: string
    }>`select command from audit_entry where subject_id = ${subject} order by id`
  ).map(({ command }) => command)

it('every queue is there, with its schedule and without those of dead jobs', async () => {
  const queues = await inView('jobs', {})
  expect(queues.length).toBeGreaterThan(20)
  expect(queues.find(({ id }) => id === 'orders.mail')).toMatchObject({ status: 'calm', dead: 0 })
  expect(queues.filter(({ id }) => id.endsWith('.dead') || id.startsWith('__'))).toEqual([])
})

it('a job that waits too long makes its queue late', async () => {
  await shop.database.sql`
    insert into jobs.job (name, created_on, start_after) values ('retention', now() - interval '1 hour', now() - interval '1 hour')`
  expect((await inView('jobs', { status: ['late'] })).map(({ id, waiting }) => [id, waiting])).toEqual([
    ['retention', 1],
  ])
  await shop.database.sql`delete from jobs.job where name = 'retention'`
})

it('a failed job is seen with its fault and without what it carries, and tried again or forgotten', async () => {
  await fail({ id: 1, secret: 'Salakuja 7' })
  const [queue] = await inView('jobs', { status: ['dead'] })
  expect(queue).toMatchObject({ id: 'retention', dead: 1, status: 'dead' })
  const one = await call('GET', 'jobs/retention', 'CustomerService')
  expect(one.body).toMatchObject({ failures: [{ tries: 5, error: 'connection refused' }], actions: [] })
  expect(one.text).not.toContain('Salakuja')
  expect((await call('POST', 'jobs/retention/repeat', 'CustomerService')).status).toBe(403)
  expect((await call('POST', 'jobs/retention/repeat')).body).toMatchObject({ failures: [], dead: 0 })
  expect(await jobsOf('retention')).toEqual([{ id: 1, secret: 'Salakuja 7' }])
  const again = await call<Problem[]>('POST', 'jobs/retention/repeat')
  expect([again.status, again.body[0]?.key]).toEqual([409, 'office/jobs/none-dead'])
  await fail({ id: 2 })
  expect((await call('POST', 'jobs/retention/forget')).status).toBe(200)
  expect(await jobsOf('retention.dead')).toEqual([])
  expect(await audited('retention')).toEqual(['job.repeated', 'job.forgotten'])
})

it('a stuck event of the payment provider is processed again, once', async () => {
  const visitor = shop.visitor('paying')
  const number = await visitor.placedOrder('BAR')
  await visitor.pay(number)
  await shop.deliverWebhooks()
  const processed = () =>
    shop.until(async () => (await inView('webhooks', { status: ['applied'] })).length === 1, 'the event')
  await processed()
  await shop.database.sql`
    update webhook_inbox set processed_at = null, outcome = null, received_at = now() - interval '1 hour'`
  const [stuck] = await inView('webhooks', { status: ['stuck'] })
  expect(stuck).toMatchObject({ eventCode: 'AUTHORISATION', success: true, merchantReference: `${number}-1` })
  const found = await call<Omit<List, 'items'> & { items: AnyRecord[] }>('GET', `webhooks?q=${number.toLowerCase()}`)
  expect(found.body.items.map(({ id }) => id)).toEqual([stuck?.id])
  expect((await call('POST', `webhooks/${stuck?.id}/replay`, 'CustomerService')).status).toBe(403)
  expect((await call('POST', `webhooks/${stuck?.id}/replay`)).status).toBe(200)
  await processed()
  expect((await call<Problem[]>('POST', `webhooks/${stuck?.id}/replay`)).body[0]?.key).toBe(
    'office/webhooks/applied-already',
  )
  expect(await audited(String(stuck?.id))).toEqual(['webhook.replayed'])
  const [order] = await shop.database.sql<{ status: string; events: number }>`
    select o.status, count(*)::int as events from shop_order as o join order_event as e on e.order_id = o.id
    where o.order_number = ${number} and e.key = 'payment-authorised' group by 1`
  expect(order).toEqual({ status: 'InProgress', events: 1 })
})
