import type { Language } from '#src/common/locale.ts'

export type MediaKind = 'picture' | 'vector' | 'video' | 'document'

/** The point of a picture that stays in sight where it is cropped: per cent from the left and from the top. */
export interface FocalPoint {
  x: number
  y: number
}

/** A picture, drawing or file of our own as pages show it. */
export interface Media {
  /** Site path. */
  url: string
  /** Alternative text in the requested language; empty if there is none. */
  altText: string
  width?: number
  height?: number
  /** Absent: the middle. */
  focus?: FocalPoint
  /** Cleaned SVG of a drawing that is inlined in the page. */
  markup?: string
}

/** A film of our own as pages show it. */
export interface Film extends Media {
  durationMs: number
  /** In the order in which a browser is to try them, each with its type. */
  sources: readonly { url: string; type: string }[]
  /** Every language there are captions in. */
  captions: readonly { language: Language; url: string }[]
  poster: Media | null
}

/** What an item is, from how it is shown. */
export const kindOfMedia = (media: Media): MediaKind => {
  if ('sources' in media) return 'video'
  if (media.url.endsWith('.svg')) return 'vector'
  return media.url.endsWith('.pdf') ? 'document' : 'picture'
}

/** Upload of C-13. */
export const maxUploadBytes = 20_000_000
/** A drawing is part of the page: larger ones are pictures. */
export const maxVectorBytes = 100_000
export const maxFilmMs = 180_000
