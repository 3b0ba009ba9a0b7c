import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { mailQueue } from '#src/platform/mail/mail-queue.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'
import type { ReviewMail, ReviewMailInput } from '../contract/review-mail.ts'
import { testMailer } from '../../../tests/support/test-mailer.ts'
import { type ArrivedOrder, createInvitations, type Invitations } from './invitations.ts'

/* The mail that asks a buyer for a review: ten days after the order arrived, once, and only who has agreed to marketing (C-10). */

const clock = createTestClock()
const log = pino({ level: 'silent' })
const dayMs = 24 * 60 * 60_000
const asked: ReviewMailInput[] = []
const times: { from: Date; to: Date }[] = []
let test: TestDatabase
let jobs: Jobs
let invitations: Invitations
let arrived: ArrivedOrder[]
const subscribers = new Set<string>()

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  jobs = createJobs({ url: test.url, queues: [mailQueue], log })
  await jobs.start()
  const outbox = createOutbox({
    db: test.db,
    jobs,
    clock,
    smtp: { host: '127.0.0.1', port: 1 },
    from: 'a@shop.example',
  })
  invitations = createInvitations({
    db: test.db,
    clock,
    log,
    publicUrl: 'https://konvehti.example',
    mailer: testMailer<ReviewMail>(outbox, 'https://konvehti.example', (mail) => {
      asked.push(mail)
      return { subject: 'x', html: '', text: '' }
    }),
    arrivedOrders: (_executor, time) => {
      times.push(time)
      return Promise.resolve(arrived)
    },
    marketingLink: (_executor, email) =>
      Promise.resolve(subscribers.has(email) ? `https://konvehti.example/cds/x?token=${email}` : null),
  })
})
beforeEach(async () => {
  asked.length = 0
  await test.run('delete from outbox_mail')
})
afterAll(async () => {
  await jobs.stop()
  await test.drop()
})

const order = (n: number, email: string, more: Partial<ArrivedOrder> = {}): ArrivedOrder => ({
  id: `00000000-0000-0000-0000-00000000000${n}`,
  orderNumber: `KV26-7F3K-000${n}`,
  language: 'fi',
  email,
  codes: ['KV1005-40G', 'KV1005-100G', 'KV1010-100G'],
  ...more,
})
const recipients = async () =>
  (
    await test.sql<{ recipient: string; unsubscribe_url: string; kind: string }>`
      select recipient, unsubscribe_url, kind from outbox_mail`
  ).map((row) => row)

it('goes to buyers who have agreed to marketing, once for an order, with a way to leave', async () => {
  subscribers.add('aino@posti.example')
  arrived = [order(1, 'aino@posti.example'), order(2, 'bo@posti.example')]
  expect(await invitations.inviteDue()).toBe(1)
  expect(await invitations.inviteDue()).toBe(0)
  expect(await recipients()).toEqual([
    {
      recipient: 'aino@posti.example',
      unsubscribe_url: 'https://konvehti.example/cds/x?token=aino@posti.example',
      kind: 'review-invitation',
    },
  ])
  expect(times[0]).toEqual({ from: new Date(+clock.now() - 20 * dayMs), to: new Date(+clock.now() - 10 * dayMs) })
})

it('names each product once, and leads to its form with the order known', async () => {
  subscribers.add('aino@posti.example')
  arrived = [order(3, 'aino@posti.example', { language: 'sv' })]
  await invitations.inviteDue()
  const products = asked[0]?.products ?? []
  expect(new Set(products.map(({ reviewUrl }) => new URL(reviewUrl).pathname)).size).toBe(products.length)
  expect(products.length).toBeGreaterThan(0)
  for (const { reviewUrl } of products) {
    const url = new URL(reviewUrl)
    expect([url.origin, url.searchParams.get('reviewOrder'), url.hash]).toEqual([
      'https://konvehti.example',
      'KV26-7F3K-0003',
      '#reviews',
    ])
    expect(url.pathname).toMatch(/^\/sv\//)
  }
})

it('is not sent about nothing that can be reviewed', async () => {
  subscribers.add('aino@posti.example')
  arrived = [order(4, 'aino@posti.example', { codes: [] }), order(5, 'aino@posti.example', { codes: ['GONE'] })]
  expect(await invitations.inviteDue()).toBe(0)
  expect(await recipients()).toEqual([])
})
