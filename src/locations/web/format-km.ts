import { type Language, languages, localeTag, type Localized } from '#src/common/locale.ts'

const formats = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
  ]),
) as Localized<Intl.NumberFormat> // one for each

/** "1,2 km". */
export const formatKm = (km: number, language: Language): string => formats[language].format(km)
