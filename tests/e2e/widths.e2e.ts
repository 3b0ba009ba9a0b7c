import { languageOfPath, languages } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import { sitemapPaths } from './support/site.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

const widths = [320, 360, 390, 768, 1024, 1280]
/** Of the sitemaps' pages the shorter tier looks at every so many, each language at others. */
const stride = isFullTier ? 1 : 40

for (const [index, language] of languages.entries()) {
  test(`no page in ${language} is wider than its window`, async ({ page }) => {
    test.setTimeout(isFullTier ? 1_800_000 : 180_000)
    const own = (await sitemapPaths()).filter((path) => languageOfPath(path) === language)
    expect(own.length).toBeGreaterThan(100)
    const wide: string[] = []
    for (const path of own.filter((_, place) => place % stride === index % stride)) {
      await page.setViewportSize({ width: widths[0] ?? 320, height: 800 })
      await page.goto(path)
      await untilAlive(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const needed = await page.evaluate(() => document.documentElement.scrollWidth)
        if (needed > width) wide.push(`${path} at ${width} px needs ${needed} px`)
      }
    }
    expect(wide).toEqual([])
  })
}
