import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { phone, wide } from './support/screens.ts'
import { joinStaff } from './support/staff-member.ts'
import { expect, test } from './support/story.ts'

/* Goods in the back office: a product in its three languages, and a file from a spreadsheet. */

async function look(page: Page, name: string): Promise<void> {
  await expectNoViolations(page)
  for (const { use } of [phone, wide]) {
    await page.setViewportSize(use.viewport)
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(spill, `${name} at ${use.viewport.width}`).toBeLessThanOrEqual(0)
  }
}

test('a merchandiser changes a product in three languages, and lets a file in after it was tried', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(wide.use.viewport)
  await joinStaff(page, 'taru.tuote@konvehti.example', 'Taru Tuote', 'Merchandiser')

  await page.goto('/office/products/KV5010?language=en')
  await page.getByRole('link', { name: 'Change details' }).click()
  const swedish = page.getByLabel('Name, Swedish', { exact: true })
  const before = await swedish.inputValue()
  await swedish.fill(`${before} från ugnen`)
  await page.getByLabel('End of the address, English', { exact: true }).fill('Not an address')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not the end of an address')).toBeVisible()
  await look(page, 'product form')
  // Leaving the page loses nothing.
  await page.goto('/office/products/KV5010/edit')
  await expect(swedish).toHaveValue(`${before} från ugnen`)
  await page.getByRole('button', { name: 'Discard the changes' }).click()
  await expect(swedish).toHaveValue(before)
  await swedish.fill(`${before} från ugnen`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The product is saved')).toBeVisible()
  await expect(page.getByText(`${before} från ugnen`)).toBeVisible()

  await page.goto('/office/imports')
  await page.getByRole('button', { name: 'New import' }).click()
  const dialog = page.getByRole('dialog', { name: 'New import' })
  await dialog.getByLabel('What is in the file').selectOption('prices')
  const send = (content: string | Buffer, name = 'prices.csv') =>
    dialog
      .getByLabel('CSV or JSON file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string) })
  await send(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]), 'prices.xlsx')
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await expect(dialog.getByText('This is an Excel workbook.', { exact: false })).toBeVisible()
  await look(page, 'new import')
  await send('variation_code;price\r\nKV5010;7,90\r\nNOPE;1,00\r\n;;\r\n')
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { name: 'What the dry run found' })).toBeVisible()
  await expect(page.getByText('There is no such thing')).toBeVisible({ timeout: 60_000 })
  await look(page, 'dry run')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('link', { name: 'The dry run before this import' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 })
})
