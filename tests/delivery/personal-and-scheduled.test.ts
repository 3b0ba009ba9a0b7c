import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContentModule } from '../../src/content/server/content.module.ts'
import { findItemByKey, findVersion } from '../../src/content/server/content.store.ts'
import type { AreaBlock } from '../../src/shell/contract/block.ts'
import type { PersonalContent } from '../../src/shell/contract/content-api.ts'
import type { PageModel } from '../../src/shell/contract/page-model.ts'
import { consentVersion } from '../../src/shell/contract/consent.ts'
import { signUp } from '../hostile/support/sign-up.ts'
import { hire } from '../hostile/support/staff.ts'
import { tester } from '../support/actors.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'

/*
 * What some visitors see, what is seen between two moments, and that kept answers know of both: a whole shop with a clock that is
 * moved (C-21).
 */

const silentLog = pino({ level: 'silent' })
/** What is purged is heard of a moment later. */
const eventually = (look: () => Promise<void>) => vi.waitFor(look, 30_000)
let shop: DeliveryShop
/** Another process on the same database. */
let other: ReturnType<typeof createContentModule>
const groups: Record<string, number> = {}
const day = 86_400_000

beforeAll(async () => {
  shop = await startDeliveryShop(undefined, { SITE_INDEXABLE: 'true' })
  const { db } = shop.database
  other = createContentModule({
    db,
    clock: shop.clock,
    log: silentLog,
    contributions: [],
    onPublished: () => Promise.resolve(),
  })
  for (const [key, rule] of Object.entries({
    spring: { campaigns: ['kevat', 'pasiainen'] },
    swedish: { languages: ['sv'] },
    known: { isReturning: true },
    members: { isSignedIn: true },
    big: { cartFromCents: 5_000 },
    both: { languages: ['fi'], campaigns: ['kevat'] },
  })) {
    const set = await other.visitorGroups.set(key, key, rule, tester)
    groups[key] = set.ok ? set.value : 0
  }
})
afterAll(() => shop.stop())

const notice = (heading: string, place: object = {}) => ({
  type: 'NoticeBlock',
  fields: { noticeType: 'Information', heading, body: '<p>Teksti</p>' },
  ...place,
})
let pages = 0

/** A page with these blocks in its main area, on the site; its address. */
async function publish(mainContentArea: object[], publishIt = true): Promise<{ id: number; path: string }> {
  const start = await findItemByKey(shop.database.db, 'start')
  const id = await other.service.create({ kind: 'page', contentType: 'LandingPage', parentId: start?.id ?? 0 }, tester)
  const slug = `koe-${(pages += 1)}`
  const draft = { name: slug, slug, fields: { field: 'sand', heading: slug, mainContentArea } }
  expect(await other.service.saveDraft(id, 'fi', draft, tester)).toMatchObject({ ok: true })
  if (publishIt) expect(await other.service.publish(id, ['fi'], tester)).toEqual({ ok: true, value: null })
  return { id, path: `/${slug}` }
}

const headingsOf = (blocks: readonly AreaBlock[] = []) =>
  blocks.map((block) => ('heading' in block ? block.heading : ''))
const modelAt = async (path: string) => {
  const query = new URLSearchParams({ contentUrl: path, currentPageUrl: path }).toString()
  const answer = await shop.send({ url: `/api/cda/content?${query}` })
  return answer.statusCode === 200 ? answer.json<PageModel>() : null
}
const seen = async (path: string) => headingsOf((await modelAt(path))?.mainContentArea)
const documentAt = async (path: string) => (await shop.send({ url: path })).body

async function personal(path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const search = new URLSearchParams({ contentUrl: path, currentPageUrl: path, ...query }).toString()
  const answer = await shop.send({ url: `/api/cda/personal?${search}`, headers })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  return answer.json<PersonalContent>()
}

