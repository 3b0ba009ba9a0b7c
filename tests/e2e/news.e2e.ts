import { expectNoViolations } from './support/axe.ts'
import { expectVisibleFocus, tabTo } from './support/keyboard.ts'
import { readMailAbout } from './support/mailbox.ts'
import { publishRelease, withdrawRelease } from './support/press-room.ts'
import { screens, wide } from './support/screens.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/* What the company says: its newsroom, a release, and the mail that brings the next one. */

for (const screen of screens(wide)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('the newsroom is scrolled, filtered, a release opened, and the list found again on the way back', async ({
      page,
      shopper,
    }) => {
      const { say } = shopper
      await shopper.open('/uutiset')
      const main = page.getByRole('main')
      const cards = main.locator('.news-card')
      await expect(cards).toHaveCount(9)
      // Others may publish meanwhile.
      const total = Number.parseInt(await main.getByRole('status').first().innerText(), 10)
      expect(total).toBeGreaterThanOrEqual(30)

      const end = main.locator('.news-room__end')
      await end.scrollIntoViewIfNeeded()
      await expect(cards).toHaveCount(19)
      await end.scrollIntoViewIfNeeded()
      await expect(cards).toHaveCount(total - 1)
      await expect(main.getByRole('link', { name: say('/news/older') })).toBeHidden()
      await expect(page).toHaveURL(/\/uutiset$/)

      const card = cards.nth(20)
      const title = await card.getByRole('heading').innerText()
      await card.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveURL(/\/uutiset\/20\d\d\/[a-z0-9-]+$/)
      await page.goBack()
      await expect(cards).toHaveCount(total - 1)
      await expect(card).toBeInViewport()

      if ((page.viewportSize()?.width ?? 0) < 1024) await main.getByText(say('/news/filter'), { exact: true }).click()
      const topic = main.locator('input[name="filters"]:visible').first()
      await topic.check()
      await expect(page).toHaveURL(/\?filters=[A-Z-]+$/)
      const year = main.locator('input[name="year"]:visible').nth(2)
      await year.check()
      await expect(page).toHaveURL(/\?filters=[A-Z-]+&year=20\d\d$/)
      await page.reload()
      await untilAlive(page)
      await main.getByRole('button', { name: say('/news/filter/clear') }).click()
      await expect(cards).toHaveCount(9)
    })
  })
}

const linkIn = (text: string, path: string): string => {
  const [url] = new RegExp(`http\\S*${path}\\?\\S+`).exec(text) ?? []
  if (url === undefined) throw new Error(`The mail leads to no ${path}`)
  return url
}

test('a subscription is confirmed by its mail, brings the next release, and ends by one press', async ({
  page,
  shopper,
}) => {
  const { say, email } = shopper
  await shopper.open('/uutiset')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('/news/subscribe') })
    .click()
  const dialog = page.getByRole('dialog', { name: say('/news/subscribe') })
  const send = dialog.getByRole('button', { name: say('/news/subscribe') })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox', { name: say('/news/form/name') }).fill('Petra Holm')
  await dialog.getByRole('textbox', { name: say('/news/form/email') }).fill(email)
  await dialog.locator('input[name="privacyStatementAccepted"]').check()
  await send.click()
  await expect(page).toHaveURL(/\/uutiset\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoViolations(page)

  const confirm = await readMailAbout(email, /^Vahvista/)
  await page.goto(linkIn(confirm.text, '/cds/subscription'))
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Tilaa tiedotteet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiedotteet tulevat')

  const title = `Uusi maku ${Date.now()}`
  const id = await publishRelease(title)
  const mail = await readMailAbout(email, new RegExp(title))
  const [release = ''] = /http\S*\/uutiset\/20\d\d\/uusi-maku-\d+/.exec(mail.text) ?? []
  await page.goto(release)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await withdrawRelease(id)

  await page.goto(linkIn(mail.text, '/subscriptions/press'))
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Lopeta tiedotteet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiedotteet eivät enää tule')
  await expectNoViolations(page)
})

