import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentBlockTypes } from '../../src/content/server/content-block-types.ts'
import { blockTypesOf, contentPageTypes } from '../../src/content/server/content-types.ts'
import { createContentService } from '../../src/content/server/content.service.ts'
import { findItemByKey, findVersion } from '../../src/content/server/content.store.ts'
import { contentProject } from '../../src/content/server/content.tables.ts'
import { createPreviews } from '../../src/content/server/previews.ts'
import { createKeyring } from '../../src/platform/keys/keyring.ts'
import { listingBlocks } from '../../src/listing/blocks/listing.blocks.ts'
import type { PageModel } from '../../src/shell/contract/page-model.ts'
import { tester } from '../support/actors.ts'
import { createTestClock } from '../support/clock.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'

let shop: DeliveryShop
let content: ReturnType<typeof createContentService>
let previews: ReturnType<typeof createPreviews>
let project: number
const keys = createKeyring({ shared: ['s'.repeat(32)], own: {}, former: '' }).previews
const ids: Record<string, number> = {}
const fields = {
  metaTitle: 'Uusi sivu',
  metaDescription: '',
  ogImage: null,
  layoutTheme: '',
  noindex: false,
  heading: 'Uusi sivu',
  lead: '',
  mainBody: '<p>Teksti</p>',
  field: 'sand',
}

beforeAll(async () => {
  shop = await startDeliveryShop(undefined, { SITE_INDEXABLE: 'true' })
  const { db } = shop.database
  content = createContentService({
    db,
    clock: shop.clock,
    pageTypes: contentPageTypes,
    blockTypes: { ...contentBlockTypes, ...blockTypesOf(listingBlocks) },
  })
  previews = createPreviews({ db, clock: shop.clock, keys })
  const [row] = await db
    .insert(contentProject)
    .values({ name: 'Kevät', createdAt: shop.clock.now(), createdBy: 'editor' })
    .returning()
  project = row?.id ?? 0
  for (const key of ['story', 'terms', 'willja']) {
    const id = (await findItemByKey(db, key))?.id ?? 0
    ids[key] = id
    const published = await findVersion(db, id, 'fi', 'published')
    if (!published) throw new Error(`${key} is not published`)
    await save(id, {
      slug: published.slug,
      fields: published.fields,
      name: `Luonnos ${key}`,
      ...(key === 'willja' && { projectId: project }),
    })
  }
  ids['new'] = await content.create({ kind: 'page', contentType: 'LandingPage', parentId: ids['story'] ?? 0 }, tester)
  await save(ids['new'], { slug: 'uusi', fields, name: 'Uusi sivu' })
})
afterAll(() => shop.stop())

const save = async (id: number, draft: Parameters<typeof content.saveDraft>[2]) =>
  expect(await content.saveDraft(id, 'fi', draft, tester)).toMatchObject({ ok: true })

/** What a browser does with the address: the cookie, and where it was sent. */
async function follow(url: string) {
  const answer = await shop.send({ url })
  expect(answer.statusCode).toBe(303)
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { answer, location: String(answer.headers.location), headers: { cookie } }
}
const nameAt = async (path: string, headers: Record<string, string>) => {
  const query = new URLSearchParams({ contentUrl: path, currentPageUrl: path }).toString()
  const answer = await shop.send({ url: `/api/cda/content?${query}`, headers })
  return answer.statusCode === 200 ? answer.json<PageModel>().name : answer.statusCode
}

