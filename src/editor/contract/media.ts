import { Type } from 'typebox'
import { Id, nullable } from './common.ts'

/* GET /api/cms/media: the library as the picker lists it. */

const Kind = Type.Enum(['picture', 'vector', 'video', 'document'])
const AltTexts = Type.Object({ fi: Type.String(), sv: Type.String(), en: Type.String() })

export const MediaEntry = Type.Object({
  id: Id,
  /** The site path of the file; pictures and posters come in presets by the image route. */
  path: Type.String(),
  kind: Kind,
  name: Type.String(),
  folder: Type.String(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  bytes: nullable(Type.Integer()),
  /** Per cent from the left and the top; null: the middle. */
  focus: nullable(Type.Object({ x: Type.Number(), y: Type.Number() })),
  /** Empty where there is none. */
  altText: AltTexts,
  /** A film's still; null: none, or no film. */
  posterPath: nullable(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
})
export type MediaEntry = Type.Static<typeof MediaEntry>

/** `ids`: `3,7`, only those, whatever else is asked. `folder`: with all below it. The newest first. */
export const MediaQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  folder: Type.Optional(Type.String({ maxLength: 200 })),
  kinds: Type.Optional(Type.String({ maxLength: 60, pattern: '^[a-z,]*$' })),
  ids: Type.Optional(Type.String({ maxLength: 2_000, pattern: '^[0-9,]*$' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
})
export type MediaQuery = Type.Static<typeof MediaQuery>
export const mediaPageSize = 60
export const MediaList = Type.Object({
  folders: Type.Array(Type.Object({ name: Type.String(), items: Type.Integer() })),
  items: Type.Array(MediaEntry),
  totalCount: Type.Integer(),
})
export type MediaList = Type.Static<typeof MediaList>

/** GET /api/cms/media/{id}/usage. */
export const MediaUsage = Type.Object({
  items: Type.Array(Type.Object({ id: Id, name: Type.String(), languages: Type.Array(Type.String()) })),
})
