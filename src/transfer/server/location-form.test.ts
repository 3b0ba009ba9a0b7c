import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { EntryForm, LocationFormBody } from '../contract/entry-form.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const code = 'lahti'
const address = {
  street_fi: 'Aleksanterinkatu 4',
  postal_code: '15110',
  city_fi: 'Lahti',
  latitude: '60,9832',
  longitude: '25,6612',
}
const call = <Body>(method: 'GET' | 'PUT', id: string, payload?: object, role = 'CustomerService') =>
  shop.call<Body>({
    method,
    url: `/api/admin/locations/${id}/form`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'fi' },
    ...(payload && { payload }),
  })
const read = async (id = code): Promise<EntryForm> => (await call<EntryForm>('GET', id)).body
const save = (form: Partial<LocationFormBody>, id = code, role?: string) =>
  call<{ errors: Record<string, string[]> } & { key: string }[]>(
    'PUT',
    id,
    { version: null, values: {}, parts: [], ...form },
    role,
  )
const partsOf = (form: EntryForm, group: string) => form.parts.filter((part) => part.code.startsWith(`${group}-`))

beforeEach(async () => {
  await shop.database.run('delete from location')
  expect((await save({ values: { ...address, weekdays: '08:00-18:00', services: ['cafe', 'lunch'] } })).status).toBe(
    200,
  )
  shop.clock.advance(1_000)
})

