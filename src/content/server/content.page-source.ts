import { type Language, withLanguage } from '#src/common/locale.ts'
import { findMedia } from '#src/media/server/media.service.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { childrenMax, type ContentSummary } from '#src/shell/contract/content-api.ts'
import type { Crumb } from '#src/shell/contract/navigation.ts'
import type { PageContent, PageSource, PageUrl } from '#src/shell/contract/page-source.ts'
import { isPreview, publishedView, type ViewContext } from '#src/shell/contract/view-context.ts'
import type { Image } from '../contract/field-types.ts'
import { type Delivered, type Delivery, cacheTtlOf } from './content-delivery.ts'
import { type ContentTypes, isNoindex } from './content-types.ts'
import * as store from './content.store.ts'
import { findDraftedPage, findDraftedPath } from './drafted-path.ts'
import { findRedirect } from './redirect.store.ts'
import { faqData, pageData } from './structured-data.ts'

export interface PageSourceTypes {
  blockTypes: ContentTypes
  pageTypes: ContentTypes
}

/** Content's own tree as a source of pages, and its blocks. */
export function createContentPageSource(
  db: Executor,
  delivery: Delivery,
  types: PageSourceTypes,
  /** Where its urls are listed. */
  reads = db,
): PageSource {
  const { blockTypes, pageTypes } = types
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
      return presentPage(db, { delivery, pageTypes }, delivered, view)
    },

    async urls(language) {
      const published = await store.listPublishedPages(reads, language)
      const pages = published.filter(({ item, version }) => !isNoindex(pageTypes[item.contentType], version.fields))
      const ids = pages.map(({ item }) => item.id)
      const [paths, pictures] = await Promise.all([
        store.listPaths(reads, ids),
        findMedia(
          reads,
          pages.flatMap(({ item, version }) => delivery.picturesOf(item.contentType, version.fields)),
          language,
        ),
      ])
      return pages.map(({ item, version, path }): PageUrl => ({
        ref: { source: 'content', id: item.id },
        type: pageTypes[item.contentType]?.sitemap ?? 'pages',
        path,
        name: version.name,
        paths: paths.get(item.id) ?? { [language]: path },
        lastModified: version.publishedAt ?? version.createdAt,
        images: delivery
          .picturesOf(item.contentType, version.fields)
          .flatMap((id) => pictures.get(id)?.url ?? [])
          .slice(0, imagesMax),
      }))
    },

    async around(id, relation, { language }) {
      const item = await store.findItemById(db, id)
      if (!item || item.trashedAt || blockTypes[item.contentType]?.isSiteItem) return null
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

/** Pictures of one page in a sitemap; search engines read a thousand. */
const imagesMax = 50

const versionFacts = (item: store.ItemRow, { name, status, version }: store.VersionRow) => ({
  name,
  version: `${item.id}.${version}`,
  status: status === 'draft' ? ('draft' as const) : ('published' as const),
})

/** Lists an item's ancestors; a block's nearest ancestor is the page it belongs to. */
async function ancestorsOf(db: Executor, item: store.ItemRow): Promise<store.ItemRow[]> {
  const owner = item.ownerId === null ? null : await store.findItemById(db, item.ownerId)
  return owner ? [...(await store.listAncestors(db, owner.id)), owner] : store.listAncestors(db, item.id)
}

/** Returns summaries of the items that are published in the language. */
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

/** A delivered page with all that its type adds. */
export async function presentPage(
  db: Executor,
  { delivery, pageTypes }: { delivery: Delivery; pageTypes: ContentTypes },
  delivered: Delivered,
  view: ViewContext,
): Promise<PageContent> {
  const { item, version, fields } = delivered
  const type = pageTypes[item.contentType]
  const { metaTitle, metaDescription, ogImage, layoutTheme, noindex: _, ...own } = fields
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  // The page's sharing picture, or else its first picture.
  const shared = (ogImage as Image | null)?.url ?? (await delivery.firstPicture(delivered, view))
  const published = (await store.listPaths(db, [item.id])).get(item.id) ?? {}
  const drafted = isPreview(view) ? await findDraftedPath(db, delivered, view) : null
  const paths = drafted === null ? published : { ...published, [view.language]: drafted }
  const title = text(metaTitle) || version.name
  const url = withLanguage(paths[view.language] ?? '/', view.language)
  const publishedAt = version.publishedAt ?? version.createdAt
  const crumbs = await breadcrumbs(db, delivered, view)
  const added = await type?.present?.(
    {
      id: item.id,
      name: version.name,
      title,
      description: text(metaDescription),
      image: shared,
      breadcrumbs: crumbs,
      url,
      fields: own,
      stored: version.fields,
      publishedAt,
    },
    view,
  )
  return {
    contentLink: { id: item.id, guidValue: item.guid },
    contentType: ['Page', item.contentType],
    ...versionFacts(item, version),
    paths,
    layoutTheme: layoutTheme === 'willja' || layoutTheme === 'froosh' ? layoutTheme : '',
    breadcrumbs: crumbs,
    metadata: {
      pageType: item.contentType,
      categories: [],
      metaTitle: title,
      metaDescription: text(metaDescription),
      ogTitle: title,
      ogDescription: text(metaDescription),
      ogImage: shared,
      robots: isNoindex(type, fields) ? 'noindex, nofollow' : '',
      structuredData: [
        ...pageData(delivered, { title, url, image: shared, language: view.language }),
        ...faqData(Object.values(delivered.areas).flat()),
        ...(added?.structuredData ?? []),
      ],
    },
    ...delivered.areas,
    fields: { ...own, ...added?.fields },
    tags: [...delivered.tags, ...(added?.tags ?? [])],
    ...cacheTtlOf(delivered),
  }
}

/** Returns breadcrumbs from the start page to the page itself; the start page has none. */
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
