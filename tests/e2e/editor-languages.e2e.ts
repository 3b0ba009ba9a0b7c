import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { phone } from './support/screens.ts'
import { joinStaff } from './support/staff-member.ts'
import { expect, test } from './support/story.ts'

/* Two languages next to each other in the page editor, and what the whole site is checked for. */

/** The page in the frames is a draft without its words yet: what it lacks is the author's to write. */
const expectSoundEditor = (page: Page) => expectNoViolations(page, [], { outside: 'iframe' })
const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toBeVisible({ timeout: 30_000 })
/** How many of the two pages are wider than what they stand in. */
const framesOutside = (page: Page) =>
  page.locator('.edit-bench__sheet').evaluateAll(
    (sheets) =>
      sheets.filter((sheet) => {
        const around = sheet.parentElement?.getBoundingClientRect()
        return around && sheet.getBoundingClientRect().right > around.right + 1
      }).length,
  )
const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) })

test('a page is taken over into another language, written next to the first, and found by the reports', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await joinStaff(page, 'kieli.muokkaaja@konvehti.example', 'Kieli Lehto', 'Admin')
  await page.goto('/edit?language=fi&words=en')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Name').fill('Kielten sivu')
  await dialog.getByRole('button', { name: 'Make a draft' }).click()
  await expect(page.getByRole('heading', { name: 'Kielten sivu', level: 1 })).toBeVisible()
  await page
    .getByLabel(/^Heading/)
    .first()
    .fill('Suklaata kolmella kielellä')
  await saved(page)

  // English has nothing yet, and takes all of it over.
  const languages = page.getByRole('navigation', { name: 'Languages' })
  await languages.getByRole('button', { name: /^EN/ }).click()
  await languages.getByRole('button', { name: 'Languages side by side' }).click()
  const drawer = page.getByRole('region', { name: 'Languages side by side' })
  await expect(drawer.getByText(/^English lacks [1-9]/)).toBeVisible()
  const source = page.frameLocator('section[aria-label="Finnish"] iframe')
  await expect(source.getByRole('heading', { name: 'Suklaata kolmella kielellä' })).toBeVisible({ timeout: 30_000 })
  await drawer.getByRole('button', { name: 'Copy what is missing: Finnish' }).click()
  await expect(drawer.getByText(/^English lacks 0 fields and 0 blocks/)).toBeVisible()
  await saved(page)

  // A field is written next to the Finnish one, which stays as it is.
  const heading = drawer.getByLabel('Heading', { exact: true })
  await expect(heading).toHaveValue('Suklaata kolmella kielellä')
  await heading.fill('Chocolate in three languages')
  await saved(page)
  await expect(drawer.getByRole('textbox', { name: 'Heading, Finnish' })).toHaveValue('Suklaata kolmella kielellä')
  await expect(drawer.getByRole('textbox', { name: 'Heading, Finnish' })).not.toBeEditable()
  await expect(
    page.frameLocator('.edit-twin__one:not(.edit-twin__one--read) iframe').getByRole('heading', { level: 1 }),
  ).toHaveText('Chocolate in three languages', { timeout: 30_000 })
  await source.getByRole('heading', { name: 'Suklaata kolmella kielellä' }).dblclick()
  await expect(source.locator('[contenteditable="plaintext-only"]')).toHaveCount(0)
  await expectSoundEditor(page)
  await picture(page, 'languages-1440')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => framesOutside(page)).toBe(0)
  await picture(page, 'languages-1280')

  // On a phone one language is shown at a time.
  await page.setViewportSize(phone.use.viewport)
  expect((await drawer.boundingBox())?.width).toBe(phone.use.viewport.width)
  await expect(drawer.getByRole('textbox', { name: 'Heading, Finnish' })).toBeHidden()
  await picture(page, 'languages-390')
  await drawer.getByRole('button', { name: 'Finnish', exact: true }).click()
  await expect(drawer.getByRole('textbox', { name: 'Heading, Finnish' })).toBeVisible()
  await expect(heading).toBeHidden()
  await expectSoundEditor(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await drawer.getByRole('button', { name: 'Close' }).click()

  // Swedish was never written, which the report says, and leads there.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Reports' }).click()
  const reports = page.getByRole('dialog', { name: 'Reports' })
  await expect(reports.getByRole('tab', { name: /^Links/ })).toBeVisible()
  await picture(page, 'reports-links-1440')
  await reports.getByRole('tab', { name: /^Translations/ }).click()
  await expectSoundEditor(page)
  await picture(page, 'reports-1440')
  const row = reports.getByRole('row', { name: /Kielten sivu Swedish/ })
  await expect(row).toContainText('It is not there in this language. Source: Finnish.')
  await page.setViewportSize(phone.use.viewport)
  await picture(page, 'reports-390')
  await page.setViewportSize({ width: 1440, height: 900 })
  await row.getByRole('button', { name: /^Open/ }).click()
  await expect(drawer.getByText(/^Swedish lacks [1-9]/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Sent forms' }).click()
  const forms = page.getByRole('dialog', { name: 'Sent forms' })
  await expect(forms.getByText(/Loading/)).toBeHidden()
  await expectSoundEditor(page)
  await picture(page, 'sent-forms-1440')
})