// First of all: tokens and sessions are made by a clock that nobody has moved yet.
it('groups know who is signed in, and what the goods in the cart cost', async () => {
  const groupsOf = async (cookie: string) => (await personal('/', {}, { cookie })).visitorGroups
  const guest = await shop.visitor()
  await guest.fillCart()
  expect(await groupsOf(guest.cookie)).toEqual([])
  const quantity = Math.ceil(5_000 / shop.goods.cents)
  const added = await guest.call('POST', '/api/me/carts/add', { code: shop.goods.code, quantity })
  expect(added.statusCode).toBe(200)
  expect(await groupsOf(guest.cookie)).toEqual([groups['big']])
  const customer = await signUp(shop)
  expect(await groupsOf(customer.cookie())).toEqual([groups['members']])
})

describe('blocks between two moments', () => {
  it('come and go to the minute, in kept models and kept documents', async () => {
    shop.clock.set('2026-12-01T08:00:00Z')
    const from = '2026-12-01T10:05:00+02:00'
    const to = '2026-12-01T08:06:00Z'
    const { path } = await publish([
      notice('Aina'),
      notice('Vain viisi yli', { from, to }),
      notice('Sen jälkeen', { from: to }),
    ])
    const at = async (time: string) => {
      shop.clock.set(time)
      const html = await documentAt(path)
      return [await seen(path), html.includes('Vain viisi yli'), html.includes('Sen jälkeen')]
    }
    expect(await at('2026-12-01T08:00:00Z')).toEqual([['Aina'], false, false])
    expect(await at('2026-12-01T08:04:59.999Z')).toEqual([['Aina'], false, false])
    expect(await at('2026-12-01T08:05:00Z')).toEqual([['Aina', 'Vain viisi yli'], true, false])
    expect(await at('2026-12-01T08:05:59.999Z')).toEqual([['Aina', 'Vain viisi yli'], true, false])
    expect(await at('2026-12-01T08:06:00Z')).toEqual([['Aina', 'Sen jälkeen'], false, true])
    // What is left are moments of the site.
    expect(Date.parse((await modelAt(path))?.validUntil ?? '')).toBeGreaterThan(+shop.clock.now())
  })

  it('tell the browser until when a page is good', async () => {
    shop.clock.set('2026-12-02T08:00:00Z')
    const { path } = await publish([notice('Aina'), notice('Huomenna', { from: '2026-12-03T00:00:00+02:00' })])
    expect((await modelAt(path))?.validUntil).toBe('2026-12-02T22:00:00.000Z')
  })

  it.each([
    'huomenna',
    '2026-13-45T00:00',
    '2026-13-01',
    '2026-04-31',
    '2026-12-01T24:01Z',
    '1e400',
    "'; drop table content_item; --",
  ])('take no moment such as "%s"', async (from) => {
    const id = await other.service.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
    const fields = { field: 'sand', mainContentArea: [notice('x', { from })] }
    const saved = await other.service.saveDraft(id, 'fi', { name: 'x', slug: 'x', fields }, tester)
    expect(saved).toMatchObject({ ok: false, error: { kind: 'fields' } })
  })
})

