import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { tester } from '../../tests/support/actors.ts'
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
    expect([await usage.usage(id, tester), await usage.usedIds()]).toEqual([[], expect.not.arrayContaining([id])])
    const [product] = await test.sql<{ code: string }>`
      update product set images = images || ${[path]} where id = (select min(id) from product) returning code`
    const [size] = await test.sql<{ code: string }>`
      update variation set images = images || ${[path]} where code = (select max(code) from variation) returning code`
    const [category] = await test.sql<{ code: string }>`
      update category set image = ${path} where id = (select min(id) from category) returning code`
    const [panel] = await test.sql<{ id: number }>`
      update promo_panel set image = ${path} where id = (select min(id) from promo_panel) returning id`
    expect((await usage.usage(id, tester)).map(({ name }) => name).toSorted()).toEqual(
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

it('content that shows an item is named as editors know it', async () => {
  const id = await item('/media/uploaded/nimetty.webp')
  const [start] = await test.sql<{ id: number; name: string }>`
    update content_version as v set fields = v.fields || jsonb_build_object('ogImage', jsonb_build_object('media', ${id}::integer))
    from content_item as i
    where i.id = v.content_id and i.key = 'start' and v.language = 'fi' and v.status = 'published' returning i.id, v.name`
  expect(await usage.usage(id, tester)).toEqual([{ id: start?.id, name: start?.name, languages: ['fi'] }])
  expect(start?.name).toBe('Etusivu')
})

it('drafts that show an item are named to staff who read pages, and to others by their key or number', async () => {
  const id = await item('/media/uploaded/salainen.webp')
  const [draft] = await test.sql<{ id: number }>`
    with made as (
      insert into content_item (kind, content_type) values ('page', 'LandingPage') returning id
    )
    insert into content_version (content_id, language, version, status, name, slug, fields, created_at, created_by)
    select id, 'fi', 1, 'draft', 'Salainen kampanja', 'salainen', jsonb_build_object('ogImage', jsonb_build_object('media', ${id}::integer)), now(), 'Aino'
    from made returning content_id as id`
  const names = async (role: 'Editor' | 'Merchandiser') => {
    const actor = {
      kind: 'staff',
      name: 'Aino',
      roles: [role],
      accountId: '00000000-0000-4000-8000-00000000000a',
    } as const
    return (await usage.usage(id, actor)).map(({ name }) => name)
  }
  expect([await names('Editor'), await names('Merchandiser')]).toEqual([
    ['Salainen kampanja'],
    [`content ${draft?.id}`],
  ])
})
