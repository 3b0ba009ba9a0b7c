import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { phone, wide } from './support/screens.ts'
import { joinStaff } from './support/staff-member.ts'
import { expect, test } from './support/story.ts'

/* Cafés, categories and pictures of products in the back office, each by its form. */

async function look(page: Page, name: string): Promise<void> {
  for (const { use } of [phone, wide]) {
    await page.setViewportSize(use.viewport)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page)
    }
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(spill, `${name} at ${use.viewport.width}`).toBeLessThanOrEqual(0)
  }
}

test('customer service sets the days of a café, and its lunch as lines', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(wide.use.viewport)
  await joinStaff(page, 'katri.kahvila@konvehti.example', 'Katri Kahvila', 'CustomerService')
  await page.goto('/office/locations?language=en')
  await page.getByRole('link', { name: 'The cup at the Arctic Circle' }).click()
  await page.getByRole('link', { name: 'Change details' }).click()
  await page.getByLabel('Monday to Friday: opens').fill('07:30')
  const days = page.getByRole('group', { name: 'Add special days' })
  await days.getByLabel('From').fill('2099-12-30')
  await days.getByLabel('Until').fill('2099-12-31')
  await days.getByLabel('Reason, Finnish').fill('Inventaario')
  await days.getByRole('button', { name: 'Add the days' }).click()
  await page.getByRole('button', { name: 'Week after' }).click()
  await page
    .getByRole('button', { name: /^Add lunch: Sun/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Missing', { exact: true }).first()).toBeVisible()
  await look(page, 'a café')
  await page.getByRole('group', { name: /^Sun/ }).getByLabel('Lunch, Finnish').fill('12,90 €\n- Keitto L, G')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The place is saved')).toBeVisible()
  await expect(page.getByText('Inventaario').first()).toBeVisible()
  await expect(page.getByText('12,90 € · Keitto L, G')).toBeVisible()
  await look(page, 'the record of a café')
  await page.goto('/office/locations?language=en')
  await expect(page.getByRole('link', { name: 'The cup at the Arctic Circle' })).toBeVisible()
  await look(page, 'cafés')
})

test('a merchandiser moves a category, and orders the pictures of a product by keys', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(wide.use.viewport)
  await joinStaff(page, 'kati.kuva@konvehti.example', 'Kati Kuva', 'Merchandiser')
  await page.goto('/office/categories?language=en')
  await page.getByRole('button', { name: 'New category' }).click()
  await page.getByLabel('Code of the category').fill('kokeilut')
  await page.getByRole('button', { name: 'Go on' }).click()
  for (const [language, name] of [
    ['Finnish', 'Kokeilut'],
    ['Swedish', 'Försök'],
    ['English', 'Trials'],
  ] as const) {
    await page.getByLabel(new RegExp(`^Name, ${language}`)).fill(name)
    await page.getByLabel(new RegExp(`^End of the address, ${language}`)).fill(`kokeilut-${language.toLowerCase()}`)
  }
  await page.getByLabel('Backdrop').selectOption('mint')
  await look(page, 'a category')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The category is saved')).toBeVisible()
  await look(page, 'the record of a category')

  await page.goto('/office/products/KV5010/edit')
  const pictures = page.getByRole('group', { name: 'Pictures', exact: true })
  await pictures.getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await look(page, 'the media library')
  await library.getByRole('listitem').first().getByRole('button').click()
  await expect(library).toBeHidden()
  const count = await pictures.getByRole('listitem').count()
  expect(count).toBeGreaterThan(1)
  await pictures.getByRole('button', { name: `Move: picture ${count}`, exact: true }).focus()
  await page.keyboard.press('Home')
  await expect(pictures.getByRole('button', { name: 'Move: picture 1', exact: true })).toBeFocused()
  await look(page, 'pictures')
  await page.getByRole('button', { name: 'Discard the changes' }).click()
  await expect(pictures.getByRole('listitem')).toHaveCount(count - 1)
})
