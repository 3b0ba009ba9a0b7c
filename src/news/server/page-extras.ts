import type { Language } from '#src/common/locale.ts'
import type { AreaBlock } from '#src/shell/contract/block.ts'
import type { SeededQuery } from '#src/shell/contract/initial-state.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { PageExtras, PageExtrasByTemplate } from '#src/shell/server/page-extras.ts'
import { withLanguage } from '#src/common/locale.ts'
import type { NewsBlock } from '../blocks/news-block/news.block.ts'
import { releaseIdPattern } from '../contract/limits.ts'
import { formatNewsState, newsListKey, newsReleaseKey, type NewsState, parseNewsState } from '../contract/news-list.ts'
import { releaseIdParam } from '../contract/paths.ts'
import type { NewsReleasePageFields } from '../contract/page-fields.ts'
import type { NewsQueries } from './news-queries.ts'
import type { Newsroom } from './newsroom.ts'

/** Templates of pages that editors put blocks on. */
const templates = ['start-page', 'landing-page', 'article-page', 'content-page']
const releaseId = new RegExp(releaseIdPattern)

export interface NewsPageExtrasDeps {
  newsroom: Pick<Newsroom, 'findByExternalId'>
  queries: Pick<NewsQueries, 'list' | 'release'>
}

/** Handles the query of pages with a newsroom and of the release page on the server, so that both work without script. */
export function newsPageExtras({ newsroom, queries }: NewsPageExtrasDeps): PageExtrasByTemplate {
  const listFor = ({ feedId, keywords, count }: NewsBlock, { filters, year, page }: NewsState, language: Language) =>
    queries.list({ feedId, keywords, language, filters, year, page, pageSize: count })

  const room: PageExtras = {
    cacheParams(model, params) {
      const [block] = newsroomsOn(model)
      const { filters, ...state } = parseNewsState(params)
      if (!block || filters.length > 0) return new URLSearchParams()
      // A year without releases never makes a separate variant.
      const year = block.newest.years.some((one) => one.year === state.year) ? state.year : null
      return new URLSearchParams(formatNewsState({ filters: [], year, page: state.page }))
    },
    corrected(model, params, language) {
      const [block] = newsroomsOn(model)
      const state = parseNewsState(params)
      if (!block || state.page === 1) return null
      const { totalCount } = listFor(block, { ...state, page: 1 }, language)
      return (state.page - 1) * block.count < totalCount
        ? null
        : new URLSearchParams(formatNewsState({ ...state, page: 1 }, params))
    },
    isOneOff: (model, params) => parseNewsState(params).filters.length > 0 && newsroomsOn(model).length > 0,
    robots: (model, params) =>
      parseNewsState(params).filters.length > 0 && newsroomsOn(model).length > 0 ? 'noindex, nofollow' : '',
    inLanguage(model) {
      const [block] = newsroomsOn(model)
      if (!block) return {}
      const { categories, years } = block.newest
      return {
        filters: (choice) => (categories.some(({ code }) => code === choice) ? choice : null),
        year: (choice) => (years.some(({ year }) => String(year) === choice) ? choice : null),
      }
    },
    queries: (model, params, language) => {
      const state = parseNewsState(params)
      const isPlain = state.filters.length === 0 && state.year === null && state.page === 1
      const blocks = isPlain ? [] : newsroomsOn(model)
      return Promise.resolve(
        blocks.map((block): SeededQuery => {
          const source = { feedId: block.feedId, keywords: block.keywords, count: block.count }
          return { key: newsListKey(language, source, state), data: listFor(block, state, language) }
        }),
      )
    },
  }

  /** The id of the requested release. Null: the page has a release already, or the query names none. */
  const askedFor = (model: PageModel<NewsReleasePageFields>, params: URLSearchParams): string | null =>
    model.release === null ? params.get(releaseIdParam) : null

  const releasePage: PageExtras<NewsReleasePageFields> = {
    isOneOff: (model, params) => askedFor(model, params) !== null,
    isMissing: (model, params) =>
      model.release === null && newsroom.findByExternalId(askedFor(model, params) ?? '') === null,
    /** A release has one address: a link with its id redirects there. */
    redirectUrl: (model, params, language) => {
      const entry = newsroom.findByExternalId(askedFor(model, params) ?? '')
      return Promise.resolve(entry?.language === language ? withLanguage(entry.path, language) : null)
    },
    queries: async (model, params) => {
      const id = askedFor(model, params)
      if (id === null) return []
      return [{ key: newsReleaseKey(id), data: releaseId.test(id) ? await queries.release(id) : null }]
    },
  }

  return {
    ...Object.fromEntries(templates.map((template) => [template, room])),
    'news-release-page': releasePage as PageExtras, // called with pages of its template
  }
}

/** Blocks that show a whole newsroom; the page's address is theirs. */
const newsroomsOn = (model: PageModel): NewsBlock[] =>
  [model.topContentArea, model.mainContentArea, model.bottomContentArea].flat().flatMap(newsroomsIn)

function newsroomsIn(block: AreaBlock): NewsBlock[] {
  const type = block.contentType?.at(-1)
  if (type === 'NewsBlock') return (block as NewsBlock).newsroomView ? [block as NewsBlock] : [] // checked when it was saved
  return type === 'ContainerBlock' && block.contentType
    ? (block['containerBlocks'] as AreaBlock[]).flatMap(newsroomsIn)
    : [] // likewise
}
