import { Type } from 'typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageOfPath, withoutLanguage } from '#src/common/locale.ts'
import { normalisePath } from '#src/common/site-path.ts'
import type { Clock } from '#src/platform/clock.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { ContentItemParams, ContentList, ContentQuery, PersonalQuery, relations } from '../contract/content-api.ts'
import { isPrivateView, publishedView, type ViewContext } from '../contract/view-context.ts'
import { movedUrl, queryOf } from '../rules/moved-url.ts'
import type { AskedView } from './asked-view.ts'
import { type AnswerCache, finish } from './html-cache.ts'
import type { PageAnswer, PageService } from './page-service.ts'
import type { PreviewAccess } from './preview-access.ts'
import { sendCached } from './send-cached.ts'

export interface ContentRouteDeps {
  pages: Pick<PageService, 'find' | 'contentOf' | 'around'>
  previews: Pick<PreviewAccess, 'scopeOf'>
  askedView: AskedView
  /** Ids of the visitor's groups, with the campaign that stands in the address. */
  groupsOf: (request: FastifyRequest, campaign: string) => Promise<readonly number[]>
  cache: AnswerCache
  clock: Clock
}

const ItemQuery = Type.Object({ language: Type.Optional(Type.String({ maxLength: 5 })) })

/** Routes for pages by address and content by id, from all sources (specification 1, 7.1). */
export const contentRoutes =
  (deps: ContentRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['content'])
    app.get(
      '/api/cda/content',
      {
        config: { permission: 'content:read' },
        schema: { summary: 'The page model at a URL', tags: ['content'], querystring: ContentQuery },
      },
      async (request, reply) => {
        const { contentUrl, currentPageUrl } = request.query
        const current = sitePath(currentPageUrl ?? contentUrl)
        const language = languageOfPath(current)
        const asked = withoutLanguage(sitePath(contentUrl))
        // All spellings (capitals, slashes) share one cache entry: there is no end of them.
        const path = normalisePath(asked) ?? asked
        const address = { path, query: queryOf(contentUrl) }
        if (deps.askedView.mayDiffer(request, request.query))
          return rebuildAnswer(request, reply, address, await deps.askedView.of(request, request.query, language))
        const cached = deps.cache.find(modelKey(path, language))
        if (!cached) return rebuildAnswer(request, reply, address, publishedView(language))
        return sendCached(request, reply, cached, 'no-store, no-cache')
      },
    )

    async function rebuildAnswer(
      request: FastifyRequest,
      reply: FastifyReply,
      { path, query }: { path: string; query: string },
      view: ViewContext,
    ): Promise<FastifyReply> {
      const began = deps.cache.mark()
      const asked = await deps.pages.find(path, view)
      const found = asked.kind === 'redirect' ? { ...asked, url: movedUrl(asked.url, query) } : asked
      if (isPrivateView(view))
        return sendCached(request, reply, await finish(uncached(found), deps.clock), 'private, no-store')
      // There is no end of unknown paths: only existing pages are cached.
      const answer =
        found.kind === 'page' && found.status === 200
          ? await deps.cache.findOrMake(modelKey(path, view.language), async () => uncached(found), began)
          : await finish(uncached(found), deps.clock)
      return sendCached(request, reply, answer, 'no-store, no-cache')
    }

    app.get(
      '/api/cda/personal',
      {
        config: { permission: 'content:read' },
        schema: {
          summary: 'What the visitor’s groups see in the areas of a page, beside or instead of what everybody does',
          tags: ['content'],
          querystring: PersonalQuery,
        },
      },
      async (request, reply) => {
        const { contentUrl, currentPageUrl, campaign = '' } = request.query
        const language = languageOfPath(sitePath(currentPageUrl ?? contentUrl))
        request.language = language
        const visitorGroups = await deps.groupsOf(request, campaign)
        void reply.header('cache-control', 'private, no-store')
        if (visitorGroups.length === 0) return { visitorGroups, areas: null, sitePopup: null }
        const path = withoutLanguage(sitePath(contentUrl))
        const found = await deps.pages.find(path, { ...publishedView(language), visitorGroups })
        if (found.kind !== 'page' || found.status !== 200) return { visitorGroups, areas: null, sitePopup: null }
        const { topContentArea, mainContentArea, bottomContentArea, isPersonal, sitePopup } = found.model
        const areas = isPersonal ? { topContentArea, mainContentArea, bottomContentArea } : null
        return { visitorGroups, areas, sitePopup }
      },
    )

    app.get(
      '/api/cda/content/:id',
      {
        config: { permission: 'content:read' },
        schema: {
          summary: 'What has a content id: page, category, product or block',
          tags: ['content'],
          params: ContentItemParams,
          querystring: ItemQuery,
        },
      },
      async (request) => {
        const view = { ...publishedView(request.language), drafts: await deps.previews.scopeOf(request) }
        return (await deps.pages.contentOf(request.params.id, view)) ?? refuseRequest({ kind: 'not-found' })
      },
    )

    for (const relation of relations) {
      route(
        `GET /api/cda/content/:id/${relation}`,
        {
          summary:
            relation === 'children'
              ? 'Published items below an item, in order: of a category its categories, then its products'
              : 'Items above an item, root first',
          permission: 'content:read',
          params: ContentItemParams,
          query: ItemQuery,
          answer: ContentList,
        },
        async ({ params, language }) => {
          const items = await deps.pages.around(params.id, relation, publishedView(language))
          return items ? { items } : refuseRequest({ kind: 'not-found' })
        },
      )
    }
  }

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
      until: found.until,
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

/** Nearly all urls match this, and need no parsing. */
const plainPath = /^(?:\/|(?:\/[a-z0-9-]+)+\/?)$/
