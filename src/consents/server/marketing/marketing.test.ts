import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { testKeyring } from '../../../../tests/support/keys.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { personOfEmail } from '#src/identity/server/personal-data.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { mailQueue } from '#src/platform/mail/mail-queue.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'
import { isPersonal } from '#src/platform/personal-data/data-entry.ts'
import { joinPersons, nobody } from '#src/platform/personal-data/person.ts'
import { eraseRows, listRows } from '#src/privacy/server/personal-rows.store.ts'
import type { CdsPageInput } from '../../contract/cds-page.ts'
import type { SubscriptionMail, SubscriptionMailInput, SubscriptionMailKind } from '../../contract/subscription-mail.ts'
import { createConsentsModule } from '../consents.module.ts'
import { createMarketing, type Marketing } from './marketing.ts'
import { consentsData } from '../personal-data.ts'
import { testMailer } from '../../../../tests/support/test-mailer.ts'

/* Marketing permissions as visitors, mail programs and those who attack them meet them (C-3.9, C-3.10, C-6.6, C-20). */

const publicUrl = 'http://localhost:3000'
const clock = createTestClock()
const keyedHash = expect.stringMatching(/^[\w-]{8}\.[\w-]{43}$/)
const secured: string[] = []
/** Keeps the lines of the security log. */
const log = pino(
  { level: 'warn' },
  { write: (line: string) => void (line.includes('"security"') && secured.push(line)) },
)
let test: TestDatabase
let jobs: Jobs
let app: App
let marketing: Marketing
const mails: SubscriptionMailInput[] = []
/** Who is signed in, by a header of these tests. */
const customers = new Map<string, { email: string; language: 'fi' | 'sv' | 'en' }>()

beforeAll(async () => {
  test = await createTestDatabase()
  jobs = createJobs({ url: test.url, queues: [mailQueue], log })
  await jobs.start()
  const outbox = createOutbox({
    db: test.db,
    jobs,
    clock,
    smtp: { host: '127.0.0.1', port: 1 },
    from: 'a@shop.example',
  })
  const keyring = testKeyring()
  marketing = createMarketing({
    db: test.db,
    clock,
    keyring,
    publicUrl,
    mailer: testMailer<SubscriptionMail>(outbox, publicUrl, (mail) => {
      mails.push(mail)
      return { subject: mail.kind, html: '', text: '' }
    }),
    rateLimits: true,
    log,
    preferencesPath: () => Promise.resolve('/oma-tili/viestit'),
  })
  const module = createConsentsModule({
    db: test.db,
    clock,
    log,
    keyring,
    text: (_language, key) => key,
    marketing,
    tellsTokens: false,
    visitors: { idOfCookies: () => null },
    resolveLinks: () => Promise.resolve(new Map()),
    findPage: () => Promise.resolve(null),
    customerOf: ({ headers }) => Promise.resolve(customers.get(String(headers['x-customer'])) ?? null),
    renderPage: (input) => JSON.stringify(input),
    styles: () => [],
    pagePaths: () => Promise.resolve({ privacy: '/tietosuoja', support: '', preferences: '' }),
  })
  app = await createHttpApp({
    config: { publicUrl, rateLimits: true, trustProxy: ['127.0.0.1'], cookieKeys: ['x'.repeat(32)] },
    log,
    text: (_language, key) => key,
    db: test.db,
    actorOf: ({ headers }) =>
      Promise.resolve(
        headers['x-customer'] === undefined
          ? headers.authorization === undefined
            ? { kind: 'none' }
            : { kind: 'visitor', ownerId: 'v_x' }
          : { kind: 'customer', ownerId: 'c_x', accountId: 'x' },
      ),
  })
  for (const register of module.routes) register(app)
  await app.ready()
  await module.start()
})
afterAll(async () => {
  await app.close()
  await jobs.stop()
  await test.drop()
})

let people = 0
const newEmail = (): string => `aino${(people += 1)}@posti.example`
let networks = 0
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers: object = {}) =>
  app.inject({
    method,
    url,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': `10.0.${(networks += 1) >> 8}.${networks & 255}`, ...headers },
    ...(payload && { payload }),
  })
