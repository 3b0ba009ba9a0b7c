import { type Language, languages } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import type { Shopper } from './support/shopper.ts'
import { pathIn } from './support/site.ts'
import { expect, test } from './support/story.ts'
import { command } from './support/operate.ts'

/*
 * A phrase that operators lead to a page: whoever looks for it comes there, by whatever way, and the way back leads to where
 * they were, never to a search that sends them off again.
 */

/** No other story looks for these. */
const leads: Record<Language, { phrase: string; target: string; name: string }> = {
  fi: { phrase: 'hyvityspyyntö', target: '/asiakaspalvelu', name: 'Asiakaspalvelu' },
  sv: { phrase: 'återbetalning', target: '/sv/kundtjanst', name: 'Kundtjänst' },
  en: { phrase: 'money back', target: '/en/customer-service', name: 'Customer service' },
}
const { phrase, target, name } = leads.fi
const searchUrl = `/search?${new URLSearchParams({ q: phrase })}`
const goods = '/tuotteet/keksit/kaurakeksit'
const added: string[] = []

test.beforeAll(async ({ request }) => {
  for (const language of languages) {
    const lead = leads[language]
    const said = await command('merchandising', 'redirect', language, lead.phrase, lead.target)
    added.push(said.split(' ')[0] ?? '')
  }
  // Until the shop has heard of it.
  const status = async () => (await request.get(searchUrl, { maxRedirects: 0 })).status()
  await expect.poll(status).toBe(302)
})
test.afterAll(async () => {
  for (const id of added) await command('merchandising', 'remove-redirect', id)
})

async function typeInOverlay({ page, say }: Shopper, words: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: say('/shell/header/search'), exact: true })
  await button.click()
  const field = page.getByRole('dialog').getByRole('searchbox', { name: say('/search/products/label') })
  await expect(field).toBeFocused()
  await field.fill(words)
}

for (const language of isFullTier ? languages : languages.slice(0, 1)) {
  test.describe(language, () => {
    test.use({ shopLanguage: language })
    test('typed in the overlay it leads to its page, and back to where the visitor was', async ({ page, shopper }) => {
      const lead = leads[language]
      const before = await pathIn(language, goods)
      await shopper.open(goods)
      await typeInOverlay(shopper, lead.phrase.toUpperCase())
      const overlay = page.getByRole('dialog', { name: shopper.say('/search/panel') })
      const shown = overlay.getByRole('link', { name: shopper.say('/search/lead', { name: lead.name }) })
      await expect(shown).toHaveAttribute('href', lead.target)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(lead.target)
      await expect(overlay).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(before)
      await expect(overlay).toBeHidden()
      await page.goForward()
      await expect(page).toHaveURL(lead.target)
    })
  })
}

test('whoever is quicker than the suggestions is led there by the search page, which leaves no trace', async ({
  page,
  shopper,
}) => {
  await shopper.open(goods)
  await page.route('**/api/search/suggest?*', () => {})
  await typeInOverlay(shopper, phrase)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(goods)
})

test('looked for on the search page it leads there, and back to the search before', async ({ page, shopper }) => {
  await shopper.open('/search?q=suklaa')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill(phrase)
  await field.press('Enter')
  await expect(page).toHaveURL(target)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=suklaa')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/suklaa/i)
})

for (const javaScriptEnabled of isFullTier ? [true, false] : [true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('its address leads there at once, with what else stands in it', async ({ page, request }) => {
      const answer = await request.get(`${searchUrl}&utm_source=kirje`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([302, `${target}?utm_source=kirje`])
      await page.goto('/tuotteet/karkit')
      await page.goto(searchUrl)
      await expect(page).toHaveURL(target)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/tuotteet/karkit')
      await expect(page.getByRole('heading', { level: 1, name: 'Karkit' })).toBeVisible()
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of the search page leads there, and back to the form', async ({ page, shopper }) => {
    const { say } = shopper
    await page.goto(goods)
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('/shell/header/search'), exact: true })
      .click()
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill(phrase)
    await main.getByRole('button', { name: say('/search/submit') }).click()
    await expect(page).toHaveURL(target)
    await expect(page).toHaveTitle(new RegExp(name))
    await page.goBack()
    await expect(page).toHaveURL('/search')
    await page.goBack()
    await expect(page).toHaveURL(goods)
  })
})
