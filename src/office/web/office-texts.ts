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

/* Of the checkout's forms and the provider's: pages that take an order or a payment load them alone. */
const orderLoaders: Record<Language, () => Promise<readonly { default: Texts }[]>> = {
  fi: () =>
    Promise.all([
      import('#src/common/texts/fi.json'),
      import('#src/checkout/texts/fi.json'),
      import('#src/delivery/texts/fi.json'),
      import('#src/payments/texts/fi.json'),
    ]),
  sv: () =>
    Promise.all([
      import('#src/common/texts/sv.json'),
      import('#src/checkout/texts/sv.json'),
      import('#src/delivery/texts/sv.json'),
      import('#src/payments/texts/sv.json'),
    ]),
  en: () =>
    Promise.all([
      import('#src/common/texts/en.json'),
      import('#src/checkout/texts/en.json'),
      import('#src/delivery/texts/en.json'),
      import('#src/payments/texts/en.json'),
    ]),
}
const loadedForOrders = new Map<Language, Texts>()

/** The texts of the office, the checkout, delivery and payment. */
export async function loadOrderTexts(language: Language): Promise<TextFunction> {
  let texts = loadedForOrders.get(language)
  if (!texts) {
    await loadOfficeTexts(language)
    const more = await orderLoaders[language]()
    texts = Object.assign({}, ...more.map((file) => file.default), loaded.get(language)) as Texts // all are texts
    loadedForOrders.set(language, texts)
  }
  return textsOf(language, texts)
}
