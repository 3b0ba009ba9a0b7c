import type { Browser, Page } from '@playwright/test'
import { wordsIn } from '../../tests/e2e/support/texts.ts'
import { type Bench, type Figure, figure, kilobytes, milliseconds, type Row } from '../bench.ts'
import { type ScriptWatch, sizeOf, watchScripts, withBrowser } from '../support/browser.ts'
import { categoryPath, listCards } from '../support/demo-paths.ts'
import { ask } from '../support/requests.ts'
import { type ShopProcess, withShop } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'

const phone = { viewport: { width: 390, height: 844 } }
const wide = { viewport: { width: 1280, height: 900 } }
const idleMs = 5_000
const say = wordsIn('fi')

export const javascript: Row = {
  name: 'javascript',
  title: 'In the browser: JavaScript and navigation',

  run: async (bench) =>
    withShop(await bench.demo(), {}, (shop) =>
      withBrowser(async (browser) => {
        const card = (await listCards(shop.origin, 'fi')).find(
          ({ disableAddToCart, inStock }) => !disableAddToCart && inStock,
        )
        const pages = { start: '/', category: categoryPath, product: card?.url ?? '' }
        const figures: Figure[] = []
        for (const [name, path] of Object.entries(pages)) {
          figures.push(await firstVisit(browser, shop, name, path, bench))
        }
        figures.push(await firstEdit(shop))
        figures.push(await intents(browser, shop, pages))
        figures.push(await navigation(browser, shop, bench))
        return figures
      }),
    ),
}

/** Everything fetched from the navigation until nothing has happened for five seconds, without any input. */
async function firstVisit(
  browser: Browser,
  shop: ShopProcess,
  name: string,
  path: string,
  bench: Bench,
): Promise<Figure> {
  return withPage(browser, phone, async (page, scripts) => {
    await page.goto(`${shop.publicUrl}${path}`)
    await scripts.idle(bench.quick ? 1_000 : idleMs)
    const { gzip, sent } = await sizeOf(scripts.urls(), shop.origin)
    return figure({
      name: `JavaScript on a first visit, ${name} page (gzip)`,
      value: gzip,
      show: kilobytes,
      atMost: 160_000,
      note: `${scripts.urls().size} files; ${kilobytes(sent)} as sent`,
    })
  })
}

/** What the page editor's document names: all that a first edit waits for, the texts of one language among it. */
async function firstEdit(shop: ShopProcess): Promise<Figure> {
  const html = (await ask(`${shop.origin}/edit`)).body.toString()
  const urls = [...html.matchAll(/(?:src|href)="(\/dist\/[^"]+\.js)"/g)].map(([, path = '']) => shop.origin + path)
  const { gzip, sent } = await sizeOf(urls, shop.origin)
  return figure({
    name: 'JavaScript to the first edit of the page editor (gzip)',
    value: gzip,
    show: kilobytes,
    atMost: 130_000,
    note: `${urls.length} files; ${kilobytes(sent)} as sent`,
  })
}

/** What the first use of each of these brings beyond a page's own: menu, filters, cart drawer. */
async function intents(
  browser: Browser,
  shop: ShopProcess,
  pages: Record<'category' | 'product', string>,
): Promise<Figure> {
  const more = new Map<string, Set<string>>()
  const watch = async (name: string, path: string, act: (page: Page) => Promise<void>): Promise<void> =>
    withPage(browser, phone, async (page, scripts) => {
      await page.goto(`${shop.publicUrl}${path}`)
      await scripts.idle(1_500)
      const before = new Set(scripts.urls())
      await act(page)
      await scripts.idle(1_000)
      more.set(name, new Set([...scripts.urls()].filter((url) => !before.has(url))))
    })
  await watch('menu', pages.category, async (page) => {
    await page.getByRole('button', { name: say('/shell/menu/open'), exact: true }).click()
    await page.getByRole('dialog').waitFor()
  })
  await watch('filters', pages.category, async (page) => {
    await page.getByRole('button', { name: say('/catalogue/filter/button', { count: 0 }), exact: true }).click()
    await page.getByRole('dialog').waitFor()
  })
  await watch('cart drawer', pages.product, async (page) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say('/cart/add'), exact: true })
      .click()
    await page.waitForTimeout(500)
    const drawer = page.getByRole('dialog', { name: say('/cart/title') })
    if (!(await drawer.isVisible())) {
      await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click()
      await drawer.waitFor()
    }
  })
  const all = new Set([...more.values()].flatMap((urls) => [...urls]))
  const parts: string[] = []
  for (const [name, urls] of more) parts.push(`${name} ${kilobytes((await sizeOf(urls, shop.origin)).gzip)}`)
  const { gzip, sent } = await sizeOf(all, shop.origin)
  return figure({
    name: 'JavaScript of first intents, in all (gzip)',
    value: gzip,
    show: kilobytes,
    atMost: 110_000,
    note: `${parts.join(', ')}; ${kilobytes(sent)} as sent`,
  })
}

/** From the press on a link that the pointer has rested on to the next paint with the new page's heading. */
async function navigation(browser: Browser, shop: ShopProcess, bench: Bench): Promise<Figure> {
  const times: number[] = []
  for (let visit = 0; visit < (bench.quick ? 1 : 7); visit++) {
    await withPage(browser, wide, async (page, scripts) => {
      await page.goto(`${shop.publicUrl}/`)
      await scripts.idle(1_000)
      const menu = page.getByRole('navigation', { name: say('/shell/header/main-menu') })
      // The entry itself: resting on it opens a menu with more links there.
      const link = menu.locator(`a[href="${categoryPath}"]`).first()
      await link.hover()
      await scripts.idle(700)
      await page.evaluate(watchNextPaint(categoryPath))
      await link.click()
      // Asked again and again: waiting inside the page would need what its policy forbids.
      let time: number | undefined
      for (let tries = 0; time === undefined && tries < 100; tries++) {
        await page.waitForTimeout(50)
        time = await page.evaluate<number | undefined>('window.nextPaintMs')
      }
      if (time === undefined) throw new Error('The page behind the link did not come')
      times.push(time)
    })
  }
  return figure({
    name: 'prefetched page: press to next paint',
    value: median(times),
    show: milliseconds,
    atMost: 100,
    note: `median of ${times.length}, browser on the same machine, no throttling`,
  })
}

/** For the page, as text because it is the browser's code: sets `nextPaintMs` some time after the press. */
const watchNextPaint = (path: string): string => `
  const heading = () => document.querySelector('h1')?.textContent ?? ''
  const before = heading()
  document.addEventListener('pointerdown', () => {
    const began = performance.now()
    const look = () => {
      if (location.pathname !== ${JSON.stringify(path)} || heading() === before) return requestAnimationFrame(look)
      // The frame with the heading has been painted when the next one begins.
      requestAnimationFrame(() => { window.nextPaintMs = performance.now() - began })
    }
    requestAnimationFrame(look)
  }, { once: true, capture: true })`

async function withPage<T>(
  browser: Browser,
  screen: { viewport: { width: number; height: number } },
  work: (page: Page, scripts: ScriptWatch) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...screen, locale: 'fi-FI', timezoneId: 'Europe/Helsinki' })
  try {
    const page = await context.newPage()
    return await work(page, watchScripts(page))
  } finally {
    await context.close()
  }
}
