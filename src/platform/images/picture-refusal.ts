import { refuse } from '#src/common/result.ts'

/** The reasons a picture is refused for; each has a text `/media-library/refused/<reason>`, a whole sentence. */
export const pictureRefusalReasons = [
  'no-file',
  'too-many-bytes',
  'format',
  'moving',
  'too-small',
  'too-many-pixels',
  'unreadable',
] as const

/** A refused picture as a key and the figures of its text, so that each reader gets it in their own language. */
export interface PictureRefusal {
  key: `media-library/refused/${(typeof pictureRefusalReasons)[number]}`
  /** Absent where the text has no figures. */
  params?: Record<string, string | number>
}

export const refusePicture = (
  reason: (typeof pictureRefusalReasons)[number],
  params?: PictureRefusal['params'],
): { ok: false; error: PictureRefusal } =>
  refuse({ key: `media-library/refused/${reason}` as const, ...(params && { params }) })
