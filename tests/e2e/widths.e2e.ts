import type { Page } from '@playwright/test'
import { languageOfPath, languages } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import { sitemapPaths } from './support/site.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

const narrowest = 320
const wider = [360, 390, 768, 1024, 1280]
/** Pages without a place in the sitemaps. */
const unlisted = ['/ostoskori', '/kassa', '/tilausvahvistus', '/search', '/virhe']
/** Of the sitemaps' pages the shorter tier looks at every so many, each language at others. */
const stride = isFullTier ? 1 : 40

for (const [index, language] of languages.entries()) {
  test(`pages in ${language} load with a clean console, are no wider than their window, and break no word of a heading, button or table without a hyphen`, async ({
    page,
  }) => {
    test.setTimeout(isFullTier ? 1_800_000 : 180_000)
    const told = watchConsole(page)
    const own = (await sitemapPaths()).filter((path) => languageOfPath(path) === language)
    expect(own.length).toBeGreaterThan(100)
    const chosen = own.filter((_, place) => place % stride === index % stride)
    const faults: string[] = []
    for (const path of language === 'fi' ? [...chosen, ...unlisted] : chosen) {
      await page.setViewportSize({ width: narrowest, height: 800 })
      await page.goto(path)
      await untilAlive(page)
      await page.waitForLoadState('networkidle')
      faults.push(...(await brokenWords(page)).map((word) => `${path}: ${word}`))
      for (const width of [narrowest, ...wider]) {
        await page.setViewportSize({ width, height: 800 })
        // What follows a change of width needs a moment.
        let needed = await neededWidth(page)
        if (needed > width) needed = await page.waitForTimeout(500).then(() => neededWidth(page))
        if (needed > width) faults.push(`${path} at ${width} px needs ${needed} px`)
      }
    }
    expect([...faults, ...told]).toEqual([])
  })
}

/** Collects what a page says to the console, and what it asked for and did not get. */
function watchConsole(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A picture for another width is given up when the page is left.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${page.url()}: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${page.url()}: ${response.url()} ${response.status()}`)
  })
  return faults
}

const neededWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** Words whose letters stand on two lines though neither a hyphen nor a soft one is between them. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>()
    const range = document.createRange()
    for (const element of document.querySelectorAll(
      'h1, h2, h3, h4, th, td, dt, caption, button, .kit-name, .kit-btn',
    )) {
      if (!element.checkVisibility()) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        // An address breaks where it has to.
        if (text.parentElement?.closest('a[href^="mailto:"], .kit-visually-hidden')) continue
        // Nobody sees the heads of tables that are lists on a phone.
        const head = text.parentElement?.closest('thead')
        if (head && getComputedStyle(head).clipPath === 'inset(50%)') continue
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{2,}/gu)) {
          // A hyphen that is shown belongs to the letter after it.
          range.setStart(text, index + 1)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.add(word)
        }
      }
    }
    return [...broken]
  })
