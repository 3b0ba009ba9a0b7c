import { inflateSync } from 'node:zlib'

/* What a file is by its first bytes; what it is called decides nothing, but may not say otherwise. */

export type FileKind = 'picture' | 'vector' | 'film' | 'document' | 'captions'

/** Bytes that are enough to tell. */
export const headBytes = 4_096

const endings: Record<FileKind, RegExp> = {
  picture: /\.(jpe?g|png|webp|avif)$/i,
  vector: /\.svg$/i,
  film: /\.(webm|mp4|m4v)$/i,
  document: /\.pdf$/i,
  captions: /\.vtt$/i,
}

const starts = (head: Buffer, text: string, at = 0): boolean =>
  head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** Null: nothing the library takes. */
export function kindOfFile(head: Buffer): FileKind | null {
  if (starts(head, '\u0089PNG\r\n\u001a\n') || starts(head, '\u00ff\u00d8\u00ff')) return 'picture'
  if (starts(head, 'RIFF') && starts(head, 'WEBP', 8)) return 'picture'
  if (starts(head, 'ftyp', 4)) return /^(avif|avis|mif1|heic)/.test(head.toString('latin1', 8, 12)) ? 'picture' : 'film'
  if (starts(head, '\u001a\u0045\u00df\u00a3')) return 'film'
  if (starts(head, '%PDF-')) return 'document'
  const text = head.toString('utf8').replace(/^\uFEFF/, '')
  if (/^WEBVTT(\s|$)/.test(text)) return 'captions'
  return /^\s*<(\?xml|!--|!DOCTYPE svg|svg)[\s\S]*<svg[\s>]|^\s*<svg[\s>]/i.test(text) ? 'vector' : null
}

/** Whether a name ends as files of the kind do. */
export const isNamedLike = (name: string, kind: FileKind): boolean => endings[kind].test(name)

/**
 * Why a document is refused, or null. It must be one from its first byte to its last, and have nothing in sight that runs or opens
 * something by itself.
 */
export function faultOfDocument(bytes: Buffer): string | null {
  const text = bytes.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || text.slice(end + 5).trim() !== '') return 'media-library/document-broken'
  const packed = unpackObjects(bytes, text)
  if (packed === null) return 'media-library/document-broken'
  return [text, ...packed].some(isActive) ? 'media-library/document-active' : null
}

/** Names alone: what is looked for between two of them takes a time that grows with the square of the document. */
const isActive = (text: string): boolean =>
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/.test(
    // A name may have any of its letters by its number: /J#53 is /JS.
    text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  )

/** Objects of all streams together: they hold words and numbers, and no pictures. */
const maxUnpacked = 20_000_000

const objectStream = /\/(?:O|#4f)(?:b|#62)(?:j|#6a)(?:S|#53)(?:t|#74)(?:m|#6d)/gi

/** What the object streams of a document hold, which most writers deflate; null: one cannot be looked into, or holds too much. */
function unpackObjects(bytes: Buffer, text: string): string[] | null {
  const found: string[] = []
  let left = maxUnpacked
  let end = 0
  for (const { index } of text.matchAll(objectStream)) {
    if (index < end) continue
    const begin = text.indexOf('stream', index) + 'stream'.length
    end = text.indexOf('endstream', begin)
    if (end < 0) return null
    try {
      const stream = bytes.subarray(begin + (text.startsWith('\r\n', begin) ? 2 : 1), end)
      const unpacked = inflateSync(stream, { maxOutputLength: left })
      left -= unpacked.length
      found.push(unpacked.toString('latin1'))
    } catch {
      return null
    }
  }
  return found
}
