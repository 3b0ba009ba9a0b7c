import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopActor } from '#src/common/actor.ts'
import { createKeyring } from '#src/platform/keys/keyring.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { createContentRights } from './content-rights.ts'
import { contentPageTypes } from './content-types.ts'
import { createContentService } from './content.service.ts'
import { createPreviews } from './previews.ts'

let test: TestDatabase
const clock = createTestClock()
const keys = createKeyring({ shared: ['s'.repeat(32)], own: {}, former: '' }).previews
const accountId = '00000000-0000-4000-8000-00000000000c'
const held: ShopActor = { kind: 'staff', name: 'Aino', roles: ['Editor'], accountId }
const dayMs = 86_400_000
let ids: number[]

beforeAll(async () => {
  test = await createTestDatabase()
  const types = { blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
  const content = createContentService({ db: test.db, clock, ...types })
  const page = () => content.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
  ids = [await page(), await page()]
  await test.sql`insert into account (id, realm, email, email_key, first_name, last_name, phone, language, created_at)
    values (${accountId}, 'staff', 'aino@konvehti.test', 'aino@konvehti.test', 'Aino', 'L', '', 'fi', now())`
  await createContentRights({ db: test.db, clock }).set(
    accountId,
    [{ branchId: ids[0] ?? 0, verbs: ['write'] }],
    tester,
  )
})
afterAll(() => test.drop())

describe('the preview links of a page', () => {
  it('are listed until they end or are revoked, one by one', async () => {
    const previews = createPreviews({ db: test.db, clock, keys })
    const scope = { kind: 'item', id: ids[0] ?? 0 } as const
    const [first, second, short] = [
      await previews.issue(scope, held, 3),
      await previews.issue(scope, tester, 7),
      await previews.issue(scope, held, 1),
    ]
    const listed = async () => (await previews.list(scope, held)).map(({ id }) => id)
    expect(await listed()).toEqual([short.id, second.id, first.id])
    expect(await previews.end(second.id, held)).toEqual({ ok: true, value: null })
    expect(await previews.end(second.id, held)).toMatchObject({ error: { kind: 'not-found' } })
    expect(await previews.read(second.token)).toEqual({ kind: 'none' })
    clock.advance(dayMs)
    expect(await listed()).toEqual([first.id])
    expect(await previews.read(first.token)).toMatchObject({ kind: 'item', id: scope.id })
    const audited = await test.sql<{
      command: string
    }>`select command from audit_entry where command like 'preview.%' order by id`
    expect(audited.map(({ command }) => command)).toEqual([
      'preview.issued',
      'preview.issued',
      'preview.issued',
      'preview.revoked',
    ])
  })

  it('are made and revoked in the branches of the editor alone', async () => {
    const previews = createPreviews({ db: test.db, clock, keys })
    const other = { kind: 'item', id: ids[1] ?? 0 } as const
    await expect(previews.issue(other, held)).rejects.toMatchObject({ refusal: { kind: 'forbidden' } })
    const { id, token } = await previews.issue(other, tester)
    expect(await previews.end(id, held)).toMatchObject({ error: { kind: 'forbidden' } })
    expect(await previews.read(token)).toMatchObject({ kind: 'item' })
  })
})
