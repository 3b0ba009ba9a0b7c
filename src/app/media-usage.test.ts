import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { createMediaUsage } from './media-usage.ts'

let test: TestDatabase
let usage: ReturnType<typeof createMediaUsage>

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  usage = createMediaUsage(test.db)
})
afterAll(() => test.drop())

async function item(path: string): Promise<number> {
  const [row] = await test.sql<{ id: number }>`
    insert into media_item (path, kind, folder, name, created_at) values (${path}, 'picture', '', 'levy.webp', now())
    returning id`
  return row?.id ?? 0
}

describe('an item that is kept by its address', () => {
  it('is used by products, their variations, categories and panels, and is none of the unused', async () => {
    const path = '/media/uploaded/levy.webp'
    const id = await item(path)
    expect([await usage.usage(id), await usage.usedIds()]).toEqual([[], expect.not.arrayContaining([id])])
    const [product] = await test.sql<{ code: string }>`
      update product set images = images || ${[path]} where id = (select min(id) from product) returning code`
    const [size] = await test.sql<{ code: string }>`
      update variation set images = images || ${[path]} where code = (select max(code) from variation) returning code`
    const [category] = await test.sql<{ code: string }>`
      update category set image = ${path} where id = (select min(id) from category) returning code`
    const [panel] = await test.sql<{ id: number }>`
      update promo_panel set image = ${path} where id = (select min(id) from promo_panel) returning id`
    expect((await usage.usage(id)).map(({ name }) => name).toSorted()).toEqual(
      [
        `product ${product?.code}`,
        `product ${size?.code}`,
        `category ${category?.code}`,
        `panel ${panel?.id}`,
      ].toSorted(),
    )
    expect(await usage.usedIds()).toContain(id)
    expect(await usage.usersOfPath('/media/uploaded/toinen.webp', test.db)).toEqual([])
  })
})
