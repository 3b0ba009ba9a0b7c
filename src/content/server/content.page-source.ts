import { type Language, withLanguage } from '#src/common/locale.ts'
import { findMedia } from '#src/media/server/media.service.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { childrenMax, type ContentSummary } from '#src/shell/contract/content-api.ts'
import type { Crumb } from '#src/shell/contract/navigation.ts'
import type { PageContent, PageSource, PageUrl } from '#src/shell/contract/page-source.ts'
import { isPreview, publishedView, type ViewContext } from '#src/shell/contract/view-context.ts'
import type { Image } from '../contract/field-types.ts'
import type { StoredMedia } from '../contract/fields.ts'
import type { Delivered, Delivery } from './content-delivery.ts'
import { contentBlockTypes, isNoindex } from './content-types.ts'
import * as store from './content.store.ts'
import { findDraftedPage, findDraftedPath } from './drafted-path.ts'
import { findRedirect } from './redirect.store.ts'
import { articleData, faqData } from './structured-data.ts'

/** Content's own tree as a source of pages, and its blocks. */
export function createContentPageSource(db: Executor, delivery: Delivery): PageSource {
  return {
    name: 'content',

    async resolve(path, view) {
      const { language } = view
      const drafted = isPreview(view) ? await findDraftedPage(db, path, view) : null
      const id = drafted ?? (await store.findPathOwner(db, language, path))
      if (id !== null) return { ref: { source: 'content', id } }
      const redirect = await findRedirect(db, language, path)
      if (!redirect) return null
      const url = redirect.toUrl.startsWith('/') ? withLanguage(redirect.toUrl, language) : redirect.toUrl
      return { redirect: { url, permanent: redirect.permanent } }
    },

    async model(ref, view) {
      const delivered = await delivery.deliver(ref.id, view)
      if (!delivered || delivered.item.kind !== 'page') return null
      return presentPage(db, delivered, view)
    },

    async urls(language) {
      const published = await store.listPublishedPages(db, language)
      const pages = published.filter(({ item, version }) => !isNoindex(item.contentType, version.fields))
      const ids = pages.map(({ item }) => item.id)
      const pictureOf = (fields: Record<string, unknown>) => (fields['ogImage'] as StoredMedia | null)?.media // as it is stored
      const [paths, pictures] = await Promise.all([
        store.listPaths(db, ids),
        findMedia(
          db,
          pages.flatMap(({ version }) => pictureOf(version.fields) ?? []),
          language,
        ),
      ])
      return pages.map(({ item, version, path }): PageUrl => ({
        ref: { source: 'content', id: item.id },
        type: item.contentType === 'ArticlePage' ? 'articles' : 'pages',
        path,
        paths: paths.get(item.id) ?? { [language]: path },
        lastModified: version.publishedAt ?? version.createdAt,
        images: [pictures.get(pictureOf(version.fields) ?? 0)?.url ?? []].flat(),
      }))
    },

    async around(id, relation, { language }) {
      const item = await store.findItemById(db, id)
      if (!item || item.trashedAt || contentBlockTypes[item.contentType]?.isSiteItem) return null
      const items = relation === 'children' ? await store.listChildren(db, id) : await ancestorsOf(db, item)
      return summaries(db, items.slice(0, childrenMax), language)
    },

    async block(id, view) {
      const found = await delivery.deliverBlock(id, view)
      if (!found) return null
      const { item, version } = found.of
      return { block: found.block, ...versionFacts(item, version) }
    },
  }
}

const versionFacts = (item: store.ItemRow, { name, status, version }: store.VersionRow) => ({
  name,
  version: `${item.id}.${version}`,
  status: status === 'draft' ? ('draft' as const) : ('published' as const),
})

/** A block stands below the page it belongs to. */
async function ancestorsOf(db: Executor, item: store.ItemRow): Promise<store.ItemRow[]> {
  const owner = item.ownerId === null ? null : await store.findItemById(db, item.ownerId)
  return owner ? [...(await store.listAncestors(db, owner.id)), owner] : store.listAncestors(db, item.id)
}

/** Of those that are published in the language. */
async function summaries(db: Executor, items: readonly store.ItemRow[], language: Language): Promise<ContentSummary[]> {
  const ids = items.map((item) => item.id)
  const [versions, paths] = await Promise.all([
    store.listVersions(db, ids, publishedView(language)),
    store.listPaths(db, ids),
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
        contentType: [item.kind === 'page' ? 'Page' : 'Block', item.contentType],
      },
    ]
  })
}

async function presentPage(db: Executor, delivered: Delivered, view: ViewContext): Promise<PageContent> {
  const { item, version, fields } = delivered
  const { metaTitle, metaDescription, ogImage, layoutTheme, noindex: _, ...own } = fields
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const shared = (ogImage as Image | null)?.url ?? '' // every type of page has it
  const published = (await store.listPaths(db, [item.id])).get(item.id) ?? {}
  const drafted = isPreview(view) ? await findDraftedPath(db, delivered, view) : null
  const paths = drafted === null ? published : { ...published, [view.language]: drafted }
  const title = text(metaTitle) || version.name
  const url = withLanguage(paths[view.language] ?? '/', view.language)
  return {
    contentLink: { id: item.id, guidValue: item.guid },
    contentType: ['Page', item.contentType],
    ...versionFacts(item, version),
    paths,
    layoutTheme: layoutTheme === 'willja' || layoutTheme === 'froosh' ? layoutTheme : '',
    breadcrumbs: await breadcrumbs(db, delivered, view),
    metadata: {
      pageType: item.contentType,
      categories: [],
      metaTitle: title,
      metaDescription: text(metaDescription),
      ogTitle: title,
      ogDescription: text(metaDescription),
      ogImage: shared,
      robots: isNoindex(item.contentType, fields) ? 'noindex, nofollow' : '',
      structuredData: [
        ...(item.contentType === 'ArticlePage' ? [articleData(delivered, title, url, shared, view.language)] : []),
        ...faqData(Object.values(delivered.areas).flat()),
      ],
    },
    ...delivered.areas,
    fields: own,
    tags: [...delivered.tags],
  }
}

/** From the start page to the page itself; the start page has none. */
async function breadcrumbs(db: Executor, delivered: Delivered, view: ViewContext): Promise<Crumb[]> {
  const { language } = view
  const ancestors = (await store.listAncestors(db, delivered.item.id)).filter((item) => item.contentType !== 'Folder')
  const ids = ancestors.map((item) => item.id)
  const [versions, paths] = await Promise.all([store.listVersions(db, ids, view), store.listPaths(db, ids)])
  const crumbs = ancestors.flatMap((item): Crumb[] => {
    const path = paths.get(item.id)?.[language]
    const name = versions.get(item.id)?.version.name
    return path !== undefined && name !== undefined ? [{ url: withLanguage(path, language), label: name }] : []
  })
  if (crumbs.length === 0) return []
  return [...crumbs, { url: '', label: delivered.version.name }]
}
