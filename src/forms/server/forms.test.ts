import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { tester } from '../../../tests/support/actors.ts'
import { testKeyring } from '../../../tests/support/keys.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createContentModule } from '#src/content/server/content.module.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { mailQueue } from '#src/platform/mail/mail-queue.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { formBlockSample } from '../blocks/form-block/form.block.ts'
import type { FormMail, FormMailInput } from '../contract/form-mail.ts'
import { testMailer } from '../../../tests/support/test-mailer.ts'
import { createFormDesk } from './form-desk.ts'
import { createFormsModule, formsContent } from './forms.module.ts'

/* Forms of pages as visitors, machines and those who attack them meet them (C-7, C-10; specification 2, sections 5 and 8). */

const publicUrl = 'http://localhost:3000'
const clock = createTestClock('2026-11-26T10:00:00Z')
const keyedHash = expect.stringMatching(/^[\w-]{8}\.[\w-]{43}$/)
const secured: string[] = []
/** Keeps the lines of the security log. */
const log = pino(
  { level: 'warn' },
  { write: (line: string) => void (line.includes('"security"') && secured.push(line)) },
)
let test: TestDatabase
let jobs: Jobs
/** Two processes on one database. */
let apps: App[]
let formId = 0
let campaignId = 0
const mails: FormMailInput[] = []
const asked: { email: string }[] = []

const { contentLink: _, contentType: __, image: ___, ...sample } = formBlockSample
const fields = { ...sample, intro: '<p>Vastaamme.</p>' }

beforeAll(async () => {
  test = await createTestDatabase()
  jobs = createJobs({ url: test.url, queues: [mailQueue], log })
  await jobs.start()
  const content = createContentModule({
    db: test.db,
    clock,
    log,
    contributions: [formsContent],
    onPublished: () => Promise.resolve(),
  })
  const { service } = content
  const make = async (extra: object) => {
    const id = await service.create({ kind: 'block', contentType: 'FormBlock', parentId: null }, tester)
    const saved = await service.saveDraft(
      id,
      'fi',
      { name: 'Lomake', slug: '', fields: { ...fields, ...extra } },
      tester,
    )
    const published = await service.publish(id, ['fi'], tester)
    expect([saved, published]).toMatchObject([{ ok: true }, { ok: true }])
    return id
  }
  formId = await make({})
  const page = await service.create(
    { key: 'thanks', kind: 'page', contentType: 'CampaignThankYouPage', parentId: null },
    tester,
  )
  await service.saveDraft(page, 'fi', { name: 'Kiitos', slug: '', fields: {} }, tester)
  await service.publish(page, ['fi'], tester)
  campaignId = await make({
    confirmPage: 'content:thanks',
    thanksPage: 'content:thanks',
    desk: 'marketing',
    items: [
      { name: 'email', kind: 'email', label: 'Sähköposti', isRequired: true },
      { name: 'letter', kind: 'newsletter', label: 'Haluan uutiskirjeen' },
    ],
  })
  const settings = createSettings({ clock })
  const outbox = createOutbox({
    db: test.db,
    jobs,
    clock,
    smtp: { host: '127.0.0.1', port: 1 },
    from: 'a@shop.example',
  })
  const module = () =>
    createFormsModule({
      db: test.db,
      clock,
      settings,
      publicUrl,
      mailer: testMailer<FormMail>(outbox, publicUrl, (mail) => {
        mails.push(mail)
        return { subject: mail.kind, html: '', text: JSON.stringify(mail) }
      }),
      keyring: testKeyring(),
      rateLimits: true,
      log,
      delivery: content.delivery,
      text: (language, key) => `${language} ${key}`,
      askForNewsletter: (one) => {
        asked.push(one)
        return Promise.resolve()
      },
      answerOnPage: async (path, change) => {
        if (path !== '/yhteys') return null
        const block = await content.delivery.deliverBlock(formId, {
          language: 'fi',
          at: null,
          drafts: { kind: 'none' },
          channel: null,
          visitorGroups: [],
        })
        const model = {
          topContentArea: [],
          mainContentArea: [block?.block],
          bottomContentArea: [],
        } as unknown as PageModel
        return JSON.stringify(change(model))
      },
    })
  apps = await Promise.all(
    [0, 1].map(async () => {
      const app = await createHttpApp({
        config: { publicUrl, rateLimits: true, trustProxy: ['127.0.0.1'], cookieKeys: ['x'.repeat(32)] },
        log,
        text: (language, key) => `${language} ${key}`,
        db: test.db,
        actorOf: () => Promise.resolve({ kind: 'none' }),
      })
      for (const register of module().routes) register(app)
      await app.ready()
      return app
    }),
  )
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await jobs.stop()
  await test.drop()
})

