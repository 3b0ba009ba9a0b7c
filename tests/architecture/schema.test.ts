import { globSync } from 'node:fs'
import { getTableConfig, isPgSchema, PgTable } from 'drizzle-orm/pg-core'
import { is } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/*
 * Tables are written twice, as SQL migrations and for Drizzle. Here both are held against each other: the template of the
 * tests is an empty database with all migrations applied.
 */

interface Column {
  name: string
  type: string
  nullable: boolean
}

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const files = globSync('src/**/*.tables.ts', { cwd: projectDirectory }).toSorted()

// Spellings that Drizzle and PostgreSQL's catalogue do not share.
const catalogueNames: ReadonlyArray<[RegExp, string]> = [
  [/^serial$/, 'integer'],
  [/^bigserial$/, 'bigint'],
  [/^varchar/, 'character varying'],
  [/^char(\(|$)/, 'character$1'],
  [/^decimal/, 'numeric'],
  [/^(timestamp|time)( ?\(\d\))?$/, '$1$2 without time zone'],
  [/, /g, ','],
]

function catalogueType(type: string): string {
  const dimensions = /(\[\d*\])*$/.exec(type)?.[0] ?? ''
  const base = type.slice(0, type.length - dimensions.length)
  // The catalogue does not record how many dimensions an array has.
  return catalogueNames.reduce((name, [from, to]) => name.replace(from, to), base) + (dimensions === '' ? '' : '[]')
}

async function tablesIn(file: string): Promise<PgTable[]> {
  const module = (await import(`${projectDirectory}/${file}`)) as Record<string, unknown> // whatever the file exports
  return Object.values(module).filter((value): value is PgTable => !isPgSchema(value) && is(value, PgTable))
}

async function columnsInDatabase(name: string): Promise<Column[]> {
  const rows = await test.sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
    from pg_attribute
    where attrelid = to_regclass(${name}) and attnum > 0 and not attisdropped`
  return [...rows].toSorted((a, b) => a.name.localeCompare(b.name))
}

describe('the tables for Drizzle agree with the migrated database', () => {
  it('finds the files', () => {
    expect(files.length).toBeGreaterThan(2)
  })

  it.each(files)('%s', async (file) => {
    const tables = await tablesIn(file)
    expect(tables.length, 'a *.tables.ts file exports tables').toBeGreaterThan(0)
    for (const table of tables) {
      const { name, columns } = getTableConfig(table)
      const declared = columns
        .map((column) => ({ name: column.name, type: catalogueType(column.getSQLType()), nullable: !column.notNull }))
        .toSorted((a, b) => a.name.localeCompare(b.name))
      expect(declared, `table ${name}`).toEqual(await columnsInDatabase(`public.${name}`))
    }
  })

  it('leaves no table of the database undeclared', async () => {
    const declared = (await Promise.all(files.map(tablesIn))).flat().map((table) => getTableConfig(table).name)
    const rows = await test.sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`
    const undeclared = rows
      .map((row) => row.name)
      .filter((name) => name !== 'schema_migration' && !declared.includes(name))
    expect(undeclared).toEqual([])
  })
})

describe('the application role', () => {
  it('reads and writes rows and changes no structure', async () => {
    await test.sql`insert into setting (name, value) values ('x', '1')`
    await test.sql`delete from setting`
    for (const statement of [
      'create table x ()',
      'create temp table x ()',
      'alter table setting add x int',
      'drop table setting',
      'truncate setting',
      'create table jobs.x ()',
      "insert into schema_migration (name, sha256) values ('x', 'x')",
    ]) {
      await expect(test.run(statement), statement).rejects.toMatchObject({ code: '42501' })
    }
  })
})
