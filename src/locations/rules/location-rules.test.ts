import { describe, expect, it } from 'vitest'
import { formatLocationState, noLocationState, parseLocationState } from '../contract/location-state.ts'
import { distanceKm } from './distance.ts'
import { onMap, mapHeight, mapWidth, spread } from './finland-map.ts'
import { formatRange, formatTime } from './format-hours.ts'
import { lunchOn, lunchWeeks } from './lunch-days.ts'
import { parseLunchLists } from './lunch-lists.ts'
import { type OpeningHours, parseHours, periodsFrom } from './opening-hours.ts'
import { openStateAt } from './open-state.ts'
import { publicHoliday } from './public-holidays.ts'
import { streetMap } from './street-map.ts'

const hours = (text: string) => parseHours(text)
const place = (more: Partial<OpeningHours> = {}): OpeningHours => ({
  weekdays: hours('08:00-20:00'),
  saturday: hours('18:00-02:00'),
  sunday: null,
  holidays: 'sunday',
  special: new Map(),
  ...more,
})
const iso = (now: string, days: number, of = place()) =>
  periodsFrom(new Date(now), days, of).map(({ from, to }) => `${from.toISOString()} ${to.toISOString()}`)

describe('opening hours', () => {
  it.each(['08:00-08:00', '8:00-20:00', '24:00-08:00', '08:00-24:01', '08:60-20:00', '08:00–20:00', ''])(
    '“%s” are none',
    (text) => expect(parseHours(text)).toBeNull(),
  )

  it('go past midnight, and without a break into the next day', () => {
    expect(iso('2026-11-28T10:00:00Z', 3)).toEqual([
      '2026-11-27T06:00:00.000Z 2026-11-27T18:00:00.000Z',
      '2026-11-28T16:00:00.000Z 2026-11-29T00:00:00.000Z',
    ])
    const always = place({
      weekdays: hours('00:00-24:00'),
      saturday: hours('00:00-24:00'),
      sunday: hours('00:00-24:00'),
    })
    expect(iso('2026-11-11T10:00:00Z', 9, always)).toHaveLength(1)
  })

  it('are by the clock on the wall when clocks change: the night is an hour shorter, or longer', () => {
    const night = place({ saturday: hours('20:00-06:00') })
    expect(iso('2026-03-28T10:00:00Z', 2, night).at(-1)).toBe('2026-03-28T18:00:00.000Z 2026-03-29T03:00:00.000Z')
    expect(iso('2026-10-24T10:00:00Z', 2, night).at(-1)).toBe('2026-10-24T17:00:00.000Z 2026-10-25T04:00:00.000Z')
  })

  it('of a special day come before a holiday, a holiday before the weekday', () => {
    const christmas = place({ special: new Map([['2026-12-24', hours('08:00-13:00')]]) })
    expect(iso('2026-12-24T10:00:00Z', 3, christmas)).toEqual([
      '2026-12-23T06:00:00.000Z 2026-12-23T18:00:00.000Z',
      '2026-12-24T06:00:00.000Z 2026-12-24T11:00:00.000Z',
    ])
  })
})

describe('holidays', () => {
  it.each([
    ['2026-01-01', 'new-year'],
    ['2026-01-06', 'epiphany'],
    ['2026-04-03', 'good-friday'],
    ['2026-04-05', 'easter-day'],
    ['2026-04-06', 'easter-monday'],
    ['2026-05-14', 'ascension-day'],
    ['2026-05-24', 'pentecost'],
    ['2026-06-19', 'midsummer-eve'],
    ['2026-06-20', 'midsummer-day'],
    ['2027-06-25', 'midsummer-eve'],
    ['2027-06-26', 'midsummer-day'],
    ['2026-10-31', 'all-saints'],
    ['2027-11-06', 'all-saints'],
    ['2026-12-06', 'independence-day'],
    ['2008-05-01', 'may-day'],
    ['2026-12-24', 'christmas-eve'],
    ['2026-12-25', 'christmas-day'],
    ['2026-12-26', 'boxing-day'],
    ['2026-12-31', null],
  ])('%s is %s', (day, name) => expect(publicHoliday(day)).toBe(name))
})

describe('the state of now', () => {
  const periods = [{ from: '2026-11-26T06:00:00Z', to: '2026-11-26T18:00:00Z' }]
  it('is open up to, and without, the closing time', () => {
    expect(openStateAt(new Date('2026-11-26T06:00:00Z'), periods).kind).toBe('open')
    expect(openStateAt(new Date('2026-11-26T17:00:00Z'), periods)).toMatchObject({ kind: 'closing', minutes: 60 })
    expect(openStateAt(new Date('2026-11-26T17:59:59Z'), periods)).toMatchObject({ kind: 'closing', minutes: 1 })
    expect(openStateAt(new Date('2026-11-26T18:00:00Z'), periods)).toEqual({ kind: 'closed', opens: null })
  })
  it('may be without an end', () => {
    expect(
      openStateAt(new Date('2026-11-26T06:00:00Z'), [{ from: '2026-11-25T00:00:00Z', to: '2026-12-04T00:00:00Z' }]),
    ).toEqual({
      kind: 'always',
    })
  })
})

