import { and, eq } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { contentSaveAnswer as answer } from './content.tables.ts'

/** One save of one window of an editor. */
export interface SaveAttempt {
  session: string
  /** Counted up by the window. */
  number: number
}

export interface SavedItem {
  contentId: number
  language: Language
  accountId: string
}

/** What the attempt stored when it came first; null: it never came, or a later one of the same person did. */
export async function findSaveAnswer(
  db: Executor,
  { contentId, language, accountId }: SavedItem,
  attempt: SaveAttempt,
) {
  const [row] = await db
    .select({ version: answer.version, fields: answer.fields })
    .from(answer)
    .where(
      and(
        eq(answer.contentId, contentId),
        eq(answer.language, language),
        eq(answer.accountId, accountId),
        eq(answer.sessionId, attempt.session),
        eq(answer.saveNumber, attempt.number),
      ),
    )
  return row ?? null
}

/** Keeps the last answer of a person, in the place of the one before it. */
export async function keepSaveAnswer(db: Executor, row: typeof answer.$inferInsert): Promise<void> {
  const { sessionId, saveNumber, version, fields, savedAt } = row
  await db
    .insert(answer)
    .values(row)
    .onConflictDoUpdate({
      target: [answer.contentId, answer.language, answer.accountId],
      set: { sessionId, saveNumber, version, fields, savedAt },
    })
}
