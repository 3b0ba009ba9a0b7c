import type { Language } from '../../../src/common/locale.ts'
import { shopTexts } from '../../support/shop-texts.ts'

const { lookup } = shopTexts

export type Say = (key: string, values?: Record<string, string | number>) => string

/** The words a visitor reads for a text key, in one language. Throws for a key that does not exist. */
export function wordsIn(language: Language): Say {
  return (key, values) => {
    const words = lookup(language, key, values ?? {})
    if (words === key.split('/').at(-1)) throw new Error(`There is no text ${key} (${language})`)
    return words
  }
}
