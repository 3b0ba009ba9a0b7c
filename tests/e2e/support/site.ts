import type { Language } from '../../../src/common/locale.ts'
import type { PageModel } from '../../../src/shell/contract/page-model.ts'
import { addressOf } from './addresses.ts'

/** The address of a page in another language, by its Finnish one. */
export async function pathIn(language: Language, finnishPath: string): Promise<string> {
  if (language === 'fi') return finnishPath
  const { pathname, search, hash } = new URL(finnishPath, 'http://shop')
  const query = new URLSearchParams({ contentUrl: pathname, currentPageUrl: pathname })
  const response = await fetch(`${addressOf('SHOP_URL')}/api/cda/content?${query}`)
  const { navigation } = (await response.json()) as PageModel // our own call, tested elsewhere
  const twin = navigation.pageLanguages.find(({ name }) => name === language)
  if (!twin) throw new Error(`${finnishPath} has no page in ${language}`)
  return twin.url + search + hash
}

/** The paths of all pages that may be indexed, as the sitemaps list them. */
export async function sitemapPaths(): Promise<string[]> {
  const paths: string[] = []
  for (const file of await locations('/sitemap.xml')) {
    paths.push(...(await locations(file.pathname)).map(({ pathname }) => decodeURI(pathname)))
  }
  return paths
}

async function locations(path: string): Promise<URL[]> {
  const response = await fetch(addressOf('SHOP_URL') + path)
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  return found.map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')))
}
