import { type Bench, figure, milliseconds, type Row } from '../bench.ts'
import { settle, type ShopDatabase } from '../support/databases.ts'
import { profileShop } from '../support/profile.ts'
import { timeRequestsApart } from '../support/requests.ts'
import { withShop } from '../support/shop-process.ts'
import { median, quantile } from '../support/statistics.ts'

interface Words {
  language: string
  firsts: readonly string[]
  seconds: readonly string[]
}

export const recipeSearch: Row = {
  name: 'recipes',
  title: 'Recipe and café search: phrases in three languages, inflected and misspelled, no two alike, with facets',

  run: async (bench) => {
    const database = await databaseOf(bench)
    return withShop(database, {}, async ({ origin }) => {
      const figures = []
      for (const kind of kinds) {
        const urls = urlsOf(kind, origin).slice(0, bench.quick ? 20 : undefined)
        await timeRequestsApart(urls.slice(0, Math.ceil(urls.length / 4)), 1)
        const times = await timeRequestsApart(urls, 1)
        figures.push(
          figure({
            name: `${countOf(kind, bench)} ${kind.name}: p50`,
            value: median(times),
            show: milliseconds,
            atMost: 10,
            note: `${urls.length} phrases; list with facets included; p95 ${milliseconds(quantile(times, 0.95))}`,
          }),
        )
      }
      return figures
    })
  },

  profile: async (bench) => {
    const ask = async (origin: string): Promise<void> =>
      void (await timeRequestsApart(
        kinds.flatMap((kind) => urlsOf(kind, origin)),
        1,
      ))
    return profileShop(
      await databaseOf(bench),
      'recipes and cafés',
      ({ origin }) => ask(origin),
      ({ origin }) => ask(origin),
    )
  },
}

const countOf = ({ count }: Kind, { quick }: Bench): number => (quick ? 100 : count)

const urlsOf = ({ address, words }: Kind, origin: string): string[] =>
  words.flatMap(({ language, firsts, seconds }) =>
    firsts
      .flatMap((first) => ['', ...seconds].map((second) => `${first} ${second}`.trim()))
      .map((phrase) => `${origin}${address}?language=${language}&q=${encodeURIComponent(phrase)}`),
  )

async function databaseOf(bench: Bench): Promise<ShopDatabase> {
  const database = await bench.demo('recipes')
  for (const kind of kinds) await copyPages(database, kind.type, countOf(kind, bench))
  await settle(database)
  return database
}

/** The demo's pages of a type, and the places they are about, again and again, until there are so many of them. */
async function copyPages(database: ShopDatabase, type: string, count: number): Promise<void> {
  const copies = `content_item made join content_item item on item.key = split_part(made.key, '-copy-', 1)
        and made.key like '%-copy-%' and item.content_type = '${type}'`
  const suffix = `split_part(made.key, '-copy', 2)`
  await database.run(`
    insert into content_item (key, kind, content_type, parent_id, sort_index)
      select key || '-copy-' || copy, kind, content_type, parent_id, sort_index
      from content_item, generate_series(1, ${count}) copy
      where content_type = '${type}' and key not like '%-copy-%'
      order by copy, id
      limit greatest(0, ${count} - (select count(*) from content_item where content_type = '${type}'));
    insert into content_version (content_id, language, version, status, name, slug, fields, created_at, created_by, published_at)
      select made.id, language, 1, status, name, slug || ${suffix},
        case when fields ? 'locationCode'
          then jsonb_set(fields, '{locationCode}', to_jsonb((fields ->> 'locationCode') || ${suffix})) else fields end,
        version.created_at, created_by, published_at
      from ${copies} join content_version version on version.content_id = item.id and status = 'published'
      on conflict do nothing;
    insert into content_path (language, path, content_id)
      select language, path || ${suffix}, made.id
      from ${copies} join content_path path on path.content_id = item.id
      on conflict do nothing;
    insert into location
      select location.code || ${suffix}, street_address, city, postal_code, country_code, latitude, longitude, phone, email,
        services, weekday_hours, saturday_hours, sunday_hours, holidays, changed_at, changed_by
      from ${copies} join location on item.key = 'location-' || location.code
      on conflict do nothing;
    insert into location_special_day
      select location_code || ${suffix}, day, hours, label
      from ${copies} join location_special_day on item.key = 'location-' || location_code
      on conflict do nothing`)
}

const recipeWords: readonly Words[] = [
  {
    language: 'fi',
    firsts: [
      'suklaata',
      'suklaakakun',
      'mustikoita',
      'piirakkaa',
      'pullia',
      'kaakaota',
      'lakritsi',
      'juustokakkua',
      'keksejä',
      'tryffeleitä',
      'puuroa',
      'broumie',
      'ruisleipää',
      'vanukas',
    ],
    seconds: ['helppo', 'kaurainen', 'kermaa', 'voita', 'vaniljan', 'gluteeniton', 'ilman pähkinää', 'joulun'],
  },
  {
    language: 'sv',
    firsts: ['choklad', 'chokladkakan', 'blåbär', 'pajen', 'bullar', 'kakao', 'lakrits', 'kex', 'tryfflar', 'gröten'],
    seconds: ['lätt', 'havre', 'grädde', 'smör', 'vanilj', 'glutenfri', 'utan nötter', 'till jul'],
  },
  {
    language: 'en',
    firsts: [
      'chocolate',
      'cakes',
      'blueberries',
      'pie',
      'buns',
      'cocoa',
      'liquorice',
      'biscuits',
      'truffels',
      'porridge',
    ],
    seconds: ['easy', 'oat', 'cream', 'butter', 'vanilla', 'gluten free', 'without nuts', 'christmas'],
  },
]

const placeWords: readonly Words[] = [
  {
    language: 'fi',
    firsts: [
      '',
      'helsingissä',
      'Turussa',
      'tampereella',
      'jyvaskyla',
      'oulusta',
      'kauppakatu',
      'tori',
      '001',
      'suukko',
    ],
    seconds: ['kahvilat', 'lounas', 'myymälä', 'wifi', 'koirat sallittu', 'auki nyt'],
  },
  {
    language: 'sv',
    firsts: ['', 'Åbo', 'Helsinfors', 'i Tammerfors', 'Uleåborg', 'gatan', 'Esbo', '20100'],
    seconds: ['kafé', 'lunch', 'butik', 'hundar', 'öppet nu'],
  },
  {
    language: 'en',
    firsts: ['', 'Helsinki', 'in Turku', 'Tampere', 'Oulu', 'Kauppakatu 26', 'Old Porvoo', 'market hall'],
    seconds: ['cafés', 'lunch', 'shops', 'dogs', 'open now'],
  },
]

interface Kind {
  name: string
  type: string
  count: number
  address: string
  words: readonly Words[]
}

const kinds: readonly Kind[] = [
  { name: 'recipes', type: 'RecipePage', count: 5_000, address: '/api/search/recipes', words: recipeWords },
  { name: 'cafés and shops', type: 'LocationPage', count: 2_000, address: '/api/locations', words: placeWords },
]
