import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { kindNames, type KindName } from './kind.ts'
import { createImportBench, type ImportBench } from '../../../tests/support/import-bench.ts'

const clock = { now: () => new Date() }
const databases: TestDatabase[] = []
let shop: ImportBench
/** The demo brand's catalogue, by format and kind. */
const files = { csv: new Map<KindName, string>(), json: new Map<KindName, string>() }
const formats = ['csv', 'json'] as const

async function open(options: { seeded?: boolean } = {}): Promise<TestDatabase> {
  const database = await createTestDatabase(options)
  databases.push(database)
  return database
}

beforeAll(async () => {
  shop = createImportBench((await open({ seeded: true })).db, clock)
  for (const format of formats) for (const kind of kindNames) files[format].set(kind, await shop.export(kind, format))
})
afterAll(() => Promise.all(databases.map((database) => database.drop())))

const fileOf = (format: 'csv' | 'json', kind: KindName): string => files[format].get(kind) ?? ''

describe('what was exported', () => {
  it.each(formats)(
    'makes an empty shop the same to the byte (%s)',
    async (format) => {
      const empty = createImportBench((await open()).db, clock)
      for (const kind of kindNames) {
        const { status, unchanged, refused, faults } = await empty.import(kind, fileOf(format, kind), { format })
        expect({ kind, status, refused, faults }).toEqual({ kind, status: 'done', refused: 0, faults: [] })
        if (kind !== 'facts' && kind !== 'images' && kind !== 'stock') expect(unchanged).toBe(0)
      }
      for (const kind of kindNames) expect(await empty.export(kind, format)).toBe(fileOf(format, kind))
    },
    120_000,
  )

  it.each(formats)(
    'changes nothing in the shop it came from (%s)',
    async (format) => {
      for (const kind of kindNames) {
        const outcome = await shop.import(kind, fileOf(format, kind), { format })
        expect({ kind, ...outcome }).toMatchObject({ status: 'done', added: 0, changed: 0, refused: 0, faults: [] })
        expect(outcome.unchanged).toBeGreaterThan(0)
      }
      for (const kind of kindNames) expect(await shop.export(kind, format)).toBe(fileOf(format, kind))
    },
    120_000,
  )
})
