import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { cleanLine } from '#src/common/clean-text.ts'
import { markupMax } from '#src/content/contract/markup-limits.ts'
import { isLanguage, type Language } from '#src/common/locale.ts'
import { maxUploadBytes } from '#src/media/contract/media.ts'
import { FailedFetch, fetchGuardedFile, fetchGuardedText, type GuardedOptions } from '#src/platform/http/guarded-api.ts'
import { categoryCodePattern, releaseIdPattern } from '../../contract/limits.ts'
import { type FeedReading, type FeedRelease, FeedUnavailable, type PressFeed } from './press-feed.ts'

export interface CisionFeedOptions {
  /** Origin of the vendor's API. */
  apiUrl: string
  /** Timeout of one call; left out: as long as a job may wait. */
  timeoutMs?: number
}

/** The most the vendor gives at once. */
const pageSize = 50
/** Releases of a feed: a company that has more has another problem. */
const releasesMax = 5_000
const pageBytesMax = 20_000_000
const callMs = 15_000
const downloadMs = 60_000

const words = (maxLength: number) => Type.Union([Type.String({ maxLength }), Type.Null()])
const optional = (maxLength: number) => Type.Optional(words(maxLength))
const moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})?$' })
const id = Type.String({ pattern: releaseIdPattern })
const list = <Of extends Type.TSchema>(of: Of, maxItems: number) =>
  Type.Optional(Type.Union([Type.Array(of, { maxItems }), Type.Null()]))

/** A release as the vendor sends it: only the fields that the shop uses. */
export const Release = Type.Object({
  EncryptedId: id,
  LanguageCode: Type.String({ maxLength: 20 }),
  Title: Type.String({ minLength: 1, maxLength: 1_000 }),
  Intro: optional(20_000),
  HtmlBody: optional(markupMax),
  HtmlContact: optional(50_000),
  HtmlCompanyInformation: optional(50_000),
  PublishDate: moment,
  LastChangeDate: Type.Optional(Type.Union([moment, Type.Null()])),
  Categories: list(Type.Object({ Code: Type.String({ maxLength: 200 }), Name: Type.String({ maxLength: 200 }) }), 100),
  LanguageVersions: list(
    Type.Object({ Code: Type.String({ maxLength: 20 }), ReleaseId: Type.String({ maxLength: 200 }) }),
    100,
  ),
  Images: list(
    Type.Object({
      DownloadUrl: Type.String({ maxLength: 4_000 }),
      FileName: optional(1_000),
      Title: optional(2_000),
      Description: optional(4_000),
      Photographer: optional(1_000),
    }),
    60,
  ),
  Files: list(
    Type.Object({ Url: Type.String({ maxLength: 4_000 }), FileName: optional(1_000), Title: optional(2_000) }),
    60,
  ),
})
export type Release = Type.Static<typeof Release>

const Page = Type.Object({
  TotalFoundReleases: Type.Integer({ minimum: 0, maximum: releasesMax }),
  Releases: Type.Array(Type.Unknown(), { maxItems: 1_000 }),
})

/** Reads press releases from Cision's publishing API and translates its fields to the shop's. */
export function createCisionFeed({ apiUrl, timeoutMs = callMs }: CisionFeedOptions): PressFeed {
  const trusted = [new URL(apiUrl).origin]
  const json: GuardedOptions = { trusted, maxBytes: pageBytesMax, timeoutMs, accept: 'application/json' }

  async function readPage(feedId: string, pageIndex: number): Promise<Type.Static<typeof Page>> {
    const url = new URL(`/papi/NewsFeed/${encodeURIComponent(feedId)}`, apiUrl)
    const query = { format: 'json', detailLevel: 'detail', pageIndex: String(pageIndex), pageSize: String(pageSize) }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    let page: unknown
    try {
      page = JSON.parse(await fetchGuardedText(url.href, json))
    } catch (cause) {
      throw new FeedUnavailable(cause instanceof Error ? cause.message : 'failed', { cause })
    }
    if (!Value.Check(Page, page)) throw new FeedUnavailable('answered something else')
    return page
  }

  return {
    async readAll(feedId) {
      const found = new Map<string, unknown>()
      let total = 0
      for (let pageIndex = 1; ; pageIndex++) {
        const page = await readPage(feedId, pageIndex)
        // A release that was added or removed between two pages has moved all others: the next reading gets a consistent list.
        if (pageIndex > 1 && page.TotalFoundReleases !== total) throw new FeedUnavailable('changed while it was read')
        total = page.TotalFoundReleases
        for (const release of page.Releases) found.set(idOf(release), release)
        if (found.size >= total) break
        if (page.Releases.length === 0) throw new FeedUnavailable(`told of ${total} releases and gave ${found.size}`)
      }
      return readingOf([...found])
    },

    async isGone(externalId) {
      const url = new URL(`/papi/Release/${encodeURIComponent(externalId)}?format=json`, apiUrl)
      try {
        await fetchGuardedText(url.href, json)
        return false
      } catch (cause) {
        if (cause instanceof FailedFetch && (cause.status === 404 || cause.status === 410)) return true
        throw new FeedUnavailable(cause instanceof Error ? cause.message : 'failed', { cause })
      }
    },

    download: (url, file) => fetchGuardedFile(url, file, { trusted, maxBytes: maxUploadBytes, timeoutMs: downloadMs }),
  }
}

