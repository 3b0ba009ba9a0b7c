import { type Language, localeTag } from './locale.ts'
import { memoise } from './memoise.ts'

function dayNamer(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(localeTag(language), {
    weekday: 'short',
    day: 'numeric',
    month: language === 'fi' ? 'numeric' : 'short',
    timeZone: 'UTC',
  })
  // Shop days have no time: noon keeps them the same day.
  return memoise((day) => format.format(new Date(`${day}T12:00:00Z`)).replaceAll(' ', '\u00a0'))
}

const days = { fi: dayNamer('fi'), sv: dayNamer('sv'), en: dayNamer('en') }

/** A shop day such as `2026-11-24` in words: "ti 24.11.", "tis 24 nov.", "Tue 24 Nov". */
export const dayName = (day: string, language: Language): string => days[language](day)
