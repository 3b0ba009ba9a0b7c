import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseMigration } from '../../src/platform/database/migration-files.ts'
import { migrationsDirectory, projectDirectory } from '../support/places.ts'

/* Every migration after the last one of before, read for locks that visitors would notice: docs/how-to/write-a-migration.md. */

const lastOfBefore = '0540'
/** The runner sets the limits that two rules ask for; the others are matters of taste. */
const notAsked = [
  'require-lock-timeout',
  'require-statement-timeout',
  'require-timeout-settings',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
]

const newFiles = globSync('*.sql', { cwd: migrationsDirectory })
  .filter((name) => name.slice(0, 4) > lastOfBefore)
  .toSorted()

/** What Squawk says of a file: `rule: line`. */
async function findingsIn(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8')
  const { isOutsideTransaction } = parseMigration('0000-any.sql', text)
  const squawk = join(projectDirectory, 'node_modules/squawk-cli/js/bin/squawk')
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      squawk,
      '--reporter=json',
      '--pg-version=18.0',
      `--exclude=${notAsked.join(',')}`,
      ...(isOutsideTransaction ? [] : ['--assume-in-transaction']),
      path,
    ],
    { encoding: 'utf8' },
  )
  if (error) throw error
  const findings = JSON.parse(stdout || `"${stderr}"`) as { rule_name: string; line: number }[] | string
  if (typeof findings === 'string') throw new Error(`Squawk did not read ${path}: ${findings}`)
  return findings.map(({ rule_name, line }) => `${rule_name}: ${line + 1}`)
}

it('new migrations block nobody, as far as a reader can tell', async () => {
  expect(newFiles.length).toBeGreaterThan(0)
  const found = await Promise.all(
    newFiles.map(async (name) =>
      (await findingsIn(join(migrationsDirectory, name))).map((finding) => `${name}: ${finding}`),
    ),
  )
  expect(found.flat()).toEqual([])
})

it('what would block is found', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  const said = async (text: string) => {
    const path = join(directory, 'file.sql')
    await writeFile(path, text)
    return (await findingsIn(path)).map((finding) => finding.split(':')[0])
  }
  try {
    expect(await said('create index order_email on shop_order (email);')).toContain('require-concurrent-index-creation')
    expect(await said('alter table shop_order add constraint c check (id > 0);')).toContain(
      'constraint-missing-not-valid',
    )
    expect(await said('alter table shop_order alter column total_cents type bigint;')).toContain('changing-column-type')
    expect(await said('alter table shop_order drop column email;')).toContain('ban-drop-column')
    expect(await said('alter table shop_order rename column email to address;')).toContain('renaming-column')
    expect(
      await said('-- no transaction\ncreate index concurrently if not exists order_email on shop_order (email);\n'),
    ).toEqual([])
  } finally {
    await rm(directory, { recursive: true })
  }
})
