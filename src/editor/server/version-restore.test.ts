import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { createContentAdmin } from '#src/content/server/content-admin.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { createDelivery } from '#src/content/server/content-delivery.ts'
import { createContentRights } from '#src/content/server/content-rights.ts'
import { contentPageTypes } from '#src/content/server/content-types.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import type { Entry } from '../rules/tree.ts'
import { createVersionRestore, type VersionRestore } from './version-restore.ts'

let test: TestDatabase
const clock = createTestClock()
let content: ReturnType<typeof createContentService>
let admin: ReturnType<typeof createContentAdmin>
let restore: VersionRestore
let id: number
let ids: number[]

const meta = { metaTitle: '', metaDescription: '', ogImage: null, layoutTheme: '', noindex: false }
const landing = { ...meta, heading: 'Tarina', lead: '', mainBody: '', field: 'sand' }
const notice = (heading: string, own?: number) => ({
  ...(own !== undefined && { id: own }),
  type: 'NoticeBlock',
  fields: { noticeType: 'Information', heading, body: '<p>Teksti</p>' },
})
const save = (heading: string, area: object[], baseVersion?: number) =>
  content.saveDraft(
    id,
    'fi',
    {
      name: heading,
      slug: 'sivu',
      fields: { ...landing, heading, mainContentArea: area },
      ...(baseVersion !== undefined && { baseVersion }),
    },
    tester,
  )
async function now() {
  const found = await admin.document(id, 'fi', tester)
  const area = (found?.fields['mainContentArea'] ?? []) as Entry[]
  return {
    base: found?.baseVersion ?? 0,
    name: found?.version?.name,
    heading: found?.fields['heading'],
    notices: area.map((one) => one.fields?.['heading']),
    area,
  }
}
const versions = async () =>
  (await admin.history(id, 'fi', tester)).map(({ version, status }) => `${version} ${status}`)

beforeAll(async () => {
  test = await createTestDatabase()
  const types = { blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
  content = createContentService({ db: test.db, clock, ...types })
  const delivery = createDelivery({ db: test.db, clock, ...types, linkResolvers: [] })
  admin = createContentAdmin({ db: test.db, clock, ...types, delivery, service: content })
  restore = createVersionRestore({ admin, service: content, types: { ...contentBlockTypes, ...contentPageTypes } })
  id = await content.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
  await save('Vanha', [notice('yksi'), notice('kaksi')])
  ids = (await now()).area.map((one) => one.id ?? 0)
  await content.publish(id, ['fi'], tester)
  await save('Uusi', [notice('uusi yksi', ids[0])])
})
afterAll(() => test.drop())

describe('a version that is restored', () => {
  it('becomes the draft, and the draft of before stays, however new it is', async () => {
    const { base } = await now()
    expect(await restore(id, 'fi', 1, { baseVersion: base }, tester)).toMatchObject({ value: { version: base + 1 } })
    expect(await now()).toMatchObject({ name: 'Vanha', heading: 'Vanha', notices: ['yksi', 'kaksi'] })
    expect((await now()).area.map((one) => one.id)).toEqual(ids)
    expect(await versions()).toEqual(['3 draft', '2 kept', '1 published'])
  })

  it('by one block brings that block alone, with the id that it had', async () => {
    await save('Kolmas', [notice('kolmas yksi', ids[0])])
    expect(await restore(id, 'fi', 1, { baseVersion: 4, node: ids[1] ?? 0 }, tester)).toMatchObject({ ok: true })
    expect(await now()).toMatchObject({ name: 'Kolmas', heading: 'Kolmas', notices: ['kolmas yksi', 'kaksi'] })
    expect(await restore(id, 'fi', 2, { baseVersion: 5, node: ids[0] ?? 0 }, tester)).toMatchObject({ ok: true })
    expect((await now()).notices).toEqual(['uusi yksi', 'kaksi'])
  })

  it('is refused in the words of its project where that is planned', async () => {
    const { base } = await now()
    const [made] = await test.sql<{ id: number }>`insert into content_project (name, created_at, created_by, publish_at)
      values ('Joulu', now(), 'Petra', now()) returning id`
    await test.sql`update content_version set project_id = ${made?.id ?? 0} where content_id = ${id} and status = 'draft'`
    const aino: ShopActor = {
      kind: 'staff',
      name: 'Aino',
      roles: ['Editor'],
      accountId: '00000000-0000-4000-8000-00000000000b',
    }
    expect(await restore(id, 'fi', 1, { baseVersion: base }, aino)).toMatchObject({
      error: { fields: { projectId: ['content/project-planned'] } },
    })
    await test.sql`update content_version set project_id = null where content_id = ${id}`
  })

  it('is refused where others have saved since, where it is not there, and where it no longer fits, in words', async () => {
    const { base, area } = await now()
    expect(await restore(id, 'fi', 1, { baseVersion: base - 1 }, tester)).toMatchObject({ error: { kind: 'conflict' } })
    const missing = [
      await restore(id, 'fi', 99, { baseVersion: base }, tester),
      await restore(id, 'fi', 1, { baseVersion: base, node: 999_999 }, tester),
    ]
    for (const refused of missing) expect(refused).toMatchObject({ error: { kind: 'not-found' } })
    await test.sql`update content_version set fields = jsonb_set(fields, '{mainContentArea,0,type}', '"GoneBlock"')
      where content_id = ${id} and version = 1`
    for (const input of [{ baseVersion: base }, { baseVersion: base, node: ids[0] ?? 0 }])
      expect(await restore(id, 'fi', 1, input, tester)).toMatchObject({
        error: { problems: [{ key: 'content/version-outdated' }] },
      })
    expect((await now()).area).toEqual(area)
  })

  it('is refused to an editor of another branch', async () => {
    const other = await content.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
    const [account] = await test.sql<{ id: string }>`insert into account
      (realm, email, email_key, first_name, last_name, phone, language, created_at)
      values ('staff', 'aino@konvehti.test', 'aino@konvehti.test', 'Aino', 'L', '', 'fi', now()) returning id`
    const accountId = String(account?.id)
    await createContentRights({ db: test.db, clock }).set(accountId, [{ branchId: other, verbs: ['write'] }], tester)
    const held: ShopActor = { kind: 'staff', name: 'Aino', roles: ['Editor'], accountId }
    const { base } = await now()
    expect(await restore(id, 'fi', 2, { baseVersion: base }, held)).toMatchObject({ error: { kind: 'forbidden' } })
  })
})
