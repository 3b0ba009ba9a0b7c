import type { BlockDefinition, BlockOf } from '#src/content/contract/block-definition.ts'
import { field } from '#src/content/contract/fields.ts'
import { sampleBase } from '#src/content/contract/sample-base.ts'
import { backdrop, headingLevel } from '#src/content/contract/shared-fields.ts'
import type { LocationHit, LocationList } from '../../contract/location-list.ts'
import type { MapTiles } from '../../contract/map-tiles.ts'

const fields = {
  title: field.string('Otsikko', 'Title', { required: true, emphasis: true, maxLength: 200 }),
  headingLevel,
  lead: field.text('Ingressi', 'Lead', { maxLength: 600 }),
  field: backdrop,
}

/** Search for cafés and shops by text, city, services and position. As a page's first block it is the page's head. */
export type LocationFinderBlock = BlockOf<typeof fields> & {
  /** First page of all places, added on delivery. */
  answer: LocationList
  cityOptions: string[]
  /** Null: the block shows our own drawing only. */
  mapTiles: MapTiles | null
}

const hit = (contentId: number, title: string, more: Partial<LocationHit> = {}): LocationHit => ({
  contentId,
  url: `/kahvilat/${contentId}`,
  image: '',
  title,
  streetAddress: 'Nilsiänkatu 12',
  postalCode: '00510',
  city: 'Helsinki',
  openingHoursMondayToFriday: '08:00',
  closingHoursMondayToFriday: '20:00',
  openingHoursSaturday: '10:00',
  closingHoursSaturday: '17:00',
  openingHoursSunday: '',
  closingHoursSunday: '',
  latitude: 60.194,
  longitude: 24.966,
  isOpenNow: true,
  openPeriods: [
    { from: '2026-11-26T06:00:00.000Z', to: '2026-11-26T18:00:00.000Z' },
    { from: '2026-11-27T06:00:00.000Z', to: '2026-11-27T18:00:00.000Z' },
  ],
  distanceKm: null,
  mapsUrl: 'https://www.openstreetmap.org/?mlat=60.194&mlon=24.966#map=17/60.194/24.966',
  hasLunch: true,
  ...more,
})

const services = ['Lounas', 'Kahvila', 'Myymälä', 'Esteetön', 'Koirat sallittu', 'Langaton verkko']
const answer: LocationList = {
  hits: [
    hit(1, 'Vallilan *tehdaskahvila*'),
    hit(2, 'Kampin *kulma*', { hasLunch: false, streetAddress: 'Urho Kekkosen katu 1', postalCode: '00100' }),
  ],
  facetCategories: [
    {
      id: 1,
      name: 'Palvelut',
      order: 1,
      facetSubcategories: services.map((name, index) => ({
        id: index + 1,
        name,
        count: index % 3,
        selected: false,
      })),
    },
  ],
  hasMore: false,
  totalCount: 2,
  pins: [{ city: 'Helsinki', count: 2, latitude: 60.18, longitude: 24.95 }],
  openNow: false,
  answeredAt: '2026-11-26T08:00:00.000Z',
}

const full: LocationFinderBlock = {
  ...sampleBase('LocationFinderBlock', 121),
  title: 'Kahvilat *ja myymälät*',
  headingLevel: 'h2',
  lead: 'Pöytiä, joissa pala suklaata tulee kahvin mukana pyytämättä.',
  field: 'mint',
  answer,
  cityOptions: ['Helsinki', 'Tampere', 'Turku'],
  mapTiles: null,
}
const bare: LocationFinderBlock = {
  ...full,
  ...sampleBase('LocationFinderBlock', 122),
  headingLevel: 'h3',
  lead: '',
  answer: { ...answer, hits: [], totalCount: 0, pins: [], facetCategories: [] },
  cityOptions: [],
}

export const locationFinderBlock = {
  type: 'LocationFinderBlock',
  label: { fi: 'Kahvilahaku', en: 'Location finder' },
  category: 'products',
  icon: 'map',
  fields,
  samples: [full, bare],
} as const satisfies BlockDefinition
