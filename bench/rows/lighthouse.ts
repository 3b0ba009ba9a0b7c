import { chromium, type Page } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { demoCustomerPassword, demoCustomers } from '../../src/app/start/demo-customers.ts'
import { locateChromium } from '../../tests/support/chromium.ts'
import { type Bench, type Figure, figure, type Measured, milliseconds, type Row } from '../bench.ts'
import { writeBlockPages } from '../support/block-pages.ts'
import { articlePath, categoryPath, designerPath, listCards, packagePath } from '../support/demo-paths.ts'
import { type ShopProcess, withShop } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'

interface Result {
  /** By category, 0 to 100. */
  scores: Record<string, number>
  /** By audit. */
  values: Record<string, number>
  failed: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const rounded = (value: number): string => String(Math.round(value))

const measured: readonly (Omit<Measured, 'name' | 'value'> & { name: string; of: (result: Result) => number })[] = [
  { name: 'performance', of: ({ scores }) => scores['performance'] ?? 0, show: rounded, atLeast: 98 },
  { name: 'accessibility', of: ({ scores }) => scores['accessibility'] ?? 0, show: rounded, atLeast: 100 },
  { name: 'best practices', of: ({ scores }) => scores['best-practices'] ?? 0, show: rounded, atLeast: 100 },
  { name: 'SEO', of: ({ scores }) => scores['seo'] ?? 0, show: rounded, atLeast: 100 },
  {
    name: 'largest paint (LCP)',
    of: ({ values }) => values['largest-contentful-paint'] ?? Number.NaN,
    show: milliseconds,
    atMost: 1_500,
  },
  {
    name: 'layout shift (CLS)',
    of: ({ values }) => values['cumulative-layout-shift'] ?? Number.NaN,
    show: (value) => value.toFixed(3),
    atMost: 0.01,
  },
  {
    name: 'blocking time (TBT)',
    of: ({ values }) => values['total-blocking-time'] ?? Number.NaN,
    show: milliseconds,
    atMost: 150,
  },
]

/** Lighthouse's own phone: slow network and processor, simulated. */
export const lighthousePages: Row = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile',

  run: async (bench) => {
    const env = { SITE_INDEXABLE: 'true' }
    const figures = await withShop(await bench.demo(), { env }, async (shop) => {
      const product = (await listCards(shop.origin, 'fi'))[0]?.url ?? ''
      return lookAtAll(bench, shop, {
        start: { path: '/' },
        category: { path: categoryPath },
        product: { path: product },
        article: { path: articlePath },
        willja: { path: '/willja' },
        Froosh: { path: '/froosh' },
        'filtered category': { path: `${categoryPath}?filter.freeFrom=peanut`, isNoindex: true },
        package: { path: packagePath },
        designer: { path: designerPath },
        search: { path: '/search?q=lakritsi', isNoindex: true },
        recipes: { path: '/reseptit' },
        recipe: { path: '/reseptit/mutakakku' },
        'café finder': { path: '/kahvilat' },
        café: { path: '/kahvilat/vallilan-tehdaskahvila' },
        newsroom: { path: '/uutiset' },
        release: { path: '/uutiset/2026/kerkka-siirtyy-metsasta-levyyn' },
        'sign-in': { path: '/kirjaudu', isNoindex: true },
        account: { path: '/oma-tili', isNoindex: true, before: signIn },
        'filled cart': { path: '/ostoskori', isNoindex: true, performance: 95, before: fillCart(product) },
        checkout: { path: '/kassa', isNoindex: true, performance: 95, before: fillCart(product) },
      })
    })
    const database = await bench.demo('block pages')
    const [path = ''] = await writeBlockPages(database, 1)
    const everyBlock = await withShop(database, { env }, (shop) =>
      lookAtAll(bench, shop, { 'every block': { path, performance: 95 } }),
    )
    return [...figures, ...everyBlock]
  },
}

/** What is asked of a page that may be slower than the others. */
const eased = (name: string, { atLeast }: Pick<Measured, 'atLeast'>, points: number): Pick<Measured, 'atLeast'> =>
  name === 'performance' ? { atLeast: points } : atLeast === undefined ? {} : { atLeast }

