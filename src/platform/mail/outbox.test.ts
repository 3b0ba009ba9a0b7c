import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { inTransaction } from '../database/transaction.ts'
import { createJobs, type Jobs } from '../jobs/jobs.ts'
import { systemClock } from '../clock.ts'
import { mailQueue } from './mail-queue.ts'
import { createOutbox, type Mail, type Outbox } from './outbox.ts'

let test: TestDatabase
let server: SMTPServer
let received: ParsedMail[]
let refuse: boolean
let recipients: string[]
let jobs: Jobs
let outbox: Outbox

beforeAll(async () => {
  test = await createTestDatabase()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      done(refuse ? new Error('not now') : null)
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        received.push(mail)
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
})
beforeEach(async () => {
  received = []
  refuse = false
  recipients = []
  jobs = createJobs({ url: test.url, queues: [mailQueue], log: pino({ level: 'silent' }) })
  await jobs.start()
  const { port } = server.server.address() as AddressInfo // it listens on TCP
  outbox = createOutbox({
    db: test.db,
    jobs,
    clock: systemClock,
    smtp: { host: '127.0.0.1', port },
    from: 'Konvehti <kauppa@konvehti.example>',
  })
})
afterEach(async () => {
  await jobs.stop()
  outbox.close()
  await test.sql`delete from outbox_mail`
  await test.sql`delete from jobs.job`
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await test.drop()
})

const mail: Mail = {
  key: 'order-confirmation',
  to: 'aino@example.com',
  language: 'fi',
  subject: 'Kiitos tilauksesta – täysi pussi ääkkösiä',
  html: '<p>Hei Åsa</p>',
  text: 'Hei Åsa',
  dedupKey: 'order-confirmation:1',
}

const enqueue = (dedupKey = mail.dedupKey): Promise<boolean> =>
  inTransaction(test.db, (tx) => outbox.enqueueMail(tx, { ...mail, dedupKey }))

const rows = async (): Promise<Array<{ id: string; status: string; attempts: number }>> => [
  ...(await test.sql<{ id: string; status: string; attempts: number }>`select id, status, attempts from outbox_mail`),
]

