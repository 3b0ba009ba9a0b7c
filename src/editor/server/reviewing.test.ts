import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { landing } from '../../../tests/support/landing-page.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { type Comments, createComments } from '#src/content/server/comments.ts'
import { createContentAdmin } from '#src/content/server/content-admin.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { createDelivery } from '#src/content/server/content-delivery.ts'
import { createContentRights } from '#src/content/server/content-rights.ts'
import { contentPageTypes } from '#src/content/server/content-types.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import { highestVersion } from '#src/content/server/content.store.ts'
import { createPresence } from '#src/content/server/presence.ts'
import { createReviews, type Reviews } from '#src/content/server/reviews.ts'
import { insertStaff } from '#src/identity/server/staff-accounts.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { listColleagues } from '#src/staff/server/colleagues.ts'
import type { EditorMail } from '../contract/editor-mail.ts'
import { languageStates } from '../rules/status.ts'
import { createEditorNews } from './editor-news.ts'

let test: TestDatabase
const clock = createTestClock()
let content: ReturnType<typeof createContentService>
let admin: ReturnType<typeof createContentAdmin>
let reviews: Reviews
let comments: Comments
let mails: { to: string; mail: EditorMail }[] = []
let aino: ShopActor
let petra: ShopActor
let pia: ShopActor
let id: number

const done = { ok: true, value: null }

async function hire(firstName: string, roles: string[]): Promise<ShopActor> {
  const accountId = randomUUID()
  const person = { email: `${firstName}@konvehti.example`, firstName, lastName: 'Lehto', language: 'fi' } as const
  await inTransaction(
    test.db,
    async (tx) => void (await insertStaff(tx, { id: accountId, ...person, createdAt: clock.now() })),
  )
  await test.sql`insert into staff_member (account_id, roles, created_at) values (${accountId}, ${roles}, now())`
  return { kind: 'staff', accountId, name: `${firstName} Lehto`, roles }
}
const status = async () => languageStates(await admin.states(id, petra)).fi.status
const save = (actor: ShopActor, heading: string) =>
  content.saveDraft(id, 'fi', { name: 'Joulu', slug: 'joulu', fields: { ...landing, heading } }, actor)
const act = async (actor: ShopActor, action: Parameters<Reviews['act']>[2]['action'], note = '', seen?: number) =>
  reviews.act(id, 'fi', { action, note, version: seen ?? (await highestVersion(test.db, id, 'fi')) }, actor)

