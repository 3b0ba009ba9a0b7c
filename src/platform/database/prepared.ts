import type { Executor } from './database.ts'

const known = new WeakMap<object, Map<string, unknown>>()

/**
 * A statement that is built once for each connection, where PostgreSQL plans it once too: for those that run with every
 * request or every order, because building one takes longer than running it. `name` stands for one statement in the whole program; values
 * go in through `sql.placeholder`.
 */
export function preparedOn<Statement>(
  executor: Executor,
  name: string,
  prepare: (executor: Executor, name: string) => Statement,
): Statement {
  // Transactions on one connection share its session, so a statement outlives the transaction it was first used in.
  const { session } = executor._
  let statements = known.get(session)
  if (!statements) known.set(session, (statements = new Map()))
  let statement = statements.get(name) as Statement | undefined // one name, one statement
  if (!statement) statements.set(name, (statement = prepare(executor, name)))
  return statement
}
