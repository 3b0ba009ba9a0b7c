import type { TSchema } from 'typebox'
import type { Language } from '#src/common/locale.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { areaNames, type StoredArea } from '../contract/area.ts'
import { plainHeading, wordsOf } from '../rules/plain-text.ts'
import * as search from './content-search.store.ts'
import { type ContentTypes, isNoindex } from './content-types.ts'
import { type ItemVersion, listVersions } from './content.store.ts'

/*
 * Keeps the content search in step with what is published: an item that changes in a language is written anew in the same
 * transaction, and with it every page that shows it. Paths are joined when somebody searches, so a moved page needs nothing.
 */

export interface SearchIndexOptions {
  blockTypes: ContentTypes
  pageTypes: ContentTypes
}

/** Containers inside containers; delivery goes no deeper either. */
const maxDepth = 4
/** A heading longer than this is a mistake, and a trigram index of it would be large. */
const headingMaxLength = 300
/** PostgreSQL refuses documents of a megabyte; nobody writes a page of this size. */
const bodyMaxLength = 200_000
/** Pages written in one transaction of a rebuild. */
const rebuildStep = 50

export function createSearchIndex({ blockTypes, pageTypes }: SearchIndexOptions) {
  /** After an item was published or taken off the site in a language. */
  async function refresh(tx: Transaction, contentId: number, language: Language): Promise<void> {
    await write(tx, contentId, language)
    for (const page of await search.listPagesHolding(tx, contentId, language)) await write(tx, page, language)
  }

  /** Everything anew; returns the number of pages that may be found. Searches go on meanwhile. */
  async function rebuild(db: Database): Promise<number> {
    await search.removeStrayEntries(db)
    const pages = await search.listPlacedPages(db)
    let written = 0
    for (let from = 0; from < pages.length; from += rebuildStep) {
      written += await inTransaction(db, async (tx) => {
        let count = 0
        for (const { contentId, language } of pages.slice(from, from + rebuildStep)) {
          if (await write(tx, contentId, language)) count += 1
        }
        return count
      })
    }
    return written
  }

  /** False: the page cannot be found, and its entry is gone. */
  async function write(tx: Transaction, contentId: number, language: Language): Promise<boolean> {
    const found = (await listVersions(tx, [contentId], publishedView(language))).get(contentId)
    const entry = found ? await entryOf(tx, found, language) : null
    if (entry === null) await search.removeEntry(tx, contentId, language)
    else await search.putEntry(tx, entry)
    return entry !== null
  }

  async function entryOf(
    tx: Transaction,
    { item, version }: ItemVersion,
    language: Language,
  ): Promise<search.SearchEntry | null> {
    const type = pageTypes[item.contentType]
    if (!type?.search || item.kind !== 'page' || item.companionOf !== null) return null
    if (isNoindex(item.contentType, version.fields)) return null
    const { heading, subject = '', image = '', summary } = type.search.describe(version.fields)
    const shown = await contentsOf(tx, version.fields, type.schema, language, 0)
    return {
      contentId: item.id,
      language,
      topic: type.search.topic,
      subject: plainHeading(subject),
      heading: (plainHeading(heading) || plainHeading(version.name)).slice(0, headingMaxLength),
      image: image || (shown.find((part) => part.picture !== '')?.picture ?? ''),
      summary: plainHeading(`${version.name} ${summary}`),
      body: shown
        .flatMap((part) => part.words)
        .join(' ')
        .slice(0, bodyMaxLength),
      publishedAt: version.publishedAt ?? version.createdAt,
    }
  }

  /** An item and the blocks in its areas, in their order: what is read and the first picture of each. */
  async function contentsOf(
    tx: Transaction,
    fields: Record<string, unknown>,
    schema: TSchema,
    language: Language,
    depth: number,
  ): Promise<{ words: string[]; picture: string }[]> {
    const own = { words: wordsOf(schema, fields), picture: firstPicture(fields) }
    if (depth > maxDepth) return [own]
    const areas = [...areaNames, 'containerBlocks'].flatMap((name) => (fields[name] ?? []) as StoredArea) // checked on save
    const ids = areas.map(({ contentId }) => contentId)
    const blocks = await listVersions(tx, ids, publishedView(language))
    const shown = [own]
    for (const id of ids) {
      const block = blocks.get(id)
      const type = block && blockTypes[block.item.contentType]
      if (block && type) shown.push(...(await contentsOf(tx, block.version.fields, type.schema, language, depth + 1)))
    }
    return shown
  }

  return { refresh, rebuild }
}

export type SearchIndex = ReturnType<typeof createSearchIndex>

/** Path of the first picture in stored fields; empty: none. */
function firstPicture(value: unknown): string {
  if (typeof value === 'string') return /^\/media\/\S+\.(?:webp|jpe?g|png|avif)$/.test(value) ? value : ''
  if (typeof value !== 'object' || value === null) return ''
  for (const entry of Object.values(value)) {
    const found = firstPicture(entry)
    if (found !== '') return found
  }
  return ''
}
