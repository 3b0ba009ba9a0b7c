import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'

/** The reader's language, and the texts in it. */
export interface Words {
  language: Language
  text: TextLookup
}

/** A value with the words of the list's option of it. */
export const named = ({ language, text }: Words, field: string, value: string) => ({
  value,
  label: text(language, `office/orders/${field}/${value}`),
})
