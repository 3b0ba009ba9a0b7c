import type { Localized } from '#src/common/locale.ts'
import type { Image } from '#src/content/contract/field-types.ts'
import { type Fields, mapFields, type StoredMedia } from '#src/content/contract/fields.ts'
import type { MediaLibrary } from '#src/media/server/media.service.ts'
import { allPages, looseBlocks } from './all-content.ts'

/** The library's items of the demo's pictures, by path. */
export type KnownMedia = ReadonlyMap<string, { id: number; altTexts: Localized }>

/** Puts every picture that the definitions name into the media library, with the text it has wherever it is not decorative. */
export async function seedMedia(media: MediaLibrary): Promise<KnownMedia> {
  const found = new Map<string, Parameters<MediaLibrary['register']>[0]>()
  for (const picture of picturesIn([allPages, looseBlocks])) {
    const { width = 1000, height = 1000 } = picture
    const altTexts = typeof picture.altText === 'string' ? { fi: '', sv: '', en: '' } : picture.altText
    const before = found.get(picture.url)
    if (!before || before.altTexts.fi === '') found.set(picture.url, { path: picture.url, width, height, altTexts })
  }
  const known = new Map<string, { id: number; altTexts: Localized }>()
  for (const [path, item] of found) known.set(path, { id: await media.register(item), altTexts: item.altTexts })
  return known
}

/** The fields in one language with each picture as it is kept: the item, and the text of this place where it is another. */
export function withMedia(fields: Fields, values: unknown, language: keyof Localized, known: KnownMedia) {
  return mapFields(fields, values, ({ kind }, value): unknown => {
    if (kind !== 'media' || value === null || value === '') return kind === 'media' ? null : value
    const picture = typeof value === 'string' ? { url: value } : (value as Image) // as the definitions have them
    const item = known.get(picture.url)
    if (!item) throw new Error(`The picture ${picture.url} is not in the media library`)
    const stored: StoredMedia = { media: item.id }
    const isOwn = 'altText' in picture && picture.altText !== item.altTexts[language]
    return isOwn ? { ...stored, altText: picture.altText } : stored
  })
}

type Picture = Omit<Image, 'altText'> & { altText: string | Localized }

function picturesIn(value: unknown): Picture[] {
  if (typeof value === 'string') return value.startsWith('/media/') ? [{ url: value, altText: '' }] : []
  if (typeof value !== 'object' || value === null) return []
  if ('url' in value && 'altText' in value) return (value as Picture).url === '' ? [] : [value as Picture]
  return Object.values(value).flatMap(picturesIn)
}
