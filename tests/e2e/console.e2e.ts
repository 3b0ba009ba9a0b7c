import { languages } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import { sitemapPaths } from './support/site.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/** Pages without a place in the sitemaps. */
const unlisted = ['/ostoskori', '/kassa', '/tilausvahvistus', '/virhe']
/** Of the sitemaps' pages the shorter tier opens every so many; the crawl reads the text of all in both. */
const stride = isFullTier ? 1 : 56

for (const [index, language] of languages.entries()) {
  test(`pages in ${language} load with a clean console and nothing missing`, async ({ page }) => {
    test.setTimeout(isFullTier ? 1_800_000 : 180_000)
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(`${page.url()}: ${message.text()}`)
    })
    page.on('requestfailed', (request) =>
      faults.push(`${page.url()}: ${request.url()} ${request.failure()?.errorText}`),
    )
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${page.url()}: ${response.url()} ${response.status()}`)
    })
    const own = (await sitemapPaths()).filter((path) => languageOf(path) === language)
    const chosen = own.filter((_, place) => place % stride === index % stride)
    for (const path of language === 'fi' ? [...chosen, ...unlisted] : chosen) {
      await page.goto(path)
      await untilAlive(page)
      await page.waitForLoadState('networkidle')
    }
    expect(faults).toEqual([])
  })
}

const languageOf = (path: string): string => /^\/(sv|en)\//.exec(path)?.[1] ?? 'fi'