describe('pages on a schedule', () => {
  /** What the module has the jobs do. */
  const planned: { name: string; cron: string; run: () => Promise<unknown> }[] = []
  beforeAll(() => other.registerWork({ schedule: ({ name }, cron, run) => void planned.push({ name, cron, run }) }))
  const tick = () => Promise.all(planned.map(({ run }) => run()))
  const at = (iso: string) => new Date(iso)

  it('go on the site and leave it by themselves, once, in two processes at the same time', async () => {
    shop.clock.set('2026-12-05T08:00:00Z')
    const { id, path } = await publish([notice('Kampanja')], false)
    const times = { at: at('2026-12-05T09:00:00Z'), until: at('2026-12-05T10:00:00Z') }
    expect(await other.service.schedule(id, ['fi'], times, tester)).toEqual({ ok: true, value: null })
    expect(planned).toMatchObject([{ name: 'content.schedule', cron: '* * * * *' }])
    await tick()
    expect(await modelAt(path)).toBeNull()
    shop.clock.set('2026-12-05T09:00:00Z')
    await Promise.all([tick(), tick(), tick()])
    await eventually(async () => expect(await seen(path)).toEqual(['Kampanja']))
    const audits = () =>
      shop.database.sql<{
        command: string
      }>`select command from audit_entry where subject_id = ${String(id)} order by id`
    expect((await audits()).filter((row) => row.command === 'content.published')).toHaveLength(1)
    shop.clock.set('2026-12-05T10:00:00Z')
    await Promise.all([tick(), tick()])
    await eventually(async () =>
      expect([await modelAt(path), (await shop.send({ url: path })).statusCode]).toEqual([null, 404]),
    )
    expect((await audits()).filter((row) => row.command === 'content.unpublished')).toHaveLength(1)
  })

  it('keep to the last thing that was said, also while the old moment is being worked on', async () => {
    shop.clock.set('2026-12-06T08:00:00Z')
    const { id, path } = await publish([notice('Myöhemmin')], false)
    await other.service.schedule(id, ['fi'], { at: at('2026-12-06T08:30:00Z'), until: null }, tester)
    shop.clock.set('2026-12-06T08:30:00Z')
    await other.service.schedule(id, ['fi'], { at: at('2026-12-07T08:00:00Z'), until: null }, tester)
    // Found due before, and moved since: publishing looks again under the lock.
    expect(await other.service.publish(id, ['fi'], tester, { dueAt: shop.clock.now() })).toEqual({
      ok: true,
      value: null,
    })
    expect(await modelAt(path)).toBeNull()
    expect((await findVersion(shop.database.db, id, 'fi', 'draft'))?.publishAt).toEqual(at('2026-12-07T08:00:00Z'))
  })

  it('refuse an end before the beginning, what has no draft, and what could not be published', async () => {
    shop.clock.set('2026-12-08T08:00:00Z')
    const { id } = await publish([notice('x')], false)
    const wrong = { at: at('2026-12-09T00:00:00Z'), until: at('2026-12-08T23:00:00Z') }
    expect(await other.service.schedule(id, ['fi'], wrong, tester)).toMatchObject({ ok: false })
    const right = { at: at('2026-12-09T00:00:00Z'), until: null }
    expect(await other.service.schedule(id, ['sv'], right, tester)).toMatchObject({ ok: false })
    expect(await other.service.schedule(999_999, ['fi'], right, tester)).toEqual({
      ok: false,
      error: { kind: 'not-found' },
    })
    const bare = await publish([{ type: 'NoticeBlock', fields: {} }], false)
    expect(await other.service.schedule(bare.id, ['fi'], right, tester)).toMatchObject({ ok: false })
  })

  it('end what is on the site without a new draft', async () => {
    shop.clock.set('2026-12-10T08:00:00Z')
    const { id, path } = await publish([notice('Vielä')])
    const until = at('2026-12-10T09:00:00Z')
    expect(await other.service.schedule(id, ['fi'], { at: null, until }, tester)).toEqual({ ok: true, value: null })
    await tick()
    expect(await seen(path)).toEqual(['Vielä'])
    shop.clock.set('2026-12-10T09:00:00Z')
    await tick()
    await eventually(async () => expect(await modelAt(path)).toBeNull())
  })
})

