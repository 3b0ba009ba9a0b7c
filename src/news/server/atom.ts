import { type Language, withLanguage } from '#src/common/locale.ts'
import { newsroomPath } from '../contract/paths.ts'
import type { ReleaseEntry } from './newsroom.ts'

export interface AtomSource {
  publicUrl: string
  /** Address of the feed itself. */
  selfUrl: string
  title: string
  author: string
  language: Language
  /** When the newest entry changed; for an empty feed the time of the response. */
  updated: Date
}

/** The releases as Atom 1.0 (RFC 4287). An entry's id never changes: it is made of the feed and the vendor's id. */
export function atomXml(entries: readonly ReleaseEntry[], source: AtomSource): string {
  const { publicUrl, selfUrl, title, author, language, updated } = source
  const host = new URL(publicUrl).hostname
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xml(selfUrl)}</id>`,
    `<title>${xml(title)}</title>`,
    `<author><name>${xml(author)}</name></author>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xml(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(publicUrl + withLanguage(newsroomPath[language], language))}"/>`,
    ...entries.map((entry) =>
      [
        '<entry>',
        `<id>tag:${host},${entry.publishedAt.toISOString().slice(0, 10)}:${xml(entry.feedId)}/${xml(entry.externalId)}</id>`,
        `<title>${xml(entry.title)}</title>`,
        `<link rel="alternate" type="text/html" href="${xml(publicUrl + withLanguage(entry.path, entry.language))}"/>`,
        `<published>${entry.publishedAt.toISOString()}</published>`,
        `<updated>${later(entry.modifiedAt, entry.publishedAt).toISOString()}</updated>`,
        ...(entry.intro === '' ? [] : [`<summary>${xml(entry.intro)}</summary>`]),
        ...entry.categories.map(({ code, name }) => `<category term="${xml(code)}" label="${xml(name)}"/>`),
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n')
}

/** When any of the entries last changed; null: there are none. */
export const newestChange = (entries: readonly ReleaseEntry[]): Date | null =>
  entries.reduce<Date | null>((newest, { modifiedAt, publishedAt }) => {
    const at = later(modifiedAt, publishedAt)
    return newest === null || at > newest ? at : newest
  }, null)

const later = (a: Date, b: Date): Date => (a > b ? a : b)

/** Characters that XML does not allow, escaped or not. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')