const form = (url: string, fields: Record<string, string>, headers: object = {}) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress: '127.0.0.1',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.1.${(networks += 1) >> 8}.${networks & 255}`,
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
const shown = ({ body }: { body: string }) => JSON.parse(body) as CdsPageInput
const pathOf = (url: string): string => url.slice(publicUrl.length)
const lastMail = <Kind extends SubscriptionMailKind>(kind: Kind) => {
  const found = mails.findLast((mail): mail is Extract<SubscriptionMailInput, { kind: Kind }> => mail.kind === kind)
  if (!found) throw new Error(`No mail ${kind}`)
  return found
}
const mailsTo = async (email: string) => [
  ...(await test.sql<{ kind: string; language: string; unsubscribe_url: string | null; ephemeral: boolean }>`
    select kind, language, unsubscribe_url, ephemeral from outbox_mail where recipient = ${email} order by created_at, id`),
]
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind).toSorted()
const isGiven = (email: string) => marketing.isGiven(test.db, email)
const tokenIn = (url: string): string => new URL(url).searchParams.get('token') ?? ''

/** Somebody who has confirmed; answers the link of their welcome mail. */
async function subscriber(email = newEmail(), language: 'fi' | 'sv' | 'en' = 'fi') {
  await call('POST', '/api/intermediateuser', { email, language })
  await form(pathOf(lastMail('newsletter-confirm').confirmUrl), { outcome: 'confirmed' })
  return { email, url: pathOf(lastMail('newsletter-welcome').unsubscribeUrl) }
}

describe('a subscription', () => {
  it('begins when its mailbox confirms it, and only then', async () => {
    const email = newEmail()
    const asked = await call('POST', '/api/intermediateuser', { email, name: 'Aino', language: 'sv' })
    expect([asked.statusCode, asked.body]).toEqual([202, 'null'])
    expect(await isGiven(email)).toBe(false)
    const { confirmUrl, consent } = lastMail('newsletter-confirm')
    expect(consent).toBe('Jag vill få nyheter och förmåner per e-post. Samtycket kan återkallas när som helst.')
    const token = tokenIn(confirmUrl)
    expect((await call('GET', `/api/intermediateuser/${token}`)).json()).toEqual({
      email: 'a•••@posti.example',
      name: 'Aino',
      language: 'sv',
      source: 'newsletter',
      createdAt: clock.now().toISOString(),
    })
    // As often as scanners like.
    for (let turn = 0; turn < 3; turn += 1) {
      const page = shown(await call('GET', pathOf(confirmUrl)))
      expect(page).toMatchObject({ language: 'sv', view: { kind: 'confirm', email: 'a•••@posti.example' } })
      expect(page.policy?.version).toBe('2026-11')
    }
    expect(await isGiven(email)).toBe(false)
    clock.advance(1_000)
    const answer = await form(pathOf(confirmUrl), { outcome: 'confirmed', version: '2026-11' })
    expect(shown(answer).view).toEqual({ kind: 'confirmed', email: 'a•••@posti.example' })
    expect(await isGiven(email)).toBe(true)
    expect(await mailsTo(email)).toEqual([
      { kind: 'newsletter-confirm', language: 'sv', unsubscribe_url: null, ephemeral: true },
      {
        kind: 'newsletter-welcome',
        language: 'sv',
        unsubscribe_url: lastMail('newsletter-welcome').unsubscribeUrl,
        ephemeral: true,
      },
    ])
    // The link counts once; opened again it says that it is done, for as long as it is so.
    expect(shown(await call('GET', pathOf(confirmUrl))).view).toEqual({
      kind: 'confirmed',
      email: 'a•••@posti.example',
    })
    expect(shown(await form(pathOf(confirmUrl), { outcome: 'confirmed' })).view.kind).toBe('confirmed')
    expect((await form(pathOf(confirmUrl), { outcome: 'withdrawn' })).statusCode).toBe(410)
    expect((await call('GET', `/api/intermediateuser/${token}`)).statusCode).toBe(410)
    expect((await call('POST', `/api/intermediateuser/${token}/remove`, { outcome: 'confirmed' })).statusCode).toBe(410)
  })

  it('is confirmed once by whoever presses at the same moment', async () => {
    const email = newEmail()
    await call('POST', '/api/intermediateuser', { email })
    const url = pathOf(lastMail('newsletter-confirm').confirmUrl)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => form(url, { outcome: 'confirmed' })))
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '200', '200', '200', '200'])
    expect(await kindsTo(email)).toEqual(['newsletter-confirm', 'newsletter-welcome'])
  })

  it('can be refused by the mailbox, and an empty call of a program agrees to nothing', async () => {
    const email = newEmail()
    await call('POST', '/api/intermediateuser', { email })
    const url = pathOf(lastMail('newsletter-confirm').confirmUrl)
    expect(shown(await form(url, { outcome: 'withdrawn' })).view).toEqual({ kind: 'dropped' })
    const other = newEmail()
    await call('POST', '/api/intermediateuser', { email: other })
    const token = tokenIn(lastMail('newsletter-confirm').confirmUrl)
    expect((await call('POST', `/api/intermediateuser/${token}/remove`)).statusCode).toBe(204)
    expect([await isGiven(email), await isGiven(other)]).toEqual([false, false])
  })

  it('waits seven days', async () => {
    const email = newEmail()
    await call('POST', '/api/intermediateuser', { email })
    const url = pathOf(lastMail('newsletter-confirm').confirmUrl)
    clock.advance(7 * 24 * 60 * 60_000 - 1)
    expect((await call('GET', url)).statusCode).toBe(200)
    clock.advance(1)
    for (const answer of [await call('GET', url), await form(url, { outcome: 'confirmed' })]) {
      expect(answer.statusCode).toBe(410)
      expect(shown(answer).view).toEqual({ kind: 'expired' })
    }
    expect(await isGiven(email)).toBe(false)
  })

  it('is asked for alike whatever is known of the address, and a mail goes to each', async () => {
    const { email } = await subscriber()
    const left = await subscriber()
    await form(left.url, {})
    const unknown = newEmail()
    const answers = await Promise.all(
      [email, left.email, unknown].map((address) => call('POST', '/api/intermediateuser', { email: address })),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['202 null']))
    for (const address of [email, left.email, unknown])
      expect((await kindsTo(address)).filter((kind) => kind === 'newsletter-confirm').length).toBeGreaterThan(0)
  })

  it('is no way to fill a mailbox: three an hour from one network, five a day in all, and nobody is told', async () => {
    const email = newEmail()
    const from = { 'x-forwarded-for': '10.9.9.9' }
    for (let turn = 0; turn < 5; turn += 1)
      expect((await call('POST', '/api/intermediateuser', { email }, from)).statusCode).toBe(202)
    expect((await mailsTo(email)).length).toBe(3)
    for (let turn = 0; turn < 5; turn += 1)
      expect((await call('POST', '/api/intermediateuser', { email: email.toUpperCase() })).statusCode).toBe(202)
    const [row] = await test.sql<{ n: number }>`
      select count(*)::int as n from outbox_mail where lower(recipient) = ${email}`
    expect(row?.n).toBe(5)
    // The form itself, of one network (C-1).
    expect((await call('POST', '/api/intermediateuser', { email: newEmail() }, from)).statusCode).toBe(429)
    const lines = secured.map((line) => JSON.parse(line) as { limiter: string; who?: string }) // pino writes JSON
    for (const limiter of ['newsletter, mailbox and network', 'newsletter, mailbox'])
      expect(lines.filter((line) => line.limiter === limiter)).toEqual([expect.objectContaining({ who: keyedHash })])
    for (const address of [email, '10.9.9.9']) expect(secured.join()).not.toContain(address)
  })

  it.each([
    ['no address', ''],
    ['two of them', 'a@b.example, c@d.example'],
    ['a header of its own', 'a@b.example\r\nBcc: c@d.example'],
    ['no host', 'aino'],
    ['one that is too long', `${'a'.repeat(90)}@b.example`],
  ])('says what is wrong with %s', async (_what, email) => {
    const answer = await call('POST', '/api/intermediateuser', { email })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['email'])
  })

  it('takes nothing of a name into a mail, and no more than a line of it at all', async () => {
    const email = newEmail()
    const name = `Win a prize http://evil.example\r\nBcc: x@y.example ${'a'.repeat(300)}`
    await call('POST', '/api/intermediateuser', { email, name })
    expect(JSON.stringify(lastMail('newsletter-confirm'))).not.toContain('evil')
    const [row] = await test.sql<{ name: string }>`select name from intermediate_user where email = ${email}`
    expect(row?.name).not.toMatch(/[\r\n]/)
    expect(row?.name.length).toBe(100)
  })

  it('thanks a machine that has filled in what people never see, and forgets it', async () => {
    const email = newEmail()
    expect((await call('POST', '/api/intermediateuser', { email, website: 'http://x' })).statusCode).toBe(202)
    expect(await mailsTo(email)).toEqual([])
  })

  it('works as a plain form, which is led on to a page of this site and to no other', async () => {
    const email = newEmail()
    const sent = await form('/subscriptions/receive', { email, language: 'sv' })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/cds/newsletter?result=sent&language=sv'])
    expect(shown(await call('GET', String(sent.headers.location)))).toMatchObject({
      language: 'sv',
      view: { kind: 'sent' },
    })
    expect(await kindsTo(email)).toEqual(['newsletter-confirm'])
    const failed = await form('/subscriptions/receive', { email: 'aino', language: 'en' })
    expect(failed.headers.location).toBe('/cds/newsletter?result=failed&reason=email&language=en')
    expect(shown(await call('GET', String(failed.headers.location))).view).toEqual({
      kind: 'failed',
      reason: 'email',
      formUrl: '/subscriptions/receive',
    })
    // A missing address is the failure that the form names (specification 2).
    const named = { redirectUrlSubscriptionSuccess: '/kiitos', redirectUrlSubscriptionFailed: '/ei?x=1' }
    expect((await form('/subscriptions/receive', { name: 'Aino', ...named })).headers.location).toBe('/ei?x=1')
    expect((await form('/subscriptions/receive', { email: newEmail(), ...named })).headers.location).toBe('/kiitos')
    for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(
        (await form('/subscriptions/receive', { email: newEmail(), redirectUrlSubscriptionSuccess: url })).headers
          .location,
      ).toBe('/cds/newsletter?result=sent&language=fi')
  })

  it('is told by a page that a network asks too often', async () => {
    const from = { 'x-forwarded-for': '10.8.8.8' }
    for (let turn = 0; turn < 10; turn += 1) await form('/subscriptions/receive', { email: newEmail() }, from)
    const answer = await form('/subscriptions/receive', { email: newEmail() }, from)
    expect(answer.headers.location).toBe('/cds/newsletter?result=failed&reason=often&language=fi')
  })
})