describe('blocks for groups of visitors', () => {
  const forGroup = (heading: string, group: string, place: object = {}) =>
    notice(heading, { visitorGroups: [groups[group] ?? 0], ...place })

  it('are in no kept page, and asked for by a call of its own', async () => {
    const { path } = await publish([
      notice('Eka'),
      notice('Toka'),
      forGroup('Keväälle', 'spring'),
      forGroup('Tilalle', 'spring', { insteadOfNext: true }),
      notice('Kaikille'),
    ])
    const model = await modelAt(path)
    expect([headingsOf(model?.mainContentArea), model?.isPersonal]).toEqual([['Eka', 'Toka', 'Kaikille'], true])
    const html = await documentAt(path)
    expect([html.includes('Keväälle'), html.includes('Tilalle'), html.includes('Kaikille')]).toEqual([
      false,
      false,
      true,
    ])
    const mine = await personal(path, { campaign: 'Kevat' })
    expect(mine.visitorGroups).toEqual([groups['spring'], groups['both']])
    expect(headingsOf(mine.areas?.mainContentArea)).toEqual(['Eka', 'Toka', 'Keväälle', 'Tilalle'])
    expect(
      mine.areas?.mainContentArea.map((block) =>
        'isPersonal' in block ? [block.isPersonal, block.insteadOf !== undefined] : [],
      ),
    ).toEqual([[], [], [true, false], [true, true]])
    // Whoever came before or comes after sees what everybody does.
    expect(headingsOf((await modelAt(path))?.mainContentArea)).toEqual(['Eka', 'Toka', 'Kaikille'])
    expect(await personal(path)).toEqual({ visitorGroups: [], areas: null, sitePopup: null })
  })

  it('stand in for each other in the order of the page, the first that fits', async () => {
    const { path } = await publish([
      forGroup('Kevään suomeksi', 'both', { insteadOfNext: true }),
      forGroup('Kevään', 'spring', { insteadOfNext: true }),
      notice('Kaikille'),
      notice('Loppu'),
    ])
    const first = await personal(path, { campaign: 'kevat' })
    expect(headingsOf(first.areas?.mainContentArea)).toEqual(['Kevään suomeksi', 'Loppu'])
    const second = await personal(path, { campaign: 'pasiainen' })
    expect(headingsOf(second.areas?.mainContentArea)).toEqual(['Kevään', 'Loppu'])
    expect(await seen(path)).toEqual(['Kaikille', 'Loppu'])
  })

  it('follow the language of the page, and functional storage of an earlier day', async () => {
    shop.clock.set('2026-12-12T10:00:00Z')
    const { path } = await publish([notice('Eka'), notice('Toka'), forGroup('Tervetuloa taas', 'known')])
    const asked = async (functional: number, ts: number) => {
      const cookie = `cookie-consent=${encodeURIComponent(`v=${consentVersion}&functional=${functional}&analytics=0&marketing=0&ts=${ts}`)}`
      return (await personal(path, {}, { cookie })).visitorGroups
    }
    const now = +shop.clock.now()
    expect(await asked(1, now - 2 * day)).toEqual([groups['known']])
    expect(await asked(0, now - 2 * day)).toEqual([])
    expect(await asked(1, now - 60_000)).toEqual([])
    expect(await asked(1, Number.NaN)).toEqual([])
    expect((await personal('/sv/', {})).visitorGroups).toEqual([groups['swedish']])
  })

  it('cannot be looked at through the query of an ordinary visitor', async () => {
    const { id, path } = await publish([
      notice('Eka'),
      notice('Toka'),
      forGroup('Keväälle', 'spring'),
      notice('Puhelimille', { channels: ['mobile'] }),
    ])
    const { fields = {} } = (await findVersion(shop.database.db, id, 'fi', 'published')) ?? {}
    const draft = { name: 'x', slug: path.slice(1), fields: { ...fields, heading: 'Luonnos' } }
    expect(await other.service.saveDraft(id, 'fi', draft, tester)).toMatchObject({ ok: true })
    const everybodys = await modelAt(path)
    expect(headingsOf(everybodys?.mainContentArea)).toEqual(['Eka', 'Toka', 'Puhelimille'])
    expect(everybodys).toMatchObject({ heading: path.slice(1), preview: false })
    const all: Record<string, string> = {
      visitorgroupsByID: String(groups['spring']),
      epichannel: 'desktop',
      commondrafts: 'true',
      epieditmode: 'true',
      epiprojects: '1',
    }
    for (const flags of [all, ...Object.entries(all).map(([name, value]) => ({ [name]: value }))]) {
      const query = new URLSearchParams({ contentUrl: path, currentPageUrl: path, ...flags }).toString()
      const answer = await shop.send({ url: `/api/cda/content?${query}` })
      expect(answer.json<PageModel>(), query).toEqual(everybodys)
    }
  })

  it('may not push down what is read: high on a page only in the place of another', async () => {
    const id = await other.service.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
    const save = (mainContentArea: object[]) =>
      other.service.saveDraft(
        id,
        'fi',
        { name: 'x', slug: `ylos-${pages}`, fields: { field: 'sand', mainContentArea } },
        tester,
      )
    await save([forGroup('Liian ylhäällä', 'spring'), notice('Eka')])
    expect(await other.service.publish(id, ['fi'], tester)).toMatchObject({
      ok: false,
      error: { kind: 'business', problems: [{ key: 'content/personal-too-high' }] },
    })
  })

  it.each([
    ['contentUrl=//evil.example', 400],
    ['contentUrl=%2Fkoe-1&campaign=' + 'x'.repeat(300), 400],
    ["contentUrl=%2Fkoe-1&campaign='%20or%201=1", 200],
    ['contentUrl=/no-such-page&campaign=kevat', 200],
    ['', 400],
  ])('answer %s without a fault', async (query, status) => {
    const answer = await shop.send({ url: `/api/cda/personal?${query}` })
    expect(answer.statusCode).toBe(status)
  })

  it('take no rule that says nothing, or something else', async () => {
    for (const rule of [
      {},
      null,
      'all',
      { campaigns: [] },
      { campaigns: ['ÄÄ'] },
      { ip: '1' },
      { cartFromCents: -1 },
      [],
    ])
      expect(await other.visitorGroups.set('wrong', 'Wrong', rule, tester)).toMatchObject({ ok: false })
  })
})

