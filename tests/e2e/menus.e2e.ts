import type { PageModel } from '../../src/shell/contract/page-model.ts'
import { expectNoViolations } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { phone, wide } from './support/screens.ts'
import { untilAlive } from './support/shopper.ts'
import type { Shopper } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

test.use({ pictures: 'blank' })

const mainMenu = ({ page, say }: Shopper) => page.getByRole('navigation', { name: say('/shell/header/main-menu') })
const opener = (shopper: Shopper, name: string) =>
  mainMenu(shopper).getByRole('button', { name: shopper.say('/shell/menu/more', { name }) })
const entry = (shopper: Shopper, name: string) =>
  mainMenu(shopper)
    .locator('.shell-menu__link')
    .filter({ hasText: new RegExp(`^${name}$`) })

async function openPhoneMenu(shopper: Shopper) {
  const button = shopper.page.getByRole('button', { name: shopper.say('/shell/menu/open') })
  await button.click()
  const menu = shopper.page.getByRole('dialog', { name: shopper.say('/shell/menu/open') })
  await expect(menu).toBeVisible()
  return { button, menu }
}

test.describe('the mega-menu in Swedish', () => {
  test.use({ ...wide.use, shopLanguage: 'sv' })

  test('does not break its longest title', async ({ page, shopper }) => {
    await shopper.open('/')
    await entry(shopper, 'Chokladkakor').hover()
    const title = page.locator('.shell-megamenu').getByRole('link', { name: 'Chokladkakor', exact: true })
    await expect(title).toBeVisible()
    const lines = await title.evaluate((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return words.getClientRects().length
    })
    expect(lines).toBe(1)
  })
})

