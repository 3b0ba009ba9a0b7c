import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import type { Image } from '#src/content/contract/field-types.ts'
import { type Fields, mapFields, type StoredMedia } from '#src/content/contract/fields.ts'
import type { MediaLibrary } from '#src/media/server/media.service.ts'
import { allPages, looseBlocks } from './all-content.ts'
import { type FilmReference, picture } from './media.ts'

/** The library's items of the demo's pictures, by path. */
export type KnownMedia = ReadonlyMap<string, { id: number; altTexts: Localized }>

/** Puts every picture that the definitions name into the media library, with the text it has wherever it is not decorative. */
export async function seedMedia(media: MediaLibrary): Promise<KnownMedia> {
  const found = new Map<string, Parameters<MediaLibrary['register']>[0]>()
  const films = new Map<string, FilmReference>()
  const drawings = new Map<string, Localized>()
  for (const one of picturesIn([allPages, looseBlocks])) {
    if ('durationMs' in one) {
      films.set(one.url, one as FilmReference)
      continue
    }
    if (one.url.endsWith('.svg')) {
      const before = drawings.get(one.url)
      if (!before || typeof one.altText !== 'string') drawings.set(one.url, textsOf(one.altText))
      continue
    }
    const { width = 1000, height = 1000, focus } = one
    const altTexts = textsOf(one.altText)
    const before = found.get(one.url)
    if (!before || before.altTexts.fi === '')
      found.set(one.url, { path: one.url, width, height, altTexts, ...(focus && { focus }) })
  }
  const known = new Map<string, { id: number; altTexts: Localized }>()
  const register = async (item: Parameters<MediaLibrary['register']>[0]): Promise<number> => {
    const folder = item.path.split('/').slice(2, -1).join('/')
    const id = await media.register({ ...item, folder, file: await factsOf(item.path) })
    known.set(item.path, { id, altTexts: item.altTexts })
    return id
  }
  for (const item of found.values()) await register(item)
  for (const [path, altTexts] of drawings) {
    const svg = await readFile(fileOf(path), 'utf8')
    known.set(path, { id: await media.registerVector({ path, svg, altTexts }), altTexts })
  }
  for (const { url: path, poster, ...facts } of films.values()) {
    const { url, altText: altTexts, width, height } = picture(poster)
    const posterId = known.get(url)?.id ?? (await register({ path: url, width, height, altTexts }))
    const file = await factsOf(path)
    const captions = await captionsOf(path)
    const alternatePath = path.replace(/webm$/, 'mp4')
    await access(fileOf(alternatePath))
    const item = { path, ...facts, altTexts: facts.altText, posterId, captions, file, alternatePath }
    known.set(path, { id: await media.registerFilm(item), altTexts: facts.altText })
  }
  return known
}

const fileOf = (path: string): URL => new URL(`../images/${path.slice('/media/'.length)}`, import.meta.url)

async function factsOf(path: string): Promise<{ bytes: number; hash: string }> {
  const data = await readFile(fileOf(path))
  return { bytes: data.length, hash: createHash('sha256').update(data).digest('hex') }
}

/** What is said under a silent film: a file beside it for each language. */
async function captionsOf(film: string): Promise<Localized> {
  const beside = (language: Language): string => film.replace(/webm$/, `${language}.vtt`)
  for (const language of languages) await access(fileOf(beside(language)))
  return { fi: beside('fi'), sv: beside('sv'), en: beside('en') }
}

const textsOf = (altText: string | Localized): Localized =>
  typeof altText === 'string' ? { fi: '', sv: '', en: '' } : altText

/** The fields in one language with each picture as it is kept: the item, and the text of this place where it is another. */
export function withMedia(fields: Fields, values: unknown, language: keyof Localized, known: KnownMedia) {
  return mapFields(fields, values, ({ kind }, value): unknown => {
    if (kind === 'richText') return withPictures(value as string, known)
    if (kind !== 'media' || value === null || value === '') return kind === 'media' ? null : value
    const picture = typeof value === 'string' ? { url: value } : (value as Image) // as the definitions have them
    const item = known.get(picture.url)
    if (!item) throw new Error(`The picture ${picture.url} is not in the media library`)
    const stored: StoredMedia = { media: item.id }
    const isOwn = 'altText' in picture && picture.altText !== item.altTexts[language]
    return isOwn ? { ...stored, altText: picture.altText } : stored
  })
}

const inText = /<img src="(\/media\/[^"]+)"/g

/** A text with its pictures as they are kept: by their number in the library. */
const withPictures = (html: string, known: KnownMedia): string =>
  html.replaceAll(inText, (_whole, path: string) => `<img src="media:${known.get(path)?.id ?? 0}"`)

type Picture = Omit<Image, 'altText'> & { altText: string | Localized }

function picturesIn(value: unknown): Picture[] {
  if (typeof value === 'string') {
    if (value.startsWith('/media/')) return [{ url: value, altText: '' }]
    return [...value.matchAll(inText)].map(([, path = '']) => picture(path.slice('/media/'.length, -'.webp'.length)))
  }
  if (typeof value !== 'object' || value === null) return []
  if ('url' in value && 'altText' in value) return (value as Picture).url === '' ? [] : [value as Picture]
  return Object.values(value).flatMap(picturesIn)
}
