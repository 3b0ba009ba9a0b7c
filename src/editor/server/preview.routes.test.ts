import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopActor } from '#src/common/actor.ts'
import { createContentAdmin } from '#src/content/server/content-admin.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { createDelivery } from '#src/content/server/content-delivery.ts'
import { createContentRights } from '#src/content/server/content-rights.ts'
import { contentPageTypes } from '#src/content/server/content-types.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import { listVersions } from '#src/content/server/content.store.ts'
import { createPreviews } from '#src/content/server/previews.ts'
import { createProjects } from '#src/content/server/projects.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createKeyring } from '#src/platform/keys/keyring.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createRouteApp } from '../../../tests/support/route-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { PreviewLinkCreated, PreviewLinkList } from '../contract/review.ts'
import { previewRoutes } from './preview.routes.ts'

let test: TestDatabase
let app: App
let actor: ShopActor
let projects: ReturnType<typeof createProjects>
let previews: ReturnType<typeof createPreviews>
let project: number
let pages: number[]
const clock = createTestClock()
const accountId = '00000000-0000-4000-8000-00000000000a'
const publisher: ShopActor = { kind: 'staff', name: 'Petra', roles: ['Publisher'], accountId }
const editor: ShopActor = { kind: 'staff', name: 'Aino', roles: ['Editor'], accountId }
const heldId = '00000000-0000-4000-8000-00000000000b'
const held: ShopActor = { kind: 'staff', name: 'Olli', roles: ['Publisher'], accountId: heldId }

beforeAll(async () => {
  test = await createTestDatabase()
  actor = publisher
  app = await createRouteApp(() => actor)
  const types = { blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
  const service = createContentService({ db: test.db, clock, ...types })
  const delivery = createDelivery({ db: test.db, clock, ...types, linkResolvers: [] })
  const keys = createKeyring({ shared: ['s'.repeat(32)], own: {}, former: '' }).previews
  projects = createProjects({ db: test.db, clock, service })
  previews = createPreviews({ db: test.db, clock, keys })
  const admin = createContentAdmin({ db: test.db, clock, ...types, delivery, service })
  previewRoutes({ admin, previews, publicUrl: 'https://shop.test' })(app)

  project = await projects.create('Kevät', tester)
  const meta = { metaTitle: '', metaDescription: '', ogImage: null, layoutTheme: '', noindex: false }
  const fields = { ...meta, heading: 'Kevät', lead: '', mainBody: '', field: 'sand' }
  pages = []
  for (const slug of ['', 'kevat']) {
    const parentId = pages[0] ?? null
    const id = await service.create({ kind: 'page', contentType: 'LandingPage', parentId }, tester)
    await service.saveDraft(id, 'sv', { name: slug, slug, fields, projectId: project }, tester)
    pages.push(id)
  }
  await test.sql`insert into account (id, realm, email, email_key, first_name, last_name, phone, language, created_at)
    values (${heldId}, 'staff', 'olli@konvehti.test', 'olli@konvehti.test', 'Olli', 'L', '', 'fi', now())`
  const rights = createContentRights({ db: test.db, clock })
  await rights.set(heldId, [{ branchId: pages[1] ?? 0, verbs: ['write', 'publish'] }], tester)
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

const urlOf = (id: number) => `/api/cms/projects/${id}/previewlinks`
const make = (id = project) =>
  app.inject({ method: 'POST', url: urlOf(id), query: { language: 'fi' }, payload: { days: 3 } })
const end = (id: number) => app.inject({ method: 'DELETE', url: `/api/cms/previewlinks/${id}` })
const tokenOf = ({ url }: PreviewLinkCreated) => new URL(url).searchParams.get('preview') ?? ''

describe('preview links of a project', () => {
  it('are made, listed and revoked by staff who run projects and may write all of it', async () => {
    const made = await make()
    expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'private, no-store'])
    const link = made.json<PreviewLinkCreated>()
    // In Finnish the project has no page: it begins at its page in Swedish.
    expect(link.url).toMatch(/^https:\/\/shop\.test\/sv\/?\?preview=/)
    expect(await previews.read(tokenOf(link))).toMatchObject({ kind: 'project', id: project })
    const list = async () => (await app.inject({ url: urlOf(project) })).json<PreviewLinkList>().items
    expect(await list()).toEqual([
      { id: link.id, made: { by: 'Petra', at: clock.now().toISOString() }, expiresAt: link.expiresAt },
    ])
    for (const other of [editor, held]) {
      actor = other
      expect((await make()).statusCode).toBe(403)
    }
    actor = editor
    expect((await end(link.id)).statusCode).toBe(403)
    actor = publisher
    expect((await end(link.id)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect(await previews.read(tokenOf(link))).toEqual({ kind: 'none' })
  })

  it('show what stood in the project when they were made, and nothing that others put into it later', async () => {
    const id = await projects.create('Kesä', tester)
    const empty = await make(id)
    expect([empty.statusCode, empty.json()]).toMatchObject([400, [{ key: 'content/project-empty' }]])
    const [first = 0, second = 0] = pages
    await projects.assign(second, 'sv', id, tester)
    actor = held
    const link = (await make(id)).json<PreviewLinkCreated>()
    actor = publisher
    await projects.assign(first, 'sv', id, tester)
    const drafts = await previews.read(tokenOf(link))
    expect(drafts).toMatchObject({ kind: 'project', id, itemIds: [second] })
    expect([...(await listVersions(test.db, pages, { language: 'sv', drafts })).keys()]).toEqual([second])
    for (const one of pages) await projects.assign(one, 'sv', project, tester)
  })

  it('open nothing of a project that has ended or is none, nor of one that is opened again', async () => {
    const link = (await make()).json<PreviewLinkCreated>()
    await projects.change(project, { state: 'closed' }, tester)
    expect(await previews.read(tokenOf(link))).toEqual({ kind: 'none' })
    expect([(await make()).statusCode, (await make(999_999)).statusCode]).toEqual([404, 404])
    await projects.change(project, { state: 'open' }, tester)
    for (const one of pages) await projects.assign(one, 'sv', project, tester)
    expect(await previews.read(tokenOf(link))).toEqual({ kind: 'none' })
    expect(
      await test.sql`select command, before from audit_entry where subject_id = ${`project:${project}`}
      order by id desc limit 1`,
    ).toEqual([{ command: 'preview.revoked', before: { tokens: 1 } }])
  })

  it('are gone with the publishing of their project', async () => {
    await make()
    expect(await projects.publish(project, tester)).toEqual({ ok: true, value: null })
    expect(await test.sql`select from content_preview where project_id = ${project}`).toEqual([])
  })
})
