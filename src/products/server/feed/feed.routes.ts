import { createHash } from 'node:crypto'
import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { ShoppingFeedParams } from '../../contract/feed.ts'
import type { Assortment } from '../assortment.ts'
import type { OfferTerms } from '../structured-data.ts'
import { createCachedFeeds } from './cached-feed.ts'
import { shoppingFeed } from './shopping-feed.ts'

export interface FeedRoutesDeps {
  db: Executor
  clock: Clock
  text: TextLookup
  assortment: Pick<Assortment, 'entries' | 'version'>
  publicUrl: string
  offerTerms: () => Promise<OfferTerms>
  /** Where made feeds are kept; may be emptied at any time. */
  directory: string
}

/** The feed for shopping portals (3.15): what can be bought, with prices and stock of at most ten minutes ago. */
export const feedRoutes = (deps: FeedRoutesDeps) => {
  const feeds = createCachedFeeds(deps)
  return (app: App): void => {
    app.get(
      '/api/feeds/google-merchant/:language',
      {
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'All that can be bought, for shopping portals: RSS 2.0 in the format of Google Merchant Center',
          tags: ['feeds'],
          params: ShoppingFeedParams,
        },
      },
      async (request, reply) => {
        const { language } = request.params
        const { db, assortment, publicUrl, text } = deps
        const terms = await deps.offerTerms()
        const title = text(language, 'catalogue/feed/title')
        const feed = await feeds.get(`google-merchant-${language}`, assortment.version(), () =>
          shoppingFeed({ db, assortment, publicUrl, title, terms }, language, deps.clock.now()),
        )
        const isCompressed = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '')
        const etag = etagOf(`${feed.path} ${+feed.madeAt} ${feed.byteCount} ${isCompressed}`)
        reply
          .header('cache-control', 'public, max-age=600')
          .header('last-modified', feed.madeAt.toUTCString())
          .header('vary', 'accept-encoding')
          .header('x-robots-tag', 'noindex')
          .header('etag', etag)
          .type('application/xml; charset=utf-8')
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        if (isCompressed) reply.header('content-encoding', 'gzip').header('content-length', feed.byteCount)
        return reply.send(isCompressed ? feeds.compressed(feed) : feeds.plain(feed))
      },
    )
  }
}

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
