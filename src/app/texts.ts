import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Localized } from '#src/common/locale.ts'
import type { TextTables } from '#src/common/compiled-texts.ts'
import { mergeTextTables } from '#src/platform/texts/texts.ts'

/** Reads the texts of every domain (`src/<domain>/texts/<language>.json`); the operator's own texts override them. */
export function readTextFiles(sourceDir: string, overridesDir: string): TextTables {
  const parts = readdirSync(sourceDir)
    .sort()
    .map((domain) => join(sourceDir, domain, 'texts'))
    .filter((directory) => existsSync(directory))
    .map(readTables)
  const merged = mergeTextTables(parts)
  if (overridesDir === '') return merged
  const overrides = readTables(overridesDir)
  return {
    fi: { ...merged.fi, ...overrides.fi },
    sv: { ...merged.sv, ...overrides.sv },
    en: { ...merged.en, ...overrides.en },
  }
}

function readTables(directory: string): TextTables {
  const tables = {} as Localized<Record<string, string>> // filled below for each language
  for (const language of languages) {
    const file = join(directory, `${language}.json`)
    tables[language] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {} // checked by the texts test
  }
  return tables
}
