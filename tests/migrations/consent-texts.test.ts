import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

let old: Awaited<ReturnType<typeof createOlderDatabase>>
const said = (version: string, titleFi: string) =>
  JSON.stringify({ version, titleFi, titleSv: `${titleFi} (sv)`, titleEn: `${titleFi} (en)`, textFi: `<b>${titleFi}` })

beforeAll(async () => {
  old = await createOlderDatabase('0202')
  const changes = [
    ['2026-01-01', said('1', 'first'), said('2', 'second')],
    ['2026-02-01', said('2', 'second'), said('1', 'another')],
    ['2026-03-01', said('1', 'another'), said('3', 'third')],
  ]
  for (const [at, before, after] of changes)
    await old.sql`insert into audit_entry (at, actor_kind, actor, command, subject_id, before, after)
      values (${at}, 'operator', 'x', 'setting.changed', 'consent/terms', ${before}::jsonb, ${after}::jsonb)`
  await old.sql`update setting set value = ${said('3', 'third')}::jsonb where name = 'consent/terms'`
  await old.bringUpToDate()
})
afterAll(() => old.drop())

it('of each version that a consent ever had the first text is known, in each language', async () => {
  const rows = await old.sql<{ language: string; title: string }>`
    select version, language, title, text from policy where key = 'terms' order by version, language desc`
  expect(rows.filter(({ language }) => language === 'fi')).toEqual([
    { version: '1', language: 'fi', title: 'first', text: '<b>first' },
    { version: '2', language: 'fi', title: 'second', text: '<b>second' },
    { version: '3', language: 'fi', title: 'third', text: '<b>third' },
  ])
  expect(rows.map(({ title }) => title)).toContain('second (sv)')
  expect(rows.length).toBe(9)
  expect(await old.sql`select distinct key, version from policy where key <> 'terms' order by key`).toEqual([
    { key: 'marketing', version: '2026-11' },
    { key: 'personalised-goods', version: '2026-11' },
  ])
})
