import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { readShopGauges, shopGauges } from './shop-gauges.store.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
const now = new Date('2026-11-29T12:00:00Z')
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)
const valueOf = async (name: string, label: string | null = null): Promise<number | undefined> =>
  (await readShopGauges(test.db, now)).find((one) => one.name === name && one.label === label)?.value

describe('numbers from the database', () => {
  it('are zero where nothing waits, and each belongs to a gauge', async () => {
    const readings = await readShopGauges(test.db, now)
    const known = new Set(shopGauges.map(({ name }) => name))
    expect(readings.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    expect(await valueOf('shop_mails_unsent', 'failed')).toBe(0)
    expect(await valueOf('shop_webhooks_waiting')).toBe(0)
    expect(await valueOf('shop_schema_version')).toBeGreaterThanOrEqual(540)
    expect(await valueOf('shop_database_bytes')).toBeGreaterThan(1_000_000)
  })

  it('tell how many jobs wait in a queue, since when, and how many are dead', async () => {
    await test.run(`
      insert into jobs.job (name, data, start_after) values
        ('orders.mail', '{}', now() - interval '5 minutes'), ('orders.mail', '{}', now() + interval '1 hour'),
        ('orders.mail.dead', '{}', now())`)
    expect(await valueOf('shop_queue_waiting', 'orders.mail')).toBe(1)
    expect(Math.round((await valueOf('shop_queue_oldest_seconds', 'orders.mail')) ?? 0)).toBeGreaterThanOrEqual(300)
    expect(await valueOf('shop_dead_letters', 'orders.mail')).toBe(1)
    expect(await valueOf('shop_queue_waiting', 'orders.mail.dead')).toBeUndefined()
  })

  it('tell of mails that have not left, and of events that nobody has worked on', async () => {
    const mail = (key: string, status: string, age: number) =>
      `('${key}', 'order-confirmation', 'a@b.fi', 'fi', 's', 'h', 't', '${status}', '${minutesAgo(age).toISOString()}')`
    await test.run(`
      insert into outbox_mail (dedup_key, kind, recipient, language, subject, html, text, status, created_at)
      values ${[mail('a', 'failed', 90), mail('b', 'waiting', 1), mail('c', 'sent', 500)].join()};
      insert into webhook_inbox
        (psp_reference, event_code, success, merchant_reference, original_reference, amount_cents, item, received_at)
      values ('P', 'AUTHORISATION', true, 'R', '', 100, '{}', '${minutesAgo(20).toISOString()}')`)
    expect(await valueOf('shop_mails_unsent', 'failed')).toBe(1)
    expect(await valueOf('shop_mails_oldest_unsent_seconds')).toBe(5_400)
    expect(await valueOf('shop_webhooks_waiting')).toBe(1)
    expect(await valueOf('shop_webhooks_oldest_seconds')).toBe(1_200)
    expect(await valueOf('shop_webhook_last_timestamp_seconds')).toBe(minutesAgo(20).getTime() / 1_000)
  })
})
