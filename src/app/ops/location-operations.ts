import { isLanguage, type Localized } from '#src/common/locale.ts'
import { cleanLine } from '#src/common/clean-text.ts'
import { isDay } from '#src/common/shop-time.ts'
import type { WeekChanges } from '#src/locations/server/location-admin.ts'
import type { LocationDraft } from '#src/locations/server/location-draft.ts'
import { formatHours, type Hours, parseHours } from '#src/locations/rules/opening-hours.ts'
import { done, failed, type Operation } from './operation.ts'

const weekUsage = '[weekdays=08:00-20:00] [saturday=closed] [sunday=…] [holidays=sunday|closed]'
const labelMax = 120

/** Operations on cafés and shops, except import and export. */
export const locationOperations: readonly Operation[] = [
  {
    name: ['locations', 'list'],
    usage: '[part of a code or city]',
    summary: 'cafés and shops with their hours, and whether they are open now',
    run: async ({ locations, actor }, [part = '']) => {
      const wanted = part.toLowerCase()
      const rows = (await locations.list(actor)).filter(
        ({ draft }) => draft.code.toLowerCase().includes(wanted) || draft.city.fi.toLowerCase().includes(wanted),
      )
      return done(
        rows.map(({ draft, isOpen }) => `${describe(draft)}  ${isOpen ? 'OPEN' : 'closed now'}`).join('\n') || 'none',
      )
    },
  },
  {
    name: ['locations', 'hours'],
    usage: `<code> ${weekUsage}`,
    summary: 'sets the hours of the week; what is not said stays',
    run: async ({ locations, actor }, [code = '', ...pairs]) => {
      const changes = readWeek(pairs)
      if (typeof changes === 'string') return failed(changes)
      const set = await locations.setWeek(code, changes, actor)
      return set.ok ? done(describe(set.value)) : failed(`There is no place "${code}"`)
    },
  },
  {
    name: ['locations', 'day'],
    usage: '<code> <2026-12-24> <08:00-13:00|closed|ordinary> [fi=… sv=… en=…]',
    summary: 'hours of one day and why; ordinary: like its weekday again',
    run: async ({ locations, actor }, [code = '', day = '', word = '', ...pairs]) => {
      if (!isDay(day)) return failed(`"${day}" is no day such as 2026-12-24`)
      const hours = word === 'ordinary' ? null : readHours(word)
      if (hours === undefined) return failed(hoursFault(word))
      const label = readLabel(pairs)
      if (typeof label === 'string') return failed(label)
      const set = await locations.setDay(code, day, word === 'ordinary' ? null : { day, hours, label }, actor)
      return set.ok ? done(`${code} ${day}: ${word}`) : failed(`There is no place "${code}"`)
    },
  },
  {
    name: ['locations', 'remove'],
    usage: '<code>',
    summary: 'forgets a place; its page stays, without address and hours',
    run: async ({ locations, actor }, [code = '']) =>
      (await locations.remove(code, actor)) ? done(`${code} is gone`) : failed(`There is no place "${code}"`),
  },
]

/** Undefined: neither hours nor "closed". */
const readHours = (word: string): Hours | null | undefined =>
  word === 'closed' ? null : (parseHours(word) ?? undefined)

const hoursFault = (word: string): string =>
  `"${word}" is neither hours such as 08:00-20:00 (18:00-02:00 goes past midnight) nor closed`

/** The changes of a week, or what is wrong with the line. */
function readWeek(pairs: readonly string[]): WeekChanges | string {
  if (pairs.length === 0) return `At least one is needed: ${weekUsage}`
  const changes: WeekChanges = {}
  for (const pair of pairs) {
    const [name = '', value = ''] = pair.split('=')
    if (name === 'holidays') {
      if (value !== 'sunday' && value !== 'closed') return `"${value}" is neither sunday nor closed`
      changes.holidays = value
    } else if (name === 'weekdays' || name === 'saturday' || name === 'sunday') {
      const hours = readHours(value)
      if (hours === undefined) return hoursFault(value)
      changes[name] = hours
    } else return `"${pair}" says nothing here: ${weekUsage}`
  }
  return changes
}

function readLabel(pairs: readonly string[]): Localized | string {
  const label: Localized = { fi: '', sv: '', en: '' }
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const [language, value] = [pair.slice(0, Math.max(0, at)), cleanLine(pair.slice(at + 1))]
    if (!isLanguage(language) || value === '' || value.length > labelMax)
      return `"${pair}" says nothing here: fi=, sv= or en= and at most ${labelMax} letters`
    label[language] = value
  }
  return label
}

const said = (hours: Hours | null): string => formatHours(hours) ?? 'closed'

function describe({ code, city, weekdays, saturday, sunday, holidays, specialDays }: LocationDraft): string {
  const week = `Mon-Fri ${said(weekdays)}, Sat ${said(saturday)}, Sun ${said(sunday)}, holidays ${holidays}`
  return `${code}  ${city.fi}: ${week}; ${specialDays.length} special days`
}
