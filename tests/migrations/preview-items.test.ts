import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

let older: Awaited<ReturnType<typeof createOlderDatabase>>

beforeAll(async () => {
  older = await createOlderDatabase('0685')
}, 120_000)
afterAll(() => older.drop())

it('a link to a project made before shows what the project holds now, and one to a page stays as it was', async () => {
  const [made] = await older.sql<{ id: number; project: number }>`
    with item as (insert into content_item (kind, content_type) values ('page', 'LandingPage') returning id),
      project as (insert into content_project (name, created_at, created_by) values ('Kevät', now(), 'Petra') returning id)
    select item.id, project.id as project from item, project`
  if (!made) throw new Error('Nothing was made')
  await older.sql`
    insert into content_version (content_id, language, version, status, name, slug, fields, created_at, created_by, project_id)
    select ${made.id}, language, 1, 'draft', 'Kevät', '', '{}', now(), 'Petra', ${made.project}::integer
    from unnest(array['fi', 'sv']) as language`
  await older.sql`
    insert into content_preview (token_hash, content_id, project_id, created_at, created_by, expires_at) values
      ('project', null, ${made.project}, now(), 'Petra', now()), ('page', ${made.id}, null, now(), 'Petra', now())`
  await older.bringUpToDate()
  expect(await older.sql`select token_hash as of, item_ids as items from content_preview order by id`).toEqual([
    { of: 'project', items: [made.id] },
    { of: 'page', items: null },
  ])
})
