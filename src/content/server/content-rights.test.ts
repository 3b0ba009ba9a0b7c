import { afterAll, beforeAll, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { addStaffAccount, staffPerson } from '../../../tests/support/money-staff.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { createContentRights } from './content-rights.ts'
import { contentPageTypes } from './content-types.ts'
import { createContentService } from './content.service.ts'

let test: TestDatabase
const clock = createTestClock()
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('branches that several admins set for one person at one moment are the last one’s, not all of them', async () => {
  const content = createContentService({
    db: test.db,
    clock,
    blockTypes: contentBlockTypes,
    pageTypes: contentPageTypes,
  })
  const branches: number[] = []
  for (let count = 0; count < 3; count++)
    branches.push(await content.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester))
  const rights = createContentRights({ db: test.db, clock })
  await addStaffAccount({ database: test })
  const { accountId } = staffPerson
  const set = (branchId: number) => rights.set(accountId, [{ branchId, verbs: ['write'] }], tester)
  expect((await Promise.all(branches.map(set))).every(({ ok }) => ok)).toBe(true)
  expect((await rights.list(accountId, tester)).length).toBe(1)
})
