import { expect, it } from 'vitest'
import {
  isOpenAt,
  type Hours,
  type OpeningHours,
  parseHours,
  periodsFrom,
} from '../../src/locations/rules/opening-hours.ts'
import { runsInTier } from '../support/tier.ts'
import { isOpenByReference, type ReferenceHours } from './opening-hours-reference.ts'

/* Opening hours against a reference written in another way: moments nobody thought of, most of them where it is hard. */

/** Xorshift: the same moments for the same seed. */
function random(seed: number): () => number {
  let state = seed | 0
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}

const seed = Number(process.env['HOURS_SEED'] ?? 20_261_126)
const first = Date.parse('2024-01-02T00:00:00Z')
const last = Date.parse('2032-12-30T00:00:00Z')
/** Nights on which clocks change, holidays and their eves, and the turn of the year. */
const hardDays = [
  '2026-03-29',
  '2026-10-25',
  '2027-03-28',
  '2027-10-31',
  '2028-03-26',
  '2028-10-29',
  '2026-04-03',
  '2026-04-05',
  '2026-05-01',
  '2026-06-19',
  '2026-06-20',
  '2026-10-31',
  '2026-12-06',
  '2026-12-24',
  '2026-12-31',
  '2027-01-01',
  '2027-05-06',
  '2027-05-16',
]

it('a place is open when the reference says so, at any moment and by any hours, clocks and holidays changing', () => {
  const next = random(seed)
  const among = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value // not empty
  const time = (latest: number): string => {
    const minute = next() < 0.4 ? 60 * Math.floor(next() * 24) : Math.floor(next() * latest)
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  }
  const hours = (): string | null => {
    if (next() < 0.15) return null
    for (;;) {
      const said = `${time(1_440)}-${next() < 0.1 ? '24:00' : time(1_440)}`
      if (parseHours(said) !== null) return said
    }
  }
  const read = (said: string | null | undefined): Hours | null => (said ? parseHours(said) : null)
  const wrong: string[] = []
  const runs = runsInTier(100_000)
  const counted = { open: 0, closed: 0 }
  for (let run = 0; run < runs; run++) {
    const weekdays = hours()
    const [saturday, sunday] = [hours(), hours()]
    const hard = next() < 0.5
    const moment = hard
      ? Date.parse(`${among(hardDays)}T00:00:00Z`) + Math.floor((next() * 40 - 8) * 60) * 60_000
      : first + Math.floor(((last - first) * next()) / 60_000) * 60_000
    const day = new Date(moment).toISOString().slice(0, 10)
    const special: Record<string, string | null> = next() < 0.3 ? { [day]: hours() } : {}
    if (next() < 0.2) special[new Date(moment - 86_400_000).toISOString().slice(0, 10)] = hours()
    const holidays = among(['sunday', 'closed'] as const)
    const reference: ReferenceHours = {
      week: [weekdays, weekdays, weekdays, weekdays, weekdays, saturday, sunday],
      holidays,
      special,
    }
    const ours: OpeningHours = {
      weekdays: read(weekdays),
      saturday: read(saturday),
      sunday: read(sunday),
      holidays,
      special: new Map(Object.entries(special).map(([date, said]) => [date, read(said)])),
    }
    const now = new Date(moment)
    const isOpen = isOpenAt(now, periodsFrom(now, 9, ours))
    counted[isOpen ? 'open' : 'closed']++
    if (isOpen !== isOpenByReference(moment, reference))
      wrong.push(`${now.toISOString()} ${JSON.stringify(reference)}: ${isOpen ? 'open' : 'closed'} by us`)
  }
  expect(wrong.slice(0, 5)).toEqual([])
  // Both must happen often, or nothing was tried.
  expect(Math.min(counted.open, counted.closed)).toBeGreaterThan(runs / 10)
}, 300_000)