describe('the end of a subscription', () => {
  it('comes by the button of the link, never by following it', async () => {
    const { email, url } = await subscriber()
    for (const link of [url, url.replace('personmarketingrevocation', 'email')])
      for (let turn = 0; turn < 3; turn += 1) expect((await call('GET', link)).statusCode).toBe(200)
    await app.inject({ method: 'HEAD', url })
    expect(await isGiven(email)).toBe(true)
    expect(shown(await call('GET', url))).toMatchObject({ view: { kind: 'stop', email: 'a•••@posti.example' } })
    const answer = await form(url, {})
    expect(shown(answer).view).toMatchObject({ kind: 'stopped', email: 'a•••@posti.example' })
    expect(await isGiven(email)).toBe(false)
    expect(await kindsTo(email)).toEqual(['newsletter-confirm', 'newsletter-welcome', 'unsubscribed'])
    // Again, it is the same answer, and no second mail.
    expect((await form(url, {})).statusCode).toBe(200)
    expect((await kindsTo(email)).length).toBe(3)
    expect(shown(await call('GET', url)).view).toMatchObject({ kind: 'state', isGiven: false, source: 'mail-link' })
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('comes by one press of a mail program, sent as %s, without cookies or redirection (RFC 8058)', async (...sent) => {
    const { email, url } = await subscriber()
    const [, type, payload] = sent
    const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
    expect(answer.statusCode).toBe(200)
    expect(await isGiven(email)).toBe(false)
    const [event] = await test.sql<{ source: string; version: string }>`
      select e.source, e.version from marketing_permission_event e join marketing_permission p on p.id = e.permission_id
      where p.email = ${email} order by e.id desc limit 1`
    expect(event).toEqual({ source: 'mail-program', version: '2026-11' })
  })

  it('comes by the calls of programs', async () => {
    const [one, other] = [await subscriber(), await subscriber()]
    const token = tokenIn(`${publicUrl}${one.url}`)
    expect((await call('POST', '/api/consentdata/unsubscribeuser', { token })).statusCode).toBe(204)
    expect((await call('POST', '/api/consentdata/unsubscribeuser', { token })).statusCode).toBe(204)
    const second = encodeURIComponent(tokenIn(`${publicUrl}${other.url}`))
    expect((await call('DELETE', `/api/consentdata/marketingpermission?token=${second}`)).statusCode).toBe(204)
    expect([await isGiven(one.email), await isGiven(other.email)]).toEqual([false, false])
  })

  it('is nobody’s who has no token of ours: forged, cut, of another person, of another kind', async () => {
    const { email, url } = await subscriber()
    const token = tokenIn(`${publicUrl}${url}`)
    const [id = '', ...signature] = token.split('.')
    await call('POST', '/api/intermediateuser', { email: newEmail() })
    const asking = tokenIn(lastMail('newsletter-confirm').confirmUrl)
    const [last = ''] = token.slice(-1)
    const forged = [
      '',
      'x',
      id,
      token.slice(0, -1),
      `${token.slice(0, -1)}${last === 'A' ? 'B' : 'A'}`,
      [asking.split('.')[0], ...signature].join('.'),
      asking,
      `${token}\u0000`,
      "' or 1=1 --",
    ]
    for (const wrong of forged) {
      const query = `?token=${encodeURIComponent(wrong)}`
      for (const path of ['/cds/email', '/cds/personmarketingrevocation', '/cds/subscription']) {
        if (path === '/cds/subscription' && wrong === asking) continue
        const answers = [await call('GET', path + query), await form(path + query, { outcome: 'confirmed' })]
        for (const answer of answers) expect([400, 404], `${path} ${wrong}`).toContain(answer.statusCode)
      }
      const remove = await call('DELETE', `/api/consentdata/marketingpermission${query}`)
      expect([400, 404]).toContain(remove.statusCode)
    }
    expect(await isGiven(email)).toBe(true)
  })

  it('can be taken back: the mailbox is asked again', async () => {
    const { email, url } = await subscriber()
    await form(url, {})
    const again = await form(url.replace('personmarketingrevocation', 'email'), {})
    expect(shown(again).view).toEqual({ kind: 'asked', email: 'a•••@posti.example' })
    expect(await isGiven(email)).toBe(false)
    await form(pathOf(lastMail('newsletter-confirm').confirmUrl), { outcome: 'confirmed' })
    expect(await isGiven(email)).toBe(true)
  })

  it('is told on pages that nobody keeps, finds or reads the address of', async () => {
    const { url } = await subscriber(newEmail(), 'sv')
    const { headers, body } = await call('GET', url.replace(/&language=.*/, ''))
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'")
    expect(body).not.toContain('aino')
    // In the language that the address has been written to in, or another that is asked for.
    expect((JSON.parse(body) as CdsPageInput).language).toBe('sv')
    expect(shown(await call('GET', url.replace(/&language=.*/, '&language=en'))).language).toBe('en')
  })
})

describe('a customer’s own consents', () => {
  const me = (email: string) => {
    customers.set(email, { email, language: 'fi' })
    return { 'x-customer': email }
  }

  it('are switched on and off, with what was said when and where, and a mail for each change', async () => {
    const email = newEmail()
    const own = me(email)
    const none = { marketingUpdates: false, updatedAt: null, source: null, history: [] }
    expect((await call('GET', '/api/me/consents', undefined, own)).json()).toEqual(none)
    const at = clock.now().toISOString()
    const on = await call('PUT', '/api/me/consents', { marketingUpdates: true }, own)
    expect(on.json()).toEqual({
      marketingUpdates: true,
      updatedAt: at,
      source: 'account',
      history: [{ at, value: true, source: 'account', version: '2026-11' }],
    })
    await call('PUT', '/api/me/consents', { marketingUpdates: true }, own)
    clock.advance(60_000)
    const off = await call('PUT', '/api/me/consents', { marketingUpdates: false }, own)
    expect(off.json()).toMatchObject({ marketingUpdates: false, source: 'account' })
    expect(off.json<{ history: object[] }>().history.length).toBe(2)
    expect(await kindsTo(email)).toEqual(['preferences-changed', 'unsubscribed'])
  })

  it('are those of their address, however it was written and wherever it was said', async () => {
    const { email, url } = await subscriber()
    const own = me(email.toUpperCase())
    expect((await call('GET', '/api/me/consents', undefined, own)).json()).toMatchObject({
      marketingUpdates: true,
      source: 'newsletter',
    })
    await form(url, {})
    expect((await call('GET', '/api/me/consents', undefined, own)).json()).toMatchObject({
      marketingUpdates: false,
      source: 'mail-link',
    })
  })

  it('are off for a guest, who has none to change, and nobody’s without a token', async () => {
    const guest = { authorization: 'Bearer x' }
    expect((await call('GET', '/api/me/consents', undefined, guest)).json()).toEqual({
      marketingUpdates: false,
      updatedAt: null,
      source: null,
      history: [],
    })
    expect((await call('PUT', '/api/me/consents', { marketingUpdates: true }, guest)).statusCode).toBe(401)
    expect((await call('GET', '/api/me/consents')).statusCode).toBe(401)
  })

  it('go with them when their address changes, unless the new one has a word of its own', async () => {
    const [old, next] = [await subscriber(), newEmail()]
    const move = (from: string, to: string) =>
      inTransaction(test.db, (tx) => marketing.permissions.moveAddress(tx, from, { email: to, language: 'fi' }))
    await move(old.email, next)
    expect([await isGiven(old.email), await isGiven(next)]).toEqual([false, true])
    const left = await subscriber()
    await form(left.url, {})
    await move(next, left.email)
    expect([await isGiven(next), await isGiven(left.email)]).toEqual([false, false])
  })

  it('begin with a sign-up that ticked them, by words that there are', async () => {
    const [ticked, unticked] = [newEmail(), newEmail()]
    await inTransaction(test.db, async (tx) => {
      const consents = [{ id: 'marketing', accepted: true, version: 'never' }]
      await marketing.signedUp(tx, { email: ticked, language: 'fi', consents })
      await marketing.signedUp(tx, { email: unticked, language: 'fi', consents: [] })
    })
    expect((await marketing.describe(ticked)).history).toMatchObject([{ source: 'sign-up', version: '2026-11' }])
    expect(await isGiven(unticked)).toBe(false)
  })
})

describe('what is kept of a person', () => {
  it('is told whole, and erased whole', async () => {
    const { email, url } = await subscriber()
    await form(url, {})
    clock.advance(1_000)
    await call('POST', '/api/intermediateuser', { email, name: 'Aino' })
    const person = joinPersons(nobody, personOfEmail(` ${email.toUpperCase()}`))
    const entries = consentsData.entries.filter(isPersonal)
    const told = async () => {
      const tables = await Promise.all(
        entries.map(async (entry) => [entry.table, await listRows(test.db, entry, person)] as const),
      )
      return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0))
    }
    const { marketing_permission, marketing_permission_event, intermediate_user } = await told()
    expect(marketing_permission).toMatchObject([{ email, is_given: false }])
    expect(marketing_permission_event?.map(({ source }) => source).toSorted()).toEqual(['mail-link', 'newsletter'])
    expect(intermediate_user?.map((row) => row['email'])).toEqual([email, email])
    expect(intermediate_user?.find((row) => row['name'] === 'Aino')).toMatchObject({ settled_at: null })
    const erased = await inTransaction(test.db, async (tx) => {
      let rows = 0
      for (const entry of entries) rows += await eraseRows(tx, entry, person)
      return rows
    })
    expect(erased).toBe(3)
    expect(await told()).toEqual({})
    expect((await call('GET', url)).statusCode).toBe(404)
  })

  it('cannot be rewritten by the application', async () => {
    await expect(test.run(`update marketing_permission_event set is_given = true`)).rejects.toThrow('permission denied')
    await expect(test.run('delete from policy')).rejects.toThrow('permission denied')
  })
})
