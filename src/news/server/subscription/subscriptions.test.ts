import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NewsShop, publicUrl, startNewsShop } from '../../../../tests/support/news-shop.ts'
import { personOfEmail } from '#src/identity/server/personal-data.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { isPersonal } from '#src/platform/personal-data/data-entry.ts'
import { joinPersons, nobody } from '#src/platform/personal-data/person.ts'
import { eraseRows, listRows } from '#src/privacy/server/personal-rows.store.ts'
import { newsData } from '../personal-data.ts'
import { newsMailQueue } from '../queues.ts'

/* Subscribing to releases: the form's receiver, the mailbox that confirms, the mails, and the one press that ends them (C-0.11, C-3.10, C-10, RFC 8058). */

let shop: NewsShop
beforeAll(async () => {
  shop = await startNewsShop()
})
afterAll(() => shop?.stop())

let people = 0
const newEmail = (): string => `toimittaja${(people += 1)}@lehti.example`
const success = `${publicUrl}/uutiset/tilattu`
const failed = `${publicUrl}/uutiset/tilaus-ei-onnistunut`

interface Form {
  name?: string
  email?: string
  privacyStatementAccepted?: string
  language?: string
  Replylanguage?: string
  categories?: string[]
  success?: string
  failed?: string
  website?: string
}
const post = ({ categories = [], success: good = success, failed: bad = failed, ...fields }: Form) =>
  shop.send({
    method: 'POST',
    url: '/subscriptions/receive',
    form: [
      ['subscriptionUniqueIdentifier', 'konvehti'],
      ['redirectUrlSubscriptionSuccess', good],
      ['redirectUrlSubscriptionFailed', bad],
      ...Object.entries({
        name: 'Petra Holm',
        privacyStatementAccepted: 'true',
        language: 'fi',
        Replylanguage: 'fi',
        ...fields,
      }).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ...categories.map((code): [string, string] => ['CustomCategory', code]),
    ],
  })
