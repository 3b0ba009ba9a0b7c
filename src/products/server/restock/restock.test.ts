import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tester } from '../../../../tests/support/actors.ts'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { mailQueue } from '#src/platform/mail/mail-queue.ts'
import { createOutbox, type Outbox } from '#src/platform/mail/outbox.ts'
import type { Language } from '#src/common/locale.ts'
import type { RestockMail, RestockMailInput } from '../../contract/restock.ts'
import en from '../../texts/en.json' with { type: 'json' }
import fi from '../../texts/fi.json' with { type: 'json' }
import sv from '../../texts/sv.json' with { type: 'json' }
import { createCatalogueOperations } from '../product-operations.ts'
import { testMailer } from '../../../../tests/support/test-mailer.ts'
import { restockRoutes } from './restock.routes.ts'
import { createRestock, type Restock } from './restock.service.ts'
import { createRestockMailer, type RestockMailer } from './restock-mailer.ts'

const clock = createTestClock()
const log = pino({ level: 'silent' })
const tables: Record<Language, Record<string, string>> = { fi, sv, en }
const text = (language: Language, key: string): string => tables[language][`/${key}`] ?? key
const code = 'KV1005-100G'
/** Says what it was given; the words are the template's own test. */
const renderMail = ({ language, name, siteUrl, productPath }: RestockMailInput) => ({
  subject: `${language}: ${name}`,
  html: '<p></p>',
  text: siteUrl + productPath,
})

let test: TestDatabase
let app: App
let jobs: Jobs
let outbox: Outbox
let restock: Restock
let mailer: RestockMailer
let operations: ReturnType<typeof createCatalogueOperations>

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  jobs = createJobs({ url: test.url, queues: [mailQueue], log })
  await jobs.start()
  outbox = createOutbox({
    db: test.db,
    jobs,
    clock,
    smtp: { host: '127.0.0.1', port: 1 },
    from: 'shop@konvehti.example',
  })
  restock = createRestock({ db: test.db, clock })
  operations = createCatalogueOperations({ db: test.db, clock })
  const publicUrl = 'https://konvehti.example'
  const sending = testMailer<RestockMail>(outbox, publicUrl, renderMail)
  mailer = createRestockMailer({ db: test.db, clock, log, mailer: sending })
  const config = { publicUrl, rateLimits: true, trustProxy: [], cookieKeys: ['x'.repeat(32)] }
  app = await createHttpApp({ config, log, text, db: test.db, actorOf: () => Promise.resolve({ kind: 'none' }) })
  app.register(restockRoutes({ restock }))
  await app.ready()
})
afterEach(async () => {
  await operations.setStock(code, 100, tester)
  await operations.setNotice('KV1005', null, tester)
  await test.run('delete from restock_request; delete from outbox_mail')
})
afterAll(async () => {
  await app.close()
  await jobs.stop()
  outbox.close()
  await test.drop()
})

let visitor = 0
/** Each call from another address, but where the limit is tried. */
const ask = async (body: object, language: Language = 'fi', from = `10.0.0.${(visitor += 1)}`) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/inventory/notify',
    payload: body,
    remoteAddress: from,
    headers: { 'accept-language': language },
  })
  return { status: response.statusCode, body: response.body === '' ? null : response.json<unknown>() }
}
const waiting = async () => [
  ...(await test.sql<{ email: string; language: string }>`select email, language from restock_request order by email`),
]
const mails = async () => [
  ...(await test.sql<{ recipient: string; language: Language; subject: string; text: string; ephemeral: boolean }>`
    select recipient, language, subject, text, ephemeral from outbox_mail order by recipient`),
]