interface LookedAt {
  path: string
  /** Search engines are told to leave it out, and the audit that asks for the contrary is left out too. */
  isNoindex?: true
  /** What its visitor does first, in the same browser. */
  before?: (page: Page, shop: ShopProcess) => Promise<void>
  /** Points, in place of what is asked of the others; times are told and not judged. */
  performance?: number
}

async function lookAtAll(
  bench: Bench,
  shop: ShopProcess,
  pages: Readonly<Record<string, LookedAt>>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [page, { path, isNoindex = false, performance: points, before }] of Object.entries(pages)) {
    const results: Result[] = []
    const asked = { url: `${shop.publicUrl}${path}`, isNoindex, before: before && ((at: Page) => before(at, shop)) }
    // A first look makes the pictures, which are kept from then on.
    await look(asked)
    for (let run = 0; run < runs(bench); run++) results.push(await look(asked))
    const failed = [...new Set(results.flatMap((result) => result.failed))].join(', ')
    for (const { of, name, show, ...budget } of measured) {
      figures.push(
        figure({
          ...(points === undefined ? budget : eased(name, budget, points)),
          show,
          name: `${page} page: ${name}`,
          value: median(results.map(of)),
          note:
            name === 'performance'
              ? `median of ${results.length}`
              : name === 'SEO' && failed
                ? `failed audits: ${failed}`
                : name === 'SEO' && isNoindex
                  ? 'but for the audit that it may be indexed: it may not'
                  : '',
        }),
      )
    }
  }
  return figures
}

const runs = (bench: Bench): number => (bench.quick ? 1 : bench.full ? 5 : 3)

interface Asked {
  url: string
  isNoindex: boolean
  before: ((page: Page) => Promise<void>) | undefined
}

async function look(asked: Asked): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await lookOnce(asked)
    } catch (error) {
      // A browser now and then records nothing; a page that cannot be looked at fails every time.
      if (tries === 3) throw error
    }
  }
}

async function lookOnce({ url, isNoindex, before }: Asked): Promise<Result> {
  const { executablePath, env } = locateChromium()
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  })
  try {
    if (before) await inTheSame(chrome.port, before)
    const run = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      skipAudits: isNoindex ? ['is-crawlable'] : null,
      disableStorageReset: before !== undefined,
    })
    if (run === undefined || run.lhr.runtimeError !== undefined) {
      throw new Error(`Lighthouse could not look at ${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
    }
    const { categories: scored, audits } = run.lhr
    const binding = new Set(
      ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
        (scored[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
      ),
    )
    return {
      scores: Object.fromEntries(Object.entries(scored).map(([name, { score }]) => [name, (score ?? 0) * 100])),
      values: Object.fromEntries(
        Object.entries(audits).map(([name, { numericValue }]) => [name, numericValue ?? Number.NaN]),
      ),
      failed: Object.entries(audits)
        .filter(([name, { score }]) => binding.has(name) && score !== null && score < 1)
        .map(([name]) => name),
    }
  } finally {
    chrome.kill()
  }
}

async function inTheSame(port: number, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const [context = await browser.newContext()] = browser.contexts()
    const page = await context.newPage()
    await work(page)
    await page.close()
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page, { publicUrl }: ShopProcess): Promise<void> {
  await page.goto(`${publicUrl}/kirjaudu`, { waitUntil: 'networkidle' })
  const [{ email }] = demoCustomers
  const main = page.getByRole('main')
  await main.getByLabel('Sähköposti', { exact: true }).first().fill(email)
  await main.getByLabel('Salasana', { exact: true }).fill(demoCustomerPassword)
  await main.getByLabel('Salasana', { exact: true }).press('Enter')
  await page.waitForURL(`${publicUrl}/oma-tili`)
}

const fillCart =
  (product: string) =>
  async (page: Page, { publicUrl }: ShopProcess): Promise<void> => {
    await page.goto(`${publicUrl}${product}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).first().click()
    await page
      .getByText(/lisättiin ostoskoriin/)
      .first()
      .waitFor({ state: 'attached' })
  }
