import type { Page } from '@playwright/test'
import { tester } from '../support/actors.ts'
import { expectNoViolations } from './support/axe.ts'
import { countMails, readMail } from './support/mailbox.ts'
import { operate } from './support/operate.ts'
import { isFullTier } from '../support/tier.ts'
import { phone, screens, wide } from './support/screens.ts'
import { shopDatabaseUrl } from './support/shop-database.ts'
import { expect, test } from './support/story.ts'

const bar = '/tuotteet/suklaalevyt/tumma-72-merisuola'
/** No other story looks at these: what operators change shows to everybody. */
const soldOut = { code: 'KV5020', path: '/tuotteet/keksit/vaniljalastut' }
const recalled = { code: 'KV5025', path: '/tuotteet/keksit/voimurokeksit' }

const codeOf = (page: Page): string | null => new URL(page.url()).searchParams.get('code')
const shownPicture = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.product__slide')].findIndex((slide) => !slide.hasAttribute('inert')),
  )

for (const { name, use } of screens(wide)) {
  test.describe(name, () => {
    test.use(use)

    test('sizes are chosen by mouse and keyboard, and the way back and forward follows', async ({ page, shopper }) => {
      const title = page.getByRole('heading', { level: 1 })
      const meta = (tag: string) => page.locator(`meta[name="${tag}"]`)
      await shopper.open(bar)
      await expect(meta('product-id')).toHaveAttribute('content', 'KV1005')
      await shopper.chooseSize('200 g')
      await expect(title).toContainText('200')
      expect(codeOf(page)).toBe('KV1005-200G')
      await expect(meta('sku')).toHaveAttribute('content', 'KV1005-200G')
      const hundred = page
        .getByRole('navigation', { name: shopper.say('/catalogue/product/versions') })
        .getByRole('link', { name: '100 g' })
      await hundred.focus()
      await page.keyboard.press('Enter')
      await expect(title).toContainText('100')
      expect(codeOf(page)).toBe('KV1005-100G')
      await page.goBack()
      await expect(title).toContainText('200')
      await page.goBack()
      await expect(title).toContainText('100')
      expect(codeOf(page)).toBeNull()
      await page.goForward()
      await expect(title).toContainText('200')
      await page.reload()
      await expect(title).toContainText('200')
    })

    test('panels open, give the focus back and close; the reviews follow the address', async ({ page, shopper }) => {
      await shopper.open(bar)
      const button = page.getByRole('button', { name: shopper.say('/catalogue/panel/diets'), exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: shopper.say('/catalogue/panel/diets') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(button).toBeFocused()
      const reviews = page.getByRole('dialog', { name: shopper.say('/reviews/title') })
      await page.goto(`${bar}?code=KV1005-200G#reviews`)
      await expect(reviews).toBeVisible()
      await reviews.getByRole('button', { name: shopper.say('/reviews/close') }).click()
      await expect(reviews).toBeHidden()
      expect(new URL(page.url()).hash).toBe('')
      expect(codeOf(page)).toBe('KV1005-200G')
    })

    test('the pictures go round by mouse and keyboard and fill the window on request', async ({ page, shopper }) => {
      await shopper.open(bar)
      const count = await page.locator('.product__slide').count()
      expect(count).toBeGreaterThan(1)
      const next = page.getByRole('button', { name: shopper.say('/catalogue/gallery/next') })
      await next.click()
      await expect.poll(() => shownPicture(page)).toBe(1)
      await page.waitForTimeout(450) // The throttle of the specification
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => shownPicture(page)).toBe(0)
      await page.waitForTimeout(450)
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => shownPicture(page)).toBe(count - 1)
      await page.locator('.product__slide:not([inert]) .product__zoom').press('Enter')
      const dialog = page.getByRole('dialog', { name: shopper.say('/catalogue/gallery/zoom-title') })
      await expect(dialog.getByText(`${count} / ${count}`)).toBeVisible()
      await page.waitForTimeout(450)
      await dialog.getByRole('button', { name: shopper.say('/catalogue/gallery/next') }).click()
      await expect(dialog.getByText(`1 / ${count}`)).toBeVisible()
      await dialog.getByRole('button', { name: shopper.say('/catalogue/gallery/magnify') }).click()
      const aside = () => dialog.locator('.product-zoom__frame').evaluate((frame) => frame.scrollLeft + frame.scrollTop)
      await expect.poll(aside).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect.poll(() => shownPicture(page)).toBe(0)
    })

    test('on paper all facts are unfolded and nothing is to be pressed', async ({ page, shopper }) => {
      await shopper.open(bar)
      const ingredients = page.getByText(/Kaakaomassa|kaakaomassa/).first()
      await expect(ingredients).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(ingredients).toBeVisible()
      await expect(page.getByRole('table')).toBeVisible()
      for (const part of ['.product-buy', '.product__nav', '.product-sides'])
        await expect(page.locator(part)).toBeHidden()
    })

    test('several contents of a package are open at once', async ({ page, shopper }) => {
      await shopper.open('/tuotteet/lahjat/helsinki-lahjarasia')
      const rows = page.locator('summary.product-included__row')
      await rows.first().focus()
      await page.keyboard.press('Enter')
      const open = page.locator('dialog[open]')
      await expect(open).toHaveCount(1)
      await expect(open.getByRole('table').first()).toBeVisible()
      await open.locator('.product-included__row').first().press('Enter')
      await expect(open).toHaveCount(2)
      await page.keyboard.press('Escape')
      await expect(open).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(open).toHaveCount(0)
      await expect(rows.first()).toBeFocused()
    })
  })
}

