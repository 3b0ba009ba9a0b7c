import type { ShopActor } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { MediaFinder } from '#src/media/server/media-finder.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import { LinkList, linksMax, LinksQuery, type LinkTarget } from '../contract/links.ts'
import { presentTree } from './document.presenter.ts'

/** Pages of another domain that links may lead to. */
export interface LinkTargets {
  /** Targets whose name or code holds the words, the best first; `kind` null: of every kind. */
  search: (words: string, language: Language, kind: LinkTarget['kind'] | null) => readonly LinkTarget[]
  /** Null: there is none of that name. */
  find: (uri: string, language: Language) => LinkTarget | null
}

export interface PickerRouteDeps {
  admin: Pick<ContentAdmin, 'tree'>
  library: Pick<MediaFinder, 'documents'>
  targets: LinkTargets
}

/** What links may lead to. */
export const pickerRoutes =
  ({ admin, library, targets }: PickerRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/links',
      {
        summary: 'Pages, products, categories and files that a link may lead to',
        permission: 'pages:read',
        query: LinksQuery,
        answer: LinkList,
      },
      async ({ query, request }) => {
        const actor = shopActorOf(request)
        const { language, kind, uris } = query
        const pages = kind === undefined || kind === 'page' ? await pageTargets(language, actor) : []
        if (uris !== undefined) {
          const all = kind === undefined ? pages : await pageTargets(language, actor)
          const byUri = new Map(all.flatMap(({ target, uris: names }) => names.map((uri) => [uri, target])))
          const named = uris.split(',').map((uri) => [uri, byUri.get(uri) ?? targets.find(uri, language)] as const)
          return { items: named.flatMap(([uri, target]) => (target ? [{ ...target, uri }] : [])).slice(0, 100) }
        }
        const words = (query.q ?? '').trim().toLowerCase()
        const found = pages.map(({ target }) => target).filter(({ name, url }) => holds(`${name} ${url ?? ''}`, words))
        const others = targets.search(words, language, kind ?? null)
        const files = kind === undefined || kind === 'file' ? await fileTargets(words, actor) : []
        const items = [...found, ...others, ...files].filter((one) => kind === undefined || one.kind === kind)
        return { items: kind === undefined ? fairly(items) : items.slice(0, linksMax) }
      },
    )
    async function pageTargets(language: Language, actor: ShopActor) {
      const { items } = presentTree(await admin.tree(language, actor), language)
      return items
        .filter(({ kind, companionOf, type }) => kind === 'page' && companionOf === null && type !== 'Folder')
        .map(({ id, key, name, url, type }) => {
          const uri = `content:${key ?? id}`
          const target: LinkTarget = { kind: 'page', uri, name, url, picture: null, note: type }
          return { target, uris: [uri, `content:${id}`] }
        })
    }

    async function fileTargets(words: string, actor: ShopActor): Promise<LinkTarget[]> {
      const files = await library.documents(words, linksMax, actor)
      return files.map(({ path, name }) => {
        const shown = name || (path.split('/').at(-1) ?? path)
        return { kind: 'file', uri: path, name: shown, url: path, picture: null, note: '' }
      })
    }
  }

const holds = (text: string, words: string): boolean => text.toLowerCase().includes(words)

/** The first of each kind in turn, so that many pages do not hide the one product. */
function fairly(items: readonly LinkTarget[]): LinkTarget[] {
  const lists = [...Map.groupBy(items, ({ kind }) => kind).values()]
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []))
  return turns.flat().slice(0, linksMax)
}