const confirmUrl = (): string => {
  const mail = shop.mails.at(-1)
  if (mail?.kind !== 'press-confirm') throw new Error(`The last mail is ${mail?.kind}`)
  return mail.confirmUrl.slice(publicUrl.length)
}
async function subscribed(form: Form): Promise<void> {
  expect((await post(form)).headers.location).toBe('/uutiset/tilattu')
  const answer = await shop.send({
    method: 'POST',
    url: confirmUrl(),
    form: [
      ['outcome', 'confirmed'],
      ['version', '1'],
    ],
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toMatchObject({ view: { kind: 'press-confirmed' } })
}
const rows = (email: string) =>
  shop.sql<Record<string, unknown>>`select * from news_subscription where email_key = ${email}`
/** Tells subscribers of a release, as its job does. */
async function tell(language: string, category: string): Promise<{ to: string[]; id: number }> {
  const [release] = await shop.sql<{ id: number }>`
    select id from news_release where language = ${language} and categories @> ${JSON.stringify([{ code: category }])}::jsonb
    order by published_at desc limit 1`
  const id = release?.id ?? 0
  await inTransaction(shop.db, (tx) => shop.jobs.send(tx, newsMailQueue, { releaseId: id }))
  const count = async () =>
    (await shop.sql`select 1 from jobs.job where name = 'news.mail' and state in ('created', 'active', 'retry')`).length
  await expect.poll(count).toBe(0)
  const sent = await shop.sql<{ recipient: string }>`
    select recipient from outbox_mail where dedup_key like ${'news-release:%'} order by recipient`
  return { to: sent.map(({ recipient }) => recipient), id }
}

describe('the form', () => {
  it('asks the mailbox, and leads to the page of success; nobody is subscribed by it', async () => {
    const email = newEmail()
    const answer = await post({ email, categories: ['PRO', 'SUS'] })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/uutiset/tilattu')
    expect(answer.headers['cache-control']).toBe('no-store')
    const mail = shop.mails.at(-1)
    expect(mail).toMatchObject({ kind: 'press-confirm', language: 'fi', days: 7 })
    expect(mail).toHaveProperty('consent', expect.stringMatching(/^Olen lukenut tietosuojaselosteen ja hyväksyn/))
    expect(JSON.stringify(mail)).not.toContain('Petra')
    expect(await rows(email)).toEqual([])
  })

  it.each([
    ['without an e-mail, which the form lets be empty', { email: '' }],
    ['with an e-mail that is none', { email: 'petra.holm@lehti' }],
    ['with an e-mail that is too long', { email: `${'a'.repeat(250)}@lehti.example` }],
    ['without a name', { email: 'a@lehti.example', name: '  ' }],
    ['with a name that is too long', { email: 'a@lehti.example', name: 'a'.repeat(256) }],
    ['without the privacy statement', { email: 'a@lehti.example', privacyStatementAccepted: '' }],
    ['with two addresses in one', { email: 'a@lehti.example,b@lehti.example' }],
  ])('%s leads to the page of failure', async (_what, form) => {
    const before = shop.mails.length
    const answer = await post(form)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/uutiset/tilaus-ei-onnistunut')
    expect(shop.mails).toHaveLength(before)
  })

  it('takes names and addresses of 255 characters', async () => {
    const email = `${'a'.repeat(241)}@lehti.example`
    await subscribed({ email, name: 'n'.repeat(255) })
    expect(await rows(email)).toMatchObject([{ name: 'n'.repeat(255) }])
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'http://localhost:3000.evil.example/',
    'javascript:alert(1)',
    '/\\evil.example',
    '',
  ])('never leads to %s', async (elsewhere) => {
    const good = await post({ email: newEmail(), success: elsewhere })
    expect(good.headers.location).toBe('/uutiset')
    const bad = await post({ email: '', failed: elsewhere, Replylanguage: 'sv' })
    expect(bad.headers.location).toBe('/sv/nyheter')
  })

  it('of a machine is thanked for and thrown away', async () => {
    const before = shop.mails.length
    expect((await post({ email: newEmail(), website: 'https://spam.example' })).headers.location).toBe(
      '/uutiset/tilattu',
    )
    expect(shop.mails).toHaveLength(before)
  })

  it('asks an address no more than its neighbours do, and says nothing of it', async () => {
    const email = newEmail()
    for (let n = 0; n < 8; n++) expect((await post({ email })).headers.location).toBe('/uutiset/tilattu')
    const asked = await shop.sql`select 1 from intermediate_user where email_key = ${email}`
    expect(asked).toHaveLength(5)
  })
})

describe('the mailbox', () => {
  it('is asked by a page that changes nothing, in the words that were agreed to', async () => {
    const email = newEmail()
    await post({ email, Replylanguage: 'sv' })
    const answer = await shop.send({ url: confirmUrl() })
    expect(answer.json()).toMatchObject({
      language: 'sv',
      view: { kind: 'press-confirm' },
      policy: { version: '1', title: 'Prenumeration på pressmeddelanden' },
    })
    expect(await rows(email)).toEqual([])
  })

  it('makes a subscription of its asking, once, with what was chosen', async () => {
    const email = newEmail()
    await subscribed({ email, language: 'en', Replylanguage: 'sv', categories: ['PRO', 'CAF', '<x>'] })
    expect(await rows(email)).toMatchObject([
      {
        feed_id: 'konvehti',
        name: 'Petra Holm',
        language: 'en',
        reply_language: 'sv',
        categories: ['CAF', 'PRO'],
        version: '1',
        ended_at: null,
      },
    ])
    const again = await shop.send({ method: 'POST', url: confirmUrl(), form: [['outcome', 'confirmed']] })
    expect(again.json()).toMatchObject({ view: { kind: 'press-confirmed' } })
    await subscribed({ email, language: 'fi' })
    expect(await rows(email)).toMatchObject([{ language: 'fi', categories: [] }])
  })

  it('may say that it was not its owner', async () => {
    const email = newEmail()
    await post({ email })
    const answer = await shop.send({ method: 'POST', url: confirmUrl(), form: [['outcome', 'withdrawn']] })
    expect(answer.json()).toMatchObject({ view: { kind: 'dropped' } })
    expect(await rows(email)).toEqual([])
  })

  it('says nothing of the newsletter by it, and the other way round', async () => {
    const email = newEmail()
    await post({ email })
    const press = confirmUrl()
    await shop.send({ method: 'POST', url: '/subscriptions/receive', form: [['email', email]] })
    const newsletter = shop.mails.at(-1)
    expect(newsletter?.kind).toBe('newsletter-confirm')
    await shop.send({ method: 'POST', url: press, form: [['outcome', 'confirmed']] })
    expect(await shop.sql`select 1 from marketing_permission where email_key = ${email}`).toEqual([])
    expect(
      await shop.sql`select 1 from intermediate_user where email_key = ${email} and settled_at is null`,
    ).toHaveLength(1)

    const other = newEmail()
    await post({ email: other })
    await shop.send({ method: 'POST', url: '/subscriptions/receive', form: [['email', other]] })
    const asked = shop.mails.at(-1)
    if (asked?.kind !== 'newsletter-confirm') throw new Error(`The last mail is ${asked?.kind}`)
    const url = asked.confirmUrl.slice(publicUrl.length)
    await shop.send({ method: 'POST', url, form: [['outcome', 'confirmed']] })
    expect(await shop.sql`select 1 from marketing_permission where email_key = ${other}`).toHaveLength(1)
    expect(await rows(other)).toEqual([])
    expect(
      await shop.sql`select source from intermediate_user where email_key = ${other} and settled_at is null`,
    ).toMatchObject([{ source: 'press-releases' }])
  })
})

describe('mails of a release', () => {
  it('go to who asked for its language and one of its categories, once, with a way out that mail programs know', async () => {
    const [all, products, cafes, swedish] = [newEmail(), newEmail(), newEmail(), newEmail()]
    await subscribed({ email: all })
    await subscribed({ email: products, categories: ['PRO'] })
    await subscribed({ email: cafes, categories: ['CAF'] })
    await subscribed({ email: swedish, language: 'sv' })
    const { to, id } = await tell('fi', 'PRO')
    expect(to).toEqual(expect.arrayContaining([all, products]))
    expect(to).not.toContain(cafes)
    expect(to).not.toContain(swedish)
    const [mail] = await shop.sql<Record<string, string>>`
      select * from outbox_mail where recipient = ${all} and dedup_key like 'news-release:%'`
    expect(mail?.['unsubscribe_url']).toMatch(/^http:\/\/localhost:3000\/subscriptions\/press\?token=/)
    const told = shop.newsMails.find(({ endUrl }) => endUrl === mail?.['unsubscribe_url'])
    expect(told).toMatchObject({
      title: 'Kerkkä siirtyy metsästä levyyn',
      date: '19. marraskuuta 2026',
      releaseUrl: `${publicUrl}/uutiset/2026/kerkka-siirtyy-metsasta-levyyn`,
      picture: { url: `${publicUrl}/images/384/jpeg/small/hero/hero-willja.webp`, width: 384, height: 192 },
    })
    const again = await tell('fi', 'PRO')
    expect(again).toEqual({ to, id })
  })

  it('of what was withdrawn meanwhile go to nobody', async () => {
    const [release] = await shop.sql<{ id: number; external_id: string }>`
      select id, external_id from news_release where language = 'fi' order by published_at limit 1`
    await shop.sql`update news_release set withdrawn_at = now() where id = ${release?.id}`
    await inTransaction(shop.db, (tx) => shop.jobs.send(tx, newsMailQueue, { releaseId: release?.id ?? 0 }))
    await expect
      .poll(
        async () => (await shop.sql`select 1 from jobs.job where name = 'news.mail' and state <> 'completed'`).length,
      )
      .toBe(0)
    expect(
      await shop.sql`select 1 from outbox_mail where dedup_key like ${`news-release:konvehti:${release?.external_id}:%`}`,
    ).toEqual([])
    await shop.sql`update news_release set withdrawn_at = null where id = ${release?.id}`
  })
})

describe('the link that confirms', () => {
  it.each(['fi', 'sv', 'en'])('says in %s that it is done when it is opened and pressed again', async (language) => {
    const email = newEmail()
    await subscribed({ email, Replylanguage: language })
    const done = { language, view: { kind: 'press-confirmed' } }
    for (const method of ['GET', 'POST'] as const) {
      const again = await shop.send({ method, url: confirmUrl(), form: [['outcome', 'confirmed']] })
      expect(again.statusCode).toBe(200)
      expect(again.json()).toMatchObject(done)
      expect(again.body).not.toContain(email)
    }
    expect(await rows(email)).toHaveLength(1)
  })

  it('is over once its subscription has ended, and brings nothing back', async () => {
    const email = newEmail()
    await subscribed({ email })
    const [row] = await rows(email)
    await shop.module.subscriptions.end(String(row?.['id']))
    for (const method of ['GET', 'POST'] as const) {
      const again = await shop.send({ method, url: confirmUrl(), form: [['outcome', 'confirmed']] })
      expect([again.statusCode, again.json().view.kind]).toEqual([410, 'expired'])
    }
    expect(await rows(email)).toMatchObject([{ ended_at: expect.any(Date) }])
  })
})

describe('the way out', () => {
  const wayOut = async (email: string): Promise<string> => {
    await subscribed({ email, categories: ['PRO'] })
    const [row] = await rows(email)
    return `/subscriptions/press?token=${encodeURIComponent(shop.module.subscriptions.tokenOf({ id: String(row?.['id']) }))}`
  }

  it('asks first where it is followed, and ends by its button', async () => {
    const email = newEmail()
    const url = await wayOut(email)
    const page = await shop.send({ url: `${url}&language=en` })
    expect(page.json()).toMatchObject({ language: 'en', view: { kind: 'press-stop' } })
    expect(page.body).not.toContain(email)
    expect(await rows(email)).toMatchObject([{ ended_at: null }])
    expect((await shop.send({ method: 'POST', url, form: [] })).json()).toMatchObject({
      view: { kind: 'press-stopped' },
    })
    expect(await rows(email)).toMatchObject([{ ended_at: expect.any(Date), name: '', categories: [] }])
    expect((await shop.send({ url })).json()).toMatchObject({ view: { kind: 'press-stopped' } })
  })

  it.each([
    ['application/x-www-form-urlencoded', [['List-Unsubscribe', 'One-Click']]],
    ['multipart/form-data; boundary=x', [['List-Unsubscribe', 'One-Click']]],
  ] as const)('ends by one press of a mail program (%s), twice as well as once', async (type, form) => {
    const email = newEmail()
    const url = await wayOut(email)
    for (let press = 0; press < 2; press++) {
      const answer = await shop.send({ method: 'POST', url, type, form })
      expect(answer.statusCode).toBe(200)
    }
    expect(await rows(email)).toMatchObject([{ ended_at: expect.any(Date) }])
    expect((await tell('fi', 'PRO')).to).not.toContain(email)
  })

  it('is nobody else’s: a token that is not ours, and one of another kind, open nothing', async () => {
    const email = newEmail()
    const url = await wayOut(email)
    const token = new URL(url, publicUrl).searchParams.get('token') ?? ''
    for (const wrong of ['', 'x', `${token}x`, token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))])
      for (const method of ['GET', 'POST'] as const)
        expect(
          (await shop.send({ method, url: `/subscriptions/press?token=${wrong}`, form: [] })).statusCode,
          wrong,
        ).toBe(404)
    expect(
      (await shop.send({ method: 'POST', url: `/cds/personmarketingrevocation?token=${token}`, form: [] })).statusCode,
    ).toBe(404)
    expect(await rows(email)).toMatchObject([{ ended_at: null }])
  })
})

it('is shown to who asks for their data, and forgotten with them', async () => {
  const email = newEmail()
  await subscribed({ email })
  const person = joinPersons(nobody, personOfEmail(email))
  const entries = newsData.entries.filter(isPersonal)
  const [entry] = entries
  if (!entry) throw new Error('Nothing of news is personal')
  expect(await listRows(shop.db, entry, person)).toMatchObject([{ email, name: 'Petra Holm' }])
  await inTransaction(shop.db, async (tx) => {
    for (const one of entries) await eraseRows(tx, one, person)
  })
  expect(await rows(email)).toEqual([])
})
