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
  // Names alone: what is looked for between two of them takes a time that grows with the square of the document.
  return /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/.test(text) ? 'media-library/document-active' : null
}
