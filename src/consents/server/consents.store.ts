import type { Executor } from '#src/platform/database/database.ts'
import type { ConsentChoiceBody } from '../contract/consents.ts'
import { consentLog } from './consents.tables.ts'

/** Adds a line to the log; lines are never changed. */
export async function logChoice(
  db: Executor,
  entry: Omit<ConsentChoiceBody, 'page'> & { page: string | null; visitor: string | null; at: Date },
): Promise<void> {
  const { choices, at, ...row } = entry
  await db.insert(consentLog).values({ ...row, ...choices, createdAt: at })
}
