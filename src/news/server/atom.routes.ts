import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import { languages } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { feedIdPattern } from '../contract/limits.ts'
import { atomPath } from '../contract/paths.ts'
import { atomXml, newestChange } from './atom.ts'
import type { Newsroom } from './newsroom.ts'

export interface AtomRoutesDeps {
  newsroom: Pick<Newsroom, 'hasFeed' | 'listOf'>
  text: TextLookup
  clock: Clock
  publicUrl: string
}

/** The most entries: feed readers poll often and want the newest; the archive has all. */
const entriesMax = 30

const Params = Type.Object({ feedId: Type.String({ pattern: feedIdPattern }), language: Type.Enum(languages) })

/** `/api/feeds/{feedId}/{language}` (C-3.12). */
export const atomRoutes =
  ({ newsroom, text, clock, publicUrl }: AtomRoutesDeps) =>
  (app: App): void => {
    app.get(
      '/api/feeds/:feedId/:language',
      {
        config: { permission: 'site:read' },
        schema: { summary: 'The newest releases of a feed as Atom 1.0', tags: ['feeds', 'news'], params: Params },
      },
      (request, reply) => {
        const { feedId, language } = request.params
        if (!newsroom.hasFeed(feedId)) return refuseRequest({ kind: 'not-found' })
        const entries = newsroom.listOf(feedId, language).slice(0, entriesMax)
        const updated = newestChange(entries) ?? clock.now()
        const body = atomXml(entries, {
          publicUrl,
          selfUrl: publicUrl + atomPath(feedId, language),
          title: text(language, 'news/atom-title'),
          author: 'Konvehti',
          language,
          updated,
        })
        const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
        reply
          .type('application/atom+xml; charset=utf-8')
          .headers({ 'cache-control': 'public, max-age=600', 'last-modified': updated.toUTCString(), etag })
        return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
      },
    )
  }
