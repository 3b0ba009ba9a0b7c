import { Type } from 'typebox'
import type { WordTimes } from '#src/content/contract/word-times.ts'
import { AnyLanguage, closed, Id } from './common.ts'

/* Which words of a translation are older than its source. */

const Times = Type.Unsafe<WordTimes>({ type: 'object', additionalProperties: { type: 'integer' } })

/** GET /api/cms/content/{id}/translation?language&source. */
export const TranslationQuery = Type.Object({ language: AnyLanguage, source: AnyLanguage })
export const TranslationTimes = Type.Object({
  /** False: the item was not written in the source first, so neither is older than the other. */
  isTranslation: Type.Boolean(),
  own: Times,
  source: Times,
})
export type TranslationTimes = Type.Static<typeof TranslationTimes>

/** POST …?language: these words go with the source as it is now; 409 when the source is no longer `sourceVersion`. */
export const CheckBody = Type.Object(
  {
    source: AnyLanguage,
    sourceVersion: Id,
    /** Names of `WordTimes`, of one field each. */
    words: Type.Array(Type.String({ maxLength: 200, pattern: '^(?:\\d{1,10})? [\\w.]+$' }), {
      minItems: 1,
      maxItems: 2_000,
    }),
  },
  closed,
)
export type CheckBody = Type.Static<typeof CheckBody>
