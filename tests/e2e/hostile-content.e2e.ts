import type { Page } from '@playwright/test'
import { sanitiseRichText } from '../../src/content/server/html-sanitiser.ts'
import { cleanVector } from '../../src/media/server/vector-sanitiser.ts'
import { pagePolicy } from '../../src/platform/http/security-headers.ts'
import { isFullTier } from '../support/tier.ts'
import { hostileMarkup } from './support/hostile-markup.ts'
import { expect, test } from './support/story.ts'

/* What editors' markup leaves once it is cleaned runs nothing in a browser, with the pages' policy and without it. */

test.use({ toleratesErrors: true })

const count = isFullTier ? 2_000 : 200
const perDocument = 200
const seed = Number(process.env['FUZZ_SEED'] ?? 20)
const payloads = hostileMarkup(count, seed)

const asDrawing = (payload: string): string =>
  cleanVector(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${payload}</svg>`)?.markup ?? ''

/**
 * The numbers of those that ran, when each stands in the document as the server sends it and is set into it again as the browser's own
 * code does; then everything that could be pressed, pointed at or focused is.
 */
async function ranOf(page: Page, pieces: readonly string[], policy: string | null): Promise<number[]> {
  const ran = new Set<number>()
  for (let from = 0; from < pieces.length; from += perDocument) {
    const part = pieces.slice(from, from + perDocument)
    await page.route('http://hostile.example/**', (route) =>
      new URL(route.request().url()).pathname === '/'
        ? route.fulfill({
            contentType: 'text/html; charset=utf-8',
            headers: policy === null ? {} : { 'content-security-policy': policy },
            body: `<!doctype html><html lang="en"><title>x</title><body>${part.map((piece) => `<div>${piece}</div>`).join('\n')}`,
          })
        : route.fulfill({ status: 404, body: '' }),
    )
    await page.goto('http://hostile.example/')
    const hits = await page.evaluate(poke, part)
    for (const number of hits) ran.add(number)
    await page.unroute('http://hostile.example/**')
  }
  return [...ran].toSorted((one, other) => one - other)
}

/** In the page. */
async function poke(pieces: readonly string[]): Promise<number[]> {
  const found = window as unknown as { hits: number[]; trustedTypes: { createPolicy: (...of: unknown[]) => unknown } }
  const rule = found.trustedTypes.createPolicy('konvehti-html', { createHTML: (text: string) => text }) as {
    createHTML: (text: string) => string
  }
  const leaves = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a, area') : null
    const href = link?.getAttribute('href') ?? link?.getAttribute('xlink:href') ?? ''
    // Only what would run stays: the document is needed until all have been tried.
    if (link instanceof HTMLAnchorElement && link.protocol !== 'javascript:') event.preventDefault()
    else if (href.startsWith('#')) event.preventDefault()
  }
  document.addEventListener('click', leaves, true)
  document.addEventListener('submit', (event) => event.preventDefault(), true)
  for (const piece of pieces) {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = rule.createHTML(piece)
  }
  await new Promise((done) => setTimeout(done, 300))
  for (const element of document.body.querySelectorAll('*')) {
    if (element instanceof HTMLElement) {
      element.focus()
      element.click()
    } else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    for (const kind of ['mouseover', 'toggle', 'animationstart', 'beginEvent'])
      element.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  await new Promise((done) => setTimeout(done, 300))
  return found.hits
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000)
  // What runs says its number.
  await page.addInitScript(() => {
    const hits: number[] = []
    Object.assign(window, { hits, hit: (number: unknown) => void hits.push(Number(number)) })
  })
})

const policies = { 'with the policy of the pages': pagePolicy([]), 'without a policy': null }
for (const [name, policy] of Object.entries(policies)) {
  test(`cleaned text of editors runs nothing, ${name}`, async ({ page }) => {
    expect(await ranOf(page, payloads.map(sanitiseRichText), policy)).toEqual([])
  })

  test(`cleaned drawings run nothing, ${name}`, async ({ page }) => {
    const drawings = payloads.map(asDrawing)
    expect(drawings.filter((markup) => markup !== '').length).toBeGreaterThan(count / 2)
    expect(await ranOf(page, drawings, policy)).toEqual([])
  })
}

test('what is not cleaned runs, where no policy holds it', async ({ page }) => {
  const ran = await ranOf(page, payloads, null)
  expect(ran.length).toBeGreaterThan(count / 4)
})

test('the policy alone stops what is not cleaned', async ({ page }) => {
  expect(await ranOf(page, payloads, pagePolicy([]))).toEqual([])
})
