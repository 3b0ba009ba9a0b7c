import type { Language } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import { newsCount } from '../contract/limits.ts'
import type { NewsList } from '../contract/news-list.ts'
import type { NewsCategory, NewsRelease } from '../contract/release.ts'
import { yearOfRelease } from '../rules/release-year.ts'
import type { Newsroom, ReleaseEntry } from './newsroom.ts'
import { findLive } from './news.store.ts'
import { presentItem, presentRelease } from './news.presenter.ts'

export interface NewsQuestion {
  feedId: string
  language: Language
  /** Codes of categories: releases with one of them; left out or empty: any. */
  filters?: readonly string[]
  year?: number | null
  /** Joined by commas: releases with one of them in title or intro (C-21). */
  keywords?: string
  page?: number
  pageSize?: number
}

const yearOf = ({ publishedAt }: ReleaseEntry): number => yearOfRelease(publishedAt)

/** Queries of the newsroom for lists, options and pages. */
export function createNewsQueries({ db, newsroom }: { db: Database; newsroom: Newsroom }) {
  function list(question: NewsQuestion): NewsList {
    const { feedId, language, filters = [], year = null, keywords = '', page = 1, pageSize = newsCount } = question
    const wanted = keywords
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
    const all = newsroom
      .listOf(feedId, language)
      .filter(({ words }) => wanted.length === 0 || wanted.some((word) => words.includes(word)))
    const inCategories = ({ categories }: ReleaseEntry): boolean =>
      filters.length === 0 || categories.some(({ code }) => filters.includes(code))
    const inYear = (entry: ReleaseEntry): boolean => year === null || yearOf(entry) === year
    const found = all.filter((entry) => inYear(entry) && inCategories(entry))
    const from = (page - 1) * pageSize
    const within = all.filter(inYear)
    const years = Map.groupBy(all.filter(inCategories), yearOf)
    return {
      items: found.slice(from, from + pageSize).map(presentItem),
      totalCount: found.length,
      hasMore: found.length > from + pageSize,
      categories: categoriesIn(all, language).map(({ code, name }) => ({
        code,
        name,
        count: within.filter(({ categories }) => categories.some((one) => one.code === code)).length,
      })),
      years: yearsIn(all).map((one) => ({ year: one, count: years.get(one)?.length ?? 0 })),
      feed: newsroom.stateOf(feedId),
    }
  }

  /** Null: the site has no release with the id. */
  async function release(externalId: string): Promise<NewsRelease | null> {
    const entry = newsroom.findByExternalId(externalId)
    const row = entry && (await findLive(db, entry.id))
    return entry && row ? presentRelease(entry, row, newsroom) : null
  }

  return {
    list,
    release,
    categories: (feedId: string, language: Language): NewsCategory[] =>
      categoriesIn(newsroom.listOf(feedId, language), language),
    years: (feedId: string, language: Language): number[] => yearsIn(newsroom.listOf(feedId, language)),
  }
}

export type NewsQueries = ReturnType<typeof createNewsQueries>

/** Each once, by name; a code that was renamed has the name of its newest release. */
function categoriesIn(entries: readonly ReleaseEntry[], language: Language): NewsCategory[] {
  const byCode = new Map<string, NewsCategory>()
  for (const { categories } of entries)
    for (const category of categories) if (!byCode.has(category.code)) byCode.set(category.code, category)
  const { compare } = new Intl.Collator(language)
  return [...byCode.values()].toSorted((a, b) => compare(a.name, b.name))
}

const yearsIn = (entries: readonly ReleaseEntry[]): number[] =>
  [...new Set(entries.map(yearOf))].toSorted((a, b) => b - a)
