import type { Executor } from './database.ts'

/**
 * A statement for the few that run with every request: written by hand, because building one and mapping its columns takes
 * longer than running it, and named, so that each connection plans it once. `name` stands for one text in the whole program.
 * Values travel as `$1`, `$2` …; columns of type json arrive parsed, times as text.
 */
export const namedStatement =
  <Row extends object>(name: string, text: string) =>
  async (executor: Executor, values: readonly unknown[]): Promise<Row[]> => {
    const { session } = executor._
    const statement = session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false)
    const { rows } = (await statement.execute()) as { rows: Row[] } // unmapped, as the driver answers
    return rows
  }
