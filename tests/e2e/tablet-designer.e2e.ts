import { sheetSvg } from '../../src/tablet-designer/rules/production-sheet.ts'
import { expectNoViolations } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { readMailAbout } from './support/mailbox.ts'
import { cards } from './support/provider.ts'
import { phone, screens, wide } from './support/screens.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'
import { createTabletShopper, drawnPath, eeva, otto } from './support/tablet-shopper.ts'

const front = 'Onnea, Äiti'
const back = 'Kolmekymmentä vuotta\nja yhä sama nauru.'

for (const screen of screens(wide)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('one design for two recipients, bought and drawn the same everywhere', async ({ page, shopper }) => {
      test.setTimeout(150_000)
      const { say } = shopper
      const tablet = createTabletShopper(page, say)
      await shopper.open(tablet.path)
      await expect(tablet.button('continue')).toHaveAttribute('aria-disabled', 'true')

      // A recipient without a word on the back is warned about, and the way back turns the tablet over.
      await tablet.text('frontText').fill(front)
      await tablet.toRecipient()
      await tablet.button('missing-back-action').click()
      await expect(tablet.button('side/back')).toHaveAttribute('aria-pressed', 'true')
      await tablet.design(front, back, 'Mikko')
      const drawn = { front: await tablet.drawn('front'), back: await tablet.drawn('back') }
      await tablet.toRecipient()
      await tablet.address(eeva)
      await tablet.add()
      await tablet.button('done/other-recipient').click()
      await expect(tablet.main.getByRole('textbox', { name: say('/custom-tablet/field/name') })).toHaveValue('')
      await tablet.address(otto)
      await tablet.add()
      await expect(shopper.cartButton).toHaveText('2')

      await tablet.main.getByRole('link', { name: say('/custom-tablet/done/to-cart') }).click()
      await expect(page.getByRole('heading', { level: 1, name: say('/cart/title') })).toBeVisible()
      for (const name of [eeva.name, otto.name]) await expect(tablet.main).toContainText(name)
      const inCart = tablet.main.locator('img[src*="customtablet"]')
      await expect(inCart).toHaveCount(4)
      expect(await drawnPath(page, inCart.nth(0))).toBe(drawn.front)
      expect(await drawnPath(page, inCart.nth(3))).toBe(drawn.back)

      await shopper.goToCheckout()
      await shopper.fillDetails()
      await shopper.goToPayment()
      await shopper.fillCard(cards.authorised)
      for (const tick of await tablet.main.getByRole('checkbox').all())
        if (!(await tick.isChecked())) await tick.press('Space')
      await shopper.pay()
      const orderNumber = await shopper.confirmation()
      await untilAlive(page)
      const inOrder = tablet.main.locator('img[src*="customtablet"]')
      await expect(inOrder).toHaveCount(4)
      expect(await drawnPath(page, inOrder.nth(0))).toBe(drawn.front)
      expect(await drawnPath(page, inOrder.nth(3))).toBe(drawn.back)
      for (const { name, city } of [eeva, otto]) {
        await expect(tablet.main).toContainText(name)
        await expect(tablet.main).toContainText(city)
      }
      const sheet = sheetSvg({
        orderNumber,
        line: 1,
        shipmentNumber: 1,
        state: 'to-engrave',
        code: 'KV8000-TUMM',
        name: '',
        quantity: 1,
        frontText: front,
        backText: back,
        signature: 'Mikko',
        cut: '',
        recipient: '',
        address: '',
        postalCode: '',
        city: '',
        country: '',
        phone: '',
        deliverBy: null,
      })
      expect(sheet).toContain(`class="front" d="${drawn.front}"`)
      expect(sheet).toContain(`class="back" d="${drawn.back}"`)
      // Beside it comes the one that asks about the newsletter, which was ticked too.
      const mail = await readMailAbout(shopper.email, new RegExp(orderNumber))
      expect(mail.text).toContain(front)
      // Both recipients' tablets, both sides of each.
      const pictures = [...mail.html.matchAll(/src="([^"]*preview\.jpg[^"]*)"/g)].map(([, url]) => url ?? '')
      expect(pictures).toHaveLength(4)
      for (const picture of pictures) {
        const { pathname, search } = new URL(picture.replaceAll('&amp;', '&'))
        const answer = await page.request.get(pathname + search)
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
      }
      for (const { name, city } of [eeva, otto])
        expect(decodeURIComponent(pictures.join(' '))).not.toMatch(new RegExp(`${name.replace(' ', '.')}|${city}`))
    })

    test('the draft outlives a reload and another language, and not the cart', async ({ page, shopper }) => {
      const tablet = createTabletShopper(page, shopper.say)
      await shopper.open(tablet.path)
      await tablet.chooseFlavour('Rubiini')
      await expect(tablet.flavour('Rubiini')).toBeChecked()
      await expect(page).toHaveURL(/code=KV8000-RUBI/)
      await tablet.design(front, back, 'Mikko')
      await tablet.toRecipient()
      await tablet.address(eeva)
      await page.reload()
      await untilAlive(page)
      const name = tablet.main.getByRole('textbox', { name: shopper.say('/custom-tablet/field/name') })
      await expect(name).toHaveValue(eeva.name)
      const swedish = (await page.locator('link[hreflang="sv"]').getAttribute('href')) ?? ''
      await page.goto(new URL(swedish).pathname)
      await expect(tablet.main.getByRole('textbox', { name: 'Mottagarens namn' })).toHaveValue(eeva.name)
      await expect(page).toHaveURL(/code=KV8000-RUBI/)
      await tablet.main.getByRole('button', { name: 'Lägg i varukorgen', exact: true }).click()
      await expect(tablet.main.getByRole('button', { name: 'En ny kaka från början' })).toBeVisible()
      expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Eeva')
    })

    test('a line is changed from the cart, and nothing is lost when that fails', async ({ page, shopper }) => {
      const { say } = shopper
      const tablet = createTabletShopper(page, say)
      await shopper.open(tablet.path)
      await tablet.design(front, back, 'Mikko')
      await tablet.toRecipient()
      await tablet.address(eeva)
      await tablet.add()
      // Another one is begun, and comes back when the first is changed.
      await tablet.button('done/new-tablet').click()
      await tablet.chooseFlavour('Rubiini')
      await tablet.text('frontText').fill('Ole onnellinen')
      await shopper.open('/ostoskori')
      await tablet.main
        .getByRole('link', { name: say('/cart/tablet/edit') })
        .first()
        .click()
      await expect(tablet.text('frontText')).toHaveValue(front)
      await tablet.text('frontText').fill('Kiitos')
      await tablet.toRecipient()
      await page.route('**/api/me/carts/engraving', (route) => route.abort(), { times: 1 })
      await tablet.button('save').click()
      await expect(tablet.main.getByRole('alert')).toContainText(say('/cart/error-default'))
      await tablet.button('save').click()
      await expect(tablet.heading('done/heading-saved')).toBeVisible()
      await expect(page).not.toHaveURL(/edit=/)
      await tablet.main.getByRole('button', { name: say('/custom-tablet/resume') }).click()
      await expect(tablet.text('frontText')).toHaveValue('Ole onnellinen')
      await expect(tablet.flavour('Rubiini')).toBeChecked()
      await shopper.open('/ostoskori')
      await expect(page.getByRole('heading', { level: 1, name: say('/cart/title') })).toBeVisible()
      await expect(tablet.main.getByRole('definition').getByText('Kiitos', { exact: true })).toBeVisible()
      await expect(tablet.main.getByText(front)).toHaveCount(0)
      await expect(shopper.cartButton).toHaveText('1')
    })
  })
}

