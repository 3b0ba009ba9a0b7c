import { languages, type Language, type Localized } from '#src/common/locale.ts'
import { cities, type DemoPlace, places } from '../../locations/places.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture } from '../media.ts'

const finder = {
  key: 'cafes-finder',
  type: 'LocationFinderBlock',
  name: 'Kahvilat: haku',
  fields: {
    title: { fi: 'Kahvilat *ja myymälät*', sv: 'Kaféer *och butiker*', en: 'Cafés *and shops*' },
    headingLevel: 'h1',
    lead: {
      fi: 'Neljätoista pöytää, joissa pala suklaata tulee kahvin mukana pyytämättä.',
      sv: 'Fjorton bord där en bit choklad kommer med kaffet utan att du ber om det.',
      en: 'Fourteen tables where a piece of chocolate comes with the coffee unasked.',
    },
    field: 'mint',
  },
} satisfies BlockDefinition

const cafesPage = {
  key: 'cafes',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Kahvilat ja myymälät', sv: 'Kaféer och butiker', en: 'Cafés and shops' },
  slug: { fi: 'kahvilat', sv: 'kafeer', en: 'cafes' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Kahvilat ja myymälät · Konvehti',
      sv: 'Kaféer och butiker · Konvehti',
      en: 'Cafés and shops · Konvehti',
    },
    metaDescription: {
      fi: 'Konvehdin kahvilat ja myymälät Helsingistä Rovaniemelle: osoitteet, aukioloajat pyhinäkin, lounaslistat ja mikä niistä on auki juuri nyt.',
      sv: 'Konvehtis kaféer och butiker från Helsingfors till Rovaniemi: adresser, öppettider även på helger, luncher och vad som är öppet just nu.',
      en: 'Konvehti’s cafés and shops from Helsinki to Rovaniemi: addresses, opening hours on holidays too, lunch lists and which of them is open now.',
    },
    ogImage: picture('recipes/hot-chocolate'),
    heading: '',
    lead: '',
    mainBody: '',
    field: 'mint',
  },
  areas: { mainContentArea: [finder] },
} satisfies PageDefinition

const each = (make: (language: Language) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized // one for each

const plain = (title: string): string => title.replaceAll('*', '')

const fields = ['mint', 'butter', 'peach', 'sky', 'rose', 'sage', 'lilac'] as const

function placePage(place: DemoPlace, index: number): PageDefinition {
  const { code, title, slug, street, postalCode, city, intro, body } = place
  return {
    key: `location-${code}`,
    type: 'LocationPage',
    parent: 'cafes',
    name: each((language) => plain(title[language])),
    slug,
    fields: {
      ...plainMeta,
      metaTitle: each((language) => `${plain(title[language])} · Konvehti`),
      metaDescription: each(
        (language) => `${street[language]}, ${postalCode} ${cities[city][language]}. ${intro[language]}`,
      ),
      locationCode: code,
      title,
      mainIntro: intro,
      mainImage: picture(place.picture),
      mainBody: body,
      additionalOpeningHours: place.hoursNote ?? '',
      additionalContactInformation: place.contactNote ?? '',
      field: fields[index % fields.length] ?? 'mint',
    },
  }
}

function lunchPage({ code, title }: DemoPlace): PageDefinition {
  return {
    key: `lunch-${code}`,
    type: 'LocationLunchListPage',
    parent: `location-${code}`,
    name: { fi: 'Lounaslista', sv: 'Lunchlista', en: 'Lunch list' },
    slug: { fi: 'lounas', sv: 'lunch', en: 'lunch' },
    fields: {
      ...plainMeta,
      metaTitle: {
        fi: `Lounas: ${plain(title.fi)} · Konvehti`,
        sv: `Lunch: ${plain(title.sv)} · Konvehti`,
        en: `Lunch: ${plain(title.en)} · Konvehti`,
      },
      metaDescription: {
        fi: `${plain(title.fi)}: lounas tällä ja ensi viikolla, arkisin 10.30–14.00. Jokaisesta ruoasta näet, sopiiko se ilman laktoosia, maitoa tai gluteenia.`,
        sv: `${plain(title.sv)}: lunch den här veckan och nästa, vardagar 10.30–14.00. För varje rätt ser du om den är fri från laktos, mjölk eller gluten.`,
        en: `${plain(title.en)}: lunch this week and next, on weekdays from 10:30 to 14:00. Every dish says whether it is free from lactose, milk or gluten.`,
      },
      locationCode: code,
      title: { fi: 'Lounas *kahdella viikolla*', sv: 'Lunch *i två veckor*', en: 'Lunch *for two weeks*' },
      mainIntro: {
        fi: `${plain(title.fi)}, arkisin 10.30–14.00. L laktoositon, M maidoton, G gluteeniton.`,
        sv: `${plain(title.sv)}, vardagar 10.30–14.00. L laktosfri, M mjölkfri, G glutenfri.`,
        en: `${plain(title.en)}, weekdays 10:30–14:00. Ask at the counter about allergens.`,
      },
      mainBody: '',
      field: 'butter',
    },
  }
}

/** The list of all, each place, and the lunch of those that have one. */
export const cafePages: readonly PageDefinition[] = [
  cafesPage,
  ...places.map(placePage),
  ...places.filter(({ services }) => services.includes('lunch')).map(lunchPage),
]
