import { and, asc, eq, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { uiText } from './ui-text.tables.ts'

export type UiText = typeof uiText.$inferSelect

export async function listTexts(executor: Executor): Promise<UiText[]> {
  return executor.select().from(uiText).orderBy(asc(uiText.language), asc(uiText.key))
}

/** Makes changes of one text wait for each other. Null: it is as the files have it. */
export async function lockText(tx: Transaction, language: Language, key: string): Promise<UiText | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(7304, hashtext(${`${language} ${key}`}))`)
  const [row] = await tx.select().from(uiText).where(named(language, key))
  return row ?? null
}

export async function putText(tx: Transaction, { language, key, ...written }: UiText): Promise<void> {
  await tx
    .insert(uiText)
    .values({ language, key, ...written })
    .onConflictDoUpdate({ target: [uiText.language, uiText.key], set: written })
}

export async function removeText(tx: Transaction, language: Language, key: string): Promise<void> {
  await tx.delete(uiText).where(named(language, key))
}

const named = (language: Language, key: string) => and(eq(uiText.language, language), eq(uiText.key, key))