test.describe(phone.name, () => {
  test.use(phone.use)

  test('a finger turns the pictures, and the bar stays at hand', async ({ page, shopper }) => {
    await shopper.open(bar)
    const box = await page.locator('.product__stage').boundingBox()
    if (!box) throw new Error('There is no picture')
    const client = await page.context().newCDPSession(page)
    const y = box.y + box.height / 2
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    // The first may come before the pictures listen: the heading is there a moment earlier.
    await expect(async () => {
      await touch('touchStart', 300)
      for (const x of [260, 220, 180, 140]) await touch('touchMove', x)
      await touch('touchEnd')
      await expect.poll(() => shownPicture(page), { timeout: 1_000 }).toBe(1)
    }).toPass()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('.product-buybar')).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 1_800, behavior: 'instant' }))
    const buyBar = page.locator('.product-buybar')
    await buyBar.getByRole('button').click()
    await expect(shopper.cartButton).toHaveText('1')
    // Once it has slid in.
    await expect(async () => {
      const message = await page.locator('.kit-snack').boundingBox()
      const under = await buyBar.boundingBox()
      expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)
    }).toPass()
  })
})

test.describe('what operators change', () => {
  test.skip(() => shopDatabaseUrl() === undefined, 'needs the database of the shop')
  test.use({ ...wide.use, shopLanguage: 'sv' })

  test('who asked for a sold-out product gets one mail when it is back', async ({ page, shopper }) => {
    test.setTimeout(240_000)
    const { code } = soldOut
    await operate((operations) => operations.setStock(code, 0, tester))
    const card = await page.request.get(`/api/inventory?codes=${code}`)
    expect(await card.json()).toMatchObject([{ inStock: false }])
    await shopper.open(soldOut.path)
    await page.getByRole('button', { name: shopper.say('/catalogue/restock/open') }).click()
    const field = page.getByRole('main').getByRole('textbox', { name: shopper.say('/catalogue/restock/email') })
    await expect(field).toBeFocused()
    await page.keyboard.type(shopper.email)
    await page.keyboard.press('Enter')
    await expect(page.getByText(shopper.say('/catalogue/restock/done', { email: shopper.email }))).toBeFocused()
    expect(await countMails(shopper.email)).toBe(0)
    // The mails go out once a minute: their own tests are quicker.
    if (!isFullTier) return
    await operate((operations) => operations.setStock(code, 12, tester))
    const mail = await readMail(shopper.email, 90_000)
    await operate((operations) => operations.setStock(code, 0, tester))
    expect(mail.subject).toMatch(/^I lager igen: /)
    expect(mail.text).toContain('/sv/produkter/')
    await operate((operations) => operations.setStock(code, 3, tester))
    await page.waitForTimeout(65_000)
    expect(await countMails(shopper.email)).toBe(1)
    await operate((operations) => operations.setStock(code, 0, tester))
  })

  test('a recall stands on the page, on the card and in the cart', async ({ page, shopper }) => {
    const texts = { fi: 'Palauta erä L2407.', sv: 'Returnera parti L2407.', en: '' }
    try {
      await operate((operations) => operations.setNotice(recalled.code, { type: 'recall', texts }, tester))
      await expect(async () => {
        await shopper.open(recalled.path)
        await expect(page.getByText(texts.sv)).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expectNoViolations(page)
      await shopper.addToCart()
      await shopper.cartButton.click()
      await expect(shopper.drawer.getByText(texts.sv)).toBeVisible()
      await shopper.open('/tuotteet/keksit')
      await expect(page.getByText(shopper.say('/catalogue/notice/recall'), { exact: true })).toBeVisible()
    } finally {
      await operate((operations) => operations.setNotice(recalled.code, null, tester))
    }
  })
})
