import type { Language } from '#src/common/locale.ts'
import { findMedia } from '#src/media/server/media.service.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { areaDepthMax, isRef, type StoredArea } from '../contract/area.ts'
import type { Fields, StoredMedia } from '../contract/fields.ts'
import { plainHeading, wordsOf } from '../rules/plain-text.ts'
import * as search from './content-search.store.ts'
import { treeLeaves } from './content-tree.ts'
import { type ContentTypes, isNoindex } from './content-types.ts'
import { type ItemVersion, listVersions } from './content.store.ts'

/*
 * Keeps the content search in step with what is published: the transaction that changes an item in a language rewrites its entry
 * and that of every page that shows it. A search joins the paths, so a moved page needs no update.
 */

export interface SearchIndexOptions {
  blockTypes: ContentTypes
  pageTypes: ContentTypes
}

/** A heading longer than this is a mistake, and a trigram index of it would be large. */
const headingMaxLength = 300
/** PostgreSQL refuses documents of a megabyte; no written page is this long. */
const bodyMaxLength = 200_000
/** Pages written in one transaction of a rebuild. */
const rebuildStep = 50

export function createSearchIndex({ blockTypes, pageTypes }: SearchIndexOptions) {
  /** After an item was published or taken off the site in a language. */
  async function refresh(tx: Transaction, contentId: number, language: Language): Promise<void> {
    await write(tx, contentId, language)
    for (const page of await search.listPagesHolding(tx, contentId, language)) await write(tx, page, language)
  }

  /** Rebuilds the whole index; returns the number of pages that may be found. Searches work meanwhile. */
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
    if (isNoindex(type, version.fields)) return null
    const { heading, subject = '', image, summary } = type.search.describe(version.fields)
    const shown = await contentsOf(tx, type.fields, version.fields, language, 0)
    const media = await findMedia(tx, [...(image ? [image.media] : []), ...shown.pictures], language)
    const picture = media.get(image?.media ?? shown.pictures[0] ?? 0)
    const altTexts = shown.pictures.map((id) => media.get(id)?.altText ?? '')
    return {
      contentId: item.id,
      language,
      topic: type.search.topic,
      subject: plainHeading(subject),
      heading: (plainHeading(heading) || plainHeading(version.name)).slice(0, headingMaxLength),
      image: picture?.url ?? '',
      summary: plainHeading(`${version.name} ${summary}`),
      body: [...shown.words, ...altTexts].join(' ').slice(0, bodyMaxLength),
      publishedAt: version.publishedAt ?? version.createdAt,
    }
  }

  /** Returns the text of a tree and of its shared blocks, in reading order, and the pictures. */
  async function contentsOf(
    tx: Transaction,
    fields: Fields,
    stored: unknown,
    language: Language,
    depth: number,
  ): Promise<{ words: string[]; pictures: number[] }> {
    const words: string[] = []
    const pictures: number[] = []
    for (const [leaf, value] of treeLeaves(blockTypes, fields, stored)) {
      words.push(...wordsOf(leaf, value))
      if (leaf.kind === 'media' && value !== null) pictures.push((value as StoredMedia).media)
      if (leaf.kind !== 'area' || depth >= areaDepthMax) continue
      const refs = (value as StoredArea).filter(isRef).map(({ ref }) => ref)
      const shared = await listVersions(tx, refs, publishedView(language))
      for (const { item, version } of refs.flatMap((ref) => shared.get(ref) ?? [])) {
        const inner = blockTypes[item.contentType]?.fields ?? {}
        const contents = await contentsOf(tx, inner, version.fields, language, depth + 1)
        words.push(...contents.words)
        pictures.push(...contents.pictures)
      }
    }
    return { words, pictures }
  }

  return { refresh, rebuild }
}
