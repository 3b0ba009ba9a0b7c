import type { TextLookup } from '#src/common/errors.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type ContentHit, type ContentSearchAnswer, contentSearchPageSize } from '../contract/content-search.ts'
import { type FacetGroup, narrow } from '../rules/content-facets.ts'
import { findSubjectTwin, type FoundPage, listPages, listPagesById, searchPages } from './content-search.store.ts'

/** A kind of page the content search can find. A domain with separate page types registers one; `id` stands in addresses. */
export interface SearchTopic {
  /** The name that page types use and the index stores. */
  name: string
  /** Below 1000, unique, never used again. */
  id: number
  /** Text key of the kind: "Stories". */
  textKey: string
  /** Text key of one page of the kind, shown with a hit that has no subject: "Story". */
  oneTextKey: string
  /** A separate search finds it: it appears here only where a block promotes it. */
  isElsewhere?: true
}

/** A search of another domain, whose hits have no entry in the content index. */
export interface HitSource {
  topic: SearchTopic
  /** Best first; nothing for a phrase too short for it. */
  find: (phrase: string, language: Language) => Promise<ContentHit[]>
}

/** Topics of content's own page types. */
export const contentTopics: readonly SearchTopic[] = [
  { name: 'page', id: 1, textKey: '/content/search/topic/page', oneTextKey: '/content/search/topic/one-page' },
  { name: 'article', id: 2, textKey: '/content/search/topic/article', oneTextKey: '/content/search/topic/one-article' },
]

export interface ContentSearchOptions {
  db: Database
  text: TextLookup
  topics: readonly SearchTopic[]
  /** Added to the hits when products are requested too. */
  products: HitSource
  /** The phrase claims something that only products can meet: no page is found for it. */
  isOnlyOfProducts: (phrase: string) => boolean
}

export interface ContentQuestion {
  /** Trimmed; empty: everything, newest first. */
  phrase: string
  language: Language
  page?: number
  pageSize?: number
  categoryIds?: readonly number[]
  includeProducts?: boolean
}

interface Hit extends ContentHit {
  categoryIds: number[]
  topicName: string
}

const kinds = { id: 1, textKey: '/content/search/kinds' }
const subjects = { id: 2, textKey: '/content/search/subjects' }
/** Ids of subjects in addresses begin here; ids of topics are below. */
const firstSubject = 1_000

/** Looks through published pages; what lies in other domains joins by topics and hit sources. */
export function createContentSearch({ db, text, topics, products, isOnlyOfProducts }: ContentSearchOptions) {
  const byName = new Map(topics.map((topic) => [topic.name, topic]))

  async function search(question: ContentQuestion): Promise<ContentSearchAnswer> {
    const { phrase, language, page = 1, pageSize = contentSearchPageSize, categoryIds = [] } = question
    const pages = await findPages(phrase, language)
    const hits =
      question.includeProducts === true ? [...(await findProducts(phrase, language)), ...pages.hits] : pages.hits
    const { found, facetCategories } = narrow(hits, groupsOf(pages.rows, language), categoryIds)
    return {
      hits: found.slice((page - 1) * pageSize, page * pageSize).map(plainHit),
      facetCategories,
      hasMore: found.length > page * pageSize,
      totalCount: found.length,
    }
  }

  /** Every page for a phrase, best first, with the name of its topic. */
  async function find(phrase: string, language: Language): Promise<{ topicName: string; hit: ContentHit }[]> {
    const { hits } = await findPages(phrase, language)
    return hits.map((hit) => ({ topicName: hit.topicName, hit: plainHit(hit) }))
  }

  async function findPages(phrase: string, language: Language): Promise<{ hits: Hit[]; rows: FoundPage[] }> {
    if (isOnlyOfProducts(phrase)) return { hits: [], rows: [] }
    const rows = phrase === '' ? await listPages(db, language) : await searchPages(db, language, phrase)
    const own = rows.filter(({ topic }) => byName.get(topic)?.isElsewhere !== true)
    return { hits: hitsOf(own, language), rows: own }
  }

  /** Finds pages by content id, in the requested order; pages that may not be found are left out. */
  async function findById(ids: readonly number[], language: Language): Promise<ContentHit[]> {
    const hits = new Map(hitsOf(await listPagesById(db, language, ids), language).map((hit) => [hit.contentId, hit]))
    return ids.flatMap((id) => {
      const hit = hits.get(id)
      return hit ? [plainHit(hit)] : []
    })
  }

  function hitsOf(rows: readonly FoundPage[], language: Language): Hit[] {
    return rows.flatMap((row): Hit[] => {
      const topic = byName.get(row.topic)
      if (!topic) return []
      return [
        {
          contentId: row.contentId,
          url: withLanguage(row.path, language),
          image: row.image,
          title: row.heading,
          topic: row.subject ?? text(language, topic.oneTextKey),
          topicName: topic.name,
          categoryIds: [topic.id, ...(row.subjectId === null ? [] : [firstSubject + row.subjectId])],
        },
      ]
    })
  }

  async function findProducts(phrase: string, language: Language): Promise<Hit[]> {
    const { topic, find } = products
    return (await find(phrase, language)).map((hit) => ({ ...hit, topicName: topic.name, categoryIds: [topic.id] }))
  }

  /** Translates a category id: a kind has one id; a subject has one per language, and null where none of its pages exists. */
  const categoryIn = async (id: number, language: Language): Promise<number | null> => {
    if (id < firstSubject) return id
    const other = await findSubjectTwin(db, id - firstSubject, language)
    return other === null ? null : firstSubject + other
  }

  function groupsOf(rows: readonly FoundPage[], language: Language): FacetGroup[] {
    const named = new Map(rows.flatMap((row) => (row.subjectId === null ? [] : [[row.subjectId, row.subject ?? '']])))
    return [
      {
        id: kinds.id,
        name: text(language, kinds.textKey),
        categories: [...topics, products.topic]
          .filter(({ isElsewhere }) => !isElsewhere)
          .map(({ id, textKey }) => ({ id, name: text(language, textKey) })),
      },
      {
        id: subjects.id,
        name: text(language, subjects.textKey),
        categories: [...named]
          .map(([id, name]) => ({ id: firstSubject + id, name }))
          .toSorted((a, b) => a.name.localeCompare(b.name, language)),
      },
    ]
  }

  return { search, find, findById, categoryIn }
}

export type ContentSearch = ReturnType<typeof createContentSearch>

const plainHit = ({ contentId, url, image, title, topic }: ContentHit): ContentHit => ({
  contentId,
  url,
  image,
  title,
  topic,
})
