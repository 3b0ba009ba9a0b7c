import type { Localized } from '#src/common/locale.ts'

/** Each by its own name, so that its readers find it. */
export const languageNames: Localized = { fi: 'Suomi', sv: 'Svenska', en: 'English' }
