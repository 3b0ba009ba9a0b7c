import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import contentTexts from '#src/content/texts/fi.json' with { type: 'json' }
import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import type { LocationPageFields, LunchItem } from '../contract/location-page.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { LocationPage } from './LocationPage.tsx'

const lunchOf = (day: string): LunchItem => ({ Id: day, Title: `Lista ${day}`, MainBody: `<p>Keitto ${day}</p>` })

const fields: LocationPageFields = {
  title: 'Vallilan *tehdaskahvila*',
  mainImage: null,
  mainIntro: '',
  mainBody: '',
  field: 'mint',
  streetAddress: 'Nilsiänkatu 12',
  postalCode: '00510',
  city: 'Helsinki',
  country: 'FIN',
  latitude: 60.1942,
  longitude: 24.9661,
  phone: '',
  email: '',
  services: ['lunch'],
  openingHoursMondayToFriday: '08:00',
  closingHoursMondayToFriday: '20:00',
  openingHoursSaturday: '',
  closingHoursSaturday: '',
  openingHoursSunday: '',
  closingHoursSunday: '',
  additionalOpeningHours: '',
  additionalContactInformation: '',
  specialHours: [],
  isOpenNow: true,
  openPeriods: [],
  mapsUrl: 'https://www.openstreetmap.org/',
  lunchLists: JSON.stringify(['2026-11-25', '2026-11-26', '2026-12-01'].map(lunchOf)),
  lunchListUrl: '',
  nearby: [],
  finderUrl: '',
  mapTiles: null,
  today: '2026-11-25',
  answeredAt: '2026-11-25T10:00:00.000Z',
}

afterEach(() => void vi.useRealTimers())

function show(now: string): void {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const page = samplePage({ contentType: ['Page', 'LocationPage'], ...fields })
  const element = (
    <TextContext value={textsOf('fi', { ...contentTexts, ...texts })}>
      <PageContext value={page}>
        <LocationPage page={page} />
      </PageContext>
    </TextContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

it.each<readonly [string, readonly string[], readonly string[]]>([
  ['2026-11-25T10:00:00Z', ['Lista 2026-11-25'], []],
  ['2026-11-26T10:00:00Z', ['Lista 2026-11-26'], ['Keitto 2026-11-25']],
  ['2026-11-28T10:00:00Z', [], ['Keitto 2026-11-25', 'Keitto 2026-11-26']],
])(
  'has lunch as accordions by week, of which at %s is open: %j; what is over is folded into one: %j',
  (now, open, past) => {
    show(now)
    expect(screen.getByRole('heading', { level: 2, name: 'Lounas tällä viikolla' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Lounas ensi viikolla' })).toBeTruthy()
    const lists = [...document.querySelectorAll('.locations-lunch details:not(:has(details))')]
    const menuOf = (list: Element) => list.querySelector('.locations-menu')?.textContent
    expect(lists.map((list) => menuOf(list) ?? '').toSorted()).toEqual([
      'Keitto 2026-11-25',
      'Keitto 2026-11-26',
      'Keitto 2026-12-01',
    ])
    expect(lists.filter((list) => list.matches('details details')).map(menuOf)).toEqual(past)
    expect(document.querySelectorAll('.locations-lunch details:has(details)')).toHaveLength(past.length > 0 ? 1 : 0)
    const titles = [...document.querySelectorAll('.locations-lunch details[open]')].map(
      (list) => list.querySelector('h3')?.textContent,
    )
    expect(titles).toEqual(open)
  },
)
