import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createPromotionAdmin } from './promotion-admin.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const christmas = {
  key: 'joulu',
  name: { fi: 'Joulu', sv: 'Jul', en: 'Christmas' },
  reward: { type: 'percentage', percent: 10 },
}
const actor = { kind: 'system', by: 'operator', name: 'tester' } as const

it('a promotion of one day lasts that day', async () => {
  const admin = createPromotionAdmin({ db: test.db, clock: createTestClock('2026-05-01T10:00:00Z') })
  const added = await admin.add({ ...christmas, from: '2026-12-24', to: '2026-12-24' }, actor)
  expect(added).toMatchObject({
    ok: true,
    value: { from: new Date('2026-12-23T22:00:00Z'), to: new Date('2026-12-24T22:00:00Z') },
  })
  for (const to of ['2026-02-30', '2027-02-29T12:00:00Z'])
    expect(await admin.add({ ...christmas, key: 'uusi', to }, actor)).toMatchObject({ ok: false })
})
