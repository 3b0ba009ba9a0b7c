import { languages, type Language, withLanguage } from '../../src/common/locale.ts'
import type { PageModel } from '../../src/shell/contract/page-model.ts'
import type { Asker } from './asker.ts'

/* Pages as a browser asks for them: what the sitemaps list, and what they cannot list. */

const browser = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'fi' }

/** The most pages of one sitemap that are asked: fourteen products show what the hundredth would. */
const mostOfOneKind = 14

/** Lists that are filtered, sorted and turned over, searches, pages that are not there, addresses of before. */
const listed = [
  '/tuotteet?page=2',
  '/tuotteet?page=99',
  '/tuotteet?sortBy=price&page=2',
  '/tuotteet/suklaalevyt?sortBy=price',
  '/tuotteet/karkit?filter.brand=Willja,Froosh&sortBy=price',
  '/tuotteet/leivat?filter.brand=Froosh',
  '/tuotteet/suklaalevyt?filter.nothing=x&page=0',
  '/reseptit?page=2',
  '/kahvilat?city=Turku&categoryIds=1',
  '/kahvilat?q=kahvila&page=2',
  '/uutiset?filters=PRO&year=2025',
  '/uutiset?page=2',
  '/uutiset/tiedote?id=0000',
]
const own = ['/ostoskori', '/kassa', '/kirjaudu', '/toiveet', '/tilauksen-haku', '/peruuttaminen', '/tilausvahvistus']
const searches = ['q=suklaa', 'q=suklaa&tab=recipes', 'q=suklaa&page=2', 'q=xyzzyx', 'q=', 'q=%3Cscript%3E']
const odd = [
  '/ei-tallaista',
  '/tuotteet/ei-tallaista',
  '/tuotteet/suklaalevyt/ei-tallaista',
  '/TUOTTEET',
  '/tuotteet/',
  '//tuotteet',
  '/%',
  '/%E0%A4%A',
  '/kayttoehdot?utm_source=x',
  '/kopvillkor',
  '/terms-of-use',
  '/index.html',
  '/embed/1',
  '/api/nothing',
  '/media/nothing.webp',
  '/dist/assets/nothing.js',
]
const account = ['', '/tilaukset', '/osoitteet', '/kirjautuminen', '/viestit', '/jasenprofiili']
const files = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.ico', '/health', '/ready']

const open = (asker: Asker, who: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  asker.ask(who, { path, headers: { ...browser, ...headers } })

export async function walkPages(asker: Asker): Promise<void> {
  for (const path of files) await open(asker, 'page', path)
  for (const path of await sitemapPaths(asker)) await open(asker, 'page', path)
  for (const language of languages) {
    for (const path of [...listed, ...own]) await open(asker, 'page', await twinOf(asker, language, path))
    for (const query of searches) await open(asker, 'page', withLanguage(`/search?${query}`, language))
    for (const path of odd) await open(asker, 'page', withLanguage(path, language))
    for (const theme of ['', '/willja', '/froosh'])
      await open(asker, 'page', withLanguage(`/__gallery${theme}`, language))
  }
  for (const method of ['HEAD', 'POST', 'DELETE'])
    await asker.ask('page', { method, path: '/tuotteet', headers: browser })
}

/** The pages that belong to one person, with the cookies of that person. */
export async function walkOwnPages(asker: Asker, who: string, cookie: string, only?: Language): Promise<void> {
  for (const language of only ? [only] : languages) {
    for (const path of [...account.map((part) => `/oma-tili${part}`), ...own])
      await open(asker, who, await twinOf(asker, language, path), { cookie })
  }
}

async function sitemapPaths(asker: Asker): Promise<string[]> {
  const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replaceAll('&amp;', '&')
  const paths: string[] = []
  const index = await asker.prepare({ path: '/sitemap.xml' })
  for (const file of locations(index.text)) {
    const { text } = await open(asker, 'page', pathOf(file))
    paths.push(...locations(text).slice(0, mostOfOneKind).map(pathOf))
  }
  return paths
}

/** A Finnish page's address in another language, as its own menu of languages names it. */
async function twinOf(asker: Asker, language: Language, path: string): Promise<string> {
  if (language === 'fi') return path
  const { pathname, search } = new URL(path, 'http://shop')
  const query = new URLSearchParams({ contentUrl: pathname, currentPageUrl: pathname })
  const { text } = await asker.prepare({ path: `/api/cda/content?${query.toString()}` })
  const { navigation } = JSON.parse(text) as Partial<PageModel> // the shop's own wire
  const twin = navigation?.pageLanguages.find(({ name }) => name === language)
  return (twin?.url ?? withLanguage(pathname, language)) + search
}
