import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { describeOperations, findOperation, operations as table } from './ops-table.ts'

let test: TestDatabase
let operator: Operator
let folder: string
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  operator = createOperator({ db: test.db, clock: createTestClock('2026-02-03T10:00:00Z') })
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => test.run('delete from redirect; delete from cache_event'))

/** A line as an operator writes it. */
const line = (text: string) => operator.line(...text.split(' '))
const said = (text: string): Promise<string> => operator.said(...text.split(' '))
const purged = async () =>
  (await test.sql<{ tags: string[] }>`select tags from cache_event order by id`).map(({ tags }) => tags)

it('every line is found by its own name', () => {
  for (const operation of table) expect(findOperation(operation.name)?.operation).toBe(operation)
})

it('every line helps, and so does the beginning of several', () => {
  for (const { name, usage, summary } of table) {
    const help = findOperation([...name, '--help'])?.help
    for (const words of [name.join(' '), usage, summary]) expect(help, name.join(' ')).toContain(words)
  }
  expect(findOperation(['redirects', 'add', 'fi', '--help'])?.help).toBe(null)
  const beginning = describeOperations(table, ['redirects'])
  expect(beginning).toContain('redirects add')
  expect(beginning).not.toContain('content publish')
})

describe('redirects add', () => {
  it('adds one for good or for a time, and purges its address', async () => {
    expect(await said('redirects add fi /Vanha/ /tuotteet')).toBe('fi /vanha → /tuotteet')
    expect(await said('redirects add sv /sv/gammal https://talo.example temporary')).toBe(
      'sv /gammal → https://talo.example/ (temporary)',
    )
    expect(await purged()).toEqual([['address:/vanha'], ['address:/sv/gammal']])
    expect(await said('redirects list')).toBe(
      'fi /vanha → /tuotteet  (cli, 2026-02-03; never followed)\nsv /gammal → https://talo.example/ (temporary)  (cli, 2026-02-03; never followed)',
    )
  })

  it('says what was there before and that nothing is at its target yet', async () => {
    await line('redirects add fi /vanha /tuotteet')
    expect(await said('redirects add fi /vanha /tulossa')).toBe(
      'fi /vanha → /tulossa; led to /tuotteet before; nothing is there yet',
    )
  })

  it('leads to no other redirect, however they were added', async () => {
    await line('redirects add fi /b /tuotteet?lahde=b')
    expect(await said('redirects add fi /a /b?page=2')).toBe(
      'fi /a → /tuotteet?lahde=b&page=2; straight there, because /b is a redirect itself',
    )
    expect(await said('redirects add fi /tuotteet-2 https://talo.example temporary')).toContain('(temporary)')
    await line('redirects add fi /c /tuotteet-3')
    expect(await said('redirects add fi /tuotteet-3 /tuotteet-2')).toBe(
      'fi /tuotteet-3 → https://talo.example/ (temporary); straight there, because /tuotteet-2 is a redirect itself; 1 that led to /tuotteet-3 lead there too',
    )
    expect(await said('redirects list /c')).toContain('/c → https://talo.example/ (temporary)')
  })

  it('goes past the address a product has moved from', async () => {
    const [row] = await test.sql<{ slug: string }>`
      select t.slug from product_text t join product p on p.id = t.product_id where p.code = 'KV1005' and t.language = 'fi'`
    expect(row?.slug).toBeTruthy()
    const answer = await said(`redirects add fi /vanha /tuotteet/vaara-kategoria/${row?.slug}`)
    expect(answer).toMatch(/^fi \/vanha → \/tuotteet\/[a-z-]+\/\S+; straight there/)
    expect(answer.split(';')[0]).not.toContain('vaara-kategoria')
  })

  it('refuses a circle of any size, in words', async () => {
    expect(await said('redirects add fi /a /A/')).toBe(
      '(failed) Refused: The redirect would go round in a circle at /a.',
    )
    await line('redirects add fi /a /b')
    await line('redirects add fi /b /c')
    expect(await said('redirects add fi /c /a')).toBe(
      '(failed) Refused: The redirect would go round in a circle at /c.',
    )
    expect(await said('redirects list')).toContain('/a → /c')
  })

  it('hides no page without saying so', async () => {
    expect(await said('redirects add fi /tuotteet https://talo.example')).toBe(
      '(failed) Refused: /tuotteet is a page of the shop that visitors would see no more.',
    )
    expect(await said('redirects add fi /tuotteet/suklaalevyt https://talo.example over-page')).toContain('→')
    expect(await said('redirects add fi / /tuotteet')).toBe(
      '(failed) Refused: / is a page, which would stay. Unpublish or move it first.',
    )
    expect(await said('redirects add fi /a /b over-pages')).toContain('(failed) "over-pages" says nothing here')
    expect(await said('redirects add fi /a')).toContain('(failed)')
    expect(await said('redirects add fi /api/a /tuotteet')).toContain('(failed) Refused: “/api/a” is kept for calls')
  })
})

