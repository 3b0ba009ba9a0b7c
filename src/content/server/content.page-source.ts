import { withLanguage } from '#src/common/locale.ts'
import { findMedia } from '#src/media/server/media.service.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Crumb } from '#src/shell/contract/navigation.ts'
import type { PageContent, PageSource, PageUrl } from '#src/shell/contract/page-source.ts'
import { isPreview, type ViewContext } from '#src/shell/contract/view-context.ts'
import type { Image } from '../contract/field-types.ts'
import type { StoredMedia } from '../contract/fields.ts'
import type { Delivered, Delivery } from './content-delivery.ts'
import { isNoindex } from './content-types.ts'
import * as store from './content.store.ts'
import { findDraftedPage, findDraftedPath } from './drafted-path.ts'
import { findRedirect } from './redirect.store.ts'
import { articleData, faqData } from './structured-data.ts'

/** Content's own tree as a source of pages. A ref's id is the content id. */
export function createContentPageSource(db: Executor, delivery: Delivery): PageSource {
  return {
    name: 'content',

    async resolve(path, view) {
      const { language } = view
      const drafted = isPreview(view) ? await findDraftedPage(db, path, view) : null
      const id = drafted ?? (await store.findPathOwner(db, language, path))
      if (id !== null) return { ref: { source: 'content', id: String(id) } }
      const redirect = await findRedirect(db, language, path)
      if (!redirect) return null
      const url = redirect.toUrl.startsWith('/') ? withLanguage(redirect.toUrl, language) : redirect.toUrl
      return { redirect: { url, permanent: redirect.permanent } }
    },

    async model(ref, view) {
      const delivered = await delivery.deliver(Number(ref.id), view)
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
        ref: { source: 'content', id: String(item.id) },
        type: item.contentType === 'ArticlePage' ? 'articles' : 'pages',
        path,
        paths: paths.get(item.id) ?? { [language]: path },
        lastModified: version.publishedAt ?? version.createdAt,
        images: [pictures.get(pictureOf(version.fields) ?? 0)?.url ?? []].flat(),
      }))
    },
  }
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
    name: version.name,
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
    topContentArea: delivered.areas.topContentArea,
    mainContentArea: delivered.areas.mainContentArea,
    bottomContentArea: delivered.areas.bottomContentArea,
    fields: own,
    version: `${item.id}.${version.version}`,
    status: version.status === 'draft' ? 'draft' : 'published',
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
