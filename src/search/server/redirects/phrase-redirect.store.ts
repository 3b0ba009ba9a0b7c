import { asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { searchRedirect } from './phrase-redirect.tables.ts'

export interface PhraseRedirectRow {
  id: number
  language: Language
  phrase: string
  /** Site path without the language's prefix, with query and hash where it has them. */
  target: string
  /** Null: since ever. */
  validFrom: Date | null
  /** Null: for good; the moment itself is no longer in it. */
  validTo: Date | null
  createdAt: Date
  createdBy: string
}

/** What has not ended, oldest first. */
export async function listPhraseRedirects(db: Executor, now: Date): Promise<PhraseRedirectRow[]> {
  return db
    .select()
    .from(searchRedirect)
    .where(or(isNull(searchRedirect.validTo), gt(searchRedirect.validTo, now)))
    .orderBy(asc(searchRedirect.id))
}

export async function insertPhraseRedirect(db: Executor, row: Omit<PhraseRedirectRow, 'id'>): Promise<number> {
  const [saved] = await db.insert(searchRedirect).values(row).returning({ id: searchRedirect.id })
  if (saved === undefined) throw new Error('The redirect was not saved')
  return saved.id
}

/** Takes one away and answers what it was; null where there is none. */
export async function deletePhraseRedirect(db: Executor, id: number): Promise<PhraseRedirectRow | null> {
  const [row] = await db.delete(searchRedirect).where(eq(searchRedirect.id, id)).returning()
  return row ?? null
}
