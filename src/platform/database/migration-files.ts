import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * A migration is a file `NNNN-what-it-does.sql`. Lines of its own at the top say what is special about it:
 *
 *   -- no transaction   its statements run one by one: indexes that are built or dropped concurrently, constraints that are
 *                       validated. Each can be run again.
 *   -- needs a stop     the version before cannot live with it: it is refused while processes are connected, and processes of
 *                       versions that do not know it end.
 */

export interface MigrationFile {
  name: string
  text: string
  sha256: string
  needsStop: boolean
  isOutsideTransaction: boolean
  /** The statements of a file outside a transaction, each with the index it builds; empty for others. */
  statements: readonly { text: string; builds: string | null }[]
}

const name = String.raw`[a-z_][a-z0-9_]*`
const builtIndex = new RegExp(`^create (?:unique )?index concurrently if not exists (${name}) on `)
const outsideTransaction = [
  builtIndex,
  new RegExp(`^drop index concurrently if exists ${name}$`),
  new RegExp(`^alter table ${name} validate constraint ${name}$`),
]

/** Throws on a file that does not keep the rules of names and statements. */
export async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted()
  const numbers = new Set<string>()
  for (const file of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
    if (number === undefined) throw new Error(`The migration ${file} is not named NNNN-what-it-does.sql`)
    if (numbers.has(number)) throw new Error(`There are two migrations with the number ${number}`)
    numbers.add(number)
  }
  return Promise.all(names.map(async (file) => parseMigration(file, await readFile(join(directory, file), 'utf8'))))
}

export function parseMigration(file: string, text: string): MigrationFile {
  const marks = /^(?:--.*\n)*/.exec(text)?.[0].split('\n') ?? []
  const isOutsideTransaction = marks.includes('-- no transaction')
  return {
    name: file,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    needsStop: marks.includes('-- needs a stop'),
    isOutsideTransaction,
    statements: isOutsideTransaction ? statementsOf(file, text) : [],
  }
}

function statementsOf(file: string, text: string): MigrationFile['statements'] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
    .map((statement) => {
      if (!outsideTransaction.some((form) => form.test(statement)))
        throw new Error(`The migration ${file} is outside a transaction, where this must not stand: ${statement}`)
      return { text: statement, builds: builtIndex.exec(statement)?.[1] ?? null }
    })
}
