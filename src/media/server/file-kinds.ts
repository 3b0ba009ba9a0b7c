import { inflateRawSync, type ZlibOptions } from 'node:zlib'
import { words } from '#src/common/comma-list.ts'

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

/** A name may have any of its letters by its number: /J#53 is /JS. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Names alone: what is looked for between two of them takes a time that grows with the square of the document. */
const isActive = (text: string): boolean =>
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/.test(plainNames(text))

/** Objects of all streams together: they hold words and numbers, and no pictures; a stream has a hundred and more. */
const maxUnpacked = 20_000_000
const maxStreams = 5_000

const packings = words(
  'FlateDecode, Fl, LZWDecode, LZW, ASCII85Decode, A85, ASCIIHexDecode, AHx, RunLengthDecode, RL, Crypt',
)
const pictures = words('DCTDecode, JPXDecode, CCITTFaxDecode, JBIG2Decode')
const names = new RegExp(`/(${['ObjStm', 'First', 'N', 'Predictor', ...packings, ...pictures].join('|')})\\b`, 'g')

/**
 * What the object streams of a document hold, which most writers deflate; null: one cannot be looked into, or holds too much. Some
 * readers take as one whatever has `/First` and `/N`, and none looks for `endstream`. What was named since the last that was
 * unpacked counts, because the word `stream` may stand in a string.
 */
function unpackObjects(bytes: Buffer, text: string): string[] | null {
  const found: string[] = []
  let left = maxUnpacked
  let unread = bytes.length
  let begin = 0
  const named = new Set<string>()
  for (const { 0: keyword, index } of text.matchAll(/(?<!end)stream(?:\r\n|\r|\n)?/g)) {
    const own = new Set([...plainNames(text.slice(begin, index)).matchAll(names)].map(([, name = '']) => name))
    begin = index + keyword.length
    for (const name of own) named.add(name)
    const isTyped = named.has('ObjStm')
    const isLike = named.has('First') && named.has('N') && packings.some((packing) => named.has(packing))
    if (!isTyped && !isLike) continue
    if ((own.has('ObjStm') && own.has('Predictor')) || found.length === maxStreams) return null
    const stream = unpack(bytes.subarray(begin), left)
    if (stream !== null) {
      left -= stream.text.length
      // Streams that lie in each other are no writer's, and would be read as often as there are of them.
      unread -= stream.read
      if (unread < 0) return null
      found.push(stream.text)
      named.clear()
    } else if (isTyped || !pictures.some((picture) => own.has(picture))) return null
  }
  return found
}

/** What it answers with `info`, its types do not say. */
const inflate: (packed: Buffer, options: ZlibOptions) => Buffer | { buffer: Buffer; engine: { bytesWritten: number } } =
  inflateRawSync

/** Unpacks without the checksum at the end, which readers do not require; null: it is not packed like this, or holds more. */
function unpack(packed: Buffer, most: number): { text: string; read: number } | null {
  try {
    const unpacked = inflate(packed.subarray(2), { maxOutputLength: most, info: true })
    if (!('engine' in unpacked)) return null
    return { text: unpacked.buffer.toString('latin1'), read: unpacked.engine.bytesWritten }
  } catch {
    return null
  }
}
