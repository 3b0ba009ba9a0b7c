import type { Executor } from '#src/platform/database/database.ts'
import type { ConsentChoiceBody } from '../contract/consents.ts'
import { consentLog } from './consents.tables.ts'

/** Adds a line to the log; lines are never changed. */
export async function logChoice(
  db: Executor,
  entry: { choice: ConsentChoiceBody; visitor: string | null; at: Date },
): Promise<void> {
  const { version, choices, page } = entry.choice
  await db.insert(consentLog).values({ version, ...choices, page, visitor: entry.visitor, createdAt: entry.at })
}