test('by the keyboard alone, into the cart', async ({ page, shopper }) => {
  test.setTimeout(120_000)
  const { say } = shopper
  const tablet = createTabletShopper(page, say)
  await shopper.open(tablet.path)
  await tabTo(page, tablet.flavour('Tumma 70'))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/code=KV8000-MAIT/)
  await tabTo(page, tablet.text('frontText'))
  await page.keyboard.type('Onnea')
  await tabTo(page, tablet.text('backText'))
  await page.keyboard.type('Rakkaudella')
  await tabTo(page, tablet.button('continue'))
  await page.keyboard.press('Enter')
  const words = { name: eeva.name, address: eeva.address, postalCode: eeva.postalCode, city: eeva.city }
  for (const [field, value] of Object.entries(words)) {
    await tabTo(page, tablet.main.getByRole('textbox', { name: say(`/custom-tablet/field/${field}`) }))
    await page.keyboard.type(value)
  }
  await tabTo(page, tablet.main.getByRole('textbox', { name: say('/custom-tablet/field/phone-number') }))
  await page.keyboard.type('504431290')
  await tabTo(page, tablet.button('add'))
  await page.keyboard.press('Enter')
  await expect(tablet.heading('done/heading')).toBeFocused()
})

test('what cannot be engraved is named at once, and what is markup is drawn as it is written', async ({
  page,
  shopper,
}) => {
  const tablet = createTabletShopper(page, shopper.say)
  await shopper.open(tablet.path)
  await tablet.text('frontText').fill('Hei 🎂')
  await expect(tablet.main).toContainText(shopper.say('/custom-tablet/not-engravable-named', { characters: '🎂' }))
  await expect(tablet.button('continue')).toHaveAttribute('aria-disabled', 'true')
  await tablet.text('frontText').fill('<b>x</b>')
  await expect(tablet.button('continue')).not.toHaveAttribute('aria-disabled', 'true')
  await tablet.text('backText').fill(`${'x'.repeat(60)}\n1\n2\n3\n4\n5\n6`)
  await expect(tablet.text('backText')).toHaveValue(`${'x'.repeat(50)}\n1\n2\n3\n4\n5`)
})

