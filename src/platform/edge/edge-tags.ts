import { createHash } from 'node:crypto'

/**
 * The names of headers that caches read tags from: Varnish’s xkey, Fastly, Cloudflare and Akamai. A proxy with buffers of 4 kB
 * refuses an answer whose head is larger, so tags are sent as short hashes.
 */
export const tagHeaders = ['xkey', 'Surrogate-Key', 'Cache-Tag'] as const
export type TagHeader = (typeof tagHeaders)[number]

/** The most bytes of a header of tags; an answer with more is not stored by caches. */
export const maxTagBytes = 1_500

/** 36 bits: two tags of a shop share one seldom, and a purge too many is harmless. */
const shortened = new Map<string, string>()
const maxShortened = 100_000

export function shortTag(tag: string): string {
  let short = shortened.get(tag)
  if (short === undefined) {
    short = createHash('sha256').update(tag).digest('base64url').slice(0, 6)
    if (shortened.size >= maxShortened) shortened.clear()
    shortened.set(tag, short)
  }
  return short
}

/** The value of the header. */
export const tagList = (tags: readonly string[], header: TagHeader): string =>
  tags.map(shortTag).join(header === 'Cache-Tag' ? ',' : ' ')