/** Throws for a release without an id: it cannot be identified, so the missing releases cannot be known either. */
function idOf(release: unknown): string {
  const given = typeof release === 'object' && release !== null && 'EncryptedId' in release ? release.EncryptedId : null
  if (!Value.Check(id, given)) throw new FeedUnavailable('has a release without an id')
  return given
}

function readingOf(found: readonly (readonly [string, unknown])[]): FeedReading {
  const reading: FeedReading = { releases: [], unreadable: [] }
  for (const [externalId, release] of found) {
    const read = Value.Check(Release, release) ? releaseOf(release) : null
    if (read === null) reading.unreadable.push(externalId)
    else if (read !== 'other-language') reading.releases.push(read)
  }
  return reading
}

/** Converts a release of the vendor. Null: it cannot be read. */
export function releaseOf(release: Release): FeedRelease | null | 'other-language' {
  const language = languageOf(release.LanguageCode)
  if (language === null) return 'other-language'
  const publishedAt = momentOf(release.PublishDate)
  const modifiedAt = momentOf(release.LastChangeDate ?? release.PublishDate)
  const title = line(release.Title, 300)
  if (title === '' || Number.isNaN(+publishedAt) || Number.isNaN(+modifiedAt)) return null
  return {
    externalId: release.EncryptedId,
    language,
    title,
    intro: line(release.Intro, 2_000),
    body: release.HtmlBody ?? '',
    contact: release.HtmlContact ?? '',
    companyInformation: release.HtmlCompanyInformation ?? '',
    publishedAt,
    modifiedAt,
    categories: (release.Categories ?? [])
      .map(({ Code, Name }) => ({ code: Code, name: line(Name, 80) }))
      .filter(({ code, name }) => new RegExp(categoryCodePattern).test(code) && name !== ''),
    versions: (release.LanguageVersions ?? []).flatMap(({ Code, ReleaseId }) => {
      const other = languageOf(Code)
      return other === null || ReleaseId === release.EncryptedId ? [] : [{ language: other, externalId: ReleaseId }]
    }),
    pictures: (release.Images ?? []).map((one) => ({
      url: one.DownloadUrl,
      fileName: fileName(one.FileName, 'image'),
      title: line(one.Title, 300),
      description: line(one.Description, 500),
      photographer: line(one.Photographer, 120),
    })),
    files: (release.Files ?? []).map((one) => ({
      url: one.Url,
      fileName: fileName(one.FileName, 'file'),
      title: line(one.Title, 300),
    })),
  }
}

/** `fi`, `FI`, `sv-SE`. */
function languageOf(code: string): Language | null {
  const [language] = code.toLowerCase().split('-')
  return isLanguage(language) ? language : null
}

/** The vendor's times without a zone are UTC. */
const momentOf = (text: string): Date => new Date(/(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`)

/** Plain words on one line. */
const line = (text: string | null | undefined, maxLength: number): string =>
  cleanLine((text ?? '').slice(0, maxLength * 2))
    .slice(0, maxLength)
    .trim()
    .toWellFormed()

const fileName = (text: string | null | undefined, otherwise: string): string =>
  line(text, 120).replaceAll(/[/\\:*?"<>|]+/g, '-') || otherwise