describe('the outbox', () => {
  it('sends what a committed transaction put in, under the id of its row', async () => {
    await outbox.startSending()
    await enqueue()
    await expect.poll(rows).toMatchObject([{ status: 'sent', attempts: 1 }])
    const [row] = await rows()
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      subject: mail.subject,
      html: mail.html,
      messageId: `<${row?.id}@konvehti.example>`,
    })
    expect(received[0]?.text?.trim()).toBe(mail.text)
  })

  it('sends nothing for a transaction that is rolled back', async () => {
    const failing = inTransaction(test.db, async (tx) => {
      await outbox.enqueueMail(tx, mail)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await rows()).toEqual([])
  })

  it('sends one mail for one key, also when several transactions want it at once', async () => {
    await outbox.startSending()
    const results = await Promise.all(Array.from({ length: 5 }, () => enqueue()))
    expect(results.filter(Boolean)).toHaveLength(1)
    await enqueue('order-confirmation:2')
    await expect.poll(async () => (await rows()).map((row) => row.status)).toEqual(['sent', 'sent'])
    expect(received).toHaveLength(2)
  })

  it.each([
    'aino@posti.example,mallory@evil.example',
    'aino@posti.example;x@evil.example',
    'Aino <aino@posti.example>x',
  ])('sends to one mailbox, whatever stands in its name: %s', async (to) => {
    await outbox.startSending()
    await inTransaction(test.db, (tx) => outbox.enqueueMail(tx, { ...mail, to }))
    await expect.poll(async () => (await rows()).map(({ status }) => status)).not.toEqual(['waiting'])
    await expect.poll(async () => (await rows()).map(({ status }) => status)).not.toEqual(['sending'])
    expect(recipients).not.toContain('aino@posti.example')
    expect(recipients.length).toBeLessThan(2)
  })

  it('tries again when the mail server refuses', async () => {
    refuse = true
    await outbox.startSending()
    await enqueue()
    await expect.poll(rows).toMatchObject([{ status: 'failed', attempts: 1 }])
    refuse = false
    const hasten = (): Promise<object[]> =>
      test.sql`update jobs.job set start_after = now() where name = ${mailQueue.name} and state = 'retry' returning id`
    await expect.poll(hasten).toHaveLength(1)
    await expect.poll(rows).toMatchObject([{ status: 'sent', attempts: 2 }])
    expect(received).toHaveLength(1)
  })

  it('does not send twice when a job is run twice', async () => {
    await outbox.startSending()
    await enqueue()
    await expect.poll(rows).toMatchObject([{ status: 'sent' }])
    const [row] = await rows()
    await inTransaction(test.db, (tx) => jobs.send(tx, mailQueue, { id: row?.id ?? '' }))
    const unfinished = (): Promise<unknown[]> =>
      test.sql`select id from jobs.job where name = ${mailQueue.name} and state <> 'completed'`.then((jobRows) => [
        ...jobRows,
      ])
    await expect.poll(unfinished).toEqual([])
    expect(received).toHaveLength(1)
  })

  it('forgets receiver and text of an ephemeral mail once it was sent, and still sends it only once', async () => {
    const brief = { ...mail, dedupKey: 'restock:1', ephemeral: true }
    await outbox.startSending()
    await inTransaction(test.db, (tx) => outbox.enqueueMail(tx, brief))
    await expect.poll(rows).toMatchObject([{ status: 'sent' }])
    expect(received[0]).toMatchObject({ subject: mail.subject })
    const [left] = await test.sql`select recipient, subject, html, text from outbox_mail`
    expect(left).toEqual({ recipient: '', subject: '', html: '', text: '' })
    expect(await inTransaction(test.db, (tx) => outbox.enqueueMail(tx, brief))).toBe(false)
  })

  it('says in the headers where a mailing list is left, and of no other mail (RFC 8058)', async () => {
    const unsubscribeUrl = `https://konvehti.example/cds/personmarketingrevocation?token=${'a'.repeat(90)}&language=sv`
    const listed = { ...mail, dedupKey: 'newsletter:1', ephemeral: true, unsubscribeUrl }
    await outbox.startSending()
    await inTransaction(test.db, (tx) => outbox.enqueueMail(tx, listed))
    await expect.poll(rows).toMatchObject([{ status: 'sent' }])
    await enqueue()
    await expect.poll(() => received.length).toBe(2)
    const lines = received.map(({ headerLines }) =>
      headerLines.filter(({ key }) => key.startsWith('list-')).map(({ line }) => line),
    )
    expect(lines).toEqual([
      [`List-Unsubscribe: <${unsubscribeUrl}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
      [],
    ])
    const [left] = await test.sql`select unsubscribe_url from outbox_mail where dedup_key = 'newsletter:1'`
    expect(left).toEqual({ unsubscribe_url: null })
  })

  it('takes over a mail whose process died while it sent', async () => {
    await enqueue()
    await test.sql`update outbox_mail set status = 'sending', claimed_at = now() - interval '2 minutes'`
    await outbox.startSending()
    await expect.poll(rows).toMatchObject([{ status: 'sent' }])
  })
})

it('signs in at a mail server that asks for it, and says when it is refused', async () => {
  const guarded = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'right' ? done(null, { user: username }) : done(new Error('wrong')),
    onData: (stream, _session, done) => stream.resume().once('end', () => done()),
  })
  guarded.listen(0, '127.0.0.1')
  await once(guarded.server, 'listening')
  const { port } = guarded.server.address() as AddressInfo // it listens on TCP
  const check = async (password: string): Promise<boolean> => {
    const smtp = { host: '127.0.0.1', port, user: 'shop', password }
    const signing = createOutbox({ db: test.db, jobs, clock: systemClock, smtp, from: 'kauppa@konvehti.example' })
    try {
      return await signing.checkServer()
    } finally {
      signing.close()
    }
  }
  expect(await check('right')).toBe(true)
  expect(await check('wrong')).toBe(false)
  await new Promise<void>((resolve) => guarded.close(() => resolve()))
  expect(await check('right')).toBe(true) // away: mail waits for it
})

it('says that mails wait while the server takes none', async () => {
  await outbox.startSending()
  const send = (dedupKey: string) =>
    inTransaction(test.db, (tx) =>
      outbox.enqueueMail(tx, {
        key: 'order-confirmation',
        to: 'aino@posti.example',
        language: 'fi',
        subject: 'x',
        html: 'x',
        text: 'x',
        dedupKey,
      }),
    )
  expect(await outbox.isStuck()).toBe(false)
  refuse = true
  await send('stuck:1')
  await expect.poll(() => outbox.isStuck()).toBe(true)
  refuse = false
  await send('stuck:2')
  await expect.poll(() => outbox.isStuck()).toBe(false)
})
