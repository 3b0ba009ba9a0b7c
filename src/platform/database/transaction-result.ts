import type { Result } from '#src/common/result.ts'
import type { Database, Transaction } from './database.ts'
import { inTransaction } from './transaction.ts'

/** Like `inTransaction`, but an expected refusal rolls back too: a refused command changes nothing. */
export async function inTransactionResult<Value, Refusal>(
  db: Database,
  run: (tx: Transaction) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  class Refused extends Error {
    readonly result: Result<Value, Refusal>
    constructor(result: Result<Value, Refusal>) {
      super('refused')
      this.result = result
    }
  }
  try {
    return await inTransaction(db, async (tx) => {
      const result = await run(tx)
      if (!result.ok) throw new Refused(result)
      return result
    })
  } catch (error) {
    if (error instanceof Refused) return error.result
    throw error
  }
}
