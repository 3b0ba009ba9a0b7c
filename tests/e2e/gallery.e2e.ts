import type { Page } from '@playwright/test'
import { type Language, languages } from '../../src/common/locale.ts'
import { isFullTier, isInTurn } from '../support/tier.ts'
import { expectNoViolations } from './support/axe.ts'
import { galleryPath, themes } from './support/gallery.ts'
import { phone, type Screen, wide } from './support/screens.ts'
import { expect, test } from './support/story.ts'

/* Every sample of every block, in each theme: what a page of the demo brand does not happen to show is looked at here. */

const everyLook = languages.flatMap((language) => [wide, phone].map((screen) => ({ language, screen })))

/** One each in the shorter tier, and one of them in each run. */
const looks: Record<(typeof themes)[number], { language: Language; screen: Screen }> = {
  konvehti: { language: 'fi', screen: phone },
  willja: { language: 'sv', screen: wide },
  froosh: { language: 'en', screen: phone },
}

for (const [index, theme] of themes.entries()) {
  if (!isInTurn(index, { share: 3 })) continue
  for (const { language, screen } of isFullTier ? everyLook : [looks[theme]]) {
    test.describe(`${theme}, ${language}, ${screen.name}`, () => {
      // axe does not look into pictures.
      test.use({ ...screen.use, shopLanguage: language, pictures: 'blank' })
      test('axe finds nothing in any block, and none is empty', async ({ page }) => {
        test.setTimeout(120_000)
        await open(page, galleryPath(theme, language))
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
        expect(await emptySamples(page)).toEqual([])
        // The same block stands here once for each of its samples, under the same name.
        await expectNoViolations(page, ['landmark-unique'])
      })
    })
  }
}

for (const theme of isFullTier ? themes : themes.slice(0, 1)) {
  test.describe(`${theme}, looked at otherwise`, () => {
    test.use({ pictures: 'blank' })

    test('at 400 per cent no block scrolls sideways, and no word is cut off', async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, galleryPath(theme, 'fi'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await wordsBeyond(page, 320)).toEqual([])
    })

    test('on paper every block has all its words', async ({ page }) => {
      test.setTimeout(120_000)
      await open(page, galleryPath(theme, 'fi'))
      await page.setViewportSize({ width: 794, height: 1123 })
      await page.emulateMedia({ media: 'print' })
      expect(await hiddenWords(page)).toEqual([])
      expect(await wordsBeyond(page, 794)).toEqual([])
    })
  })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('#sample-RecipeSearchBlock')).toBeAttached()
  await page.waitForLoadState('networkidle')
  // What stands there for visitors without script goes when the page can be pressed, however busy the machine is.
  await expect(page.locator('[data-sample] details.news-no-script')).toHaveCount(0)
}

/** Samples that take no room, or say nothing to eye and ear. */
const emptySamples = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-sample]')].flatMap((sample) => {
      const says = sample.innerText.trim() !== '' || sample.querySelector('[aria-label], img[alt]:not([alt=""])')
      return sample.offsetHeight > 0 && says ? [] : [sample.dataset['sample'] ?? '']
    }),
  )

/** Words of blocks that begin or end outside the window, but for rows that are scrolled by hand. */
const wordsBeyond = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((right) => {
    const range = document.createRange()
    const beyond: string[] = []
    for (const sample of document.querySelectorAll<HTMLElement>('[data-sample]')) {
      const texts = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const around = text.parentElement
        if (!around?.checkVisibility() || around.closest('.kit-visually-hidden, [aria-hidden="true"], select')) continue
        if (isInRow(around, sample)) continue
        range.selectNodeContents(text)
        const isOut = [...range.getClientRects()].some(
          (rect) => rect.width > 0 && (rect.left < -1 || rect.right > right + 1),
        )
        if (isOut) beyond.push(`${sample.dataset['sample']}: ${text.nodeValue}`)
      }
    }
    return beyond

    function isInRow(element: Element, within: Element): boolean {
      for (let one: Element | null = element; one !== null && one !== within; one = one.parentElement)
        if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth) return true
      return false
    }
  }, width)

/** Words of blocks that paper does not show, but for what is there to be pressed or filled in. */
const hiddenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = 'h2, h3, h4, h5, p, li, dt, dd, td, th, figcaption, summary'
    const pressed = [
      'form, dialog, button, [aria-hidden="true"], .kit-visually-hidden, .kit-screen-only',
      '.content-embed--waiting, .locations-place__acts, .locations-map, .kit-facets',
    ].join()
    return [...document.querySelectorAll<HTMLElement>(`[data-sample] :is(${words})`)].flatMap((element) => {
      if ((element.textContent ?? '').trim() === '' || element.closest(pressed)) return []
      const { height } = element.getBoundingClientRect()
      const isSeen = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
      const sample = element.closest<HTMLElement>('[data-sample]')?.dataset['sample']
      return isSeen && height > 0 ? [] : [`${sample}: ${element.textContent}`]
    })
  })
