import { tabTo } from './support/keyboard.ts'
import { screens, wide } from './support/screens.ts'
import { expect, test } from './support/story.ts'

const turku = { latitude: 60.4518, longitude: 22.2666 }

for (const screen of screens(wide)) {
  test.describe(screen.name, () => {
    test.use({ ...screen.use, geolocation: turku, permissions: ['geolocation'] })

    test('a café that is open now is found near a position, and its page says the way', async ({ page, shopper }) => {
      // A Thursday at noon, when the night bar of the same city is closed.
      await page.clock.setFixedTime('2026-11-26T10:00:00Z')
      await shopper.open('/kahvilat')
      const main = page.getByRole('main')
      const places = main.locator('.locations-place')
      await expect(main.getByText('14 tulosta')).toBeVisible()
      await expect(places).toHaveCount(12)

      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('lat=')) asked.push(request.url())
      })
      await main.getByRole('button', { name: 'Lähelläni' }).click()
      await expect(main.getByText('Lähin ensin')).toBeVisible()
      await expect(places.first()).toContainText('Turku')
      await expect(places.first()).toContainText(/\d km/)
      // The position goes into the question, rounded, and nowhere else: neither into the address nor into what is kept.
      expect(asked[0]).toMatch(/lat=60\.452&lng=22\.267/)
      await expect(page).toHaveURL(/\/kahvilat$/)
      const kept = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
      )
      expect(kept).not.toMatch(/60\.45|22\.26/)

      await main.getByRole('checkbox', { name: 'Auki nyt' }).check()
      await expect(page).toHaveURL(/openNow=true/)
      await expect(main.getByText(/tulos(ta)?, auki nyt/)).toBeVisible()

      // Who is open is the server's to say, at the hour of the day that it is.
      await main.getByRole('checkbox', { name: 'Auki nyt' }).uncheck()
      await expect(main.getByText('14 tulosta')).toBeVisible()
      await places.filter({ hasText: 'Aurajoen' }).getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Aurajoen')
      await expect(main.getByRole('link', { name: 'Reitti' })).toHaveAttribute('href', /mlat=60\.4489&mlon=22\.2632/)
      await expect(main.getByRole('rowheader', { name: /itsenäisyyspäivä/ })).toBeVisible()
    })
  })
}

test('a position that is refused leaves the list and says what to do instead', async ({ page, shopper, context }) => {
  await context.clearPermissions()
  await shopper.open('/kahvilat')
  await page.getByRole('button', { name: 'Lähelläni' }).click()
  await expect(page.getByText(/Valitse kaupunki tai kirjoita postinumero/)).toBeVisible()
  await expect(page.locator('.locations-place')).toHaveCount(12)
})

test('text, city, services and more, all in the address; clearing the text asks again', async ({ page, shopper }) => {
  await shopper.open('/kahvilat')
  const main = page.getByRole('main')
  const places = main.locator('.locations-place')
  await main.getByRole('link', { name: 'Näytä lisää' }).click()
  await expect(places).toHaveCount(14)
  await expect(main.getByRole('link', { name: 'Näytä lisää' })).toBeHidden()

  const field = main.getByRole('searchbox', { name: 'Paikka, katu tai postinumero' })
  await field.fill('helsingissä')
  await field.press('Enter')
  await expect(places).toHaveCount(4)
  await expect(page).toHaveURL(/query=helsingiss/)
  await main.getByRole('checkbox', { name: /^Koirat sallittu/ }).check()
  await expect(places).toHaveCount(1)
  await main.getByRole('button', { name: 'Poista rajaukset' }).click()
  await expect(places).toHaveCount(4)
  await field.fill('')
  await expect(places).toHaveCount(12)
  await main.getByRole('combobox', { name: 'Kaupunki' }).selectOption('Tampere')
  await expect(places).toHaveCount(2)
  await expect(page).toHaveURL(/\?city=Tampere$/)
})

test('with the keyboard: a pin of the map leads to its city, which the list then has', async ({ page, shopper }) => {
  await shopper.open('/kahvilat')
  const pin = page.getByRole('link', { name: 'Oulu 1 paikka' })
  await tabTo(page, pin)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/city=Oulu/)
  await expect(page.locator('.locations-place')).toHaveCount(1)
  await expect(page.getByRole('combobox', { name: 'Kaupunki' })).toHaveValue('Oulu')
})

test('a search that fails says so and can be tried again', async ({ page, shopper }) => {
  await shopper.open('/kahvilat')
  await page.route('**/api/locations?*', (route) => route.fulfill({ status: 500, json: { error: 'internal' } }))
  await page.getByRole('combobox', { name: 'Kaupunki' }).selectOption('Kuopio')
  await expect(page.getByRole('alert')).toContainText('Haku ei onnistunut')
  await page.unroute('**/api/locations?*')
  await page
    .getByRole('alert')
    .getByRole('button', { name: /uudelleen/i })
    .click()
  await expect(page.locator('.locations-place')).toHaveCount(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks, more are shown, a café has its hours and lunch', async ({ page }) => {
    await page.goto('/kahvilat')
    const places = page.locator('.locations-place')
    await expect(places).toHaveCount(12)
    await page.getByRole('link', { name: 'Näytä lisää' }).click()
    await expect(places).toHaveCount(14)
    await page.getByRole('searchbox', { name: 'Paikka, katu tai postinumero' }).fill('kuopio')
    await page.getByRole('search', { name: 'Hae kahviloita' }).getByRole('button', { name: 'Hae' }).click()
    await expect(places).toHaveCount(1)
    await places.first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('table', { name: 'Aukioloajat' })).toBeVisible()
    await page.getByRole('link', { name: 'Koko lista' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^Maanantai/ })).toHaveCount(2)

    await page.goto('/kahvilat')
    const form = page.getByRole('search', { name: 'Hae kahviloita' })
    await form.getByRole('combobox', { name: 'Kaupunki' }).selectOption('Turku')
    await form.getByRole('checkbox', { name: /^Lounas/ }).check()
    await form.getByRole('button', { name: 'Hae' }).click()
    await expect(page).toHaveURL(/[?&]city=Turku&categoryIds=1$/)
    await expect(places).toHaveCount(1)
  })
})
