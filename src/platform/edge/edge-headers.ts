import type { Clock } from '../clock.ts'
import { maxTagBytes, tagList, type TagHeader } from './edge-tags.ts'

/** Seconds that a cache in front keeps a page by itself: a purge that is lost does no harm after that. */
const keptSeconds = 60
/** Seconds after that in which it may answer once more while it asks. */
const staleSeconds = 30
/** Seconds in which it may answer while the shop does not. */
const staleIfErrorSeconds = 3_600

/** A page that everyone gets alike. */
interface SharedAnswer {
  status: number
  tags: readonly string[]
  /** When its content changes, in milliseconds. */
  until?: number
  /** It was purged while it was made: the purge may have reached the cache in front before it does. */
  isOutdated?: true
}

interface HeadedReply {
  headers: (values: Record<string, string>) => unknown
}

/**
 * Tells a cache in front how long it may keep a page that everyone gets alike, and by which tags it is purged (RFC 9213).
 * Browsers still ask each time: `cache-control` is theirs. A page whose content changes at a moment is kept until then.
 */
export function createEdgeHeaders({ header, clock }: { header: TagHeader; clock: Clock }) {
  const lists = new WeakMap<SharedAnswer, string>()
  return (reply: HeadedReply, answer: SharedAnswer): void => {
    if (answer.status !== 200 || answer.isOutdated === true) return
    let list = lists.get(answer)
    if (list === undefined) lists.set(answer, (list = tagList(answer.tags, header)))
    if (list.length > maxTagBytes) return
    const left = answer.until === undefined ? Infinity : Math.floor((answer.until - clock.now().getTime()) / 1_000)
    if (left < 1) return
    const rules =
      left <= keptSeconds + staleSeconds
        ? `max-age=${Math.min(left, keptSeconds)}`
        : `max-age=${keptSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleIfErrorSeconds}`
    reply.headers({ 'cdn-cache-control': rules, [header.toLowerCase()]: list })
  }
}

export type EdgeHeaders = ReturnType<typeof createEdgeHeaders>
