import type { Language, Localized } from '#src/common/locale.ts'
import fields from './export-fields.json' with { type: 'json' }

/** Texts of the readable export around the data. */
export const exportTexts: Localized<{ title: string; made: string; yes: string; no: string }> = {
  fi: { title: 'Sinusta tallennetut tiedot', made: 'Koottu', yes: 'kyllä', no: 'ei' },
  sv: { title: 'Uppgifter om dig', made: 'Sammanställt', yes: 'ja', no: 'nej' },
  en: { title: 'The data we keep about you', made: 'Put together', yes: 'yes', no: 'no' },
}

const named: Readonly<Record<string, Localized>> = fields

/**
 * Returns the readable name of a column or key; without a translation it splits the words, `tracking_number` → `tracking
 * number`.
 */
export function nameOfField(field: string, language: Language): string {
  const key = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return named[key]?.[language] ?? key.replaceAll('_', ' ')
}
