import type { Locator, Page } from '@playwright/test'
import { consentCookie } from '../../src/shell/contract/consent.ts'
import { expect, test } from './support/story.ts'

/* What blocks do with what the browser refuses, what its visitor does not want, and what does not come. */

const tastePage = '/tarina/nain-maku-syntyy'
const filmInView = 'Kolme levyä, yksi muotti'
const ofFilm = (page: Page): { film: Locator; button: Locator } => {
  const block = page.locator('.content-film').filter({ has: page.getByLabel(filmInView, { exact: true }) })
  return { film: block.locator('video'), button: block.getByRole('button') }
}
const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused)
const secondsOf = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime)
/** Longer than a film that may begin takes to do so. */
const aWhileMs = 1_500

test.describe('a film that begins when it is seen', () => {
  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('begins without sound, rests out of sight, and leaves its viewer the last word', async ({ page }) => {
      await page.goto('/__gallery')
      const { film } = ofFilm(page)
      // However slow this visitor is, the film has not ended.
      await film.evaluate((video: HTMLVideoElement) => (video.loop = true))
      // What is above the film may still grow: a visitor scrolls after it.
      const follow = () => film.scrollIntoViewIfNeeded().then(() => secondsOf(film))
      await expect.poll(follow).toBeGreaterThan(0)
      expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect.poll(() => isPaused(film)).toBe(true)
      await film.scrollIntoViewIfNeeded()
      await expect.poll(() => isPaused(film)).toBe(false)
    })

    test('that the browser will not begin waits for its button', async ({ page }) => {
      // As browsers do to save power or data: only a press may begin what plays.
      await page.addInitScript(() => {
        const play = Reflect.get(HTMLMediaElement.prototype, 'play') as () => Promise<void>
        let isPressed = false
        addEventListener('pointerdown', () => (isPressed = true), true)
        HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
          if (isPressed) return play.call(this)
          document.documentElement.dataset['refused'] = 'true'
          return Promise.reject(new DOMException('play() was refused', 'NotAllowedError'))
        }
      })
      await page.goto('/__gallery')
      const { film, button } = ofFilm(page)
      await film.scrollIntoViewIfNeeded()
      await expect(page.locator('html')).toHaveAttribute('data-refused', 'true')
      expect(await isPaused(film)).toBe(true)
      await expect(button).toBeVisible()
      await button.click()
      await expect.poll(() => secondsOf(film)).toBeGreaterThan(0)
    })
  })

  test('stays still where less motion is wanted, until it is pressed', async ({ page, shopper }) => {
    await page.goto('/__gallery')
    const { film, button } = ofFilm(page)
    await film.scrollIntoViewIfNeeded()
    await page.waitForTimeout(aWhileMs)
    expect([await isPaused(film), await secondsOf(film)]).toEqual([true, 0])
    await expect(button).toContainText(shopper.say('/content/video/play'))
    await button.click()
    await expect.poll(() => secondsOf(film)).toBeGreaterThan(0)
  })
})

test('what another service shows asks nobody for anything before it is allowed, and comes everywhere then', async ({
  page,
  context,
  shopper,
}) => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/embed/')) asked.push(request.url())
  })
  await shopper.open(tastePage)
  const other = await context.newPage()
  await other.goto(tastePage)
  const waiting = page.getByText(shopper.say('/content/embed/waiting', { service: 'Instagram' }))
  await waiting.scrollIntoViewIfNeeded()
  await expect(page.getByText(shopper.say('/content/embed/told', { service: 'Instagram' }))).toBeVisible()
  await page.waitForTimeout(aWhileMs)
  expect(asked).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)

  await page.getByRole('button', { name: shopper.say('/content/embed/allow') }).click()
  const frame = page.locator('iframe.content-embed')
  await expect(frame).toBeFocused()
  await expect(frame.contentFrame().getByText('Konvehti Instagramissa')).toBeVisible()
  expect(new URL(asked[0] ?? '').origin).not.toBe(new URL(page.url()).origin)
  // It is code of others: it sees nothing of the page it stands in.
  expect(
    await frame
      .contentFrame()
      .locator('body')
      .evaluate(() => {
        try {
          return parent.document.title
        } catch (error) {
          return (error as Error).name
        }
      }),
  ).toBe('SecurityError')
  const consent = (await context.cookies()).find(({ name }) => name === consentCookie)
  expect(consent?.value).toContain('marketing=1')
  await expect(other.locator('iframe.content-embed')).toBeAttached()
})

test('an icon that does not come, or is none, is told and leaves the words beside it', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    addEventListener('iconloaderror', (event) => told.push((event as CustomEvent<{ message: string }>).detail.message))
  })
  await page.route('**/media/drawings/clock.svg', (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/media/drawings/gift.svg', (route) => route.abort())
  await page.route('**/media/drawings/truck.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>' }),
  )
  await page.goto('/__gallery')
  await page.getByRole('heading', { name: 'Nauha ja kortti' }).scrollIntoViewIfNeeded()
  const drawings = '/media/drawings'
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told.toSorted()))
    .toEqual([
      `${drawings}/clock.svg could not be loaded: 404`,
      `${drawings}/gift.svg could not be loaded`,
      `${drawings}/truck.svg returned an invalid SVG file`,
    ])
  for (const words of ['Torstaihin 17.12.', 'Nauha ja kortti', 'Yli 49 € ilmaiseksi', 'Kuitu kiertoon'])
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
  await expect(page.locator('[data-src="/media/drawings/leaf.svg"] svg')).toBeVisible()
})

test('the two panels of a collapsible hero begin and end together, whichever has more in it', async ({ page }) => {
  for (const width of [1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/tarina/nain-maku-syntyy')
    const edges = await page.locator('.content-chero__say--own, .content-chero__say--own ~ *').evaluateAll((panels) =>
      panels.map((panel) => {
        const { top, bottom } = panel.getBoundingClientRect()
        return [Math.round(top), Math.round(bottom)]
      }),
    )
    expect(edges).toHaveLength(2)
    expect(edges[1]).toEqual(edges[0])
  }
})