describe('a preview token', () => {
  let token = ''
  beforeEach(async () => {
    token = (await previews.issue({ kind: 'item', id: ids['story'] ?? 0 }, tester)).token
  })

  it('of one page opens the draft of that page, and of no other', async () => {
    const headers = { 'x-preview-token': token }
    expect(await nameAt('/tarina', headers)).toBe('Luonnos story')
    expect(await nameAt('/tilausehdot', headers)).toBe('Tilausehdot')
    expect(await nameAt('/willja', headers)).toBe('willja')
    expect(await nameAt('/tarina/uusi', headers)).toBe(404)
    for (const [key, name] of [
      ['story', 'Luonnos story'],
      ['terms', 'Tilausehdot'],
    ] as const) {
      const answer = await shop.send({ url: `/api/cda/content/${ids[key]}?language=fi`, headers })
      expect(answer.json<{ name: string }>().name).toBe(name)
    }
    expect((await shop.send({ url: `/api/cda/content/${ids['new']}?language=fi`, headers })).statusCode).toBe(404)
  })

  it('becomes a cookie at once and leaves the address', async () => {
    const { answer, location, headers } = await follow(`/tarina?sortBy=name&preview=${token}&page=2`)
    expect(location).toBe('/tarina?sortBy=name&page=2')
    expect(answer.cookies).toMatchObject([{ value: token, httpOnly: true, path: '/', sameSite: 'Lax' }])
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const page = await shop.send({ url: '/tarina', headers })
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(page.body).toContain('Luonnos story')
    expect(page.body).toContain('noindex, nofollow')
    expect(page.body).not.toContain(token)
    // Nothing of it is kept for others.
    expect((await shop.send({ url: '/tarina' })).body).not.toContain('Luonnos story')
    expect(await nameAt('/tarina', {})).not.toBe('Luonnos story')
  })

  it('never leads to another site', async () => {
    expect((await follow(`/tarina/?preview=${token}`)).location).toBe('/tarina')
    const answer = await shop.send({ url: `//evil.example/?preview=${token}` })
    expect(String(answer.headers.location ?? '/')).not.toMatch(/^\/\/|^https?:/)
  })

  it('shows a page that was never published, in the place it will have', async () => {
    const own = await previews.issue({ kind: 'item', id: ids['new'] ?? 0 }, tester)
    expect(await previews.addressOf({ kind: 'item', id: ids['new'] ?? 0 }, tester)).toBe('/tarina/uusi')
    const { headers } = await follow(`/tarina/uusi?preview=${own.token}`)
    const page = await shop.send({ url: '/tarina/uusi', headers })
    expect([page.statusCode, page.body.includes('Uusi sivu')]).toEqual([200, true])
    expect(await nameAt('/tarina/uusi', headers)).toBe('Uusi sivu')
    expect((await shop.send({ url: '/tarina/uusi' })).statusCode).toBe(404)
    // Nothing else: its parent is as published.
    expect(await nameAt('/tarina', headers)).not.toBe('Luonnos story')
  })

  it('shows a page that is to move at its new address, and nobody remembers the way there', async () => {
    const published = await findVersion(shop.database.db, ids['terms'] ?? 0, 'fi', 'published')
    await save(ids['terms'] ?? 0, { slug: 'ehdot', fields: published?.fields ?? {}, name: 'Ehdot' })
    const own = await previews.issue({ kind: 'item', id: ids['terms'] ?? 0 }, tester)
    const headers = { cookie: `preview=${own.token}` }
    const moved = await shop.send({ url: '/tilausehdot', headers })
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/ehdot'])
    expect((await shop.send({ url: '/ehdot', headers })).statusCode).toBe(200)
    expect((await shop.send({ url: '/ehdot' })).statusCode).toBe(404)
  })

  it('of a project opens the drafts of that project alone', async () => {
    const own = await previews.issue({ kind: 'project', id: project }, tester)
    const headers = { 'x-preview-token': own.token }
    expect(await nameAt('/willja', headers)).toBe('Luonnos willja')
    expect(await nameAt('/tarina', headers)).not.toBe('Luonnos story')
  })

  it('of a project begins at its first page, and ends with the project', async () => {
    const scope = { kind: 'project', id: project } as const
    expect(await previews.addressOf(scope, tester)).toBe('/willja')
    const { headers } = await follow(`/willja?preview=${(await previews.issue(scope, tester)).token}`)
    expect(await nameAt('/willja', headers)).toBe('Luonnos willja')
    const close = (at: Date | null) =>
      shop.database.sql`update content_project set closed_at = ${at} where id = ${project}`
    await close(shop.clock.now())
    expect(await nameAt('/willja', headers)).toBe('willja')
    expect((await shop.send({ url: '/willja', headers })).body).toContain('"hasPreviewEnded":true')
    await expect(previews.issue(scope, tester)).rejects.toMatchObject({ refusal: { kind: 'not-found' } })
    await close(null)
    expect(await previews.revoke(scope, tester)).toBeGreaterThan(0)
    expect(await nameAt('/willja', headers)).toBe('willja')
  })

  it('that was taken back, has ended or never was opens nothing, ends the preview that went on, and the page says so', async () => {
    const published = await nameAt('/tarina', {})
    for (const wrong of [token.slice(1), `${ids['story']}.9999999999999.x`, 'true', ''])
      expect(await nameAt('/tarina', { 'x-preview-token': wrong })).toBe(published)
    expect(await previews.revoke({ kind: 'item', id: ids['story'] ?? 0 }, tester)).toBeGreaterThan(0)
    expect(await nameAt('/tarina', { 'x-preview-token': token })).toBe(published)
    const shown = async (headers: Record<string, string>) => {
      const query = new URLSearchParams({ contentUrl: '/tarina', currentPageUrl: '/tarina' }).toString()
      const page = await shop.send({ url: '/tarina', headers })
      const model = (await shop.send({ url: `/api/cda/content?${query}`, headers })).json<PageModel>()
      const isPrivate = page.headers['cache-control'] === 'private, no-store'
      return {
        isPrivate,
        inPage: page.body.includes('"hasPreviewEnded":true'),
        inModel: model.hasPreviewEnded === true,
      }
    }
    const told = { isPrivate: true, inPage: true, inModel: true }
    // The dead link, and the cookie of one that was alive.
    expect(await shown((await follow(`/tarina?preview=${token}`)).headers)).toEqual(told)
    expect(await shown({ cookie: `preview=${token}` })).toEqual(told)
    expect((await follow('/tarina?preview=off')).answer.cookies).toMatchObject([{ value: '', maxAge: 0 }])
    expect(await shown({})).toEqual({ isPrivate: false, inPage: false, inModel: false })

    const clock = createTestClock()
    const timed = createPreviews({ db: shop.database.db, clock, keys })
    const made = await timed.issue({ kind: 'item', id: ids['story'] ?? 0 }, tester, 30)
    clock.advance(7 * 86_400_000 - 1)
    expect(await timed.read(made.token)).toEqual({ kind: 'item', id: ids['story'], until: made.expiresAt })
    clock.advance(1)
    expect(await timed.read(made.token)).toEqual({ kind: 'none' })
  })

  it('is kept in no table', async () => {
    const rows = await shop.database.sql`select * from content_preview`
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
