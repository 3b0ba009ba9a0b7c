import { Type } from 'typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageOfPath, withLanguage, withoutLanguage } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { type AnswerCache, finish } from '#src/shell/server/html-cache.ts'
import type { PageRequest } from '#src/shell/contract/page-source.ts'
import type { PageAnswer, PageService } from '#src/shell/server/page-service.ts'
import { sendKept } from '#src/shell/server/send-kept.ts'
import { movedUrl, queryOf } from '#src/shell/rules/moved-url.ts'
import { ContentItemParams, ContentList, ContentQuery } from '../contract/content-api.ts'
import type { Delivery } from './content-delivery.ts'
import * as store from './content.store.ts'
import type { PreviewTokens } from './preview-token.ts'

export interface ContentRouteDeps {
  db: Database
  pages: PageService
  delivery: Delivery
  previews: PreviewTokens
  cache: AnswerCache
  clock: Clock
}

const ItemQuery = Type.Object({ language: Type.Optional(Type.String({ maxLength: 5 })) })

/** Content delivery (specification 1, 7.1). */
export const contentRoutes =
  (deps: ContentRouteDeps) =>
  (app: App): void => {
    app.get(
      '/api/cda/content',
      {
        config: { access: 'public' },
        schema: { summary: 'The page model at a URL', tags: ['content'], querystring: ContentQuery },
      },
      (request, reply) => {
        const { contentUrl, currentPageUrl } = request.query
        const current = sitePath(currentPageUrl ?? contentUrl)
        const language = languageOfPath(current)
        const path = withoutLanguage(sitePath(contentUrl))
        const drafts = deps.previews.read(header(request.headers['x-preview-token'])) !== null
        const kept = drafts ? null : deps.cache.find(modelKey(path, language))
        const visitorGroups = drafts ? groupIds(request.query.visitorgroupsByID) : []
        if (!kept)
          return answerAnew(request, reply, { path, query: queryOf(contentUrl) }, { language, drafts, visitorGroups })
        void sendKept(request, reply, kept, 'no-store, no-cache')
      },
    )

    async function answerAnew(
      request: FastifyRequest,
      reply: FastifyReply,
      { path, query }: { path: string; query: string },
      options: PageRequest,
    ): Promise<FastifyReply> {
      const began = deps.cache.mark()
      const asked = await deps.pages.find(path, options)
      const found = asked.kind === 'redirect' ? { ...asked, url: movedUrl(asked.url, query) } : asked
      if (options.drafts) return sendKept(request, reply, await finish(unkept(found), deps.clock), 'private, no-store')
      // Unknown paths are without number: only what exists is kept.
      const answer =
        found.kind === 'page' && found.status === 200
          ? await deps.cache.findOrMake(modelKey(path, options.language), async () => unkept(found), began)
          : await finish(unkept(found), deps.clock)
      return sendKept(request, reply, answer, 'no-store, no-cache')
    }

    app.get(
      '/api/cda/content/:id',
      {
        config: { access: 'public' },
        schema: {
          summary: 'One content item, block or page',
          tags: ['content'],
          params: ContentItemParams,
          querystring: ItemQuery,
        },
      },
      async ({ params: { id }, language, headers }) => {
        const drafts = deps.previews.read(header(headers['x-preview-token'])) === id
        const found = (await store.listVersions(deps.db, [id], language, drafts)).get(id)
        const content = found && (await contentOf(found, { language, drafts }))
        if (!content) return refuseRequest({ kind: 'not-found' })
        const { item, version } = found
        return {
          ...content,
          contentLink: { id, guidValue: item.guid },
          contentType: typesOf(item),
          name: version.name,
          language,
          contentVersion: `${id}.${version.version}`,
          status: version.status,
        }
      },
    )

    /** A block as it stands in a page's area, with what is inside it; a page's fields and areas. Null: of an unknown type. */
    async function contentOf(found: store.ItemVersion, request: PageRequest): Promise<Record<string, unknown> | null> {
      if (found.item.kind === 'block') return deps.delivery.deliverBlock(found, undefined, request, new Set(), 0)
      const { fields, areas } = await deps.delivery.deliverVersion(found, request)
      return { ...fields, ...areas }
    }

    for (const relation of ['children', 'ancestors'] as const) {
      app.get(
        `/api/cda/content/:id/${relation}`,
        {
          config: { access: 'public' },
          schema: {
            summary:
              relation === 'children' ? 'Published items below an item, in order' : 'Items above an item, root first',
            tags: ['content'],
            params: ContentItemParams,
            querystring: ItemQuery,
            response: { 200: ContentList },
          },
        },
        async (request) => {
          const item = await store.findItemById(deps.db, request.params.id)
          if (!item || item.trashedAt) return refuseRequest({ kind: 'not-found' })
          const items =
            relation === 'children'
              ? await store.listChildren(deps.db, item.id)
              : await store.listAncestors(deps.db, item.id)
          return { items: await summaries(items, request.language) }
        },
      )
    }

    async function summaries(items: readonly store.ItemRow[], language: Language) {
      const ids = items.map((item) => item.id)
      const [versions, paths] = await Promise.all([
        store.listVersions(deps.db, ids, language, false),
        store.listPaths(deps.db, ids),
      ])
      return items.flatMap((item) => {
        const found = versions.get(item.id)
        if (!found) return []
        const path = paths.get(item.id)?.[language]
        return [
          {
            contentLink: { id: item.id, guidValue: item.guid },
            name: found.version.name,
            url: path === undefined ? '' : withLanguage(path, language),
            contentType: typesOf(item),
          },
        ]
      })
    }
  }

const typesOf = (item: store.ItemRow): string[] => [item.kind === 'page' ? 'Page' : 'Block', item.contentType]

/** `3,7` as numbers; what is none is left out. */
const groupIds = (list: string | undefined): number[] =>
  (list ?? '').split(',').flatMap((id) => (/^\d{1,9}$/.test(id.trim()) ? [Number(id)] : []))

const modelKey = (path: string, language: Language): string => `model ${language} ${path}`

/** A 301 becomes a 200 with `redirect` for the API client; an unknown path a 404 with the not-found page's model. */
function unkept(found: PageAnswer) {
  const contentType = 'application/json; charset=utf-8'
  if (found.kind === 'page')
    return {
      status: found.status,
      contentType,
      body: JSON.stringify(found.model),
      tags: found.tags,
      version: found.model.contentVersion,
    }
  if (found.kind === 'redirect') {
    return {
      status: 200,
      contentType,
      body: JSON.stringify({ redirect: { url: found.url, permanent: found.permanent } }),
      tags: [],
    }
  }
  return { status: 404, contentType, body: JSON.stringify([{ key: 'not-found' }]), tags: [] }
}

/** The path of a url that may be absolute and may carry a query. */
function sitePath(url: string): string {
  if (plainPath.test(url)) return url
  try {
    return new URL(url, 'http://site').pathname
  } catch {
    return '/'
  }
}

/** What nearly all of them are. */
const plainPath = /^(?:\/|(?:\/[a-z0-9-]+)+\/?)$/

const header = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