test('by keyboard: a choice taken away, the dialog opened, filled and left', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open('/uutiset?year=2025')
  const main = page.getByRole('main')
  const chip = main.getByRole('button', { name: say('/news/filter/remove', { name: '2025' }) })
  await tabTo(page, chip)
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/uutiset$/)
  const opener = main.getByRole('button', { name: say('/news/subscribe') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: say('/news/subscribe') })
  await dialog.getByRole('textbox', { name: say('/news/form/name') }).focus()
  await page.keyboard.type('Petra Holm')
  await page.keyboard.press('Tab')
  await page.keyboard.type('petra@lehti')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(say('/forms/validation/email'))).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: say('/news/form/email') })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a newsroom that cannot have more says so, and tries again', async ({ page, shopper }) => {
  const { say } = shopper
  await page.route('**/api/cision/releases/**', (route) => route.fulfill({ status: 500, json: { error: 'internal' } }))
  await shopper.open('/uutiset')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: say('/news/older') }).click()
  const alert = main.getByRole('alert')
  await expect(alert).toContainText(say('/news/failed'))
  await page.unroute('**/api/cision/releases/**')
  await alert.getByRole('button').click()
  await expect(main.locator('.news-card').nth(15)).toBeAttached()
})

test('a release is printed with its words and pictures, and without what cannot be pressed on paper', async ({
  page,
  shopper,
}) => {
  await shopper.open('/uutiset')
  const main = page.getByRole('main')
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(main.locator('.news-release')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.locator('.news-release__words')).toBeVisible()
  for (const hidden of ['.news-share', '.news-release__ways', '.news-release ~ section', '.news-script'])
    await expect(main.locator(hidden).first()).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the archive is read year by year and page by page, filtered by a form, and a release opened', async ({
    page,
  }) => {
    await page.goto('/uutiset')
    const main = page.getByRole('main')
    const cards = main.locator('.news-card')
    await main.getByRole('link', { name: 'Näytä lisää tiedotteita' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(cards).toHaveCount(10)
    await main.getByRole('link', { name: 'Uudempia tiedotteita' }).click()
    await main.getByRole('link', { name: 'Vuoden 2025 tiedotteet' }).click()
    await expect(page).toHaveURL(/\?year=2025$/)
    await expect(cards.first()).toBeVisible()
    for (const day of await cards.locator('time').allInnerTexts()) expect(day).toMatch(/^\d\d\.\d\d\.2025$/)

    await main.locator('input[name="filters"]:visible').first().check()
    await main.getByRole('button', { name: 'Suodata tiedotteet' }).locator('visible=true').click()
    await expect(page).toHaveURL(/filters=/)
    await cards.first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Tulosta tiedote' })).toBeHidden()
  })

  test('the form unfolds, is sent as it is, and what is wrong leads to the page of failure', async ({
    page,
    shopper,
  }) => {
    const { email } = shopper
    await page.goto('/uutiset')
    const main = page.getByRole('main')
    await main.locator('summary', { hasText: 'Tilaa tiedotteet' }).click()
    const form = main.getByRole('form', { name: 'Tilaa tiedotteet' })
    await form.getByRole('textbox', { name: 'Nimi' }).fill('Petra Holm')
    await form.locator('input[name="privacyStatementAccepted"]').check()
    await form.getByRole('button', { name: 'Tilaa tiedotteet' }).click()
    // An empty e-mail is fine in the form, and not for the receiver.
    const failed = page.url()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/uutiset')
    await main.locator('summary', { hasText: 'Tilaa tiedotteet' }).click()
    await form.getByRole('textbox', { name: 'Nimi' }).fill('Petra Holm')
    await form.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
    await form.locator('input[name="privacyStatementAccepted"]').check()
    await form.getByRole('button', { name: 'Tilaa tiedotteet' }).click()
    await expect(page).not.toHaveURL(failed)
    await readMailAbout(email, /^Vahvista/)
  })
})
