import { type Language, languageOfPath, languages, type Localized, withoutLanguage } from '#src/common/locale.ts'
import { normalisePath } from '#src/common/site-path.ts'
import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { ContentTypes } from '#src/content/server/content-types.ts'
import type { MediaDetails } from '#src/media/server/media-finder.ts'
import type { Stored } from '../contract/common.ts'
import type { ReportRow } from '../contract/reports.ts'
import { type PlacedValue, placedValues } from '../rules/placed-values.ts'
import { type Placed, walk } from '../rules/tree.ts'

type Survey = Awaited<ReturnType<ContentAdmin['survey']>>
export type SurveyedItem = Survey['items'][number]

/** The newest words of an item in a language. */
export interface SurveyedPage {
  item: SurveyedItem
  language: Language
  status: 'draft' | 'kept' | 'published' | 'superseded'
  name: string
  fields: Stored
  values: readonly PlacedValue[]
  blocks: readonly Placed[]
}

/** All that the reports look at. */
export interface SiteSurvey {
  types: ContentTypes
  items: readonly SurveyedItem[]
  pages: readonly SurveyedPage[]
  /** Items by what links call them, `content:12` and `content:terms`, those in the trash too. */
  byUri: ReadonlyMap<string, SurveyedItem>
  /** The last name that each item was given. */
  names: ReadonlyMap<number, string>
  states: Survey['states']
  /** Site paths without prefix of published pages, by id. */
  paths: Localized<ReadonlyMap<number, string>>
  /** Ids of published pages by language and path, as `placeOf` writes them. */
  idByPlace: ReadonlyMap<string, number>
  /** Pages by language and id: `fi 12`. */
  pageOf: ReadonlyMap<string, SurveyedPage>
  media: ReadonlyMap<number, MediaDetails>
}

export function surveyOf(
  { items, trashed, versions, states, paths }: Survey,
  types: ContentTypes,
  media: ReadonlyMap<number, MediaDetails>,
): SiteSurvey {
  const fieldsOfType = (type: string) => types[type]?.fields
  const byId = new Map(items.map((item) => [item.id, item]))
  const pages = versions.flatMap(({ contentId, language, status, name, fields }): SurveyedPage[] => {
    const item = byId.get(contentId)
    if (!item) return []
    const own = fieldsOfType(item.contentType) ?? {}
    const [values, blocks] = [placedValues(own, fields, fieldsOfType), walk(own, fields, fieldsOfType)]
    return [{ item, language, status, name, fields, values, blocks }]
  })
  const byUri = new Map(
    [...trashed, ...items].flatMap((item) => [
      [`content:${item.id}`, item] as const,
      ...(item.key === null ? [] : [[`content:${item.key}`, item] as const]),
    ]),
  )
  const names = new Map(states.map(({ contentId, name }) => [contentId, name]))
  const idByPlace = new Map(languages.flatMap((one) => [...paths[one]].map(([id, path]) => [`${one} ${path}`, id])))
  const pageOf = new Map(pages.map((page) => [`${page.language} ${page.item.id}`, page]))
  return { types, items, pages, byUri, names, states, paths, idByPlace, pageOf, media }
}

/** The language and the path without prefix of an address of the site as people type it: `sv /om-oss`; null: it is none. */
export function placeOf(address: string): { language: Language; path: string; name: string } | null {
  const language = languageOfPath(address)
  const path = address.startsWith('/') ? normalisePath(withoutLanguage(address)) : null
  return path === null ? null : { language, path, name: `${language} ${path}` }
}

const nowhere = { what: '', contrast: null, node: null, nodeType: null, path: [], at: null, lacks: null } as const

/** A row about a page in a language; what is left out is as nothing. */
export const rowOf = (
  { item, name, language }: Pick<SurveyedPage, 'item' | 'name' | 'language'>,
  row: Pick<ReportRow, 'kind' | 'reason'> & Partial<ReportRow>,
): ReportRow => ({ ...nowhere, item: { id: item.id, type: item.contentType, name, language }, ...row })

/** A row about no item. */
export const rowOfNone = (row: Pick<ReportRow, 'kind' | 'reason'> & Partial<ReportRow>): ReportRow => ({
  ...nowhere,
  item: null,
  ...row,
})
