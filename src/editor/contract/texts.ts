import { Type } from 'typebox'
import type { Localized } from '#src/common/locale.ts'
import { AnyLanguage, closed, Deed, Moment, nullable } from './common.ts'

/* The interface texts of the site: the texts of the program's files, and what staff write over them. */

/** GET /api/cms/texts. */
export const TextsQuery = Type.Object({
  /** Words of the text or of its key. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** `true`: only texts that differ from the files. */
  changed: Type.Optional(Type.Enum(['true', 'false'])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
})
export type TextsQuery = Type.Static<typeof TextsQuery>
/** Texts of one page of the list. */
export const textsPageSize = 40

const TextState = Type.Object({
  /** The words that visitors read. */
  text: Type.String(),
  /** The words of the program's file. */
  file: Type.String(),
  /** The person that wrote over the file's text; null: nothing was written. */
  changed: nullable(Deed),
  /** Words that were written and no longer go with the values that the program gives; visitors read the file's text. */
  unfit: nullable(Type.String()),
})
export type TextState = Type.Static<typeof TextState>
export const TextEntry = Type.Object({
  key: Type.String(),
  /** The names of the values that the text holds. */
  values: Type.Array(Type.String()),
  texts: Type.Unsafe<Localized<TextState>>(Type.Object({ fi: TextState, sv: TextState, en: TextState })),
})
export type TextEntry = Type.Static<typeof TextEntry>
export const TextList = Type.Object({ items: Type.Array(TextEntry), total: Type.Integer(), mayWrite: Type.Boolean() })
export type TextList = Type.Static<typeof TextList>

const key = Type.String({ minLength: 1, maxLength: 200 })
/** PUT /api/cms/texts; refused with `office/ui-text/{reason}`, and with 409 when the text is not as it was `seen`. */
export const TextBody = Type.Object(
  {
    language: AnyLanguage,
    key,
    /** Null: as the files have it. */
    text: nullable(Type.String({ maxLength: 4_000 })),
    seen: Type.String({ maxLength: 4_000 }),
  },
  closed,
)
export type TextBody = Type.Static<typeof TextBody>

/** GET /api/cms/texts/history: what was done to a text, newest first. */
export const TextQuery = Type.Object({ language: AnyLanguage, key })
export const TextHistory = Type.Object({
  items: Type.Array(Type.Object({ by: Type.String(), at: Moment, was: Type.String(), is: Type.String() })),
})
export type TextHistory = Type.Static<typeof TextHistory>