describe('lunch', () => {
  const round = { day: '2026-01-05', repeatWeeks: 2 }
  const later = { day: '2026-11-23', repeatWeeks: 2 }
  const once = { day: '2026-12-07', repeatWeeks: 0 }
  it('of the day itself comes before what comes round, the latest round before an older one', () => {
    expect(lunchOn('2026-01-19', [round, later])).toBe(round)
    expect(lunchOn('2026-01-12', [round, later])).toBeNull()
    expect(lunchOn('2026-12-07', [round, later])).toBe(later)
    expect(lunchOn('2026-12-07', [later, round])).toBe(later)
    expect(lunchOn('2026-12-07', [round, later, once])).toBe(once)
    expect(lunchOn('2026-12-21', [once])).toBeNull()
    expect(lunchOn('2025-12-22', [round])).toBeNull()
  })
  it('is listed by weeks that begin on Monday, also across the turn of the year', () => {
    expect(lunchWeeks('2027-01-03', 2, [round]).map(({ day }) => day)).toEqual(['2027-01-04'])
  })
  it.each(['', 'null', '{', '{}', '[1,null,{"Id":1}]', '[{"Id":"1","Title":"x"}]'])(
    'from “%s” is an empty list',
    (json) => expect(parseLunchLists(json)).toEqual([]),
  )
  it('is read from its JSON', () => {
    const item = { Id: '1', Title: 'Maanantai', MainBody: '<p>Keitto</p>' }
    expect(parseLunchLists(JSON.stringify([item, { Id: 2 }]))).toEqual([item])
  })
})

describe('hours in words', () => {
  it('are short in Finnish and Swedish, and whole in English', () => {
    expect(formatRange('08:00', '20:30', 'fi')).toBe('8–20.30')
    expect(formatRange('08:00', '24:00', 'sv')).toBe('8–24')
    expect(formatRange('08:00', '20:30', 'en')).toBe('8:00–20:30')
    expect(formatTime('', 'en')).toBe('')
  })
})

describe('our map', () => {
  it('has the whole country, north up', () => {
    const hanko = onMap({ latitude: 59.82, longitude: 22.95 })
    const utsjoki = onMap({ latitude: 69.9, longitude: 27.0 })
    expect(utsjoki.y).toBeLessThan(hanko.y)
    expect(utsjoki.x).toBeGreaterThan(hanko.x)
    for (const { x, y } of [hanko, utsjoki]) {
      expect(x > 0 && x < mapWidth).toBe(true)
      expect(y > 0 && y < mapHeight).toBe(true)
    }
  })
  it('keeps pins apart, even those of one place, and always alike', () => {
    const pins = [...Array.from({ length: 5 }, () => ({ x: 100, y: 100 })), { x: 110, y: 95 }]
    const placed = spread(pins, 20)
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(15)
    expect(spread(pins, 20)).toEqual(placed)
  })
  it('knows how far it is', () => {
    const far = distanceKm({ latitude: 60.17, longitude: 24.94 }, { latitude: 61.5, longitude: 23.76 })
    expect(far).toBeGreaterThan(158)
    expect(far).toBeLessThan(164)
  })
})

describe('a street map', () => {
  const helsinki = [
    { latitude: 60.1942, longitude: 24.9661 },
    { latitude: 60.1689, longitude: 24.9476 },
    { latitude: 60.1675, longitude: 24.9312 },
  ]
  const rovaniemi = { latitude: 66.5015, longitude: 25.7329 }

  it.each([
    ['one place', [rovaniemi], 16],
    ['a city', helsinki, 12],
    ['the country', [...helsinki, rovaniemi], 4],
  ])('shows all of %s, as near as that goes, on tiles without a gap', (_of, places, zoom) => {
    const { tiles, pins } = streetMap(places, 0, null)
    expect(pins.every(({ left, top }) => Math.abs(left) <= 150 && Math.abs(top) <= 150)).toBe(true)
    expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([zoom]))
    const lefts = [...new Set(tiles.map(({ left }) => left))].toSorted((a, b) => a - b)
    expect(lefts.every((left, index) => index === 0 || left - (lefts[index - 1] ?? 0) === 256)).toBe(true)
    expect([Math.min(...lefts) <= -384, Math.max(...lefts) + 256 >= 384]).toEqual([true, true])
  })

  it('has the tile that a place is on as others number it, with the place on it', () => {
    const { tiles } = streetMap([{ latitude: 60.1699, longitude: 24.9384 }], 0, null)
    const under = tiles.find(({ left, top }) => left <= 0 && left > -256 && top <= 0 && top > -256)
    expect(under).toMatchObject({ z: 16, x: 37307, y: 18969 })
  })

  it('comes nearer round one of them, and no nearer or farther than tiles go', () => {
    const near = streetMap(helsinki, 3, 1)
    expect(near.pins[1]).toEqual({ left: 0, top: 0 })
    expect(streetMap(helsinki, 99, null)).toMatchObject({ canCloser: false, canFarther: true })
    expect(streetMap(helsinki, -99, null)).toMatchObject({ canCloser: true, canFarther: false })
  })
})

describe('the state of a finder in its address', () => {
  it('goes there and back, and leaves what is others’', () => {
    const state = { query: 'kulma', city: 'Åbo', categoryIds: [1, 5], openNow: true, pages: 3 }
    const params = formatLocationState(state, [['utm', 'x']])
    expect(params[0]).toEqual(['utm', 'x'])
    expect(parseLocationState(params)).toEqual(state)
    expect(formatLocationState(noLocationState, params)).toEqual([['utm', 'x']])
  })
  it('takes nothing that makes no sense', () => {
    const params: [string, string][] = [
      ['query', ` a\u0000  b${'x'.repeat(300)}`],
      ['city', '\ud800'],
      ['categoryIds', '5,x,1,-2'],
      ['categoryIds', '1'],
      ['openNow', '1'],
      ['page', '1e9'],
    ]
    const state = parseLocationState(params)
    expect(state.query).toHaveLength(100)
    expect(state).toMatchObject({ city: '', categoryIds: [1, 5], openNow: false, pages: 8 })
    expect(parseLocationState([['page', '-1']]).pages).toBe(1)
  })
})
