import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'

let test: TestDatabase
let operator: Operator
let folder: string
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  folder = await mkdtemp(join(tmpdir(), 'synonyms-'))
  operator = createOperator({ db: test.db, clock: createTestClock('2026-02-03T10:00:00Z') })
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A line as an operator writes it; words with blanks are joined by `_` here. */
const said = (text: string): Promise<string> =>
  operator.said(...text.split(' ').map((word) => word.replaceAll('_', ' ')))

describe('search check and rebuild', () => {
  it('say what differs and mend it', async () => {
    expect(await said('search check')).toBe('101 products, none differs')
    await test.run(`update product set brand = 'Other' where code = 'KV1010'`)
    expect(await said('search check')).toBe(
      '(failed) KV1010: the document says something else\n1 of 101 products differ: search rebuild mends them',
    )
    expect(await said('search rebuild')).toMatch(/^\d+ pages can be found; 1 products were rebuilt$/)
    expect(await said('search check')).toBe('101 products, none differs')
  })
})

describe('synonyms', () => {
  it('are added, listed and taken away', async () => {
    expect(await said('synonyms add fi Tuppu kova_karkki')).toBe('fi tuppu ↔ kova karkki')
    expect(await said('synonyms add fi tuppu lakritsi one-way')).toBe('fi tuppu → lakritsi')
    expect(await said('synonyms list fi tuppu')).toBe(
      'fi tuppu ↔ kova karkki  (cli, 2026-02-03)\nfi tuppu → lakritsi  (cli, 2026-02-03)',
    )
    expect(await said('synonyms remove fi kova_karkki tuppu')).toBe('1 taken away')
    expect(await said('synonyms remove fi tuppu')).toBe('1 taken away')
    expect(await said('synonyms list tuppu')).toBe('none')
    expect(await said('synonyms remove fi tuppu')).toBe('(failed) There is no such synonym')
    expect(await said('synonyms list')).toContain('fi laku ↔ lakritsi')
  })

  it('are refused in words', async () => {
    expect(await said('synonyms add de a b')).toContain('(failed) "de" is none of fi, sv, en')
    expect(await said('synonyms add fi a A')).toBe('(failed) Refused: same: This is the same as the word.')
    expect(await said('synonyms add fi a b always')).toContain('(failed) "always" says nothing here')
    expect(await said('synonyms add fi')).toContain('(failed) <term> is needed')
    expect(await said('synonyms remove xx a')).toContain('(failed) "xx" is none of fi, sv, en')
  })

  it('are imported, all or none', async () => {
    const file = join(folder, 'synonyms.csv')
    await writeFile(file, 'language,term,synonym,kind\nfi,hupsu,karkki,\nde,a,b,\n')
    expect(await said(`synonyms import ${file}`)).toBe(
      '(failed) 2: fi hupsu ↔ karkki\n3: refused: language: Choose a language.\nNothing was imported: 1 of 2 lines refused',
    )
    expect(await said('synonyms list hupsu')).toBe('none')
    await writeFile(file, 'language,term,synonym\nfi,hupsu,karkki\nsv,"tok, nu",godis\n')
    expect(await said(`synonyms import ${file}`)).toBe(
      '2: fi hupsu ↔ karkki\n3: sv tok, nu ↔ godis\n2 synonyms imported',
    )
    expect(await said('synonyms list hupsu')).toContain('fi hupsu ↔ karkki')
    await writeFile(file, 'term,synonym\n')
    expect(await said(`synonyms import ${file}`)).toBe(
      '(failed) 1: the first line must be language,term,synonym,kind. Nothing was imported',
    )
    expect(await said(`synonyms import ${join(folder, 'none.csv')}`)).toContain('(failed) There is no file')
    expect(await said('synonyms import')).toContain('(failed) <file> is needed')
  })
})

it('an operator’s content knows the blocks of every domain', async () => {
  const pages = await test.sql<{ id: number; name: string; slug: string; fields: Record<string, unknown> }>`
    select i.id, v.name, v.slug, v.fields from content_version v join content_item i on i.id = v.content_id
    where i.kind = 'page' and v.language = 'fi' and v.status = 'published' order by i.id`
  expect(pages.length).toBeGreaterThan(20)
  const { content } = await operator.operations
  for (const { id, name, slug, fields } of pages) {
    const saved = await content.saveDraft(id, 'fi', { name, slug, fields }, tester)
    expect(saved, name).toMatchObject({ ok: true })
  }
})
