import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

let old: Awaited<ReturnType<typeof createOlderDatabase>>
const kept = ['/', '/en/', '/en', '/tarina', '/sv/berattelse']
const scrubbed = ['/aino@example.fi', '/berattelse', '/en/tarina', '/tarina/aino', '/sv/']

beforeAll(async () => {
  old = await createOlderDatabase('0200')
  await old.run(`
    insert into content_item (kind, content_type) values ('page', 'StartPage'), ('page', 'LandingPage');
    insert into content_path (language, path, content_id)
      select v.language, v.path, i.id
      from (values ('fi', '/', 'StartPage'), ('en', '/', 'StartPage'), ('fi', '/tarina', 'LandingPage'), ('sv', '/berattelse', 'LandingPage'))
        as v (language, path, type)
      join content_item as i on i.content_type = v.type`)
  for (const page of [...kept, ...scrubbed])
    await old.sql`insert into consent_log (version, functional, analytics, marketing, page, created_at)
      values (3, true, false, false, ${page}, now())`
  await old.bringUpToDate()
})
afterAll(() => old.drop())

it('of choices written down before, only pages of the site are kept', async () => {
  const rows = await old.sql<{ page: string | null }>`select page from consent_log order by id`
  expect(rows.map(({ page }) => page)).toEqual([...kept, ...scrubbed.map(() => null)])
})