let networks = 0
const newNetwork = (): string => `10.0.${(networks += 1) >> 8}.${networks & 255}`

async function stampOf(id = formId, age = 5_000): Promise<string> {
  const answer = await apps[0]!.inject({ url: `/api/forms/${id}/stamp` })
  clock.advance(age)
  return answer.json<{ stamp: string }>().stamp
}

interface Call {
  id?: number
  fields?: unknown
  consents?: unknown
  stamp?: string
  honeypot?: string
  network?: string
  language?: string
  app?: number
}

const whole = { name: 'Aino', email: 'aino@posti.example', about: 'Tuote', message: 'Pinta\noli harmaa' }

async function send({ id = formId, network = newNetwork(), language = 'fi', app = 0, ...body }: Call) {
  const payload = { fields: whole, consents: ['privacy'], stamp: body.stamp ?? (await stampOf(id)), ...body }
  return apps[app]!.inject({
    method: 'POST',
    url: `/api/forms/${id}`,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': network, 'accept-language': language },
    payload,
  })
}

const boundary = 'abc'
type Part = { name: string; value: string | Buffer; fileName?: string; type?: string }
function multipart(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, fileName, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: ${type}`}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
}
const upload = async (parts: readonly Part[], url = `/api/forms/${formId}`) => {
  const filled = [
    ...Object.entries(whole).map(([name, value]) => ({ name: `field-${name}`, value })),
    { name: 'field-privacy', value: 'true' },
  ]
  return apps[0]!.inject({
    method: 'POST',
    url,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': newNetwork(), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: multipart([...filled, ...parts]),
  })
}
const pdf = Buffer.from('%PDF-1.7\nhello\n%%EOF\n')

const kept = async () => {
  const rows = await test.sql`select * from form_submission order by created_at`
  return rows as Record<string, unknown>[]
}

describe('a form that is filled in', () => {
  it('is kept as it was asked and answered, and told to the desk and to its sender', async () => {
    mails.length = 0
    const answer = await send({ fields: { ...whole, bought: '2026-11-20' } })
    expect([answer.statusCode, answer.json()]).toEqual([200, { redirectUrl: '' }])
    const row = (await kept()).at(-1)
    expect(row).toMatchObject({
      form_id: formId,
      form_name: 'Yhteydenotto',
      sender_key: 'aino@posti.example',
      waits: false,
    })
    expect(row?.['answers']).toEqual([
      { name: 'name', label: 'Nimi', kind: 'text', value: 'Aino' },
      { name: 'email', label: 'Sähköposti', kind: 'email', value: 'aino@posti.example' },
      { name: 'about', label: 'Mistä on kyse?', kind: 'choice', value: 'Tuote' },
      { name: 'bought', label: 'Ostopäivä', kind: 'date', value: '2026-11-20' },
      { name: 'message', label: 'Viesti', kind: 'lines', value: 'Pinta\noli harmaa' },
      { name: 'privacy', label: 'Tietojani saa käyttää asian hoitamiseen.', kind: 'consent', value: 'true' },
    ])
    const recipients = await test.sql`select kind, recipient from outbox_mail order by kind`
    expect(recipients).toEqual([
      { kind: 'form-desk', recipient: 'asiakaspalvelu@konvehti.example' },
      { kind: 'form-received', recipient: 'aino@posti.example' },
    ])
    expect(mails.find(({ kind }) => kind === 'form-desk')).toMatchObject({
      form: 'Yhteydenotto',
      email: 'aino@posti.example',
      answers: row?.['answers'],
    })
    const toSender = mails.find(({ kind }) => kind === 'form-received')
    expect(toSender).toMatchObject({ language: 'fi', confirmUrl: '' })
    expect(JSON.stringify(toSender)).not.toMatch(/Aino|harmaa/)
  })

  it('is kept once, sent twice with one stamp in two processes at the same time', async () => {
    const before = (await kept()).length
    const stamp = await stampOf()
    const answers = await Promise.all([0, 1, 0, 1].map((app) => send({ stamp, app })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await kept()).length).toBe(before + 1)
  })

  it.each([
    ['every field empty', {}, { name: 'forms/required', email: 'forms/required', message: 'forms/required' }],
    [
      'white space',
      { name: ' ', email: '\t', message: '\n ' },
      { name: 'forms/required', email: 'forms/required', message: 'forms/required' },
    ],
    ['an address that is none', { ...whole, email: 'aino@posti' }, { email: 'forms/validation/email' }],
    [
      'too long',
      { ...whole, name: 'ä'.repeat(256), message: 'x'.repeat(2_001) },
      { name: 'forms/validation/max-length', message: 'forms/validation/max-length' },
    ],
    ['no choice of it', { ...whole, about: '<script>' }, { about: 'forms/validation/invalid' }],
    ['no day', { ...whole, bought: '2026-02-30' }, { bought: 'forms/validation/date' }],
    ['another day', { ...whole, bought: '24.12.2026' }, { bought: 'forms/validation/date' }],
  ])('with %s says at each field what is wrong', async (_name, filled, faults) => {
    const before = (await kept()).length
    const answer = await send({ fields: filled })
    const said = Object.fromEntries(Object.entries(faults).map(([name, key]) => [name, [`fi ${key}`]]))
    expect([answer.statusCode, answer.json()]).toEqual([400, { errors: said }])
    expect((await kept()).length).toBe(before)
  })

  it('takes texts of just the length they may have', async () => {
    const longest = { ...whole, name: 'ä'.repeat(255), message: 'x'.repeat(2_000) }
    expect((await send({ fields: longest })).statusCode).toBe(200)
  })

  it('without a consent it needs says so at its box', async () => {
    const answer = await send({ consents: [], language: 'sv' })
    expect(answer.statusCode).toBe(410)
    const inFinnish = await send({ consents: [] })
    expect(inFinnish.json()).toEqual({ errors: { privacy: ['fi forms/required'] } })
  })

  it.each([
    ['fields of another shape', { fields: ['a'] }],
    ['a number', { fields: { name: 1 } }],
    ['an object inside', { fields: { name: { $gt: '' } } }],
    ['consents that are none', { consents: 'privacy' }],
    ['NUL', { fields: { ...whole, name: 'a\u0000b' } }],
    ['a lone surrogate', { fields: { ...whole, message: '\ud800' } }],
    ['a field that the form has not', { fields: { ...whole, 'is-admin': '1' } }],
    ['a name of the language itself', { fields: { ...whole, constructor: 'x' } }],
    [
      'more than a form has',
      { fields: Object.fromEntries(Array.from({ length: 61 }, (_value, at) => [`f${at}`, ''])) },
    ],
  ])('with %s is a clear 400', async (_name, body) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain('internal')
  })

  it('keeps what is hostile as text without what it hides', async () => {
    const name = '=HYPERLINK("http://evil")\u202e\u0007<b>x</b>'
    const message = 'Hei;=A1\n=HYPERLINK(B2)'
    expect((await send({ fields: { ...whole, name, message } })).statusCode).toBe(200)
    expect((await kept()).at(-1)?.['answers']).toContainEqual(
      expect.objectContaining({ name: 'name', value: '=HYPERLINK("http://evil")<b>x</b>' }),
    )
  })

  it('of no form, of one that is no form and of one in another language is closed', async () => {
    const answers = await Promise.all([send({ id: 999_999, stamp: 'x' }), send({ language: 'en' })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410])
    const none = await apps[0]!.inject({ method: 'POST', url: '/api/forms/abc', payload: { fields: {} } })
    expect(none.statusCode).toBe(400)
  })
})

describe('against machines', () => {
  it('what fills in the hidden field hears the same, and nothing is kept', async () => {
    const before = (await kept()).length
    const answer = await send({ honeypot: 'http://spam' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { redirectUrl: '' }])
    expect((await kept()).length).toBe(before)
  })

  it.each([
    ['no stamp', () => '', 'forms/too-late'],
    ['one made up', () => 'x'.repeat(200), 'forms/too-late'],
    ['one that is too young', () => stampOf(formId, 1_000), 'forms/too-soon'],
    ['one of another form', () => stampOf(campaignId), 'forms/too-late'],
    ['one from yesterday', () => stampOf(formId, 25 * 3_600_000), 'forms/too-late'],
  ])('%s is refused', async (_name, make, key) => {
    const answer = await send({ stamp: await make() })
    expect([answer.statusCode, answer.json()]).toEqual([400, [{ key, value: `fi ${key}` }]])
  })

  it('takes five an hour from one network, whichever process they come to, and counts no corrections', async () => {
    const network = newNetwork()
    for (let at = 0; at < 5; at++) {
      expect((await send({ network, fields: { ...whole, email: 'x' } })).statusCode).toBe(400)
      expect((await send({ network, app: at % 2 })).statusCode).toBe(200)
    }
    expect((await send({ network })).statusCode).toBe(429)
    // Nor by the way without JavaScript, whose route has a limit of its own.
    const filled = Object.entries(whole).map(([name, value]): [string, string] => [`field-${name}`, value])
    const answer = await apps[0]!.inject({
      method: 'POST',
      url: `/forms/${formId}`,
      remoteAddress: '127.0.0.1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': network },
      payload: new URLSearchParams([...filled, ['field-privacy', 'true'], ['stamp', await stampOf()]]).toString(),
    })
    const seconds = Number(answer.headers['retry-after'])
    expect([answer.statusCode, seconds > 3_500, seconds <= 3_600]).toEqual([429, true, true])
    expect(secured.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ security: 'limiter-shut', limiter: 'form, network', who: keyedHash }),
    )
    expect(secured.join()).not.toContain(network)
    // The hour is counted by the database’s clock.
    await test.sql`update rate_limit set ends_at = now()`
    expect((await send({ network })).statusCode).toBe(200)
  })

  it('mails a mailbox that anybody names three times a day', async () => {
    const email = 'uhri@posti.example'
    for (let at = 0; at < 5; at++) expect((await send({ fields: { ...whole, email } })).statusCode).toBe(200)
    const rows = await test.sql`select 1 from outbox_mail where recipient = ${email}`
    expect(rows).toHaveLength(3)
    const [day] = await test.sql<{ hours: number }>`
      select extract(epoch from max(ends_at) - now())::float8 / 3600 as hours from rate_limit where key like 'form-mail %'`
    expect(day?.hours).toBeGreaterThan(23)
    expect(day?.hours).toBeLessThanOrEqual(24)
  })
})

describe('a form with files', () => {
  it('keeps them by what they are, whatever they are called', async () => {
    const stamp = await stampOf()
    const answer = await upload([
      { name: 'stamp', value: stamp },
      { name: 'field-picture', value: pdf, fileName: '../../etc/kuitti.exe', type: 'text/html' },
    ])
    expect([answer.statusCode, answer.body]).toEqual([200, '{"redirectUrl":""}'])
    const rows = await test.sql`select name, file_name, media_type, size, bytes from form_file`
    expect(rows).toEqual([
      { name: 'picture', file_name: 'kuitti.exe', media_type: 'application/pdf', size: pdf.length, bytes: pdf },
    ])
  })

  it.each([
    ['a page that says it is a picture', Buffer.from('<html><script>alert(1)</script>'), 'forms/validation/file-type'],
    ['a program', Buffer.from('MZ\x90\x00'), 'forms/validation/file-type'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'forms/validation/file-type',
    ],
    ['a PDF behind something else', Buffer.concat([Buffer.from('PK\x03\x04'), pdf]), 'forms/validation/file-type'],
    ['more than 5 MB', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 'forms/validation/file-size'],
  ])('refuses %s', async (_name, value, key) => {
    const stamp = await stampOf()
    const answer = await upload([
      { name: 'stamp', value: stamp },
      { name: 'field-picture', value, fileName: 'kuva.png', type: 'image/png' },
    ])
    expect([answer.statusCode, answer.json()]).toEqual([400, { errors: { picture: [`fi ${key}`] } }])
  })

  it('refuses too many files and too many fields without keeping them', async () => {
    const many = Array.from({ length: 9 }, (_value, at) => ({ name: `field-f${at}`, value: pdf, fileName: 'a.pdf' }))
    expect((await upload(many)).statusCode).toBe(413)
    const texts = Array.from({ length: 200 }, (_value, at) => ({ name: `x${at}`, value: 'x' }))
    expect((await upload(texts)).statusCode).toBe(413)
    const proto = await upload([{ name: '__proto__', value: 'x' }])
    expect(proto.statusCode).toBeLessThan(500)
  })
})

it('files that come slowly from one network hold two places, and leave the others to others', async () => {
  const [head, tail] = ['--abc\r\ncontent-disposition: form-data; name="field-name"\r\n\r\nAino', '\r\n--abc--\r\n']
  const begin = (network: string, ...chunks: string[]) => {
    const payload = new PassThrough()
    for (const chunk of chunks) payload.write(chunk)
    const headers = { 'x-forwarded-for': network, 'content-type': `multipart/form-data; boundary=${boundary}` }
    const url = `/api/forms/${formId}`
    const answer = apps[0]!.inject({ method: 'POST', url, remoteAddress: '127.0.0.1', headers, payload })
    return { end: () => payload.end(tail), status: async () => (await answer).statusCode }
  }
  const whole = (network: string): Promise<number> => {
    const one = begin(network, head)
    one.end()
    return one.status()
  }
  const slow = [0, 1].map(() => begin('10.9.9.9', head))
  // They are read once the limits have been asked.
  let status = 0
  for (let asked = 0; asked < 40 && status !== 503; asked += 1) status = await whole('10.9.9.9')
  expect(status).toBe(503)
  expect(await whole('10.9.9.8')).toBe(400)
  for (const one of slow) one.end()
  expect(await Promise.all(slow.map((one) => one.status()))).toEqual([400, 400])
  expect(await whole('10.9.9.9')).toBe(400)
})

describe('a form without JavaScript', () => {
  const post = (values: Record<string, string>, url = `/forms/${formId}`) =>
    apps[0]!.inject({
      method: 'POST',
      url,
      remoteAddress: '127.0.0.1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newNetwork() },
      payload: new URLSearchParams(values).toString(),
    })
  const typed = Object.fromEntries([
    ...Object.entries(whole).map(([name, value]) => [`field-${name}`, value]),
    ['field-privacy', 'true'],
    ['page', '/yhteys'],
  ]) as Record<string, string>
  const sentOf = (body: string) =>
    (
      JSON.parse(body) as {
        mainContentArea: { sent: { stamp: string; fault: string; faults: object; values: object } }[]
      }
    ).mainContentArea[0]?.sent

  it('is looked at once more with what was typed, and taken then', async () => {
    const before = (await kept()).length
    const first = await post(typed)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([422, 'private, no-store'])
    const looked = sentOf(first.body)
    expect(looked).toMatchObject({ fault: 'fi forms/look-again', faults: {}, values: { name: 'Aino' } })
    clock.advance(4_000)
    const second = await post({ ...typed, stamp: looked?.stamp ?? '' })
    expect([second.statusCode, sentOf(second.body)?.stamp]).toEqual([200, ''])
    expect((await kept()).length).toBe(before + 1)
  })

  it('says at the fields what is wrong', async () => {
    const answer = await post({ ...typed, 'field-email': 'aino' })
    expect(sentOf(answer.body)).toMatchObject({
      fault: 'fi forms/check-fields',
      faults: { email: 'fi forms/validation/email' },
      values: { email: 'aino' },
    })
  })

  it('leads on to the page that thanks', async () => {
    const stamp = await stampOf(campaignId)
    const answer = await post({ 'field-email': 'eka@posti.example', stamp }, `/forms/${campaignId}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  })

  it.each(['', 'https://evil.example/', '//evil.example', '/muualla', '/\\evil'])(
    'from the page "%s", which is none of ours, is answered plainly',
    async (page) => {
      const answer = await post({ ...typed, page, 'field-email': '' })
      expect(answer.statusCode).toBe(400)
      const taken = await post({ ...typed, page, stamp: await stampOf() })
      expect([taken.statusCode, taken.headers.location]).toEqual([303, '/'])
    },
  )
})