describe('POST /api/inventory/notify', () => {
  it('keeps one request per address and variation, in the language asked for last', async () => {
    await operations.setStock(code, 0, tester)
    expect((await ask({ code, email: ' Aino@Posti.example ', language: 'sv' })).status).toBe(202)
    expect((await ask({ code, email: 'aino@posti.example' }, 'en')).status).toBe(202)
    expect(await waiting()).toEqual([{ email: 'aino@posti.example', language: 'en' }])
  })

  it('keeps nothing of an address that hides or piles up', async () => {
    await operations.setStock(code, 0, tester)
    expect((await ask({ code, email: '\u202eaino\u200b@posti.example' })).status).toBe(202)
    expect(await waiting()).toEqual([{ email: 'aino@posti.example', language: 'fi' }])
    expect(await restock.forget('aino\u200b@posti.example', tester)).toBe(1)
    expect((await ask({ code, email: `aino${'\u0336'.repeat(9)}@posti.example` })).status).toBe(400)
    expect(await waiting()).toEqual([])
  })

  it('refuses a bad address beside its field', async () => {
    await operations.setStock(code, 0, tester)
    for (const [email, key] of [
      ['aino', 'forms/email-invalid'],
      ['', 'forms/email-required'],
      ['\u0336'.repeat(300), 'forms/email-required'],
      [`${'a'.repeat(80)}@posti.example`, 'forms/email-max-length'],
    ] as const) {
      expect(await ask({ code, email })).toEqual({ status: 400, body: { errors: { email: [key] } } })
    }
    expect(await waiting()).toEqual([])
  })

  it('says in the visitor’s language that it can be bought, or is not sold any more', async () => {
    const inStock = await ask({ code, email: 'aino@posti.example' }, 'sv')
    expect(inStock).toMatchObject({
      status: 400,
      body: [{ key: 'catalogue/restock/in-stock', value: sv['/catalogue/restock/in-stock'], code }],
    })
    await operations.setStock(code, 0, tester)
    await operations.publish('KV1005', false, tester)
    const gone = await ask({ code, email: 'aino@posti.example' })
    await operations.publish('KV1005', true, tester)
    expect(gone).toMatchObject({ status: 400, body: [{ key: 'catalogue/restock/not-for-sale' }] })
    expect((await ask({ code: 'KV0000', email: 'aino@posti.example' })).status).toBe(404)
  })

  it('takes no more than twenty of one address, without telling', async () => {
    await test.sql`update stock set on_hand = allocated`
    const codes = [
      ...(await test.sql<{
        code: string
      }>`select code from variation where stock_code is not null order by code limit 21`),
    ]
    for (const each of codes) expect((await ask({ code: each.code, email: 'aino@posti.example' })).status).toBe(202)
    expect(await waiting()).toHaveLength(20)
  })

  it('is limited to five an hour from one place, and no refused one is among them', async () => {
    const statuses = async (emails: string[]) => {
      const answers = []
      for (const email of emails) answers.push((await ask({ code, email }, 'fi', '10.9.9.9')).status)
      return answers
    }
    expect(await statuses(Array<string>(7).fill('x'))).toEqual(Array(7).fill(400))
    await operations.setStock(code, 0, tester)
    const five = [1, 2, 3, 4, 5].map((n) => `aino${n}@posti.example`)
    expect(await statuses(five)).toEqual([202, 202, 202, 202, 202])
    expect(await statuses(['aino6@posti.example', 'x'])).toEqual([429, 429])
  })
})

describe('when stock is back', () => {
  const requestFor = async (email: string, language: Language) => restock.request(code, email, language)

  it('each gets one mail in their own language, and nothing of them is kept', async () => {
    await operations.setStock(code, 0, tester)
    await requestFor('aino@posti.example', 'fi')
    await requestFor('bo@post.example', 'sv')
    await requestFor('cleo@mail.example', 'en')
    expect(await mailer.sendDue()).toBe(0)
    await operations.setStock(code, 3, tester)
    expect(await mailer.sendDue()).toBe(3)
    expect(await mailer.sendDue()).toBe(0)
    const sent = await mails()
    expect(sent.map(({ recipient, language, ephemeral }) => [recipient, language, ephemeral])).toEqual([
      ['aino@posti.example', 'fi', true],
      ['bo@post.example', 'sv', true],
      ['cleo@mail.example', 'en', true],
    ])
    expect(sent.map(({ subject }) => subject.split(':')[0])).toEqual(['fi', 'sv', 'en'])
    expect(sent[1]?.text).toBe(
      'https://konvehti.example/sv/produkter/chokladkakor/mork-choklad-72-havssalt?code=KV1005-100G',
    )
    expect(await waiting()).toEqual([])
  })

  it('two processes together write each mail once', async () => {
    await operations.setStock(code, 0, tester)
    for (let number = 0; number < 120; number += 1) await requestFor(`visitor-${number}@posti.example`, 'fi')
    await operations.setStock(code, 1, tester)
    const counts = await Promise.all([mailer.sendDue(), mailer.sendDue(), mailer.sendDue()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120)
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(120)
  })

  it('a package is back with its contents', async () => {
    const [held] = await test.sql<{ package: string; item: string }>`
      select package_code as package, item_code as item from package_item join variation v on v.code = package_code
      where v.stock_code is null order by 1 limit 1`
    if (!held) throw new Error('The demo has no package without a box of its own')
    const { onHand } = (
      await test.sql<{ onHand: number }>`
      select on_hand as "onHand" from stock where code = ${held.item}`
    )[0] ?? { onHand: 0 }
    await test.sql`update stock set on_hand = 100000`
    await operations.setStock(held.item, 0, tester)
    expect((await restock.request(held.package, 'aino@posti.example', 'fi')).ok).toBe(true)
    expect(await mailer.sendDue()).toBe(0)
    await operations.setStock(held.item, Math.max(onHand, 100), tester)
    expect(await mailer.sendDue()).toBe(1)
  })

  it('nobody is called back to what is being recalled', async () => {
    await operations.setStock(code, 0, tester)
    await requestFor('aino@posti.example', 'fi')
    await operations.setStock(code, 3, tester)
    await operations.setNotice('KV1005', { type: 'recall', texts: { fi: 'Erä L2407', sv: '', en: '' } }, tester)
    expect(await mailer.sendDue()).toBe(0)
    await operations.setNotice('KV1005', null, tester)
    expect(await mailer.sendDue()).toBe(1)
  })
})

describe('what operators see', () => {
  it('counts by variation, and deletes what an address asked for', async () => {
    await operations.setStock(code, 0, tester)
    await restock.request(code, 'aino@posti.example', 'fi')
    await restock.request(code, 'bo@post.example', 'sv')
    expect(await restock.counts(tester)).toEqual([{ code, count: 2, since: clock.now() }])
    expect(await restock.forget('AINO@posti.example', tester)).toBe(1)
    expect(await waiting()).toEqual([{ email: 'bo@post.example', language: 'sv' }])
  })
})
