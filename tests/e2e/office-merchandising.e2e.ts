import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { phone, wide } from './support/screens.ts'
import { joinStaff } from './support/staff-member.ts'
import { expect, test } from './support/story.ts'

/* Lists of products arranged in the back office, and what shoppers see of it. */

async function look(page: Page, name: string): Promise<void> {
  for (const { use } of [phone, wide]) {
    await page.setViewportSize(use.viewport)
    await expectNoViolations(page)
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(spill, `${name} at ${use.viewport.width}`).toBeLessThanOrEqual(0)
  }
}

test('a merchandiser arranges a list by keys and by drag, tries it, and publishes it', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(wide.use.viewport)
  await joinStaff(page, 'lauri.lista@konvehti.example', 'Lauri Lista', 'Merchandiser')
  await page.goto('/office/merchandising?language=en')
  await page.getByRole('link', { name: 'Order of lists' }).click()
  const lists = page.getByLabel('List', { exact: true })
  const chosen = await lists.getByRole('option').nth(1).textContent()
  await lists.selectOption({ index: 1 })
  const shown = page.getByRole('list', { name: 'The list as shoppers see it' })
  const namesOf = async (): Promise<string[]> => shown.locator('.office-shown__name').allTextContents()
  // The list of all products is on the page until the chosen one has come.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((chosen ?? '').trim().replace(/ \(\d+\)$/, ''))
  await expect(shown.getByRole('listitem').nth(3)).toBeVisible()
  const before = await namesOf()
  await look(page, 'a list')

  await shown
    .getByRole('button', { name: /^Move: / })
    .nth(2)
    .focus()
  await page.keyboard.press('Home')
  await expect.poll(async () => (await namesOf())[0]).toBe(before[2])
  await shown.getByRole('listitem').nth(3).dragTo(shown.getByRole('listitem').nth(1))
  await expect.poll(async () => (await namesOf())[1]).toBe(before[3])
  await expect(page.getByText('2 changed rules, not in the shop yet')).toBeVisible()
  await look(page, 'a draft')

  const shop = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href')
  await page.getByRole('button', { name: 'Publish the order' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish the order' })).toHaveCount(0)
  const code = await shown.locator('[data-grip]').first().getAttribute('data-grip')
  await expect
    .poll(async () => {
      const category = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '').replace('category:', '')
      const answer = await page.request.get(`/api/categories/${category}/products`)
      const { productViewModels } = (await answer.json()) as { productViewModels: { code: string }[] }
      return productViewModels[0]?.code
    })
    .toBe(code)
  expect(shop).toContain('/')

  // What was published is let go of again.
  for (let left = await page.getByRole('button', { name: /^Remove: / }).count(); left > 0; left--)
    await page
      .getByRole('button', { name: /^Remove: / })
      .first()
      .click()
  await page.getByRole('button', { name: 'Publish the order' }).click()
  await expect.poll(namesOf).toEqual(before)

  await page.getByRole('button', { name: 'New panel' }).click()
  await expect(page.getByRole('dialog', { name: 'New panel' })).toBeVisible()
  await look(page, 'a panel')
})
