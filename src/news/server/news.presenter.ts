import { imagePresets, presetWidths } from '#src/common/image-presets.ts'
import { withLanguage } from '#src/common/locale.ts'
import { sanitise } from '#src/content/server/html-sanitiser.ts'
import type { NewsFile, NewsImage, NewsItem, NewsLanguageVersion, NewsRelease } from '../contract/release.ts'
import type { Newsroom, ReleaseEntry } from './newsroom.ts'
import type { ReleaseRow } from './news.store.ts'

/** The only place where a release becomes wire JSON. */

/** The picture widths whose presets keep the picture's ratio. */
const widths = [...new Set([...presetWidths('small'), ...presetWidths('half')])].toSorted((a, b) => a - b)
type Free = 'small' | 'half'
const presetOf = (width: number): Free => (presetWidths('small').includes(width) ? 'small' : 'half')

/** Returns the URL of the largest served size that fits a square of `side` pixels, or else of the smallest size. */
function urlWithin(side: number, url: string, { width, height }: { width: number; height: number }): string {
  const fits = (wide: number): boolean => wide <= side && (wide * height) / width <= side
  const chosen = widths.findLast((wide) => wide <= width && fits(wide)) ?? widths[0] ?? imagePresets.small.width
  return `/images/${chosen}/jpeg/${presetOf(chosen)}/${url.slice('/media/'.length)}`
}

const imagesOf = ({ pictures, media }: ReleaseEntry): NewsImage[] =>
  pictures.flatMap((picture) => {
    const kept = picture.mediaId === null ? undefined : media.get(picture.mediaId)
    if (!kept) return []
    const { url, width = 0, height = 0 } = kept
    if (width === 0 || height === 0) return []
    const { description, title, photographer, fileName } = picture
    return [
      {
        urlTo400X400ArResized: urlWithin(400, url, { width, height }),
        urlTo800X800ArResized: urlWithin(800, url, { width, height }),
        description,
        url,
        width,
        height,
        title,
        photographer,
        downloadUrl: url,
        // The media library rewrote it in the one format that it stores.
        fileName: `${fileName.replace(/\.\w{1,5}$/, '')}${/\.\w+$/.exec(url)?.[0] ?? ''}`,
      },
    ]
  })

export const presentItem = (entry: ReleaseEntry): NewsItem => ({
  id: entry.externalId,
  title: entry.title,
  intro: entry.intro,
  publishDateUtc: entry.publishedAt.toISOString(),
  categories: entry.categories,
  images: imagesOf(entry),
  languageCode: entry.language,
  url: withLanguage(entry.path, entry.language),
})

function filesOf({ files, media }: ReleaseEntry): NewsFile[] {
  return files.flatMap(({ source, mediaId, fileName, title, sizeBytes }): NewsFile[] => {
    const kept = mediaId === null ? undefined : media.get(mediaId)
    // A file that the library refused is linked at the vendor, over https only.
    const url = kept?.url ?? (/^https:\/\//.test(source) ? source : '')
    if (url === '') return []
    const kind = /\.(\w{1,5})$/.exec(fileName)?.[1]?.toUpperCase() ?? ''
    return [{ fileName, url, title, kind, sizeBytes: kept ? sizeBytes : null }]
  })
}

/** The other languages it is on the site in. */
export function versionsOf(entry: ReleaseEntry, newsroom: Pick<Newsroom, 'findByExternalId'>): ReleaseEntry[] {
  const named = entry.versions.flatMap(({ externalId }) => newsroom.findByExternalId(externalId) ?? [])
  const others = named.filter(({ language }) => language !== entry.language)
  return [...new Map(others.map((one) => [one.language, one])).values()]
}

export const presentRelease = (
  entry: ReleaseEntry,
  row: ReleaseRow,
  newsroom: Pick<Newsroom, 'findByExternalId'>,
): NewsRelease => ({
  ...presentItem(entry),
  // Cleaned when it was taken, and again here (C-15).
  cleanedHtmlBody: sanitise(row.body),
  files: filesOf(entry),
  modifiedDateUtc: row.modifiedAt.toISOString(),
  contactHtml: sanitise(row.contact),
  companyInformationHtml: sanitise(row.companyInformation),
  languageVersions: versionsOf(entry, newsroom).map((other): NewsLanguageVersion => ({
    languageCode: other.language,
    id: other.externalId,
    title: other.title,
    url: withLanguage(other.path, other.language),
  })),
})
