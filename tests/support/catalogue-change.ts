import type { TestDatabase } from './test-database.ts'

/** Statements on the catalogue with the cache event that every change of it brings along, in one transaction. */
export const changeCatalogue = (database: Pick<TestDatabase, 'run'>, statements: string): Promise<unknown> =>
  database.run(`${statements}; insert into cache_event (tags) values ('{products-page}')`)

/** A new normal price from `at` on. */
export const changePrice = (
  database: Pick<TestDatabase, 'run'>,
  code: string,
  cents: number,
  at: Date,
): Promise<unknown> =>
  changeCatalogue(
    database,
    `insert into price (variation_code, kind, cents, valid_from, created_at, created_by)
      values ('${code}', 'normal', ${cents}, '${at.toISOString()}', '${at.toISOString()}', 'test')`,
  )
