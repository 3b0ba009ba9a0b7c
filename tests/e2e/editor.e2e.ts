import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { phone } from './support/screens.ts'
import { joinStaff } from './support/staff-member.ts'
import { expect, test } from './support/story.ts'

/* The page editor: words written in the form and on the page reach a visitor; two editors lose nothing. */

const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toBeVisible({ timeout: 30_000 })

/** Makes a page of its own, so that no other story looks at what is written. */
async function newPage(page: Page, name: string): Promise<void> {
  await page.goto('/edit?language=fi&words=en')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Make a draft' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
async function addBlock(page: Page, type: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Add a block/ })
    .nth(1)
    .click()
  const catalogue = page.getByRole('dialog', { name: 'Add a block' })
  await catalogue.getByRole('searchbox').fill(type)
  await catalogue.getByRole('button', { name: type, exact: true }).click()
  await catalogue.getByRole('button', { name: 'Add', exact: true }).click()
  // The pages that its example leads to are found first.
  await expect(page.locator('.edit-outline [aria-current="true"]')).toContainText(type)
}

test('a page is made, written in the form and on the page, ordered by keyboard, published, and seen by a visitor', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await joinStaff(page, 'aino.muokkaaja@konvehti.example', 'Aino Lehto', 'Publisher')
  await newPage(page, 'Tarinan sivu')
  await addBlock(page, 'Notice')
  await addBlock(page, 'Picture and words')
  await page
    .getByLabel(/^Heading/)
    .first()
    .fill('Sanat lomakkeesta')
  await saved(page)
  const frame = page.frameLocator('.edit-bench iframe')
  const heading = frame.getByRole('heading', { name: 'Sanat lomakkeesta' })
  await expect(heading).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('edit-1440.png') })
  await expectNoViolations(page)

  // On the page itself.
  await heading.dblclick()
  await page.keyboard.type('Sanat sivulta')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Heading/).first()).toHaveValue('Sanat sivulta')
  await saved(page)

  // By keyboard, told to the ear.
  const row = page
    .getByRole('navigation', { name: 'Pages and outline' })
    .getByRole('button', { name: /^Picture and words/ })
  await row.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText(/^Picture and words, .*, place 1 of 2$/)).toBeAttached()
  await page.keyboard.press('Control+z')
  await saved(page)

  // What the page lacks is said, and the press leads to its field.
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Publish: Finnish' }).click()
  await page.getByRole('button', { name: /Content page › Heading/ }).click()
  await page
    .getByLabel(/^Heading/)
    .first()
    .fill('Tarinan otsikko')
  await saved(page)
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish Tarinan sivu' })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Publish: Finnish' }).click()
  await expect(page.getByText('Published: Finnish')).toBeVisible({ timeout: 30_000 })
  await otherDevice.goto('/tarinan-sivu')
  await expect(otherDevice.getByRole('heading', { name: 'Sanat sivulta' })).toBeVisible()

  await page.setViewportSize(phone.use.viewport)
  await expectNoViolations(page)
  await page.screenshot({ path: test.info().outputPath('edit-390.png') })
})
