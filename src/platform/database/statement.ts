import type { Database } from './database.ts'

/**
 * A statement outside any transaction, for the few that run with every request: written by hand, because building one and
 * mapping its columns takes longer than running it, and named, so that each connection plans it once. `name` stands for one
 * text in the whole program. Values travel as `$1`, `$2` …; columns of type json arrive parsed.
 */
export const namedStatement =
  <Row extends object>(name: string, text: string) =>
  async (db: Database, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.$client.query<Row>({ name, text, values: [...values] })
    return rows
  }
