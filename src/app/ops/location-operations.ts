import { cleanLine } from '#src/common/clean-text.ts'
import { isDay } from '#src/common/shop-time.ts'
import { formatHours, type Hours, parseHours } from '#src/locations/rules/opening-hours.ts'
import type { WeekChanges } from '#src/locations/server/location-admin.ts'
import type { LocationDraft } from '#src/locations/server/location-draft.ts'
import { line, type Words } from './line.ts'
import { failed, type Operation } from './operation.ts'
import { LineFault } from './usage.ts'

const labelMax = 120
const parts = ['weekdays', 'saturday', 'sunday'] as const

function hoursOf(word: string): Hours | null {
  const hours = word === 'closed' ? null : parseHours(word)
  if (hours || word === 'closed') return hours
  throw new LineFault(`"${word}" is neither hours such as 08:00-20:00 (18:00-02:00 goes past midnight) nor closed`)
}

function labelOf(words: Words, language: string): string {
  const label = cleanLine(words.text(language))
  if (label.length <= labelMax && (label !== '' || !words.has(language))) return label
  throw new LineFault(`${language}= takes 1 to ${labelMax} letters`)
}

const said = (hours: Hours | null): string => formatHours(hours) ?? 'closed'

function describe({ code, city, weekdays, saturday, sunday, holidays, specialDays }: LocationDraft): string {
  const week = `Mon-Fri ${said(weekdays)}, Sat ${said(saturday)}, Sun ${said(sunday)}, holidays ${holidays}`
  return `${code}  ${city.fi}: ${week}; ${specialDays.length} special days`
}

/** Operations on cafés and shops, except import and export. */
export const locationOperations: readonly Operation[] = [
  line(
    'locations list [part]',
    'cafés and shops with their hours, and whether they are open now; those with a part of code or city',
    async ({ locations, actor }, words) =>
      (await locations.list(actor))
        .filter(({ draft: { code, city } }) =>
          `${code}\n${city.fi}`.toLowerCase().includes(words.text('part').toLowerCase()),
        )
        .map(({ draft, isOpen }) => `${describe(draft)}  ${isOpen ? 'OPEN' : 'closed now'}`),
  ),
  line(
    'locations hours <place> [weekdays=08:00-20:00] [saturday=closed] [sunday=…] [holidays=sunday|closed]',
    'sets the hours of the week; what is not said stays',
    async ({ locations, actor }, words) => {
      const holidays = (['sunday', 'closed'] as const).find((one) => one === words.text('holidays'))
      if (words.has('holidays') && !holidays) return failed(`"${words.text('holidays')}" is neither sunday nor closed`)
      const changes: WeekChanges = holidays ? { holidays } : {}
      for (const part of parts) if (words.has(part)) changes[part] = hoursOf(words.text(part))
      if (Object.keys(changes).length === 0) return failed('At least one is needed: weekdays=08:00-20:00')
      const set = await locations.setWeek(words.text('place'), changes, actor)
      return set.ok ? describe(set.value) : null
    },
  ),
  line(
    'locations day <place> <day> <hours> [fi=TEXT] [sv=TEXT] [en=TEXT]',
    'hours of one day, 08:00-13:00 or closed, and why; ordinary: like its weekday again',
    async ({ locations, actor }, words) => {
      const [code, day, word] = [words.text('place'), words.text('day'), words.text('hours')]
      if (!isDay(day)) return failed(`"${day}" is no day such as 2026-12-24`)
      const label = { fi: labelOf(words, 'fi'), sv: labelOf(words, 'sv'), en: labelOf(words, 'en') }
      const to = word === 'ordinary' ? null : { day, hours: hoursOf(word), label }
      return (await locations.setDay(code, day, to, actor)).ok ? `${code} ${day}: ${word}` : null
    },
  ),
  line(
    'locations remove <place>',
    'forgets a place; its page stays, without address and hours',
    async (services, words) =>
      (await services.locations.remove(words.text('place'), services.actor)) ? `${words.text('place')} is gone` : null,
  ),
]
