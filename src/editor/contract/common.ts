import { Type } from 'typebox'
import { type Language, languages } from '#src/common/locale.ts'

/** The fields of a version or a block as they are stored: links are names, media are ids, areas are lists of blocks. */
export type Stored = Record<string, unknown>

/**
 * Leads from the fields of a version to a value in them: `['mainContentArea', 0, 'fields', 'slides', 2, 'title']`. The empty path is
 * the version itself.
 */
export type FieldPath = readonly (string | number)[]

export const closed = { additionalProperties: false }
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const Moment = Type.String({ format: 'date-time' })
/** A moment, or a day of Helsinki. */
export const MomentOrDay = Type.Union([Moment, Type.String({ format: 'date' })])
export const AnyLanguage = Type.Unsafe<Language>({ type: 'string', enum: [...languages] })
export const StoredFields = Type.Unsafe<Stored>({ type: 'object', additionalProperties: true })
export const FieldPathValue = Type.Unsafe<FieldPath>({
  type: 'array',
  maxItems: 60,
  items: { type: ['string', 'integer'] },
})
export const nullable = <Of extends Type.TSchema>(of: Of) => Type.Union([of, Type.Null()])

export const IdParams = Type.Object({ id: Id })
export const LanguageQuery = Type.Object({ language: AnyLanguage })
export const LanguagesBody = Type.Object(
  { languages: Type.Array(AnyLanguage, { minItems: 1, maxItems: languages.length, uniqueItems: true }) },
  closed,
)

/** The name of a person who did something, and when. */
export const Deed = Type.Object({ by: Type.String(), at: Moment })
export type Deed = Type.Static<typeof Deed>

/** The most that the fields of one save may weigh, in bytes. */
export const documentBytesMax = 4_000_000
