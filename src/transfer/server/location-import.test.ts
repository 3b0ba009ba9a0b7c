import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { briefly, createImportBench, type ImportBench } from '../../../tests/support/import-bench.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { findLocations } from '#src/locations/server/location-writes.service.ts'

const clock = createTestClock('2026-11-26T10:00:00Z')
let test: TestDatabase
let shop: ImportBench
let operator: Operator
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  shop = createImportBench(test.db, clock)
  operator = createOperator({ db: test.db, clock })
})
afterAll(() => test.drop())

const columns = 'location_code,street_fi,city_fi,postal_code,latitude,longitude,services,weekdays,saturday,holidays'
const place = async (code: string) => (await findLocations(test.db, [code]))[0]

describe('a file of places', () => {
  it('brings new ones, and changes of others what it says', async () => {
    const outcome = await shop.import(
      'locations',
      [
        columns,
        'lahti,Aleksanterinkatu 4,Lahti,15110,60.9832,25.6612,lunch|shop,09:00-18:00,18:00-02:00,closed',
        'kamppi,Urho Kekkosen katu 9,Helsinki,00100,60.1675,24.9312,cafe,07:00-18:00,,',
      ].join('\n'),
    )
    expect(outcome).toMatchObject({ added: 1, changed: 1, refused: 0, faults: [] })
    expect(await place('lahti')).toMatchObject({
      countryCode: 'FIN',
      services: ['lunch', 'shop'],
      saturday: { open: '18:00', close: '02:00' },
      sunday: null,
      holidays: 'closed',
    })
    const kamppi = await place('kamppi')
    expect(kamppi).toMatchObject({ streetAddress: { fi: 'Urho Kekkosen katu 9' }, saturday: null, holidays: 'sunday' })
    // What the file has no column for stays.
    expect(kamppi?.phone).toBe('09 4245 1230')
    expect(kamppi?.specialDays.length).toBeGreaterThan(5)
  })

  it.each([
    ['weekdays', '8-20', 'hours'],
    ['weekdays', '08:00-08:00', 'hours'],
    ['saturday', '08:00-25:00', 'hours'],
    ['latitude', '91', 'range'],
    ['longitude', '24,9,1', 'number'],
    ['services', 'lunch|sauna', 'choice'],
    ['services', 'lunch|lunch', 'twice'],
    ['holidays', 'open', 'choice'],
    ['postal_code', '<b>', 'format'],
    ['city_fi', '', 'required'],
    ['city_fi', '\u202e', 'characters'],
  ])('is refused at its cell: %s', async (column, value, reason) => {
    const good = ['oulu', 'Aittatori 4', 'Oulu', '90100', '65', '25', 'shop', '08:00-20:00', '', 'sunday']
    const cells = columns.split(',').map((name, at) => (name === column ? value : (good[at] ?? '')))
    const before = await place('oulu')
    const outcome = await shop.import('locations', `${columns}\n${cells.map((cell) => `"${cell}"`).join(',')}`)
    expect(outcome).toMatchObject({ changed: 0, refused: 1 })
    expect(briefly(outcome.faults)).toEqual([`2 ${column} ${reason}`])
    expect(await place('oulu')).toEqual(before)
  })

  it('is refused where something new lacks its address', async () => {
    const outcome = await shop.import('locations', 'location_code,weekdays\nuusi,08:00-20:00')
    expect(briefly(outcome.faults)).toEqual([
      '2 street_fi required',
      '2 postal_code required',
      '2 city_fi required',
      '2 latitude required',
      '2 longitude required',
    ])
  })
})

describe('a file of days', () => {
  it('takes the place of the days before, and one line without a date takes all away', async () => {
    const lines = (...rows: string[]) => ['location_code,date,hours,label_fi,label_sv', ...rows].join('\n')
    await shop.import('special-hours', lines('oulu,2026-12-23,10:00-22:00,aatonaatto,', 'oulu,2026-12-24,,,'))
    expect((await place('oulu'))?.specialDays).toEqual([
      { day: '2026-12-23', hours: { open: '10:00', close: '22:00' }, label: { fi: 'aatonaatto', sv: '', en: '' } },
      { day: '2026-12-24', hours: null, label: { fi: '', sv: '', en: '' } },
    ])
    expect(await shop.import('special-hours', lines('oulu,,,,'))).toMatchObject({ changed: 1, faults: [] })
    expect((await place('oulu'))?.specialDays).toEqual([])
  })

  it('is refused for an unknown place, a day that is none, and a day twice', async () => {
    const outcome = await shop.import(
      'special-hours',
      [
        'location_code,date,hours',
        'nowhere,2026-12-24,08:00-10:00',
        'kuopio,2026-02-30,08:00-10:00',
        'turku-aura,2026-12-24,',
        'turku-aura,2026-12-24,08:00-10:00',
      ].join('\n'),
    )
    expect(outcome.refused).toBe(3)
    expect(briefly(outcome.faults)).toEqual(['2 location_code unknown', '3 date date', '5 date twice'])
  })

  it('of lunch is cleaned, and refused with markup that pages do not allow', async () => {
    const header = 'location_code,date,repeat_weeks,body_fi'
    const outcome = await shop.import(
      'lunch',
      [
        header,
        'oulu,2026-11-30,1,<p>Keitto</p>',
        'kuopio,2026-11-30,,<script>alert(1)</script>',
        'vallila,2026-11-30,13,',
      ].join('\n'),
    )
    expect(briefly(outcome.faults)).toEqual(['3 body_fi markup', '4 repeat_weeks range', '4 body_fi required'])
    expect((await place('oulu'))?.lunch).toEqual([
      { day: '2026-11-30', repeatWeeks: 1, body: { fi: '<p>Keitto</p>', sv: '', en: '' } },
    ])
  })
})

describe('a place', () => {
  it('is set and taken back from the command line, and refused in words', async () => {
    const said = async (...words: string[]) => (await operator.line('locations', ...words)).text
    expect(await said('hours', 'porvoo', 'sunday=closed', 'holidays=closed')).toContain('Sun closed, holidays closed')
    expect(await said('day', 'porvoo', '2026-12-27', '18:00-02:00', 'fi=tanssit')).toBe(
      'porvoo 2026-12-27: 18:00-02:00',
    )
    expect((await place('porvoo'))?.specialDays.find(({ day }) => day === '2026-12-27')?.label.fi).toBe('tanssit')
    expect(await said('day', 'porvoo', '2026-12-27', 'ordinary')).toBe('porvoo 2026-12-27: ordinary')
    expect((await place('porvoo'))?.specialDays.some(({ day }) => day === '2026-12-27')).toBe(false)
    expect(await said('list', 'porv')).toMatch(/^porvoo {2}Porvoo: .*OPEN$/)
    expect(await said('hours', 'nowhere', 'sunday=closed')).toBe('There is no place "nowhere"')
    expect(await said('hours', 'porvoo', 'sunday=10')).toContain('neither hours such as')
    expect(await said('hours', 'porvoo')).toContain('At least one is needed')
    expect(await said('hours', 'porvoo', 'monday=closed')).toContain('says nothing here')
    expect(await said('day', 'porvoo', '2026-02-30', 'closed')).toContain('is no day')
    expect(await said('day', 'porvoo', '2026-12-27', 'closed', 'de=x')).toContain('says nothing here')
    expect(await said('remove', 'nowhere')).toContain('There is no place')
  })
})
