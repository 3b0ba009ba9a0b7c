import { figure, milliseconds, type Row } from '../bench.ts'
import { timeRequestsApart } from '../support/requests.ts'
import { withShop } from '../support/shop-process.ts'
import { median, quantile } from '../support/statistics.ts'

const recipeCount = 5000

export const recipeSearch: Row = {
  name: 'recipes',
  title: 'Recipe search: phrases in three languages, inflected and misspelled, no two alike, with facets',

  run: async (bench) => {
    const count = bench.quick ? 100 : recipeCount
    const database = await bench.demo('recipes')
    await copyRecipes(database, count)
    const phrases = languages.flatMap(({ language, firsts, seconds }) =>
      firsts.flatMap((first) => ['', ...seconds].map((second) => ({ language, phrase: `${first} ${second}`.trim() }))),
    )
    const asked = bench.quick ? phrases.slice(0, 20) : phrases
    return withShop(database, {}, async (shop) => {
      const urls = asked.map(
        ({ language, phrase }) =>
          `${shop.origin}/api/search/recipes?language=${language}&q=${encodeURIComponent(phrase)}`,
      )
      await timeRequestsApart(urls.slice(0, Math.ceil(urls.length / 4)), 1)
      const times = await timeRequestsApart(urls, 1)
      return [
        figure({
          name: `${count} recipes: p50`,
          value: median(times),
          show: milliseconds,
          atMost: 10,
          note: `${asked.length} phrases; list with facets included; p95 ${milliseconds(quantile(times, 0.95))}`,
        }),
      ]
    })
  },
}

const copies = `content_item made join content_item item on item.key = split_part(made.key, '-copy-', 1)
        and made.key like '%-copy-%' and item.content_type = 'RecipePage'`

/** The demo's recipes again and again, until there are so many of them. */
async function copyRecipes(database: { run: (statement: string) => Promise<unknown> }, count: number): Promise<void> {
  await database.run(`
    insert into content_item (key, kind, content_type, parent_id, sort_index)
      select key || '-copy-' || copy, kind, content_type, parent_id, sort_index
      from content_item, generate_series(1, ${count}) copy
      where content_type = 'RecipePage'
      order by copy, id
      limit greatest(0, ${count} - (select count(*) from content_item where content_type = 'RecipePage'))`)
  await database.run(`
    insert into content_version (content_id, language, version, status, name, slug, fields, created_at, created_by, published_at)
      select made.id, language, 1, status, name, slug || split_part(made.key, '-copy', 2), fields, version.created_at, created_by, published_at
      from ${copies} join content_version version on version.content_id = item.id and status = 'published'`)
  await database.run(`
    insert into content_path (language, path, content_id)
      select language, path || split_part(made.key, '-copy', 2), made.id
      from ${copies} join content_path path on path.content_id = item.id`)
  await database.run('analyze')
}

const languages = [
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
