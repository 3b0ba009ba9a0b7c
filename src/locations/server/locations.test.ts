import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDeliveryShop, type DeliveryShop } from '../../../tests/delivery/support/delivery-shop.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import type { ContentSearchAnswer } from '#src/content/contract/content-search.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { LocationFinderBlock } from '../blocks/location-finder-block/location-finder.block.ts'
import type { LocationList } from '../contract/location-list.ts'
import type { LocationLunchListPageFields, LocationPageFields, LunchItem } from '../contract/location-page.ts'

let shop: DeliveryShop
beforeAll(async () => {
  shop = await startDeliveryShop()
})
afterAll(() => shop.stop())

const ask = async (query: Record<string, string>): Promise<LocationList> => {
  const answer = await shop.send({ url: '/api/locations', query })
  expect(answer.statusCode, JSON.stringify(query)).toBe(200)
  return answer.json<LocationList>()
}
const titles = ({ hits }: LocationList): string[] => hits.map(({ title }) => title.replaceAll(/[*\u00ad]/g, ''))
const cities = async (query: Record<string, string>): Promise<string[]> =>
  (await shop.send({ url: '/api/locations/cityoptions', query })).json<string[]>()

async function page<Fields>(path: string, language: Language): Promise<PageModel<Fields>> {
  const contentUrl = language === 'sv' ? withLanguage(path, 'sv') : path
  const query = { contentUrl, currentPageUrl: withLanguage(path, language) }
  const answer = await shop.send({ url: '/api/cda/content', query })
  expect(answer.statusCode, path).toBe(200)
  return answer.json<PageModel<Fields>>()
}