beforeAll(async () => {
  test = await createTestDatabase()
  const deps = { db: test.db, clock, blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
  content = createContentService(deps)
  admin = createContentAdmin({ ...deps, delivery: createDelivery({ ...deps, linkResolvers: [] }), service: content })
  const tell = createEditorNews({
    publicUrl: 'https://shop.example',
    colleagues: listColleagues,
    mailer: {
      send: (_tx, mail, { to }) => {
        mails.push({ to, mail })
        return Promise.resolve(true)
      },
    },
  })
  reviews = createReviews({ ...deps, tell })
  comments = createComments({ ...deps, tell })
  aino = await hire('Aino', ['Editor'])
  petra = await hire('Petra', ['Publisher'])
  pia = await hire('Pia', ['Publisher'])
  await hire('Tuula', ['CustomerService'])
  const root = await content.create({ key: 'home', kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
  await content.saveDraft(root, 'fi', { name: 'Etusivu', slug: '', fields: landing }, tester)
  await content.publish(root, ['fi'], tester)
  const other = await content.create({ kind: 'page', contentType: 'LandingPage', parentId: root }, tester)
  id = await content.create({ kind: 'page', contentType: 'LandingPage', parentId: root }, tester)
  // Pia publishes elsewhere alone.
  const accountId = pia.kind === 'staff' ? pia.accountId : ''
  await createContentRights({ db: test.db, clock }).set(accountId, [{ branchId: other, verbs: ['publish'] }], tester)
  await save(aino, 'Ensin')
})
beforeEach(() => {
  mails = []
})
afterAll(() => test.drop())

describe('a review', () => {
  it('is asked for, which the tree shows, and mailed to those alone who may publish the page', async () => {
    expect(await act(aino, 'ask', 'Hinnat ovat uudet')).toEqual(done)
    expect(await status()).toBe('InReview')
    expect(mails).toEqual([
      {
        to: 'Petra@konvehti.example',
        mail: {
          kind: 'review-asked',
          page: 'Joulu',
          of: 'suomi',
          by: 'Aino Lehto',
          url: `https://shop.example/edit?id=${id}&language=fi`,
          note: 'Hinnat ovat uudet',
        },
      },
    ])
    expect(await act(petra, 'ask')).toMatchObject({
      error: { status: 409, problems: [{ key: 'content/review-changed' }] },
    })
  })

  it('is sent back with a reason, and approved once it was asked for again, and the asker hears of both', async () => {
    await expect(act(aino, 'approve')).rejects.toThrow(/forbidden/)
    expect(await act(pia, 'approve')).toMatchObject({ error: { kind: 'forbidden' } })
    expect(await act(petra, 'refuse')).toMatchObject({
      error: { kind: 'fields', fields: { note: ['content/review-reason'] } },
    })
    expect(await act(petra, 'refuse', 'Väärä vuosi')).toEqual(done)
    expect(await status()).toBe('Draft')
    expect(mails).toMatchObject([{ to: 'Aino@konvehti.example', mail: { isApproved: false, note: 'Väärä vuosi' } }])
    await save(aino, 'Korjattu')
    expect(await act(aino, 'ask')).toEqual(done)
    // An answer to a draft that was saved over meanwhile.
    expect(await act(petra, 'approve', '', 1)).toMatchObject({
      error: { status: 409, problems: [{ key: 'content/review-newer' }] },
    })
    expect(await act(petra, 'approve')).toEqual(done)
    expect(mails.at(-1)).toMatchObject({
      to: 'Aino@konvehti.example',
      mail: { kind: 'review-answered', isApproved: true },
    })
    expect(await reviews.find(id, 'fi', aino)).toMatchObject({
      state: 'approved',
      version: 2,
      answeredBy: 'Petra Lehto',
    })
    const audited = await test.sql<{
      action: string
    }>`select after->>'action' as action from audit_entry where command = 'content.reviewed' order by id`
    expect(audited.map(({ action }) => action)).toEqual(['ask', 'refuse', 'ask', 'approve'])
  })

  it('ends with the draft, and is withdrawn', async () => {
    expect(await content.publish(id, ['fi'], petra)).toEqual(done)
    expect(await reviews.find(id, 'fi', aino)).toBeNull()
    await save(aino, 'Uusi')
    expect(await status()).toBe('PublishedWithDraft')
    await act(aino, 'ask')
    expect(await act(aino, 'withdraw')).toEqual(done)
    expect(await status()).toBe('PublishedWithDraft')
    await act(aino, 'ask')
    expect(await admin.discard(id, 'fi', aino)).toEqual(done)
    expect(await act(petra, 'approve')).toMatchObject({ error: { problems: [{ key: 'content/no-draft' }] } })
    expect(await reviews.find(id, 'fi', aino)).toBeNull()
  })
})

describe('a comment', () => {
  it('at a block is mailed to its earlier writers and to the author of the draft, never to its own writer', async () => {
    await save(aino, 'Kommentoitava')
    mails = []
    expect(await comments.write(id, { language: 'fi', node: 7, body: 'Sopisiko toinen sana?' }, petra)).toMatchObject({
      ok: true,
    })
    expect(mails).toMatchObject([
      { to: 'Aino@konvehti.example', mail: { kind: 'page-commented', body: 'Sopisiko toinen sana?' } },
    ])
    await comments.write(id, { language: 'fi', node: 7, body: 'Jätetään.' }, aino)
    expect(mails.slice(1)).toMatchObject([{ to: 'Petra@konvehti.example' }])
    expect(await comments.list(id, pia)).toMatchObject([
      { nodeId: 7, author: 'Petra Lehto', resolvedAt: null },
      { nodeId: 7, author: 'Aino Lehto', resolvedAt: null },
    ])
  })

  it('is resolved by anyone, and changed or removed by its writer alone', async () => {
    const [first] = await comments.list(id, petra)
    const own = first?.id ?? 0
    expect(await comments.change(own, { isResolved: true }, aino)).toEqual(done)
    expect((await comments.list(id, petra))[0]).toMatchObject({ resolvedBy: 'Aino Lehto' })
    const forbidden = { error: { kind: 'forbidden' } }
    expect(await comments.change(own, { body: 'Muutettu' }, aino)).toMatchObject(forbidden)
    expect(await comments.remove(own, aino)).toMatchObject(forbidden)
    expect(await comments.change(own, { body: 'Muutettu' }, petra)).toEqual(done)
    expect((await comments.list(id, petra))[0]).toMatchObject({ body: 'Muutettu', resolvedBy: 'Aino Lehto' })
    expect(await comments.remove(own, petra)).toEqual(done)
    expect(await comments.change(own, { isResolved: false }, petra)).toMatchObject({ error: { kind: 'not-found' } })
  })
})

describe('presence', () => {
  it('shows the others of the page and language with their block, until they were not heard of for 45 seconds', async () => {
    const presence = createPresence({ db: test.db, clock })
    const people = async (actor: ShopActor, node: number | null = null) =>
      (await presence.beat(id, 'fi', node, actor))?.people.map(({ name, nodeId }) => [name, nodeId])
    expect(await people(aino, 7)).toEqual([])
    expect(await people(petra)).toEqual([['Aino Lehto', 7]])
    await presence.beat(id, 'sv', null, pia)
    expect(await people(aino, 8)).toEqual([['Petra Lehto', null]])
    clock.advance(44_000)
    expect(await people(petra, 9)).toEqual([['Aino Lehto', 8]])
    clock.advance(2_000)
    expect(await people(petra, 9)).toEqual([])
    expect(await people(aino)).toEqual([['Petra Lehto', 9]])
  })

  it('tells the newest version, so that a save of another is known', async () => {
    const presence = createPresence({ db: test.db, clock })
    const before = (await presence.beat(id, 'fi', null, petra))?.version ?? 0
    await save(aino, 'Uudempi')
    expect(await presence.beat(id, 'fi', null, petra)).toMatchObject({ version: before + 1 })
    expect(await presence.beat(999_999, 'fi', null, petra)).toBeNull()
  })
})
