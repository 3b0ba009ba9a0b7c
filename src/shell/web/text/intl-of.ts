import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'

const made = new WeakMap<object, IntlShape>()

/** The formatters of a language's texts, kept as long as the texts are: making them anew takes longer than a page's use of them. */
export function intlOf(language: Language, messages: object): IntlShape {
  const known = made.get(messages)
  if (known?.locale === localeTag(language)) return known
  const intl = createIntl(
    {
      locale: localeTag(language),
      defaultLocale: 'en-GB',
      timeZone: shopTimeZone,
      messages: messages as Record<string, string>, // syntax trees, which the library takes as they are
      onError: reportTextFault,
    },
    createIntlCache(),
  )
  made.set(messages, intl)
  return intl
}

/** A missing text shows its key's last segment and is found by the texts test; any other fault is a defect. */
function reportTextFault(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') throw new Error(error.message)
}
