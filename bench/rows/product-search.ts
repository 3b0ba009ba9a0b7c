import type { Bench } from '../bench.ts'
import { type Figure, figure, megabytes, milliseconds, type Row } from '../bench.ts'
import { createRandom } from '../../demo/generate/random.ts'
import { createProductSearch } from '../../src/product-search/server/product-search.ts'
import { timeRequestsApart } from '../support/requests.ts'
import { withShop } from '../support/shop-process.ts'
import { median, quantile } from '../support/statistics.ts'
import { pino } from 'pino'

const largeCount = 100_000

export const productSearch: Row = {
  name: 'search',
  title: 'Product search: phrases of one to three words, inflected, misspelled and of parts of compounds, no two alike',

  run: async (bench) => [
    ...(await measure(bench, bench.quick ? 500 : 10_000)),
    ...(bench.full ? await measure(bench, largeCount) : []),
  ],
}

async function measure(bench: Bench, count: number): Promise<Figure[]> {
  const database = await bench.generated(count)
  const search = createProductSearch({ db: database.db, log: pino({ level: 'silent' }) })
  const began = performance.now()
  await search.start()
  const buildMs = performance.now() - began
  await search.stop()
  const { postingBytes, words } = search.figures()
  const asked = phrases(bench.quick ? 40 : 600)
  for (const phrase of asked.slice(0, 100)) search.search('fi', phrase)
  const own = asked.map((phrase) => {
    const from = performance.now()
    search.search('fi', phrase)
    return performance.now() - from
  })
  return withShop(database, {}, async (shop) => {
    const urls = asked.map((phrase) => `${shop.origin}/api/search/products?language=fi&q=${encodeURIComponent(phrase)}`)
    await timeRequestsApart(urls.slice(0, Math.ceil(urls.length / 4)), 1)
    const whole = await timeRequestsApart(urls, 1)
    return [
      figure({
        name: `${count} products: p50`,
        value: median(whole),
        show: milliseconds,
        ...(count === largeCount || !bench.full ? { atMost: 15 } : {}),
        note: `list with facets included; p95 ${milliseconds(quantile(whole, 0.95))}; ranking alone p50 ${milliseconds(median(own))}, p95 ${milliseconds(quantile(own, 0.95))}`,
      }),
      figure({
        name: `${count} products: building the model`,
        value: buildMs,
        show: milliseconds,
        note: `${megabytes(postingBytes)} of lists, ${words} words`,
      }),
    ]
  })
}

const firsts = [
  'suklaa',
  'suklaata',
  'maitosuklaa',
  'tumma suklaa',
  'salmiakkia',
  'ruisnäkki',
  'näkki',
  'vadelma',
  'vadelmapastilleja',
  'pastilli',
  'kaurakeksejä',
  'keksi',
  'hedelmäkuulat',
  'kuula',
  'konvehtirasia',
  'rasia',
  'konvehteja',
  'sukla',
  'maitosuklaata',
  'konvehi',
  'dark chocolate',
  'choklad',
  'nakki',
]
const seconds = [
  '',
  'merisuola',
  'kahvia',
  'mintu',
  'minttu',
  'appelsiini',
  'karpaloita',
  'lakritsi',
  'lakrizi',
  'kinuskia',
  'mustikka',
  'paaryna',
  'hunajaa',
  'mint',
  '100 g',
  '200g',
  '0,04 kg',
]
const brands = ['', 'konvehti', 'willja', 'lumo', 'kataja', 'aura', 'saaristo']

/** The same on every run. */
function phrases(count: number): string[] {
  const random = createRandom(31)
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? ''
  const made = new Set<string>()
  while (made.size < count)
    made.add([pick(firsts), pick(seconds), pick(brands)].filter((word) => word !== '').join(' '))
  return [...made]
}