describe('redirects remove', () => {
  it('takes one away by any spelling of its path, once', async () => {
    await line('redirects add sv /gammal /produkter')
    expect(await said('redirects remove sv /sv/Gammal/')).toBe('sv /sv/Gammal/ leads nowhere else now')
    expect(await purged()).toHaveLength(2)
    expect(await said('redirects remove sv /gammal')).toBe('(failed) sv /gammal is no redirect')
    expect(await said('redirects remove /gammal')).toMatch(
      /^\(failed\) "\/gammal" is none of fi, sv, en: redirects remove/,
    )
    expect(await said('redirects list')).toBe('none')
  })
})

describe('redirects list', () => {
  it('shows those of a language or with a text', async () => {
    await line('redirects add fi /kesä-a /tuotteet')
    await line('redirects add sv /a /produkter')
    await line('redirects add sv /b https://talo.example')
    expect((await said('redirects list sv')).split('\n')).toHaveLength(2)
    expect(await said('redirects list sv TALO')).toMatch(/^sv \/b/)
    expect(await said('redirects list kesä')).toMatch(/^fi \/kesä-a/)
    expect(await said('redirects list en')).toBe('none')
  })
})

describe('redirects import and export', () => {
  const file = (name: string): string => join(folder, name)

  it('take what the other makes', async () => {
    await line('redirects add fi /a /tuotteet')
    await line('redirects add sv /b https://talo.example/?a=1,2 temporary')
    const table = 'language,from,to,kind\nfi,/a,/tuotteet,301\nsv,/b,"https://talo.example/?a=1,2",302'
    expect(await said('redirects export')).toBe(table)
    expect(await said(`redirects export ${file('all.csv')}`)).toContain('2 redirects written')
    expect(await readFile(file('all.csv'), 'utf8')).toBe(`${table}\n`)
    await test.run('delete from redirect; delete from cache_event')
    expect(await said(`redirects import ${file('all.csv')}`)).toBe(
      '2: fi /a → /tuotteet\n3: sv /b → https://talo.example/?a=1,2 (temporary)\n2 redirects imported',
    )
    expect(await said('redirects export')).toBe(table)
    expect(await purged()).toEqual([['address:/a', 'address:/sv/b']])
  })

  it('take all lines or none, and say of each what became of it', async () => {
    await line('redirects add fi /oli /tuotteet')
    const rows = ['fi,/a,/b', 'fi,/b,/tuotteet', 'fi,/b,/tuotteet', 'de,/x,/y', 'fi,/A/,/tuotteet', 'fi,/tuotteet,/a']
    await writeFile(file('bad.csv'), ['language,from,to,kind', ...rows].join('\n'))
    expect((await said(`redirects import ${file('bad.csv')}`)).split('\n')).toEqual([
      '(failed) 2: fi /a → /b; nothing is there yet',
      '3: fi /b → /tuotteet; 1 that led to /b lead there too',
      '4: refused: /b is in the table already.',
      '5: refused: “de” is no language of the site: fi, sv or en.',
      '6: refused: /a is in the table already.',
      '7: refused: /tuotteet is a page of the shop that visitors would see no more.',
      'Nothing was imported: 4 of 6 lines refused',
    ])
    expect(await said('redirects export')).toBe('language,from,to,kind\nfi,/oli,/tuotteet,301')
    expect(await purged()).toHaveLength(1)
  })

  it('need a table they can read, of a size they can take', async () => {
    expect(await said('redirects import')).toContain('(failed)')
    expect(await said(`redirects import ${file('none.csv')}`)).toContain('(failed) There is no file')
    await writeFile(file('odd.csv'), 'language,from,to\nfi,/a')
    expect(await said(`redirects import ${file('odd.csv')}`)).toContain(
      '(failed) 2: the fields language,from,to,kind are needed',
    )
    await writeFile(file('large.csv'), 'x'.repeat(2_000_001))
    expect(await said(`redirects import ${file('large.csv')}`)).toContain('(failed) The file is larger')
    await writeFile(file('empty.csv'), 'language,from,to,kind\n')
    expect(await said(`redirects import ${file('empty.csv')}`)).toContain('(failed) The file holds no redirects')
  })
})
