import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'

/** Feeds for shopping portals, by language. */
export const ShoppingFeedParams = Type.Object({
  language: Type.Enum(languages, { description: 'Language of the texts and links' }),
})
