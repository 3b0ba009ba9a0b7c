import { and, eq, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../database/database.ts'
import { outboxMail } from './mail.tables.ts'

const sent = alias(outboxMail, 'sent')

export type OutboxMail = typeof outboxMail.$inferSelect
export type NewMail = Pick<
  OutboxMail,
  | 'kind'
  | 'recipient'
  | 'language'
  | 'subject'
  | 'html'
  | 'text'
  | 'dedupKey'
  | 'createdAt'
  | 'ephemeral'
  | 'unsubscribeUrl'
>

/** The new row's id; null when there is a mail with this `dedupKey` already. */
export async function insertMail(tx: Transaction, mail: NewMail): Promise<string | null> {
  const rows = await tx.insert(outboxMail).values(mail).onConflictDoNothing().returning({ id: outboxMail.id })
  return rows[0]?.id ?? null
}

/** Inserts a second mail with the same words to the same mailbox; returns its id. */
export async function copyMail(tx: Transaction, mail: OutboxMail, dedupKey: string, now: Date): Promise<string> {
  const { kind, recipient, language, subject, html, text, ephemeral, unsubscribeUrl } = mail
  const copy = { kind, recipient, language, subject, html, text, ephemeral, unsubscribeUrl, dedupKey, createdAt: now }
  const id = await insertMail(tx, copy)
  if (id === null) throw new Error(`There is a mail ${dedupKey} already`)
  return id
}

export async function findMail(db: Executor, id: string): Promise<OutboxMail | null> {
  const rows = await db.select().from(outboxMail).where(eq(outboxMail.id, id))
  return rows[0] ?? null
}

/** Claims the mail for sending; null when it is sent, or a process claimed it after `staleBefore` and still holds it. */
export async function claimMail(db: Executor, id: string, now: Date, staleBefore: Date): Promise<OutboxMail | null> {
  const rows = await db
    .update(outboxMail)
    .set({ status: 'sending', claimedAt: now, attempts: sql`${outboxMail.attempts} + 1` })
    .where(
      and(
        eq(outboxMail.id, id),
        or(
          inArray(outboxMail.status, ['waiting', 'failed']),
          and(eq(outboxMail.status, 'sending'), lt(outboxMail.claimedAt, staleBefore)),
        ),
      ),
    )
    .returning()
  return rows[0] ?? null
}

export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  const kept = (column: AnyPgColumn) => sql<string>`case when ${outboxMail.ephemeral} then '' else ${column} end`
  await db
    .update(outboxMail)
    .set({
      status: 'sent',
      sentAt: now,
      lastError: null,
      recipient: kept(outboxMail.recipient),
      subject: kept(outboxMail.subject),
      html: kept(outboxMail.html),
      text: kept(outboxMail.text),
      unsubscribeUrl: sql`case when ${outboxMail.ephemeral} then null else ${outboxMail.unsubscribeUrl} end`,
    })
    .where(eq(outboxMail.id, id))
}

/**
 * Whether mails are stuck: one could not be sent since then, and none was sent after it. A mail that only its recipient's
 * server refuses stops counting once the next mail is sent.
 */
export async function isSendingStuck(db: Executor, since: Date): Promise<boolean> {
  const laterSent = db
    .select()
    .from(sent)
    .where(and(eq(sent.status, 'sent'), gt(sent.sentAt, outboxMail.claimedAt)))
  const [row] = await db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(and(eq(outboxMail.status, 'failed'), gt(outboxMail.claimedAt, since), notExists(laterSent)))
    .limit(1)
  return row !== undefined
}

export async function markFailed(db: Executor, id: string, fault: string): Promise<void> {
  await db.update(outboxMail).set({ status: 'failed', lastError: fault }).where(eq(outboxMail.id, id))
}

export type HeldMail = Pick<OutboxMail, 'kind' | 'dedupKey' | 'createdAt'>

/** Takes every unsent mail of before out of sending, also one that a process had claimed; returns how many. */
export async function holdUnsent(tx: Transaction, before: Date): Promise<number> {
  const { rowCount } = await tx
    .update(outboxMail)
    .set({ status: 'held' })
    .where(and(inArray(outboxMail.status, ['waiting', 'sending', 'failed']), lt(outboxMail.createdAt, before)))
  return rowCount ?? 0
}

export const listHeld = (db: Executor): Promise<HeldMail[]> =>
  db
    .select({ kind: outboxMail.kind, dedupKey: outboxMail.dedupKey, createdAt: outboxMail.createdAt })
    .from(outboxMail)
    .where(eq(outboxMail.status, 'held'))
    .orderBy(outboxMail.createdAt)

/** Gives held mails their next state; `kind` null is every kind. Returns their ids. */
export async function settleHeld(tx: Transaction, kind: string | null, next: 'waiting' | 'dropped'): Promise<string[]> {
  const rows = await tx
    .update(outboxMail)
    .set({ status: next })
    .where(and(eq(outboxMail.status, 'held'), kind === null ? undefined : eq(outboxMail.kind, kind)))
    .returning({ id: outboxMail.id })
  return rows.map(({ id }) => id)
}
