import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { blockedWord } from './designer.tables.ts'

export type BlockedWordRow = typeof blockedWord.$inferSelect

export async function listBlockedWords(executor: Executor): Promise<BlockedWordRow[]> {
  return executor.select().from(blockedWord).orderBy(asc(blockedWord.language), asc(blockedWord.word))
}

/** False: the word was there already. */
export async function insertBlockedWord(executor: Executor, row: BlockedWordRow): Promise<boolean> {
  const rows = await executor.insert(blockedWord).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

/** False: there was no such word. */
export async function deleteBlockedWord(executor: Executor, language: Language, word: string): Promise<boolean> {
  const rows = await executor
    .delete(blockedWord)
    .where(and(eq(blockedWord.language, language), eq(blockedWord.word, word)))
    .returning()
  return rows.length > 0
}
