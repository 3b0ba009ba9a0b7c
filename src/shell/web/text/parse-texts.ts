import { parse } from '@formatjs/icu-messageformat-parser'
import { compileTexts, type TextTables } from '#src/common/compiled-texts.ts'
import type { Language } from '#src/common/locale.ts'

/** Compiles a language's texts in the browser. The one module there that has the ICU parser: import it dynamically only. */
export const parseTexts = (tables: TextTables, language: Language): Record<string, unknown> =>
  compileTexts(tables, language, parse).messages