for (const screen of screens(phone)) {
  test.describe(`axe, ${screen.name}`, () => {
    test.use({ ...screen.use, pictures: 'blank' })

    test('finds nothing in any mode', async ({ page, shopper }) => {
      const tablet = createTabletShopper(page, shopper.say)
      await shopper.open(tablet.path)
      await expectNoViolations(page)
      await tablet.text('frontText').fill('🎂')
      await expectNoViolations(page)
      await tablet.text('frontText').fill(front)
      await tablet.toRecipient()
      await tablet.button('add').focus()
      await page.keyboard.press('Enter')
      await expectNoViolations(page)
      await tablet.address(eeva)
      await tablet.add()
      await expectNoViolations(page)
    })
  })
}

test.describe(phone.name, () => {
  test.use(phone.use)

  test('what is written is seen while it is written, also further down, and only then', async ({ page, shopper }) => {
    const tablet = createTabletShopper(page, shopper.say)
    await shopper.open(tablet.path)
    const strip = page.locator('.designer-strip')
    await expect(strip).toBeHidden()
    await tablet.text('signature').fill('Mikko')
    await expect(strip).toBeInViewport({ ratio: 1 })
    const { height, bottom } = await strip.evaluate((one) => one.getBoundingClientRect())
    expect(height).toBeLessThan(130)
    for (const field of ['backText', 'frontText'] as const) {
      await tablet.text(field).focus()
      const top = await tablet.text(field).evaluate((one) => one.getBoundingClientRect().top)
      if (await strip.isVisible()) expect(top).toBeGreaterThanOrEqual(bottom)
      else await expect(page.locator('.designer__mid')).toBeInViewport()
    }
    await tablet.text('signature').focus()
    expect(await strip.locator('path').getAttribute('d')).toBe(await tablet.drawn('back'))
    await tablet.text('signature').blur()
    await expect(strip).toBeHidden()
  })
})