describe('the list of places', () => {
  it('has twelve of fourteen in the Finnish alphabet, says that there are more, and has them on the next page', async () => {
    const first = await ask({})
    expect(first).toMatchObject({ totalCount: 14, hasMore: true })
    expect(first.hits).toHaveLength(12)
    const second = await ask({ page: '2' })
    expect(second).toMatchObject({ totalCount: 14, hasMore: false })
    const all = [...titles(first), ...titles(second)]
    expect(new Set(all).size).toBe(14)
    expect(all).toEqual(all.toSorted(new Intl.Collator('fi').compare))
  })

  it('has every field of a hit, and the six times by their names', async () => {
    const { hits } = await ask({ q: 'Kampin kulma' })
    expect(hits).toHaveLength(1)
    expect(hits[0]).toMatchObject({
      url: '/kahvilat/kampin-kulma',
      streetAddress: 'Urho Kekkosen katu 7',
      postalCode: '00100',
      city: 'Helsinki',
      openingHoursMondayToFriday: '07:30',
      closingHoursMondayToFriday: '18:00',
      openingHoursSaturday: '09:00',
      closingHoursSaturday: '18:00',
      openingHoursSunday: '',
      closingHoursSunday: '',
      distanceKm: null,
      hasLunch: false,
      mapsUrl: 'https://www.openstreetmap.org/?mlat=60.1675&mlon=24.9312#map=17/60.1675/24.9312',
    })
    expect(hits[0]?.image).toMatch(/^\/media\//)
  })

  it.each([
    ['fi', 'Helsinki', 4],
    ['sv', 'Helsingfors', 4],
    ['en', 'helsinki', 4],
    ['fi', 'Åbo', 2],
    ['fi', 'Nowhere', 0],
  ])('in %s of the city %s has %i', async (language, city, count) => {
    expect((await ask({ language, city })).totalCount).toBe(count)
  })

  it.each([
    ['fi', 'helsingissä', 4],
    ['fi', 'turussa', 2],
    ['fi', 'tampereella', 2],
    ['fi', 'kahvilat rovaniemellä', 1],
    ['fi', 'missä on kahvila helsingissä', 4],
    ['fi', '00510', 1],
    ['fi', '005', 2],
    ['fi', 'rantakatu', 1],
    ['fi', 'kauppahalli', 1],
    ['sv', 'helsingfors', 4],
    ['sv', 'lunch i åbo', 1],
    ['sv', 'lunch åbo', 1],
    ['en', 'helsinki shop', 4],
    ['fi', 'jyvaskyla', 1],
    ['fi', 'autokorjaamo', 0],
  ])('in %s finds for “%s” %i', async (language, q, count) => {
    expect((await ask({ language, q })).totalCount).toBe(count)
  })

  it('is narrowed by services, of which each must be there; what a further one would leave is counted', async () => {
    const lunch = await ask({ categoryIds: '1' })
    expect(lunch.totalCount).toBe(7)
    const [group] = lunch.facetCategories
    expect(group).toMatchObject({ name: 'Palvelut', order: 1 })
    const dogs = group?.facetSubcategories.find(({ name }) => name === 'Koirat sallittu')
    expect(dogs).toMatchObject({ id: 5, selected: false })
    expect((await ask({ categoryIds: '1,5' })).totalCount).toBe(dogs?.count)
    expect((await ask({ categoryIds: '99' })).totalCount).toBe(14)
  })

  it('is nearest first round a position, and not beyond a radius', async () => {
    const near = await ask({ lat: '60.45', lng: '22.26' })
    const distances = near.hits.map(({ distanceKm }) => distanceKm ?? 0)
    expect(near.hits[0]?.city).toBe('Turku')
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const within = await ask({ lat: '60.45', lng: '22.26', radiusKm: '10' })
    expect(within.totalCount).toBe(2)
  })

  it('needs both numbers of a position', async () => {
    const answer = await shop.send({ url: '/api/locations', query: { lat: '60.1' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: { lng: [expect.any(String)] } })
  })

  it('has one pin for each city, whatever page its places are on', async () => {
    const { pins } = await ask({})
    expect(pins.map(({ city }) => city)).toEqual(await cities({}))
    expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(14)
  })

  it('keeps to the hours: on a Sunday, on Independence Day, on Christmas Eve and past midnight', async () => {
    const openAt = async (moment: string, query: Record<string, string> = {}) => {
      shop.clock.set(moment)
      const { hits } = await ask({ openNow: 'true', pageSize: '100', ...query })
      expect(hits.every(({ isOpenNow }) => isOpenNow)).toBe(true)
      return hits.map(({ url }) => url.split('/').at(-1) ?? '')
    }
    expect(await openAt('2026-11-28T23:30:00Z')).toEqual(['iltabaari-suukko'])
    expect(await openAt('2026-11-29T00:00:00Z')).toEqual([])
    // Sunday 6 December: places that close on holidays are closed, the others have Sunday's hours.
    expect(await openAt('2026-12-06T11:00:00Z', { city: 'Helsinki' })).toEqual(['kluuvin-konvehtitiski'])
    expect(await openAt('2026-12-24T06:30:00Z')).toHaveLength(14)
    expect(await openAt('2026-12-24T12:00:00Z')).toEqual([])
    expect(await openAt('2026-11-26T10:00:00Z', { city: 'Turku' })).toEqual(['aurajoen-puoti'])
    // A word of the text asks for it as well, and the answer says so.
    const worded = await ask({ q: 'auki turku' })
    expect(worded.hits.map(({ url }) => url)).toEqual(['/kahvilat/aurajoen-puoti'])
    expect([worded.openNow, (await ask({ q: 'turku' })).openNow]).toEqual([true, false])
  })
})

describe('the options of cities', () => {
  it('are those of the language, in the Finnish alphabet, and of chosen services only', async () => {
    expect(await cities({ language: 'fi' })).toEqual([
      'Espoo',
      'Helsinki',
      'Jyväskylä',
      'Kuopio',
      'Oulu',
      'Porvoo',
      'Rovaniemi',
      'Tampere',
      'Turku',
    ])
    expect(await cities({ language: 'sv' })).toContain('Åbo')
    expect((await cities({ language: 'sv' })).at(-1)).toBe('Åbo')
    expect(await cities({ categoryIds: '1' })).not.toContain('Porvoo')
  })
})

describe('the page of a place', () => {
  it.each([
    ['fi', '/kahvilat/vallilan-tehdaskahvila', 'Helsinki', 'itsenäisyyspäivä'],
    ['sv', '/kafeer/fabrikskafeet-i-vallgard', 'Helsingfors', 'självständighetsdagen'],
    ['en', '/cafes/vallila-factory-cafe', 'Helsinki', 'Independence Day'],
  ] as const)('in %s has all its fields, and the holidays to come', async (language, path, city, holiday) => {
    shop.clock.set('2026-11-26T10:00:00Z')
    const model = await page<LocationPageFields>(path, language)
    expect(model).toMatchObject({
      contentType: ['Page', 'LocationPage'],
      postalCode: '00510',
      city,
      country: 'FIN',
      latitude: 60.1942,
      longitude: 24.9661,
      openingHoursMondayToFriday: '08:00',
      services: ['lunch', 'cafe', 'shop', 'accessible', 'wifi'],
      today: '2026-11-26',
    })
    expect(model.mainBody).toContain('<h2>')
    expect(model.additionalOpeningHours).not.toBe('')
    expect(model.additionalContactInformation).not.toBe('')
    expect(model.specialHours.find(({ date }) => date === '2026-12-06')).toEqual({
      date: '2026-12-06',
      open: '',
      close: '',
      closed: true,
      label: holiday,
    })
    expect(model.specialHours.find(({ date }) => date === '2026-12-24')).toMatchObject({
      open: '08:00',
      close: '13:00',
    })
    expect(model.nearby).toHaveLength(3)
    expect(model.nearby.every(({ city: other }) => other === city)).toBe(true)
  })

  it('calls nearby only what is within 40 km', async () => {
    const found: (number | null)[] = []
    for (const { url } of (await ask({ pageSize: '50' })).hits)
      found.push(...(await page<LocationPageFields>(url, 'fi')).nearby.map(({ distanceKm }) => distanceKm))
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter((km) => km === null || km > 40)).toEqual([])
  })

  it('brings lunch of this week and the next as a JSON string of Id, Title and MainBody, whenever it is', async () => {
    for (const [moment, ids, title] of [
      ['2026-11-26T10:00:00Z', ['2026-11-23', '2026-12-04'], 'Maanantai\u00a023.11.'],
      ['2027-06-02T10:00:00Z', ['2027-05-31', '2027-06-11'], 'Maanantai\u00a031.5.'],
    ] as const) {
      shop.clock.set(moment)
      const { lunchLists } = await page<LocationPageFields>('/kahvilat/vallilan-tehdaskahvila', 'fi')
      const items = JSON.parse(lunchLists) as LunchItem[] // looked at below
      expect(items).toHaveLength(10)
      expect([items[0]?.Id, items.at(-1)?.Id]).toEqual(ids)
      expect(Object.keys(items[0] ?? {})).toEqual(['Id', 'Title', 'MainBody'])
      expect(items[0]?.Title).toBe(title)
    }
  })

  it('has the place for search engines, with the hours of its holidays', async () => {
    const { pageMetadata } = await page<LocationPageFields>('/kahvilat/vallilan-tehdaskahvila', 'fi')
    const data = pageMetadata.structuredData.find((entry) => entry['@type'] === 'CafeOrCoffeeShop')
    expect(data).toMatchObject({
      name: 'Vallilan tehdaskahvila',
      telephone: '09 4245 1210',
      address: { streetAddress: 'Nilsiänkatu 12', addressLocality: 'Helsinki', addressCountry: 'FI' },
      geo: { latitude: 60.1942 },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '20:00' },
        { dayOfWeek: ['Saturday'] },
        { dayOfWeek: ['Sunday'] },
      ],
    })
    expect(String(data?.['url'])).toMatch(/^https?:\/\/.*\/kahvilat\/vallilan-tehdaskahvila$/)
  })

  it('of lunch lists has a heading for each day, and the way back', async () => {
    const model = await page<LocationLunchListPageFields>('/kahvilat/vallilan-tehdaskahvila/lounas', 'fi')
    expect(model.mainBody.match(/<h2>/g)).toHaveLength(10)
    expect(model.locationUrl).toBe('/kahvilat/vallilan-tehdaskahvila')
  })

  it('is found by the content search, as a kind of its own', async () => {
    const answer = await shop.send({ url: '/api/search/content', query: { q: 'valulinja', language: 'fi' } })
    const hits = answer.json<ContentSearchAnswer>().hits.filter(({ topic }) => topic === 'Kahvila tai myymälä')
    expect(hits.map(({ url }) => url)).toEqual(['/kahvilat/vallilan-tehdaskahvila'])
  })

  it('stands in the sitemap of places', async () => {
    const { body } = await shop.send({ url: '/sitemap-locations-sv.xml' })
    expect(body).toContain('/sv/kafeer/boden-vid-aura-a</loc>')
  })
})

