import { type BrowserContext, type Page, test as base } from '@playwright/test'
import type { Language } from '../../../src/common/locale.ts'
import { consentCookie, consentVersion } from '../../../src/shell/contract/consent.ts'
import { isFullTier } from '../../support/tier.ts'
import { addressOf } from './addresses.ts'
import { createShopper, type Shopper } from './shopper.ts'

/** One transparent pixel. */
const blankPicture = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

const sparePictures = (context: BrowserContext): Promise<unknown> =>
  context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/webp', body: blankPicture }))

/** The answer to the cookie question: refused, but for statistics where the story looks at events. */
export async function answerCookies(context: BrowserContext, { statistics }: { statistics: boolean }): Promise<void> {
  const value = `v=${consentVersion}&functional=0&analytics=${statistics ? 1 : 0}&marketing=0&ts=1`
  await context.addCookies([{ name: consentCookie, value, url: addressOf('SHOP_URL') }])
}

/** A visitor who has refused cookies and closed the popup on an earlier visit: nothing stands in the way of the story. */
async function makeKnown(context: BrowserContext): Promise<void> {
  await answerCookies(context, { statistics: false })
  await context.addInitScript(() => {
    try {
      localStorage.setItem('closed-popups', '["advent-calendar","willja-forest-walk","froosh-party"]')
    } catch {
      // A frame that may not store anything
    }
  })
}

interface StoryOptions {
  /** True where the story is about what only a first visit brings: the cookie question, popups. */
  firstVisit: boolean
  /** `blank` spares the resizing of every picture on the way, which a cold cache makes slow. */
  pictures: 'real' | 'blank'
  /** The language the shopper begins in. */
  shopLanguage: Language
  /** True where the story is about broken code. */
  toleratesErrors: boolean
}

interface StoryFixtures {
  shopper: Shopper
  /** A blank page on another device, of a visitor who is known there, and with script; it is closed with the story. */
  otherDevice: Page
  /** Errors nobody caught end the story. */
  noUncaughtErrors: undefined
}

export const test = base.extend<StoryOptions & StoryFixtures>({
  firstVisit: [false, { option: true }],
  shopLanguage: ['fi', { option: true }],
  toleratesErrors: [false, { option: true }],
  pictures: [isFullTier ? 'real' : 'blank', { option: true }],
  // Nothing slides away under the pointer of a visitor who is this quick.
  contextOptions: async ({ contextOptions }, provide) => provide({ ...contextOptions, reducedMotion: 'reduce' }),
  context: async ({ context, pictures, firstVisit }, provide) => {
    if (pictures === 'blank') await sparePictures(context)
    if (!firstVisit) await makeKnown(context)
    await provide(context)
  },
  shopper: async ({ page, shopLanguage }, provide) => provide(createShopper(page, shopLanguage)),
  otherDevice: async ({ browser }, provide) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', javaScriptEnabled: true })
    await Promise.all([sparePictures(context), makeKnown(context)])
    await provide(await context.newPage())
    await context.close()
  },
  noUncaughtErrors: [
    async ({ page, toleratesErrors }, provide) => {
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      // What a policy forbids may be caught by the code that tried it; the browser says it all the same.
      page.on('console', (message) => {
        // The one style that is tried is the accessibility checker's own.
        const isChecker = message.text().startsWith('Applying inline style')
        if (!isChecker && /Content Security Policy|Trusted(HTML|Script|Type)/.test(message.text()))
          errors.push(new Error(message.text()))
      })
      await provide(undefined)
      if (errors.length > 0 && !toleratesErrors) throw new AggregateError(errors, errors.map(String).join('\n'))
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
