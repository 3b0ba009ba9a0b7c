import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { createCatalogueOperations } from '../product-operations.ts'

let test: TestDatabase
let operations: ReturnType<typeof createCatalogueOperations>
const clock = createTestClock()
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const
const bar = 'KV1005-100G'

beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
  operations = createCatalogueOperations({ db: test.db, clock })
})
afterAll(() => test.drop())

describe('a count', () => {
  it('that saw another number is refused with what happened since, and changes nothing', async () => {
    await operations.setStock(bar, 40, operator)
    await operations.moveStock(bar, 12, 'received', operator)
    await operations.moveStock(bar, -2, 'spoilt', operator)
    expect(await operations.setStock(bar, 39, operator, 40)).toMatchObject({
      error: {
        kind: 'business',
        status: 409,
        problems: [
          {
            key: 'catalogue/stock-changed',
            code: bar,
            details: {
              onHand: 50,
              movements: [
                { delta: -2, onHand: 50, reason: 'spoilt' },
                { delta: 12, onHand: 52, reason: 'received' },
              ],
            },
          },
        ],
      },
    })
    expect(await operations.setStock(bar, 49, operator, 50)).toEqual({
      ok: true,
      value: { code: bar, onHand: 49, allocated: 0 },
    })
    const [latest] = await operations.movements(bar, operator)
    expect(latest).toMatchObject({ delta: -1, onHand: 49, reason: 'counted', actor: 'system Olli', orderId: null })
  })

  it('of those who count at once, with the same number seen, is one', async () => {
    await operations.setStock(bar, 100, operator)
    const answers = await Promise.all([90, 80, 70].map((counted) => operations.setStock(bar, counted, operator, 100)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it.each([
    ['an unknown shelf', 'NOPE', 1, { kind: 'not-found' }],
    ['fewer than none', bar, -1, { kind: 'fields' }],
    ['what is no number', bar, Number.NaN, { kind: 'fields' }],
  ])('of %s is refused', async (_what, code, counted, error) => {
    expect(await operations.setStock(code, counted, operator)).toMatchObject({ error })
  })

  it('takes no move without a reason, beyond what lies there, or of nothing', async () => {
    await operations.setStock(bar, 5, operator)
    for (const [delta, reason] of [
      [-1, 'packed'],
      [-6, 'spoilt'],
      [0, 'found'],
    ] as const)
      expect(await operations.moveStock(bar, delta, reason, operator)).toMatchObject({ error: { kind: 'fields' } })
    expect(await operations.moveStock('NOPE', 1, 'found', operator)).toMatchObject({ error: { kind: 'not-found' } })
  })
})
