import { type Language, languages } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import { softHyphens, softHyphensOfHtml } from '#src/platform/texts/soft-hyphens.ts'
import type { ContentSummary } from '#src/shell/contract/content-api.ts'
import type { Crumb } from '#src/shell/contract/navigation.ts'
import type { PageContent, PageSource, PageUrl } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { newsroomPath } from '../contract/paths.ts'
import type { NewsReleasePageFields } from '../contract/page-fields.ts'
import { findLive } from './news.store.ts'
import { presentRelease, versionsOf } from './news.presenter.ts'
import { htmlAsText } from '#src/common/html-text.ts'
import type { NewsRelease } from '../contract/release.ts'
import { newsTag } from './news-tag.ts'
import type { Newsroom, ReleaseEntry } from './newsroom.ts'
import type { ReleasePages } from './release-types.ts'
import { newsArticleData } from './structured-data.ts'

export interface ReleasePageSourceDeps {
  db: Database
  newsroom: Newsroom
  /** The editors' page of releases, as it is delivered; null: the language has none, and so no pages of releases either. */
  barePage: (view: ViewContext) => Promise<PageContent | null>
  /** The ancestors of that page, from the root down. */
  aboveBarePage: (view: ViewContext) => Promise<ContentSummary[]>
  pages: Pick<ReleasePages, 'more'>
}

const source = 'news'

/** Releases at their readable addresses, `/uutiset/{year}/{slug}` (C-2): the editors' page of releases, each with one of them. */
export function createReleasePageSource(deps: ReleasePageSourceDeps): PageSource {
  const { db, newsroom, barePage, aboveBarePage, pages } = deps
  const pathsOf = (entry: ReleaseEntry): Partial<Record<Language, string>> =>
    Object.fromEntries(
      [entry, ...versionsOf(entry, newsroom)]
        .toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language))
        .map(({ language, path }) => [language, path]),
    )

  return {
    name: source,

    resolve: (path, { language }) => {
      const entry = path.startsWith(`${newsroomPath[language]}/`) ? newsroom.findByPath(path, language) : null
      return Promise.resolve(entry && { ref: { source, id: entry.id } })
    },

    async model({ id }, view) {
      const { language } = view
      const entry = newsroom.find(id)
      if (entry?.language !== language) return null
      const [row, page] = [await findLive(db, id), await barePage(view)]
      if (!row || !page) return null
      const release = presentRelease(entry, row, newsroom)
      const { title, images, cleanedHtmlBody } = release
      const description = describe(release)
      const crumbs: Crumb[] =
        page.breadcrumbs.length === 0 ? [] : [...page.breadcrumbs.slice(0, -1), { url: '', label: title }]
      const bare = page.fields as NewsReleasePageFields // of its type
      const shown = {
        title: softHyphens(title, language),
        cleanedHtmlBody: softHyphensOfHtml(cleanedHtmlBody, language),
      }
      const fields: NewsReleasePageFields = {
        ...bare,
        release: { ...release, ...shown },
        moreReleases: pages.more(entry),
      }
      return {
        ...page,
        contentLink: { id, guidValue: row.guid },
        name: title,
        paths: pathsOf(entry),
        breadcrumbs: crumbs,
        metadata: {
          ...page.metadata,
          categories: release.categories.map(({ name }) => name).slice(0, 5),
          metaTitle: title,
          metaDescription: description,
          ogTitle: title,
          ogDescription: description,
          ogImage: images[0]?.url ?? page.metadata.ogImage ?? '',
          robots: '',
          structuredData: [newsArticleData(release, language)],
        },
        fields,
        version: `${id}.${+row.takenAt}`,
        tags: [...page.tags, newsTag],
      }
    },

    async around(id, relation, view) {
      if (newsroom.find(id)?.language !== view.language) return null
      return relation === 'children' ? [] : aboveBarePage(view)
    },

    urls: async (language) =>
      newsroom.listAll(language).map((entry): PageUrl => {
        const picture = entry.pictures.flatMap(({ mediaId }) => entry.media.get(mediaId ?? 0)?.url ?? [])[0]
        return {
          ref: { source, id: entry.id },
          type: 'news',
          path: entry.path,
          name: entry.title,
          paths: pathsOf(entry),
          lastModified: entry.modifiedAt,
          images: picture === undefined ? [] : [picture],
        }
      }),
  }
}

/** The most characters that search results show. */
const descriptionMax = 165

/** Returns the release's intro, or else its first words, cut at the last whole word that fits. */
function describe({ title, intro, cleanedHtmlBody }: NewsRelease): string {
  const text = intro || htmlAsText(cleanedHtmlBody) || title
  return text.length <= descriptionMax ? text : `${text.slice(0, descriptionMax).replace(/\s+\S*$/, '')}…`
}
