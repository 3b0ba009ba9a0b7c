import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { addGoods } from '../../../tests/support/money-goods.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { projectDirectory } from '../../../tests/support/places.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { Operation } from './operation.ts'
import { allLines } from './ops-table.ts'
import { spoken } from './spoken-lines.ts'
import { optionOf } from './told.ts'
import { parseUsage } from './usage.ts'

let test: TestDatabase
let operator: Operator
let lines: Operation[]
beforeAll(async () => {
  test = await createTestDatabase()
  await addGoods(test)
  operator = createOperator({ db: test.db, clock: createTestClock('2026-11-21T10:00:00Z') })
  lines = allLines(await operator.operations)
})
afterAll(() => test.drop())

const said = (line: string) => operator.said(...line.split(' '))

describe('the lines of a resource', () => {
  it('are its list, its record, its changes and every action', async () => {
    const { resources } = await operator.operations
    const names = new Set(lines.map(({ name }) => name.join(' ')))
    expect(resources.length).toBeGreaterThan(15)
    for (const { name, actions = {} } of resources)
      for (const does of ['list', 'show', ...Object.keys(actions)]) expect(names).toContain(`${name} ${does}`)
    expect(names.size).toBe(lines.length)
  })

  it('list by filters, views and pages, and refuse what the list does not know', async () => {
    expect((await said('stock list --q BAR')).split('\n')[0]).toMatch(/^BAR /)
    expect(await said('stock list --available-to=-1')).toBe('none')
    expect(await said('stock list --view gone')).toMatch(/^\(failed\) "gone" is none of all, /)
    expect(await said('stock list --status sold')).toMatch(/^\(failed\) Refused: status/)
    expect(await said('stock list --colour red')).toMatch(/^\(failed\) Unknown option '--colour'/)
    expect(await said('stock list BAR')).toMatch(/^\(failed\) "BAR" says nothing here/)
    expect(await said('product publish NOPE')).toBe('(failed) There is no "NOPE" in products')
    expect(await said('products publish')).toMatch(/^\(failed\) <id> is needed: products publish <id>/)
  })

  it('count a shelf, unless something moved since it was seen', async () => {
    expect(await said('stock set BAR 7')).toMatch(/^BAR: change/)
    expect(await said('stock set BAR 9 --seen 5')).toMatch(/^\(failed\) Refused: /)
    expect(await said('stock set BAR 9 --seen 7')).toMatch(/^BAR: change/)
    expect(await said('stock set BAR many')).toMatch(/^\(failed\) Refused: on-hand must be integer$/)
    expect(await said('stock move BAR spoilt 2')).toMatch(/^BAR: /)
    expect(await said('stock move BAR lost 2')).toMatch(/^\(failed\) Refused: reason/)
    expect(await said('stock movements BAR')).toMatch(/delta -2 {2}on-hand 7/)
  })

  it('take sums in euros, and in cents where they always were', async () => {
    expect(await said('price set BAR 777')).toMatch(/^BAR: /)
    expect(await said('prices set-price BAR --price 7,80')).toMatch(/^BAR: /)
    expect(await said('prices show BAR')).toMatch(/price 7\.80 [^]*price 7\.77 /)
    expect(await said('price set BAR 7,77')).toMatch(/^\(failed\) Refused: price must be integer$/)
  })

  it('name a long id by its beginning, and audit who read personal data', async () => {
    const issued = await said('gift-card issue 25 aino@posti.example fi Aino Virta')
    const id = /^([0-9a-f]{8}): added$/.exec(issued)?.[1] ?? ''
    expect(await said(`gift-card show ${id}`)).toMatch(/^recipient-name: Aino Virta$[^]*^amount: 25\.00$/m)
    expect(await said(`gift-card block ${id}`)).toMatch(new RegExp(`^${id}: `))
    expect(await said(`gift-card block ${id}`)).toBe('(failed) Refused: The card is blocked.')
    expect(await said('gift-card issue 0 aino@posti.example fi Aino')).toMatch(/^\(failed\) Refused: amount/)
    expect(await said('gift-card issue 5 aino fi Aino')).toMatch(/^\(failed\) Refused: recipient-email: \S/)
    const reads = await test.sql`select 1 from audit_entry where command = 'gift-card.read' and actor = 'cli'`
    expect(reads).toHaveLength(1)
  })
})

it('lines in words of their own name fields that their resource has', async () => {
  const { resources } = await operator.operations
  for (const { usage, resource, does, given = {}, named = {} } of spoken) {
    const { create, change, actions = {}, fields = {} } = resources.find(({ name }) => name === resource) ?? {}
    const body = { add: create?.body, change: change?.body }[does] ?? actions[does]?.body
    const known = ['list', 'show'].includes(does)
      ? [...Object.keys(fields), 'view', 'sort', 'q']
      : Object.keys(body?.properties ?? {})
    expect(body !== undefined || ['list', 'show'].includes(does), usage).toBe(true)
    for (const name of [...Object.keys(given), ...Object.values(named)]) expect(known, usage).toContain(name)
    const words = parseUsage(usage).places.slice(does === 'list' || does === 'add' ? 0 : 1)
    for (const { name } of words) expect(known.map(optionOf), usage).toContain(name)
  }
})

it('every line that a page names exists', () => {
  const known = lines.map(({ name }) => name.join(' '))
  const pages = globSync(['README.md', 'docs/**/*.md', 'src/**/*.md', 'demo/**/*.md'], { cwd: projectDirectory })
  const named = pages.flatMap((page) =>
    [...readFileSync(join(projectDirectory, page), 'utf8').matchAll(/npm run ops -- ([a-z][a-z -]*[a-z])/g)].map(
      ([, words = '']) => `${page}: ${words}`,
    ),
  )
  expect(named.length).toBeGreaterThan(40)
  const isKnown = (words: string) =>
    words.startsWith('help') || known.some((name) => `${words} `.startsWith(`${name} `) || name.startsWith(`${words} `))
  expect(named.filter((one) => !isKnown(one.split(': ')[1] ?? ''))).toEqual([])
})