describe('the flags of the editor', () => {
  it('open to who works on drafts what they name, and to nobody else of the staff', async () => {
    const { id, path } = await publish([
      notice('Julkaistu'),
      notice('Toka'),
      notice('Keväälle', { visitorGroups: [groups['spring']] }),
      notice('Puhelimille', { channels: ['mobile'] }),
    ])
    const { fields = {} } = (await findVersion(shop.database.db, id, 'fi', 'published')) ?? {}
    const draft = { name: 'x', slug: path.slice(1), fields: { ...fields, heading: 'Luonnos' } }
    expect(await other.service.saveDraft(id, 'fi', draft, tester)).toMatchObject({ ok: true })
    const asked = async (query: Record<string, string>, cookie: string) => {
      const search = new URLSearchParams({ contentUrl: path, currentPageUrl: path, ...query }).toString()
      const answer = await shop.send({ url: `/api/cda/content?${search}`, headers: { cookie } })
      return answer.json<PageModel<{ heading: string }>>()
    }
    const editor = (await hire(shop, ['Editor'])).cookie
    const others = (await hire(shop, ['CustomerService'])).cookie
    for (const flags of [{ commondrafts: 'true' }, { epieditmode: 'true' }]) {
      expect(await asked(flags, editor)).toMatchObject({ heading: 'Luonnos', preview: true })
      expect(await asked(flags, others)).toMatchObject({ heading: path.slice(1), preview: false })
    }
    expect(await asked({ epiprojects: '999' }, editor)).toMatchObject({ heading: path.slice(1), preview: true })
    expect(await asked({ epieditmode: 'false' }, editor)).toMatchObject({ heading: path.slice(1), preview: false })
    const seenBy = async (query: Record<string, string>) =>
      headingsOf((await asked({ commondrafts: 'true', ...query }, editor)).mainContentArea)
    expect(await seenBy({ epichannel: 'desktop' })).toEqual(['Julkaistu', 'Toka'])
    const group = String(groups['spring'])
    expect(await seenBy({ epichannel: 'mobile', visitorgroupsByID: `x,${group}` })).toEqual([
      'Julkaistu',
      'Toka',
      'Keväälle',
      'Puhelimille',
    ])
  })
})

describe('blocks for some devices', () => {
  it('are in the page for all of them, and say for which they are', async () => {
    const { path } = await publish([
      notice('Puhelimille', { channels: ['mobile'] }),
      notice('Kaikille', { channels: [] }),
    ])
    const blocks = (await modelAt(path))?.mainContentArea ?? []
    expect(blocks.map((block) => ('channels' in block ? block.channels : null))).toEqual([['mobile'], null])
    expect(await documentAt(path)).toContain('content-only content-not--tablet content-not--desktop')
  })
})

