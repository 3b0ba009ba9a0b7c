import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createSender } from '../../platform/jobs/jobs.ts'
import { createErasureLog } from '../../privacy/server/erasure-log.ts'
import { queues } from '../queues.ts'

let test: TestDatabase
let operator: Operator
let jobs: ReturnType<typeof createSender>
const clock = createTestClock('2026-12-01T12:00:00Z')
beforeAll(async () => {
  test = await createTestDatabase()
  jobs = createSender({ url: test.url, queues, log: pino({ level: 'silent' }) })
  operator = createOperator({ db: test.db, clock, jobs })
})
afterAll(async () => {
  await jobs.stop()
  await test.drop()
})
const states = async () =>
  Object.fromEntries(
    (await test.sql<{ dedup_key: string; status: string }>`select dedup_key, status from outbox_mail`).map((row) => [
      row.dedup_key,
      row.status,
    ]),
  )

it('mails that were unsent are held until somebody decides, by kind', async () => {
  const mail = (key: string, kind: string, status: string, at: string) =>
    `('${key}', '${kind}', 'a@b.fi', 'fi', 's', 'h', 't', '${status}', '${at}')`
  await test.run(`
    insert into outbox_mail (dedup_key, kind, recipient, language, subject, html, text, status, created_at) values
    ${[
      mail('order:1', 'order-confirmation', 'waiting', '2026-12-01T11:00:00Z'),
      mail('order:2', 'order-confirmation', 'sending', '2026-12-01T11:30:00Z'),
      mail('code:1', 'password-reset', 'failed', '2026-12-01T11:40:00Z'),
      mail('order:0', 'order-confirmation', 'sent', '2026-12-01T10:00:00Z'),
      mail('later', 'order-confirmation', 'waiting', '2026-12-01T11:59:00Z'),
    ].join()}`)
  expect(await operator.said('outbox', 'hold')).toContain('(failed)')
  expect(await operator.said('outbox', 'hold', '--before', '2026-12-01T13:50')).toBe('3 mails are held')
  expect(await states()).toEqual({
    'order:0': 'sent',
    'order:1': 'held',
    'order:2': 'held',
    'code:1': 'held',
    later: 'waiting',
  })
  expect((await operator.said('outbox', 'list')).split('\n')).toHaveLength(3)
  expect(await operator.said('outbox', 'release', '--kind', 'password-reset')).toBe('1 mails will be sent')
  expect(await operator.said('outbox', 'drop')).toBe('2 mails will never be sent')
  expect(await states()).toMatchObject({ 'order:1': 'dropped', 'order:2': 'dropped', 'code:1': 'waiting' })
  const sent = await test.sql<{ id: string }>`select data ->> 'id' as id from jobs.job where name = 'mail'`
  expect(sent).toHaveLength(1)
})

it('dead jobs are counted, repeated and forgotten by queue', async () => {
  await test.run(`
    insert into jobs.job (name, data) values ('orders.mail.dead', '{"orderId": "x"}'), ('orders.mail.dead', '{"orderId": "y"}'),
      ('news.sync.dead', '{}')`)
  expect(await operator.said('jobs', 'dead')).toMatch(/^news\.sync .*\norders\.mail .*$/)
  expect(await operator.said('jobs', 'retry', 'orders.mail')).toMatch(/^orders\.mail: /)
  expect(await operator.said('jobs', 'retry', 'orders.mail')).toContain('(failed)')
  expect(await operator.said('jobs', 'forget', 'news.sync')).toMatch(/^news\.sync: /)
  expect(await operator.said('jobs', 'dead')).toBe('none')
  const waiting = await test.sql<{ id: string }>`
    select data ->> 'orderId' as id from jobs.job where name = 'orders.mail' and state = 'created' order by 1`
  expect(waiting.map(({ id }) => id)).toEqual(['x', 'y'])
})

it('the rules of money and stock are counted, and a broken one is named', async () => {
  expect(await operator.said('verify')).toMatch(/^All \d{2} rules hold$/)
  await test.run(`
    insert into webhook_inbox
      (psp_reference, event_code, success, merchant_reference, original_reference, amount_cents, item, received_at)
    values ('P', 'AUTHORISATION', true, 'R', '', 100, '{}', now())`)
  expect(await operator.said('verify')).toBe('(failed) 1  event taken and never worked on')
})

it('erasures are added to the log once, each a line that is read again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'erasures-'))
  try {
    const file = join(folder, 'deep', 'erased.jsonl')
    const append = createErasureLog({ db: test.db, clock, file })
    const erase = (at: string) =>
      test.run(`
        insert into erased_person (erased_at, account_ids, owner_ids, order_ids, email_hashes)
        values ('${at}', '{}', '{v_1}', '{}', '{h}')`)
    await append()
    await erase('2026-12-01T11:00:00Z')
    await append()
    await append()
    await erase('2026-12-01T11:01:00Z')
    await append()
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { erasedAt: string }).erasedAt)).toEqual([
      '2026-12-01T11:00:00.000Z',
      '2026-12-01T11:01:00.000Z',
    ])
    await test.run('delete from erased_person')
    expect(await operator.said('privacy', 'reapply', file)).toBe('2 are forgotten again')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('the provider’s report is held against the books', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  const report = join(folder, 'report.csv')
  const columns = 'Merchant Account,Psp Reference,Merchant Reference,Main Currency,Main Amount,Record Type'
  await writeFile(report, `${columns}\r\nKonvehtiECOM,PSP1,KV-1-1,EUR,12.50,Authorised\r\n`)
  expect(await operator.said('payments', 'reconcile', report)).toBe(
    '(failed) 1 of 1 payments differ:\nPSP1  KV-1-1  12.50 EUR  no order  paid there, and the shop has no such payment',
  )
  await rm(folder, { recursive: true })
})