test.describe('the mega-menu', () => {
  test.use(wide.use)

  test('by mouse: opens on the entries that have one, changes, closes', async ({ page, shopper }) => {
    await shopper.open('/')
    await entry(shopper, 'Konvehdit').hover()
    const menu = page.locator('.shell-megamenu')
    await expect(menu.getByRole('link', { name: 'Kaakaotryffelit' })).toBeVisible()
    await entry(shopper, 'Leipomo').hover()
    await expect(menu.getByRole('link', { name: 'Ruisreikäleipä' })).toBeVisible()
    await expect(menu).toHaveCount(1)
    // The pointer goes down into it and it stays
    await menu.getByRole('link', { name: 'Piparkakut' }).hover()
    await page.waitForTimeout(500)
    await expect(menu).toBeVisible()
    await page.mouse.move(640, 890)
    await expect(menu).toBeHidden()

    await entry(shopper, 'Karkit').hover()
    await page.waitForTimeout(300)
    await expect(menu).toBeHidden()

    await entry(shopper, 'Konvehdit').hover()
    await menu.getByRole('searchbox').fill('a')
    const hits = menu.getByRole('list', { name: shopper.say('/search/content/results') })
    await expect(hits.getByRole('link')).toHaveCount(5)
    // Five hits and the ways on from them are more than there is room for
    const { shown, whole } = await hits
      .locator('..')
      .evaluate((box) => ({ shown: box.getBoundingClientRect().height, whole: box.scrollHeight }))
    expect(shown).toBeLessThanOrEqual(400)
    expect(whole).toBeGreaterThan(400)
    await menu.getByRole('link', { name: 'Kaakaotryffelit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kaakaotryffelit')
    await expect(menu).toBeHidden()
  })

  test('by mouse: Escape and a press beside it close, and the press does nothing else', async ({ page, shopper }) => {
    await shopper.open('/')
    const menu = page.locator('.shell-megamenu')
    await entry(shopper, 'Lahjat').hover()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.mouse.move(640, 890)
    await entry(shopper, 'Lahjat').hover()
    await expect(menu).toBeVisible()
    await page.mouse.click(120, 880)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  })

  test('by keyboard: its button opens, Escape gives the focus back, leaving closes', async ({ page, shopper }) => {
    await shopper.open('/')
    const button = opener(shopper, 'Suklaalevyt')
    await tabTo(page, button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const menu = page.locator('.shell-megamenu')
    await expect(menu).toBeVisible()
    await tabTo(page, menu.getByRole('link', { name: 'Rubiini, vadelma' }))
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu).toBeVisible()
    await tabTo(page, entry(shopper, 'Konvehdit'))
    await expect(menu).toBeHidden()
    await tabTo(page, button, { backwards: true })
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await tabTo(page, menu.getByRole('link', { name: 'Rubiini, vadelma' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rubiini')
  })
})

test.describe('the mega-menu by touch', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('the first tap opens, a link inside goes', async ({ page, shopper }) => {
    await shopper.open('/')
    await entry(shopper, 'Konvehdit').tap()
    const menu = page.locator('.shell-megamenu')
    await expect(menu).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await menu.getByRole('link', { name: 'Konvehdit', exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Konvehdit' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test.describe('the phone menu', () => {
  test.use(phone.use)

  test('of the shop slides from level to level; the page behind stands still', async ({ page, shopper }) => {
    await shopper.open('/')
    const scrolled = () => page.evaluate(() => window.scrollY)
    const { button, menu } = await openPhoneMenu(shopper)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(300)
    expect(await scrolled()).toBe(0)

    await menu.getByRole('button', { name: 'Leipomo' }).click()
    await expect(menu.getByRole('heading', { name: 'Leipomo' })).toBeVisible()
    await expect(menu.getByRole('link', { name: shopper.say('/shell/menu/view-all') })).toHaveAttribute(
      'href',
      /leivat/,
    )
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(menu.getByRole('link', { name: 'Ruisreikäleipä' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(menu.getByRole('heading', { name: 'Leipomo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.mouse.wheel(0, 800)
    await expect.poll(scrolled).toBeGreaterThan(0)

    // On a tablet it leaves room beside itself
    await page.setViewportSize({ width: 820, height: 844 })
    await button.click()
    // Between the name of the shop and the cross
    await menu.click({ position: { x: 240, y: 32 } })
    await expect(menu).toBeVisible()
    await page.mouse.click(700, 400)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/$/)

    await button.click()
    await expect(menu.getByRole('link', { name: 'Froosh' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Lahjat', exact: true }).last()).toBeVisible()
    await menu.getByRole('link', { name: 'EN English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(menu).toBeHidden()
  })

  test('of content sites unfolds up to three levels', async ({ page, shopper }) => {
    await shopper.open('/')
    // The same shop with its other variant in the settings
    await page.route('**/api/cda/content?**', async (route) => {
      const response = await route.fetch()
      const model = (await response.json()) as PageModel // our own call, tested elsewhere
      await route.fulfill({ response, json: { ...model, shellVariant: 'content' } })
    })
    await shopper.chooseCategory('Karkit')
    const { menu } = await openPhoneMenu(shopper)
    const unfold = (name: string) => menu.getByRole('button', { name: shopper.say('/shell/menu/more', { name }) })
    await unfold('Leipomo').click()
    await unfold('Ruisleivät ja näkkärit').click()
    await expectNoViolations(page)
    await menu.getByRole('link', { name: 'Ruisreikäleipä' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruisreikä')
    await expect(menu).toBeHidden()
  })

  test('of willja has rows that lead away, its buttons and the way back to the house', async ({ page, shopper }) => {
    await shopper.open('/willja')
    const { menu } = await openPhoneMenu(shopper)
    await expect(menu.getByRole('button')).toHaveCount(1) // the cross
    await expect(menu.getByRole('searchbox')).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Pakkaa metsäretki' })).toBeVisible()
    await expectNoViolations(page)
    await menu
      .getByRole('navigation', { name: shopper.say('/shell/menu/global') })
      .getByRole('link', { name: 'Konvehti' })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'konvehti')
  })
})

test('a page is never seen in the theme of the one before', async ({ page, shopper }) => {
  await shopper.open('/')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? ''
      seen.push(`${heading.trim()}|${document.documentElement.dataset['theme'] ?? ''}`)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'willja' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'willja')
  const willja = (await page.getByRole('heading', { level: 1 }).innerText()).slice(0, 8)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.some((state) => state.startsWith(willja) && state.endsWith('|willja'))).toBe(true)
  expect(seen.filter((state) => state.startsWith(willja) && !state.endsWith('|willja'))).toEqual([])
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'konvehti')
})

test('the strip’s notice stays closed', async ({ page, shopper }) => {
  await shopper.open('/')
  const close = page.getByRole('button', { name: shopper.say('/shell/banner/close') })
  await close.click()
  await expect(close).toBeHidden()
  await page.reload()
  await untilAlive(page)
  await expect(close).toBeHidden()
})

test.describe('320 px, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 512 }, shopLanguage: 'sv' })
  test('every level fits, and axe finds nothing', async ({ page, shopper }) => {
    await shopper.open('/')
    const { menu } = await openPhoneMenu(shopper)
    const fits = () => menu.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)
    expect(await fits()).toBe(true)
    await menu.getByRole('button', { name: 'Bageri' }).click()
    await menu.getByRole('button', { name: 'Rågbröd och knäckebröd' }).click()
    await expect(menu.getByRole('heading', { name: 'Rågbröd och knäckebröd' })).toBeVisible()
    // It comes in from the side, and sticks out for a frame even where nothing is to move.
    await expect.poll(fits).toBe(true)
    await expectNoViolations(page)
  })
})

for (const screen of [phone, wide]) {
  test.describe(`the bar, ${screen.name}`, () => {
    test.use(screen.use)

    test('goes while one reads on, comes back upwards and covers nothing that has the keyboard', async ({
      page,
      shopper,
    }) => {
      await shopper.open('/tuotteet')
      const bar = page.locator('.shell-bar')
      // The page notices that it is idle before a visitor reads on.
      await page.waitForTimeout(300)
      const scrollBy = (top: number) => page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top)
      await scrollBy(1_400)
      await expect(bar).not.toBeInViewport()
      await scrollBy(-300)
      await expect(bar).toBeInViewport({ ratio: 1 })
      expect(Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0)
      await expect(shopper.cartButton).toBeInViewport()
      // Backwards through the cards by keyboard
      await page.getByRole('main').getByRole('article').nth(9).getByRole('heading').getByRole('link').focus()
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Shift+Tab')
        const covered = await page.evaluate(() => {
          const focused = document.activeElement
          const over = document.querySelector('.shell-bar')?.getBoundingClientRect().bottom ?? 0
          return focused?.closest('main') ? over - focused.getBoundingClientRect().top : 0
        })
        expect(covered).toBeLessThanOrEqual(0)
      }
    })
  })
}