describe('the page of the finder', () => {
  const finder = (model: PageModel) => model.mainContentArea[0] as unknown as LocationFinderBlock // its only block

  it('has the first twelve and the cities in its model', async () => {
    const block = finder(await page('/kahvilat', 'fi'))
    expect(block.answer).toMatchObject({ totalCount: 14 })
    expect(block.cityOptions).toHaveLength(9)
  })

  it('follows what operators and editors change', async () => {
    await shop.database.sql`update location set city = '{"fi":"Vantaa","sv":"","en":""}' where code = 'tapiola'`
    await shop.database.sql`insert into cache_event (tags) values (${['locations']})`
    await expect.poll(async () => cities({})).toContain('Vantaa')
    await expect.poll(async () => finder(await page('/kahvilat', 'fi')).cityOptions).toContain('Vantaa')
  })

  it.each([
    ['?city=Turku', 'Aurajoen', 'Kampin'],
    ['?query=helsingissä', 'Kampin', 'Aurajoen'],
    ['?categoryIds=1', 'Aurajoen', 'Kampin'],
    ['?page=2', 'Vanhan', 'zzz'],
  ])('shows without script what %s asks for, and keeps it from search engines', async (query, there, away) => {
    const answer = await shop.send({ url: `/kahvilat${encodeURI(query)}` })
    expect(answer.statusCode).toBe(200)
    const main = /<main.*<\/main>/s.exec(answer.body)?.[0].replaceAll('\u00ad', '') ?? ''
    expect(main).toContain(there)
    expect(main).not.toContain(away)
    expect(answer.body).toContain('noindex, nofollow')
  })
})
