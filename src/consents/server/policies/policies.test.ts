import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tester } from '../../../../tests/support/actors.ts'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { testKeyring } from '../../../../tests/support/keys.ts'
import { createOperator } from '../../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { languages } from '#src/common/locale.ts'
import { findItemByKey, findVersion } from '#src/content/server/content.store.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { consentVersion } from '#src/shell/contract/consent.ts'
import type { CdsPageInput } from '../../contract/cds-page.ts'
import type { Policy } from '../../contract/policies.ts'
import { createConsentsModule } from '../consents.module.ts'
import type { Marketing } from '../marketing/marketing.ts'

/* Policies by version: kept as pages are published and consents are set, and read by calls and pages (C-3.9, C-20). */

const clock = createTestClock(new Date(Date.now() + 60_000).toISOString())
const log = pino({ level: 'silent' })
let test: TestDatabase
let app: App
let operator: ReturnType<typeof createOperator>

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  operator = createOperator({ db: test.db, clock })
  const module = createConsentsModule({
    db: test.db,
    clock,
    log,
    keyring: testKeyring(),
    text: (_language, key) => key,
    marketing: { optIns: {}, tokens: {} } as unknown as Marketing, // not asked here
    tellsTokens: false,
    visitors: { idOfCookies: () => null },
    resolveLinks: (uris) =>
      Promise.resolve(new Map(uris.map((uri) => [uri, { path: `/${uri.split(':')[1]}`, id: 1 }]))),
    findPage: () => Promise.resolve(null),
    customerOf: () => Promise.resolve(null),
    renderPage: (input) => JSON.stringify(input),
    styles: () => [],
    pagePaths: () => Promise.resolve({ privacy: '', support: '', preferences: '' }),
  })
  app = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['x'.repeat(32)] },
    log,
    text: (_language, key) => key,
    db: test.db,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  for (const register of module.routes) register(app)
  await app.ready()
  await module.start()
  await module.start()
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

const list = async (language: string, keys?: string) =>
  (
    await app.inject({
      url: `/api/consentdata/policies${keys === undefined ? '' : '/filtered'}?language=${language}${keys ? `&keys=${keys}` : ''}`,
    })
  ).json<Policy[]>()
const privacy = async (id: string, language: string) => {
  const { statusCode, body } = await app.inject({ url: `/privacy/${id}?language=${language}` })
  return { statusCode, page: JSON.parse(body) as CdsPageInput }
}

/** An editor changes the notice in some languages, and publishes it. */
async function publish(words: Partial<Record<'fi' | 'sv' | 'en', string>>, more: object = {}): Promise<void> {
  clock.advance(60_000)
  const { content } = await operator.operations
  const item = await findItemByKey(test.db, 'privacy')
  for (const language of languages) {
    const published = await findVersion(test.db, item?.id ?? 0, language, 'published')
    const mainBody = words[language]
    if (!published || mainBody === undefined) continue
    const { name, slug, fields } = published
    await content.saveDraft(item?.id ?? 0, language, { name, slug, fields: { ...fields, mainBody, ...more } }, tester)
  }
  const done = await content.publish(item?.id ?? 0, languages, tester)
  if (!done.ok) throw new Error(JSON.stringify(done.error))
}

describe('policies', () => {
  it.each(languages)('are all told in %s, in force', async (language) => {
    const all = await list(language)
    expect(all.map(({ key }) => key)).toEqual([
      'cookies',
      'marketing',
      'personalised-goods',
      'privacy',
      'terms',
      'terms-of-sale',
    ])
    for (const policy of all) {
      expect(policy).toMatchObject({ id: `${policy.key}:${policy.version}`, language })
      expect(policy.text).not.toMatch(/content:|[{}]|<script/)
      expect(policy.title).not.toMatch(/[*{}]/)
    }
    expect(all.find(({ key }) => key === 'cookies')?.version).toBe(String(consentVersion))
  })

  it('are found by name, and names that there are none of are left out', async () => {
    expect((await list('sv', 'privacy,marketing,nonsense')).map(({ key }) => key)).toEqual(['marketing', 'privacy'])
    expect((await app.inject({ url: '/api/consentdata/policies/filtered?keys=../etc' })).statusCode).toBe(400)
  })

  it('lead where the pages of today are', async () => {
    const [terms] = await list('fi', 'terms')
    expect(terms?.text).toContain('<a href="/terms">tilausehdot</a>')
  })

  it('are a fragment of HTML each, of now or of a version', async () => {
    const { headers, body } = await app.inject({ url: '/cds/policycontent?policyId=privacy&language=en' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).toMatch(/^<article lang="en"><h1>Privacy notice<\/h1><p>/)
    expect((await app.inject({ url: '/cds/policycontent?policyId=marketing:2026-11' })).body).toContain(
      'Luvan voi perua',
    )
    for (const [id, status] of [
      ['marketing:1999', 404],
      ['nonsense', 404],
      ['<script>', 400],
    ] as const)
      expect((await app.inject({ url: `/cds/policycontent?policyId=${encodeURIComponent(id)}` })).statusCode).toBe(
        status,
      )
  })
})

describe('the privacy notice', () => {
  it('becomes a new version as it is published, and the one before stays readable', async () => {
    const before = (await privacy('current', 'fi')).page.policy
    expect(before?.version).toBe('1')
    await publish({ fi: '<p>Toinen versio.</p>', sv: '<p>Andra versionen.</p>', en: '<p>Second version.</p>' })
    for (const [language, said] of [
      ['fi', 'Toinen versio.'],
      ['sv', 'Andra versionen.'],
      ['en', 'Second version.'],
    ] as const)
      expect((await privacy('current', language)).page.policy).toMatchObject({ version: '2', text: `<p>${said}</p>` })
    expect((await privacy('1', 'fi')).page.policy).toEqual(before)
    // A language that was not published anew says in the new version what it said.
    await publish({ fi: '<p>Kolmas.</p>' })
    expect((await privacy('3', 'fi')).page.policy?.text).toBe('<p>Kolmas.</p>')
    expect((await privacy('3', 'sv')).page.policy).toMatchObject({ version: '2', text: '<p>Andra versionen.</p>' })
  })

  it('is no new version for other words that search engines read', async () => {
    const before = (await privacy('current', 'fi')).page.policy?.version
    await publish({ fi: '<p>Kolmas.</p>' }, { metaDescription: 'Jotain muuta kuin ennen, mutta seloste on sama.' })
    expect((await privacy('current', 'fi')).page.policy?.version).toBe(before)
  })

  it('says so where there is no such version', async () => {
    for (const id of ['99', 'nonsense']) expect((await privacy(id, 'fi')).statusCode).toBe(404)
  })
})

describe('what a consent says', () => {
  it('is kept by its version when it is set', async () => {
    const said = await operator.line('settings', 'set', 'consent/marketing', 'version=2027-01', 'textFi=Saa lähettää.')
    expect(said.ok, said.text).toBe(true)
    expect((await list('fi', 'marketing'))[0]).toMatchObject({ version: '2027-01', text: 'Saa lähettää.' })
    expect((await app.inject({ url: '/cds/policycontent?policyId=marketing:2026-11' })).body).toContain(
      'Luvan voi perua',
    )
  })
})
