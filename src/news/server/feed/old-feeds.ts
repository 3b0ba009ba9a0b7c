import { shopDay } from '#src/common/working-days.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { feedStaleHours } from '../../contract/limits.ts'
import { listFeeds } from '../news.store.ts'

const dayMs = feedStaleHours * 60 * 60_000

/**
 * Lists the feeds that operators are alerted of (C-10, ops-alert): feeds without a good copy of the last day, with another cause on
 * each day, and a feed that was never read whole, from its first failure on.
 */
export async function listOldFeeds(executor: Executor, feedIds: readonly string[], now: Date) {
  const feeds = await listFeeds(executor)
  return feeds.flatMap(({ id, fetchedAt, failedAt, failure }) => {
    const days = Math.floor((+now - +(fetchedAt ?? 0)) / dayMs)
    const isOld = fetchedAt === null ? failedAt !== null : days > 0
    if (!isOld || !feedIds.includes(id)) return []
    const since = fetchedAt === null ? [] : [shopDay(fetchedAt)]
    return {
      cause: `news-feed:${id}:${fetchedAt?.toISOString() ?? 'never'}:${days}`,
      item: { about: id, what: 'news-feed', detail: [...since, failure].join(' ') },
    }
  })
}