describe('an entry of a campaign', () => {
  const confirm = (identifier: string, app = 0) =>
    apps[app]!.inject({ url: `/api/thankyoupage?${new URLSearchParams({ identifier }).toString()}` })

  it('waits for its mail, and is confirmed by it as often as it is followed', async () => {
    mails.length = 0
    const answer = await send({ id: campaignId, fields: { email: 'Toka@Posti.Example' }, consents: ['letter'] })
    expect(answer.json()).toEqual({ redirectUrl: '/' })
    expect(asked.at(-1)).toMatchObject({ email: 'Toka@Posti.Example', language: 'fi' })
    expect((await kept()).at(-1)).toMatchObject({ waits: true, confirmed_at: null })
    const mail = mails.find(({ kind }) => kind === 'form-received')
    const url = new URL(mail?.kind === 'form-received' ? mail.confirmUrl : '')
    const identifier = url.searchParams.get('identifier') ?? ''
    const answers = await Promise.all([confirm(identifier), confirm(identifier, 1), confirm(identifier)])
    expect(answers.map((one) => [one.statusCode, one.json()])).toEqual(answers.map(() => [200, { ok: true }]))
    const at = (await kept()).at(-1)?.['confirmed_at']
    clock.advance(60_000)
    await confirm(identifier)
    expect([(await kept()).at(-1)?.['confirmed_at'], at === null]).toEqual([at, false])
  })

  it.each(['', 'x', '1', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.aaaaaaaa.${'b'.repeat(43)}`, "' or 1=1"])(
    'is not known by "%s"',
    async (identifier) => {
      const answer = await confirm(identifier)
      expect(answer.statusCode).toBe(404)
    },
  )

  it('needs an identifier', async () => {
    expect((await apps[0]!.inject({ url: '/api/thankyoupage' })).statusCode).toBe(400)
  })
})

describe('what was sent', () => {
  it('is a table that no spreadsheet runs, and whoever takes it is written down', async () => {
    const desk = createFormDesk({ db: test.db, clock })
    const forms = await desk.list(tester)
    expect(forms.map(({ formId: id }) => id)).toEqual([formId, campaignId])
    const { count, csv } = await desk.export(formId, tester)
    const lines = csv.trim().split('\n')
    expect(lines[0]).toBe('reference,sent,form,language,confirmed,name,email,about,bought,message,privacy,picture')
    expect(count).toBeGreaterThan(5)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")<b>x</b>"`)
    expect(csv).toContain(`"Hei;'=A1\n'=HYPERLINK(B2)"`)
    expect(csv).toContain(',kuitti.exe')
    const rows = await test.sql`select subject_id from audit_entry where command = 'form.exported'`
    expect(rows).toEqual([{ subject_id: String(formId) }])
  })

  it('gives the files of one submission', async () => {
    const rows = await test.sql`select submission_id from form_file`
    const [file] = await createFormDesk({ db: test.db, clock }).files(
      (rows[0] as { submission_id: string }).submission_id,
      tester,
    )
    expect(file?.bytes.equals(pdf)).toBe(true)
  })
})
