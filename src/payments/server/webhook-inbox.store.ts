import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { webhookInbox } from './payments.tables.ts'

export type InboxRow = typeof webhookInbox.$inferSelect
export type NewInboxItem = Pick<
  InboxRow,
  | 'pspReference'
  | 'eventCode'
  | 'success'
  | 'merchantReference'
  | 'originalReference'
  | 'amountCents'
  | 'item'
  | 'receivedAt'
>

/** Returns the ids of new events: the provider may send the same event any number of times. */
export async function insertInboxItems(tx: Transaction, items: readonly NewInboxItem[]): Promise<string[]> {
  if (items.length === 0) return []
  const rows = await tx
    .insert(webhookInbox)
    .values([...items])
    .onConflictDoNothing()
    .returning({ id: webhookInbox.id })
  return rows.map((row) => row.id)
}

export async function getInboxItem(executor: Executor, id: string): Promise<InboxRow> {
  const [row] = await executor.select().from(webhookInbox).where(eq(webhookInbox.id, id))
  if (!row) throw new Error(`There is no event ${id} in the inbox`)
  return row
}

export async function markProcessed(executor: Executor, id: string, outcome: string, now: Date): Promise<void> {
  await executor.update(webhookInbox).set({ processedAt: now, outcome }).where(eq(webhookInbox.id, id))
}

/** Marks an event as not processed yet; null: there is none, or it was applied. */
export async function reopenInboxItem(
  tx: Transaction,
  id: string,
): Promise<Pick<InboxRow, 'eventCode' | 'merchantReference'> | null> {
  const { eventCode, merchantReference, outcome } = webhookInbox
  const [row] = await tx
    .update(webhookInbox)
    .set({ processedAt: null, outcome: null })
    .where(and(eq(webhookInbox.id, id), or(isNull(outcome), ne(outcome, 'applied'))))
    .returning({ eventCode, merchantReference })
  return row ?? null
}

/**
 * Events about one payment, unordered; of one merchant account, or of any when it is null. Events that name no payment, as some
 * on disputes, are matched by our reference.
 */
export async function listEventsOf(
  executor: Executor,
  { pspReference, merchantReference }: { pspReference: string; merchantReference: string | null },
  merchantAccount: string | null,
): Promise<Pick<InboxRow, 'pspReference' | 'eventCode' | 'success' | 'amountCents'>[]> {
  const { pspReference: psp, eventCode, success, amountCents } = webhookInbox
  return executor
    .select({ pspReference: psp, eventCode, success, amountCents })
    .from(webhookInbox)
    .where(
      and(
        merchantReference === null
          ? eq(webhookInbox.originalReference, pspReference)
          : or(
              eq(webhookInbox.originalReference, pspReference),
              and(
                eq(webhookInbox.originalReference, ''),
                eq(webhookInbox.merchantReference, merchantReference),
                ne(webhookInbox.eventCode, 'AUTHORISATION'),
              ),
            ),
        merchantAccount === null ? undefined : sql`${webhookInbox.item} ->> 'merchantAccountCode' = ${merchantAccount}`,
      ),
    )
}
