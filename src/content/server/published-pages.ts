import { type Language, withLanguage } from '#src/common/locale.ts'
import { findMedia } from '#src/media/server/media.service.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { StoredMedia } from '../contract/fields.ts'
import { listPublishedPages } from './content.store.ts'

/** A page as lists in other domains use it. */
export interface PublishedPage {
  contentId: number
  name: string
  /** Site path with language prefix. */
  url: string
  /** Media path of the named picture; empty without one. */
  image: string
  /** The stored fields: links and HTML are not ready for visitors. */
  fields: Readonly<Record<string, unknown>>
}

/** Purges and reloads what lists the pages of a type. */
export const pageTypeTag = (contentType: string): string => `type:${contentType}`

/** Every published page of a type, with the picture of one of its fields. */
export async function listPublishedOfType(
  db: Executor,
  contentType: string,
  language: Language,
  pictureField: string,
): Promise<PublishedPage[]> {
  const pages = await listPublishedPages(db, language, contentType)
  const pictureOf = (fields: Record<string, unknown>) => (fields[pictureField] as StoredMedia | null)?.media ?? 0 // as it is stored
  const pictures = await findMedia(
    db,
    pages.flatMap(({ version }) => pictureOf(version.fields) || []),
    language,
  )
  return pages.map(({ item, version, path }) => ({
    contentId: item.id,
    name: version.name,
    url: withLanguage(path, language),
    image: pictures.get(pictureOf(version.fields))?.url ?? '',
    fields: version.fields,
  }))
}
