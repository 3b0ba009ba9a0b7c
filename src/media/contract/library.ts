import { Type } from 'typebox'
import { type Language, languages } from '#src/common/locale.ts'
import { maxUploadBytes } from './media.ts'

/* The media library on the wire: /api/cms/media. The picker of the page editor reads the same list. */

const nullable = <Of extends Type.TSchema>(of: Of) => Type.Union([of, Type.Null()])
const closed = { additionalProperties: false }
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const mediaKinds = ['picture', 'vector', 'video', 'document'] as const
/** `campaigns/christmas`; empty: the library's own top. */
const Folder = Type.String({ maxLength: 204, pattern: '^([a-z0-9-]{1,40}(/[a-z0-9-]{1,40}){0,4})?$' })
const AltText = Type.String({ maxLength: 500 })
const AltTexts = Type.Object({ fi: AltText, sv: AltText, en: AltText }, closed)
const Focus = Type.Object(
  { x: Type.Integer({ minimum: 0, maximum: 100 }), y: Type.Integer({ minimum: 0, maximum: 100 }) },
  closed,
)

export const MediaEntry = Type.Object({
  id: Id,
  /** The site path of the file; pictures and posters come in presets by the image route. */
  path: Type.String(),
  kind: Type.Enum([...mediaKinds]),
  name: Type.String(),
  folder: Type.String(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  bytes: nullable(Type.Integer()),
  /** Per cent from the left and the top; null: the middle. */
  focus: nullable(Focus),
  /** Empty where there is none. */
  altText: AltTexts,
  /** Such a picture needs no alternative text. */
  isDecorative: Type.Boolean(),
  durationMs: nullable(Type.Integer()),
  posterId: nullable(Id),
  /** A film's still; null: none, or no film. */
  posterPath: nullable(Type.String()),
  /** Languages of a film's captions. */
  captions: Type.Array(Type.Enum([...languages])),
  createdAt: Type.String({ format: 'date-time' }),
})
export type MediaEntry = Type.Static<typeof MediaEntry>

export const mediaPageSize = 60
export const mediaSorts = ['newest', 'name', 'largest'] as const
/** `ids`: `3,7`, only those, whatever else is asked. `folder`: with all below it; `-` is the library's own top alone. */
export const MediaQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  folder: Type.Optional(Type.String({ maxLength: 204 })),
  kinds: Type.Optional(Type.String({ maxLength: 60, pattern: '^[a-z,]*$' })),
  ids: Type.Optional(Type.String({ maxLength: 2_000, pattern: '^[0-9,]*$' })),
  view: Type.Optional(Type.Enum(['unused', 'without-text'])),
  sort: Type.Optional(Type.Enum([...mediaSorts])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
})
export type MediaQuery = Type.Static<typeof MediaQuery>

export const MediaList = Type.Object({
  folders: Type.Array(Type.Object({ name: Type.String(), items: Type.Integer() })),
  items: Type.Array(MediaEntry),
  totalCount: Type.Integer(),
  /** The counts of the whole library. */
  counts: Type.Object({ all: Type.Integer(), unused: Type.Integer(), withoutText: Type.Integer() }),
})
export type MediaList = Type.Static<typeof MediaList>

/** What shows an item. `id` is that of the content, and null of what is no content. */
export const MediaUse = Type.Object({
  id: nullable(Id),
  name: Type.String(),
  languages: Type.Array(Type.String()),
})
export type MediaUse = Type.Static<typeof MediaUse>
export const MediaUsage = Type.Object({ items: Type.Array(MediaUse) })
export type MediaUsage = Type.Static<typeof MediaUsage>

/** Changes of an item; what is left out stays. */
export const MediaChange = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    folder: Type.Optional(Folder),
    altText: Type.Optional(AltTexts),
    isDecorative: Type.Optional(Type.Boolean()),
    focus: Type.Optional(nullable(Focus)),
    posterId: Type.Optional(nullable(Id)),
  },
  closed,
)
export type MediaChange = Type.Static<typeof MediaChange>

export const FolderMove = Type.Object({ from: Folder, to: Folder }, closed)

export const MediaParams = Type.Object({ id: Id })
export const CaptionsParams = Type.Object({
  id: Id,
  language: Type.Unsafe<Language>({ type: 'string', enum: [...languages] }),
})

/** Names of the parts of an upload, which is multipart/form-data; alternative texts are `altText-fi` and so on. */
export const uploadParts = { file: 'file', folder: 'folder' } as const
export const altTextPart = (language: Language): string => `altText-${language}`
/** A file with its few words. */
export const uploadBodyMax = maxUploadBytes + 64 * 1024
