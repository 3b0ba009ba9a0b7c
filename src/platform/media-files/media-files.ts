import type { Readable } from 'node:stream'

/** A file on a disk of this machine. */
export interface LocalFile {
  /** Absolute. */
  path: string
  /** Milliseconds since 1970; the same for as long as the content is. */
  changedMs: number
}

/** What a browser asks of a file; the names of headers are in small letters. */
export interface FileRequest {
  method: 'GET' | 'HEAD'
  headers: Readonly<Record<string, unknown>>
}

export interface FileAnswer {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  /** Null: an answer without content. */
  body: Readable | null
}

/**
 * The files of the media library and of imported pictures. A name is a path below `/media/`; it is made of the content's hash,
 * so that a file never changes under its name. What the shop is seeded with is found too, and never written.
 * Every call rejects with `MediaAway` while the files cannot be reached.
 */
export interface MediaFiles {
  /** Folder of this machine in which files are prepared for `keep`; their names begin with a dot. */
  staging: string
  /** Folders whose files are served as they lie there, absolute; the first that has a name wins. */
  folders: readonly string[]
  /** The file on this machine, fetched when it lies elsewhere; null: there is no such file. */
  find: (name: string) => Promise<LocalFile | null>
  has: (name: string) => Promise<boolean>
  /** Moves a prepared file to its name. One of the same size that has the name already stays. */
  keep: (name: string, path: string) => Promise<void>
  /** Removes a kept file; an absent one is no error. */
  remove: (name: string) => Promise<void>
  /** The kept files; those that the shop is seeded with are left out. */
  list: () => AsyncIterable<{ name: string; bytes: number }>
  /** The content of a kept file; null: there is none. */
  read: (name: string) => Promise<Readable | null>
  /** Answers a browser for a kept file; null: there is none. Absent: all files lie in `folders`. */
  answer?: (name: string, request: FileRequest) => Promise<FileAnswer | null>
}

/** The place of the files does not answer, or refuses; a later try may succeed. */
export class MediaAway extends Error {
  readonly statusCode = 503
}

/** No empty, hidden or upward segment. */
const namePattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
export const isMediaName = (name: string): boolean => name.length <= 300 && namePattern.test(name)

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
}

/** The content type of a file by the ending of its name. */
export const mediaTypeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'

/** What every answer of a file says, wherever the file lies. */
export function mediaHeaders(name: string): Record<string, string> {
  return {
    // Icons are cached for 30 days (specification 2, 9).
    'cache-control': `public, max-age=${name.endsWith('.svg') ? 2_592_000 : 86_400}`,
    // An SVG opened by itself is a document: it runs nothing and loads nothing.
    ...(name.endsWith('.svg') && {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
    // PDFs are checked as far as possible: anything left in one runs in the reader's own program, and not on this site.
    ...(name.endsWith('.pdf') && { 'content-disposition': 'attachment' }),
  }
}