describe('a café by form', () => {
  it('is changed in the fields that were, and leaves who did it', async () => {
    const before = await read()
    expect(before.values).toMatchObject({
      ...address,
      latitude: '60.9832',
      longitude: '25.6612',
      country: 'FIN',
      weekdays: '08:00-18:00',
      saturday: '',
      services: ['cafe', 'lunch'],
    })
    const values = { saturday: '10:00-24:00', city_sv: 'Lahtis', phone: '03 123 456' }
    expect((await save({ version: before.version, values })).status).toBe(200)
    expect((await read()).values).toEqual({ ...before.values, ...values })
    const [entry] = await shop.database.sql<{ command: string; after: object }>`
      select command, after from audit_entry where subject_kind = 'location' order by id desc limit 1`
    expect(entry).toMatchObject({ command: 'location.changed', after: { columns: Object.keys(values) } })
    const { body } = await shop.call<{ weekdays: string; timeline: { key: string }[] }>({
      method: 'GET',
      url: `/api/admin/locations/${code}`,
      headers: { authorization: 'Bearer staff-CustomerService' },
    })
    expect([body.weekdays, body.timeline.map(({ key }) => key)]).toEqual([
      '08:00-18:00',
      ['location.changed', 'location.changed'],
    ])
  })

  it('is found by its town in any language, and shown in the reader’s', async () => {
    const { version } = await read()
    expect((await save({ version, values: { city_sv: 'Lahtis' } })).status).toBe(200)
    const found = async (city: string, language: string) => {
      const { body } = await shop.call<{ items: { city: string }[] }>({
        method: 'GET',
        url: `/api/admin/locations?filter=${encodeURIComponent(JSON.stringify({ city }))}`,
        headers: { authorization: 'Bearer staff-CustomerService', 'accept-language': language },
      })
      return body.items.map((one) => one.city)
    }
    for (const words of ['Lahti', 'lahtis']) {
      expect(await found(words, 'sv')).toEqual(['Lahtis'])
      expect(await found(words, 'fi')).toEqual(['Lahti'])
    }
    expect(await found('Helsinki', 'sv')).toEqual([])
  })

  it('is named by its page in the reader’s language, and by where it is without one', async () => {
    const nameOf = async (language: string) => {
      const headers = { authorization: 'Bearer staff-CustomerService', 'accept-language': language }
      const ask = <Body>(url: string) => shop.call<Body>({ method: 'GET', url: `/api/admin/locations${url}`, headers })
      const { items } = (await ask<{ items: { name: string }[] }>('')).body
      return [(await ask<{ name: string }>(`/${code}`)).body.name, ...items.map(({ name }) => name)]
    }
    const where = `${address.street_fi}, ${address.city_fi}`
    expect(await nameOf('sv')).toEqual([where, where])
    await shop.database.sql`
      with page as (insert into content_item (kind, content_type) values ('page', 'LocationPage') returning id)
      insert into content_version (content_id, language, version, status, name, slug, fields, created_at, created_by)
      select id, language, 1, 'published', 'Kahvila ' || language, language,
        jsonb_build_object('locationCode', ${code}::text), now(), 'Petra'
      from page, unnest(array['fi', 'sv']) as language`
    expect(await nameOf('sv')).toEqual(['Kahvila sv', 'Kahvila sv'])
    expect(await nameOf('en')).toEqual(['Kahvila fi', 'Kahvila fi'])
  })

  it('has special days and lunch set, changed and taken away one by one', async () => {
    const parts: LocationFormBody['parts'] = [
      { code: 'day-2026-12-24', values: { hours: '', label_fi: 'Jouluaatto' } },
      { code: 'day-2026-12-27', values: { hours: '18:00-02:00' } },
      { code: 'lunch-2026-11-30', values: { body_fi: '<p>Keitto</p>', body_sv: '<p>Soppa</p>', repeat_weeks: '2' } },
    ]
    expect((await save({ version: (await read()).version, parts })).status).toBe(200)
    const made = await read()
    expect(made.parts.map((part) => part.code)).toEqual(parts.map((part) => part.code))
    expect(partsOf(made, 'lunch')[0]?.values).toEqual({
      body_fi: '<p>Keitto</p>',
      body_sv: '<p>Soppa</p>',
      body_en: '',
      repeat_weeks: '2',
    })
    shop.clock.advance(1_000)
    const changes: LocationFormBody['parts'] = [
      { code: 'day-2026-12-24', values: { hours: '08:00-12:00' } },
      { code: 'day-2026-12-27', values: null },
    ]
    expect((await save({ version: made.version, parts: changes })).status).toBe(200)
    const after = await read()
    expect(partsOf(after, 'day')).toEqual([
      { code: 'day-2026-12-24', values: { hours: '08:00-12:00', label_fi: 'Jouluaatto', label_sv: '', label_en: '' } },
    ])
    expect(partsOf(after, 'lunch')).toEqual(partsOf(made, 'lunch'))
  })

  it('says what is wrong at each field, of a day too, and writes nothing of it', async () => {
    const before = await read()
    const { status, body } = await save({
      version: before.version,
      values: { city_fi: '', sunday: '8-20', latitude: '91', services: ['sauna'], nothing: 'x', holidays: 'open' },
      parts: [
        { code: 'day-2026-02-30', values: { hours: '08:00-10:00' } },
        { code: 'day-2026-12-24', values: { hours: '-' } },
        // Another person took this day away while its reason was changed: it does not come back closed.
        { code: 'day-2026-12-25', values: { label_fi: 'Joulupäivä' } },
        { code: 'lunch-2026-12-01', values: { body_fi: '<script>x</script>' } },
        { code: 'lunch-2026-12-02', values: { repeat_weeks: '1' } },
        { code: 'x', values: {} },
      ],
    })
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([
      400,
      [
        'city_fi',
        'day-2026-02-30/date',
        'day-2026-12-24/hours',
        'day-2026-12-25/hours',
        'holidays',
        'latitude',
        'lunch-2026-12-01/body_fi',
        'nothing',
        'services',
        'sunday',
        'x/date',
      ],
    ])
    expect(body.errors['sunday']).toEqual(['Ei aukioloaika'])
    const missing = await save({
      version: before.version,
      parts: [{ code: 'lunch-2026-12-02', values: { repeat_weeks: '1' } }],
    })
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([400, ['lunch-2026-12-02/body_fi']])
    expect(await read()).toEqual(before)
  })

  it('keeps what another person saved meanwhile', async () => {
    const { version } = await read()
    expect((await save({ version, values: { phone: '03 1111' } })).status).toBe(200)
    const late = await save({ version, values: { phone: '03 2222' }, parts: [{ code: 'day-2026-12-24', values: {} }] })
    expect([late.status, late.body[0]?.key]).toEqual([409, 'office/version-conflict'])
    expect(await read()).toMatchObject({ values: { phone: '03 1111' }, parts: [] })
  })

  it('is added by one of two who add it at once, and not before it has an address', async () => {
    expect(await read('oulu')).toMatchObject({ version: null, values: {}, parts: [] })
    const bare = await save({ values: { weekdays: '08:00-18:00' } }, 'oulu')
    expect([bare.status, Object.keys(bare.body.errors).toSorted()]).toEqual([
      400,
      ['city_fi', 'latitude', 'longitude', 'postal_code', 'street_fi'],
    ])
    const done = await Promise.all([save({ values: address }, 'oulu'), save({ values: address }, 'oulu')])
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('is for who keeps cafés', async () => {
    const { version } = await read()
    expect((await save({ version, values: { phone: '03 1' } }, code, 'Merchandiser')).status).toBe(403)
    expect((await call('GET', code, undefined, 'Production')).status).toBe(403)
    expect((await save({ version, values: { phone: '03 1234' } }, code, 'Publisher')).status).toBe(200)
  })
})
