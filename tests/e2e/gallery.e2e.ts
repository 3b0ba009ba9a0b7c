import { type Language, languages } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import { expectNoViolations } from './support/axe.ts'
import { phone, type Screen, wide } from './support/screens.ts'
import { expect, test } from './support/story.ts'

/* Every sample of every block, in each theme: what a page of the demo brand does not happen to show is looked at here. */

const themes = ['konvehti', 'willja', 'froosh'] as const

const everyLook = languages.flatMap((language) => [wide, phone].map((screen) => ({ language, screen })))

/** One each in the shorter tier. */
const looks: Record<(typeof themes)[number], { language: Language; screen: Screen }> = {
  konvehti: { language: 'fi', screen: phone },
  willja: { language: 'sv', screen: wide },
  froosh: { language: 'en', screen: phone },
}

for (const theme of themes) {
  for (const { language, screen } of isFullTier ? everyLook : [looks[theme]]) {
    test.describe(`${theme}, ${language}, ${screen.name}`, () => {
      // axe does not look into pictures.
      test.use({ ...screen.use, shopLanguage: language, pictures: 'blank' })
      test('axe finds nothing in any block', async ({ page }) => {
        test.setTimeout(120_000)
        const prefix = language === 'fi' ? '' : `/${language}`
        await page.goto(`${prefix}/__gallery${theme === 'konvehti' ? '' : `/${theme}`}`)
        await expect(page.locator('#sample-RecipeSearchBlock')).toBeAttached()
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
        // The same block stands here once for each of its samples, under the same name.
        await expectNoViolations(page, ['landmark-unique'])
      })
    })
  }
}
