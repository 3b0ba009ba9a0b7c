import type { Language } from '#src/common/locale.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import { textsOf } from '#src/shell/web/text/use-text.ts'

type Texts = Record<string, string>

/* Each language is a separate file, and no visitor of the shop loads any. */
const loaders: Record<Language, () => Promise<readonly { default: Texts }[]>> = {
  fi: () =>
    Promise.all([
      import('#src/identity/texts/fi.json'),
      import('#src/staff/web/texts.fi.json'),
      import('./texts.fi.json'),
    ]),
  sv: () =>
    Promise.all([
      import('#src/identity/texts/sv.json'),
      import('#src/staff/web/texts.sv.json'),
      import('./texts.sv.json'),
    ]),
  en: () =>
    Promise.all([
      import('#src/identity/texts/en.json'),
      import('#src/staff/web/texts.en.json'),
      import('./texts.en.json'),
    ]),
}
const loaded = new Map<Language, Texts>()

/** The texts of the office, of signing in and of passkeys, in a language. */
export async function loadOfficeTexts(language: Language): Promise<TextFunction> {
  let texts = loaded.get(language)
  if (!texts) {
    texts = Object.assign({}, ...(await loaders[language]()).map((file) => file.default)) as Texts // all are texts
    loaded.set(language, texts)
  }
  return textsOf(language, texts)
}
