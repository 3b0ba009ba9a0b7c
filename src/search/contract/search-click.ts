import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { searchMaxLength, searchMinLength } from '#src/common/search-phrase.ts'

/** POST /api/search/click: a found product was followed. Counted with its phrase, never with who did it. */
export const SearchClick = Type.Object(
  {
    q: Type.String({ minLength: searchMinLength, maxLength: searchMaxLength }),
    language: Type.Enum(languages),
    place: Type.Integer({ minimum: 1, maximum: 5_000, description: 'in the whole list, from 1' }),
  },
  { additionalProperties: false },
)
export type SearchClick = Type.Static<typeof SearchClick>
