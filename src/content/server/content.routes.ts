import { Type } from 'typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageOfPath, withLanguage, withoutLanguage } from '#src/common/locale.ts'
import { normalisePath } from '#src/common/site-path.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { type AnswerCache, finish } from '#src/shell/server/html-cache.ts'
import { isPreview, publishedView, type ViewContext } from '#src/shell/contract/view-context.ts'
import type { Block } from '#src/shell/contract/block.ts'
import type { PageAnswer, PageService } from '#src/shell/server/page-service.ts'
import type { PreviewDoor } from '#src/shell/server/preview-door.ts'
import { sendCached } from '#src/shell/server/send-cached.ts'
import { movedUrl, queryOf } from '#src/shell/rules/moved-url.ts'
import { ContentItemParams, ContentList, ContentQuery } from '../contract/content-api.ts'
import { siteItems } from '../contract/pages/page-fields.ts'
import type { Delivery } from './content-delivery.ts'
import * as store from './content.store.ts'

export interface ContentRouteDeps {
  db: Database
  pages: PageService
  delivery: Delivery
  previews: Pick<PreviewDoor, 'mayPreview' | 'scopeOf'>
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
        config: { permission: 'content:read' },
        schema: { summary: 'The page model at a URL', tags: ['content'], querystring: ContentQuery },
      },
      (request, reply) => {
        const { contentUrl, currentPageUrl } = request.query
        const current = sitePath(currentPageUrl ?? contentUrl)
        const language = languageOfPath(current)
        const asked = withoutLanguage(sitePath(contentUrl))
        // One entry of the cache for all spellings (capitals, slashes): they are without number.
        const path = normalisePath(asked) ?? asked
        const address = { path, query: queryOf(contentUrl) }
        if (deps.previews.mayPreview(request)) return answerPreview(request, reply, address, language)
        const cached = deps.cache.find(modelKey(path, language))
        if (!cached) return answerAnew(request, reply, address, publishedView(language))
        void sendCached(request, reply, cached, 'no-store, no-cache')
      },
    )

    /** Looking through the eyes of others is for who may see drafts; anybody else sees what everybody sees. */
    async function answerPreview(
      request: FastifyRequest<{ Querystring: ContentQuery }>,
      reply: FastifyReply,
      address: { path: string; query: string },
      language: Language,
    ): Promise<FastifyReply> {
      const drafts = await deps.previews.scopeOf(request)
      const { epichannel = null, visitorgroupsByID } = request.query
      const view = isPreview({ drafts })
        ? { language, at: null, drafts, channel: epichannel, visitorGroups: groupIds(visitorgroupsByID) }
        : publishedView(language)
      return answerAnew(request, reply, address, view)
    }

    async function answerAnew(
      request: FastifyRequest,
      reply: FastifyReply,
      { path, query }: { path: string; query: string },
      view: ViewContext,
    ): Promise<FastifyReply> {
      const began = deps.cache.mark()
      const asked = await deps.pages.find(path, view)
      const found = asked.kind === 'redirect' ? { ...asked, url: movedUrl(asked.url, query) } : asked
      if (isPreview(view))
        return sendCached(request, reply, await finish(uncached(found), deps.clock), 'private, no-store')
      // Unknown paths are without number: only what exists is kept.
      const answer =
        found.kind === 'page' && found.status === 200
          ? await deps.cache.findOrMake(modelKey(path, view.language), async () => uncached(found), began)
          : await finish(uncached(found), deps.clock)
      return sendCached(request, reply, answer, 'no-store, no-cache')
    }

    app.get(
      '/api/cda/content/:id',
      {
        config: { permission: 'content:read' },
        schema: {
          summary: 'One content item, block or page',
          tags: ['content'],
          params: ContentItemParams,
          querystring: ItemQuery,
        },
      },
      async (request) => {
        const { language } = request
        const { id } = request.params
        const view = { ...publishedView(language), drafts: await deps.previews.scopeOf(request) }
        const found = (await deps.delivery.deliverBlock(id, view)) ?? (await pageOf(id, view))
        if (!found) return refuseRequest({ kind: 'not-found' })
        const { name, status, version } = found.of.version
        return {
          ...found.block,
          ...{ name, language, status, contentVersion: `${found.of.item.id}.${version}` },
        }
      },
    )

    /** A page with its fields and areas. */
    async function pageOf(id: number, view: ViewContext): Promise<{ block: Block; of: store.ItemVersion } | null> {
      const of = await deps.delivery.deliver(id, view)
      if (of?.item.kind !== 'page') return null
      const contentLink = { id, guidValue: of.item.guid }
      return { block: { contentLink, contentType: typesOf(of.item), ...of.fields, ...of.areas }, of }
    }

    for (const relation of ['children', 'ancestors'] as const) {
      app.get(
        `/api/cda/content/:id/${relation}`,
        {
          config: { permission: 'content:read' },
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
          if (!item || item.trashedAt || siteTypes.has(item.contentType)) return refuseRequest({ kind: 'not-found' })
          const items = relation === 'children' ? await store.listChildren(deps.db, item.id) : await ancestorsOf(item)
          return { items: await summaries(items, request.language) }
        },
      )
    }

    /** A block stands below the page it belongs to. */
    async function ancestorsOf(item: store.ItemRow): Promise<store.ItemRow[]> {
      const owner = item.ownerId === null ? null : await store.findItemById(deps.db, item.ownerId)
      return owner ? [...(await store.listAncestors(deps.db, owner.id)), owner] : store.listAncestors(deps.db, item.id)
    }

    async function summaries(items: readonly store.ItemRow[], language: Language) {
      const ids = items.map((item) => item.id)
      const [versions, paths] = await Promise.all([
        store.listVersions(deps.db, ids, publishedView(language)),
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

/** The site's own items are nobody's content (C-21). */
const siteTypes: ReadonlySet<string> = new Set(Object.keys(siteItems))

const typesOf = (item: store.ItemRow): string[] => [item.kind === 'page' ? 'Page' : 'Block', item.contentType]

/** `3,7` as numbers; what is none is left out. */
const groupIds = (list: string | undefined): number[] =>
  (list ?? '').split(',').flatMap((id) => (/^\d{1,9}$/.test(id.trim()) ? [Number(id)] : []))

const modelKey = (path: string, language: Language): string => `model ${language} ${path}`

/** A 301 becomes a 200 with `redirect` for the API client; an unknown path a 404 with the not-found page's model. */
function uncached(found: PageAnswer) {
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
