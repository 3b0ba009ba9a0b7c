import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from './database.ts'

/** Counts what breaks the rules of `database/invariants.sql`. `file`: its path. */
export function createVerification({ db, file }: { db: Database; file: string }) {
  return {
    async count(actor: ShopActor): Promise<{ rules: number; broken: { rule: string; broken: number }[] }> {
      authorise(actor, 'reports:read')
      const { rows } = await db.execute<{ rule: string; broken: number }>(sql.raw(await readFile(file, 'utf8')))
      return { rules: rows.length, broken: rows.filter(({ broken }) => broken > 0) }
    },
  }
}
