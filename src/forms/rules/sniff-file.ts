import type { FileType } from '../contract/form-item.ts'

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

/**
 * Detects a file's type by its first bytes, and by its end if the format has a fixed one; null: a type that is not accepted.
 * The end of a JPEG is not checked, because phones append data. Downloads get the extension of this type and no other.
 */
export function sniffFile(bytes: Uint8Array): FileType | null {
  const type = typeOf(bytes)
  return type !== null && endsAs(type, bytes) ? type : null
}

function typeOf(bytes: Uint8Array): FileType | null {
  if (/^%PDF-[12]\.\d/.test(ascii(bytes, 0, 8))) return 'pdf'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && ascii(bytes, 12, 16) === 'IHDR') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return null
}

function endsAs(type: FileType, bytes: Uint8Array): boolean {
  const { length } = bytes
  switch (type) {
    case 'pdf':
      // PDF readers look for the marker here.
      return ascii(bytes, Math.max(0, length - 1024), length).includes('%%EOF')
    case 'jpg':
      return true
    case 'png':
      return ascii(bytes, length - 8, length - 4) === 'IEND'
    case 'webp': {
      const said = new DataView(bytes.buffer, bytes.byteOffset, 8).getUint32(4, true) + 8
      return said === length || said + 1 === length
    }
  }
}
