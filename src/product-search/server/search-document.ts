import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { fieldBits, type SearchField, titleFields } from '../rules/fields.ts'
import { labelWords } from '../rules/label-words.ts'
import { stopWords } from '../rules/stop-words.ts'
import { bareNumber, codeKey, measureToken, type SearchToken, tokenise } from '../rules/words.ts'

/** Texts of a product as the search knows them, in one language or what stands in for it; plain or HTML. */
export interface DocumentTexts {
  name: string
  food: string
  category: string
  variations: string
  short: string
  description: string
  ingredients: string
}

/** A product as the search knows it: written with the product, read into memory. */
export interface SearchDocument {
  id: number
  code: string
  /** Standard order; among equals the lower comes first. */
  position: number
  /** Digest of the document: another number means that something has changed. */
  digest: number
  brand: string
  /** Codes of its published variations. */
  variationCodes: readonly string[]
  grams: readonly number[]
  pieces: readonly number[]
  /** Keys of its tags, and of the diets and suitabilities that its allergens allow. */
  labels: readonly string[]
  texts: Localized<DocumentTexts>
}

export interface DocumentWord {
  token: SearchToken
  fields: number
  inTitle: boolean
}

const tag = /<[a-z/!][^<>]*>/gi
/** Words of one text that count; no honest text has more. */
const maxTokens = 4_000

/** Every word of a product in one language, with the fields it stands in. */
export function wordsOf(document: SearchDocument, language: Language): Map<string, DocumentWord> {
  const words = new Map<string, DocumentWord>()
  const note = (field: SearchField, token: SearchToken): void => {
    const known = words.get(token.text)
    const inTitle = titleFields.has(field)
    if (known === undefined) words.set(token.text, { token, fields: fieldBits[field], inTitle })
    else {
      known.fields |= fieldBits[field]
      known.inTitle ||= inTitle
    }
  }
  const noteText = (field: SearchField, text: string): void => {
    const isLong = !titleFields.has(field)
    for (const token of tokenise(isLong ? text.replace(tag, ' ') : text).slice(0, maxTokens)) {
      if (isLong && stopWords[language].has(token.folded)) continue
      note(field, token)
      if (token.kind === 'measure') note(field, { text: bareNumber(token.text), folded: '', kind: 'number' })
    }
  }
  for (const [field, text] of Object.entries(document.texts[language])) noteText(field as SearchField, text) // all are fields
  noteText('brand', document.brand)
  for (const label of new Set(document.labels)) noteText('labels', labelWords[label]?.[language] ?? '')
  for (const grams of document.grams) if (grams > 0) note('variations', measureToken(grams, 'g'))
  for (const pieces of document.pieces) if (pieces > 1) note('variations', measureToken(pieces, 'pcs'))
  return words
}

/** Keys of all its codes, each once; variation codes that begin with the product's code are found through that. */
export function codeKeysOf(document: Pick<SearchDocument, 'code' | 'variationCodes'>): string[] {
  const own = codeKey(document.code)
  return [own, ...new Set(document.variationCodes.map(codeKey).filter((key) => !key.startsWith(own)))]
}

/** Folded words of a name, in order. */
export const nameWords = (name: string): string[] => tokenise(name).map(({ folded }) => folded)

/** One value for each language. */
export const perLanguage = <Value>(make: (language: Language) => Value): Localized<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<Value> // one per language
