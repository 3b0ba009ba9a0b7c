import { languageOfPath, withoutLanguage } from '#src/common/locale.ts'
import { normalisePath } from '#src/common/site-path.ts'
import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { TreeChanges } from '#src/content/server/tree-changes.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import type { PageService } from '#src/shell/server/page-service.ts'
import { IdParams, LanguageQuery } from '../contract/common.ts'
import {
  CopyAnswer,
  CopyBody,
  CreateBody,
  Created,
  MoveBody,
  References,
  Resolved,
  ResolveQuery,
  TrashList,
  TrashQuery,
  Tree,
} from '../contract/tree.ts'
import { presentTrash, presentTree } from './document.presenter.ts'

export interface TreeRouteDeps {
  admin: ContentAdmin
  tree: TreeChanges
  pages: Pick<PageService, 'find'>
  /** The name under which areas of another domain's page are kept, by the page's content id; null: it has none. */
  companionOf: (contentId: number) => string | null
}

const reading = { permission: 'pages:read' } as const
const writing = { permission: 'pages:write' } as const
const deleting = { permission: 'pages:delete' } as const

/** The tree of pages, and what changes it. */
export const treeRoutes =
  ({ admin, tree, pages, companionOf }: TreeRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/tree',
      {
        summary: 'All pages, shared blocks and items, with the state of each language',
        ...reading,
        query: LanguageQuery,
        answer: Tree,
      },
      async ({ query, request }) => presentTree(await admin.tree(query.language, shopActorOf(request)), query.language),
    )
    route(
      'GET /api/cms/trash',
      { summary: 'What is in the trash', ...reading, answer: TrashList },
      async ({ request }) => presentTrash(await admin.trashed(shopActorOf(request))),
    )
    route(
      'GET /api/cms/resolve',
      { summary: 'The item behind a page of the site', ...reading, query: ResolveQuery, answer: Resolved },
      async ({ query, request }) => {
        const actor = shopActorOf(request)
        const [pathname = '/'] = query.path.split(/[?#]/)
        const language = languageOfPath(pathname)
        const path = normalisePath(withoutLanguage(pathname))
        const nothing = { language, id: null, companionOf: null, companionType: null }
        if (path === null) return nothing
        const id = await admin.itemAt(path, language, actor)
        if (id !== null) return { ...nothing, id }
        const found = await pages.find(path, { ...publishedView(language), drafts: { kind: 'all' } })
        const of = found.kind === 'page' && found.status === 200 ? companionOf(found.model.contentLink.id) : null
        if (of === null) return nothing
        const companion = await admin.companion(of, actor)
        return { language, id: companion?.id ?? null, companionOf: of, companionType: 'Folder' }
      },
    )
    route(
      'POST /api/cms/content',
      {
        summary: 'Makes a page, a shared block or a companion, with a draft',
        ...writing,
        body: CreateBody,
        answer: Created,
        status: 201,
      },
      ({ body, request }) => tree.add(body, shopActorOf(request)),
    )
    route(
      'POST /api/cms/content/:id/move',
      { summary: 'Puts a page elsewhere, or among its siblings', ...writing, params: IdParams, body: MoveBody },
      ({ params, body, request }) => tree.move(params.id, body, shopActorOf(request)),
    )
    route(
      'POST /api/cms/content/:id/copy',
      {
        summary: 'Copies a page or shared block as drafts',
        ...writing,
        params: IdParams,
        body: CopyBody,
        answer: CopyAnswer,
        status: 201,
      },
      ({ params, body, request }) => tree.copy(params.id, body, shopActorOf(request)),
    )
    route(
      'DELETE /api/cms/content/:id',
      { summary: 'Puts an item into the trash with all below it', ...deleting, params: IdParams, query: TrashQuery },
      ({ params, query, request }) => tree.trash(params.id, query.force === 'true', shopActorOf(request)),
    )
    route(
      'POST /api/cms/content/:id/restore',
      { summary: 'Takes an item out of the trash', ...deleting, params: IdParams },
      ({ params, request }) => tree.restore(params.id, shopActorOf(request)),
    )
    route(
      'GET /api/cms/content/:id/references',
      { summary: 'What names the item, or one below it', ...reading, params: IdParams, answer: References },
      async ({ params, request }) => ({
        items: (await admin.references(params.id, shopActorOf(request))).map(({ contentType, ...one }) => ({
          ...one,
          type: contentType,
        })),
      }),
    )
  }