describe('the announcement bar', () => {
  it('is there for its language and its time, in kept pages too', async () => {
    shop.clock.set('2026-12-20T08:00:00Z')
    const { db } = shop.database
    const item = await findItemByKey(db, 'site-settings')
    const stored = await findVersion(db, item?.id ?? 0, 'sv', 'published')
    const banner = { id: 'x', text: 'Öppet till 18', from: '2026-12-20T10:30:00+02:00', to: '2026-12-20T09:00:00Z' }
    const fields = { ...stored?.fields, banner }
    const draft = { name: 'Asetukset', slug: '', fields }
    expect(await other.service.saveDraft(item?.id ?? 0, 'sv', draft, tester)).toMatchObject({ ok: true })
    expect(await other.service.publish(item?.id ?? 0, ['sv'], tester)).toEqual({ ok: true, value: null })
    await eventually(async () => expect((await modelAt('/sv/'))?.validUntil).toBeTruthy())
    const barAt = async (time: string, path: string) => {
      shop.clock.set(time)
      return (await modelAt(path))?.navigation.banner?.text ?? null
    }
    expect(await barAt('2026-12-20T08:29:59Z', '/sv/')).toBeNull()
    expect(await barAt('2026-12-20T08:30:00Z', '/sv/')).toBe('Öppet till 18')
    expect(await barAt('2026-12-20T08:30:00Z', '/')).not.toBe('Öppet till 18')
    expect((await shop.send({ url: '/sv/' })).body).toContain('Öppet till 18')
    expect(await barAt('2026-12-20T09:00:00Z', '/sv/')).toBeNull()
    expect((await shop.send({ url: '/sv/' })).body).not.toContain('Öppet till 18')
  })
})

describe('what pages tell machines', () => {
  const dataOf = async (path: string) =>
    ((await modelAt(path))?.pageMetadata.structuredData ?? []).map((entry) => entry['@type'])

  it('is by its template what it is', async () => {
    expect(await dataOf('/asiakaspalvelu')).toEqual(['ContactPage', 'FAQPage', 'BreadcrumbList'])
    expect(await dataOf('/tarina')).toEqual(expect.arrayContaining(['AboutPage']))
    expect(await dataOf('/yrityslahjat')).toEqual(expect.arrayContaining(['WebPage']))
    expect(await dataOf('/tarinat')).toEqual(expect.arrayContaining(['CollectionPage']))
    expect(await dataOf('/tarinat/nain-maistat-suklaata')).toEqual(expect.arrayContaining(['Article']))
    expect(await dataOf('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  })

  it('has a picture to be shared by: its own, or the one it begins with', async () => {
    expect((await modelAt('/yrityslahjat'))?.pageMetadata.ogImage).toMatch(/\/media\/category\/lahjat\.webp$/)
    expect((await modelAt('/asiakaspalvelu'))?.pageMetadata.ogImage).toMatch(/\/media\/category\/konvehdit\.webp$/)
  })

  it('lists a page’s pictures in the sitemap', async () => {
    const { body } = await shop.send({ url: '/sitemap-pages-fi.xml' })
    const entry = /<url><loc>[^<]*\/yrityslahjat<\/loc>.*?<\/url>/.exec(body)?.[0] ?? ''
    expect([...entry.matchAll(/<image:loc>[^<]*\/media\/([^<]*)</g)].map(([, path]) => path)).toEqual([
      'category/lahjat.webp',
      expect.stringMatching(/^products\/yrityslahja/),
      'hero/hero-engraved.webp',
      'hero/hero-engraved-portrait.webp',
    ])
  })

  it('says in llms.txt what the site is and where its pages are, and nothing that robots leave out', async () => {
    const { body, headers } = await shop.send({ url: '/llms.txt' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.split('\n')[0]).toBe('# Konvehti')
    expect(body).toMatch(/\n> .{40,}\n/)
    expect(body).toMatch(/- \[Yrityslahjat\]\(http[^)]*\/yrityslahjat\)/)
    expect(body).toMatch(/- \[Företagsgåvor\]\(http[^)]*\/sv\/foretagsgavor\)/)
    expect(body).not.toMatch(/kiitos|kassa|ostoskori/)
  })
})
