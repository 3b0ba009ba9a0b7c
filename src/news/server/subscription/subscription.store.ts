import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { newsSubscription } from '../news.tables.ts'

export type SubscriptionRow = typeof newsSubscription.$inferSelect

/** An address has one subscription to a feed: a repeated request replaces its settings. */
export async function upsertSubscription(
  tx: Transaction,
  row: typeof newsSubscription.$inferInsert,
): Promise<SubscriptionRow> {
  const { feedId: _feed, emailKey: _key, ...set } = row
  const [written] = await tx
    .insert(newsSubscription)
    .values(row)
    .onConflictDoUpdate({
      target: [newsSubscription.feedId, newsSubscription.emailKey],
      set: { ...set, endedAt: null },
    })
    .returning()
  if (!written) throw new Error('A subscription was not written')
  return written
}

export async function findSubscription(executor: Executor, id: string): Promise<SubscriptionRow | null> {
  const [row] = await executor.select().from(newsSubscription).where(eq(newsSubscription.id, id))
  return row ?? null
}

/** Finds the active subscription of an address to a feed. */
export async function findRunning(
  executor: Executor,
  { feedId, emailKey }: Pick<SubscriptionRow, 'feedId' | 'emailKey'>,
): Promise<SubscriptionRow | null> {
  const own = and(eq(newsSubscription.feedId, feedId), eq(newsSubscription.emailKey, emailKey))
  const [row] = await executor
    .select()
    .from(newsSubscription)
    .where(and(own, isNull(newsSubscription.endedAt)))
  return row ?? null
}

/** Lists the active subscriptions of an address. */
export const listOfEmail = (executor: Executor, emailKey: string): Promise<SubscriptionRow[]> =>
  executor
    .select()
    .from(newsSubscription)
    .where(and(eq(newsSubscription.emailKey, emailKey), isNull(newsSubscription.endedAt)))

/** Ends a subscription; idempotent. Clears name and categories; the row stays, to show how the subscription came to be. */
export async function endSubscription(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx
    .update(newsSubscription)
    .set({ endedAt: at, name: '', categories: [] })
    .where(and(eq(newsSubscription.id, id), isNull(newsSubscription.endedAt)))
}

/** Subscribers who get a release of a feed: in its language, for one of its categories or for all; a page by id, after `after`. */
export const listReceivers = (
  executor: Executor,
  release: { feedId: string; language: Language; categories: readonly string[] },
  after: string,
  limit: number,
): Promise<SubscriptionRow[]> =>
  executor
    .select()
    .from(newsSubscription)
    .where(
      and(
        eq(newsSubscription.feedId, release.feedId),
        eq(newsSubscription.language, release.language),
        isNull(newsSubscription.endedAt),
        gt(newsSubscription.id, after),
        sql`(${newsSubscription.categories} = '{}' or ${newsSubscription.categories} && ${sql.param([...release.categories])}::text[])`,
      ),
    )
    .orderBy(asc(newsSubscription.id))
    .limit(limit)

/** Counts the active subscriptions, by feed and language. */
export const countSubscriptions = (executor: Executor) =>
  executor
    .select({
      feedId: newsSubscription.feedId,
      language: newsSubscription.language,
      count: sql<number>`count(*)::integer`,
    })
    .from(newsSubscription)
    .where(isNull(newsSubscription.endedAt))
    .groupBy(newsSubscription.feedId, newsSubscription.language)
    .orderBy(asc(newsSubscription.feedId), asc(newsSubscription.language))
