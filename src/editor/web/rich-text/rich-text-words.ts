import { isLanguage, type Localized } from '#src/common/locale.ts'
import { textsOf } from '#src/shell/web/text/use-text.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

const texts: Localized<Record<string, string>> = { fi, sv, en }

/** The words of the field, in the language of the editor's page. */
export function richTextWords() {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'fi'
  return textsOf(language, texts[language])
}
export type RichTextWords = ReturnType<typeof richTextWords>
