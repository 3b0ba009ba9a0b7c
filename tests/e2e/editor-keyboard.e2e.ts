import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { joinStaff } from './support/staff-member.ts'
import { expect, test } from './support/story.ts'

/* A campaign page from nothing to its visitors, by keys alone: nothing here presses, or puts the focus anywhere. */

/** The page in the frame is a draft without its words yet: what it lacks is the author's to write. */
const expectSoundEditor = (page: Page) => expectNoViolations(page, [], { outside: 'iframe' })
const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toBeVisible({ timeout: 30_000 })
const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) })
const hasFocus = (part: Locator): Promise<boolean> => part.evaluate((one) => one.contains(document.activeElement))

/** A key again and again until the focus is in the part; the whole editor has fewer stops. */
async function keyTo(page: Page, key: string, part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus(part)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${String(part)}`)
}
/** A page in a frame hears the key once it has come. */
const paneTo = (page: Page, part: Locator) =>
  expect(async () => {
    await page.keyboard.press('F6')
    expect(await hasFocus(part)).toBe(true)
  }).toPass()
const tabTo = (page: Page, part: Locator) => keyTo(page, 'Tab', part)
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find and do' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(name)
  const wanted = palette.getByRole('group', { name: 'What the editor does' }).getByRole('option', { name, exact: true })
  // Pages and blocks that hold the word stand above.
  while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}
async function write(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

test('a campaign page is made in three languages, found fault with, mended and published by keyboard alone', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await joinStaff(page, 'nappain.muokkaaja@konvehti.example', 'Nelli Lehto', 'Publisher')
  await page.goto('/edit?language=fi&words=en')
  const form = page.getByRole('region', { name: 'Form' })
  await expect(form.getByLabel('Name', { exact: true })).toBeVisible()
  await command(page, 'Dark')

  // A page of its kind, chosen by its name.
  await command(page, 'New page')
  const making = page.getByRole('dialog', { name: 'New page' })
  await expect(making.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Näppäinten kampanja')
  await tabTo(page, making.getByRole('searchbox', { name: 'Filter the list' }))
  await page.keyboard.type('content')
  await expect(making.getByRole('listbox', { name: 'Kind' })).toHaveValue('ContentPage')
  await expectSoundEditor(page)
  await picture(page, 'new-page-dark-1440')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Näppäinten kampanja', level: 1 })).toBeVisible()
  const pageRow = page.getByRole('button', { name: 'Page details' })
  await expect(pageRow).toBeFocused()

  // A block, whose first field has the focus, and keeps it when the block is saved.
  await tabTo(page, page.getByRole('button', { name: /^Add a block ?: Main content/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add a block' }).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('Notice')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const blockHeading = form.getByLabel(/^Heading/)
  await expect(blockHeading).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Kampanja alkaa')
  await saved(page)
  await expect(blockHeading).toBeFocused()
  await page.keyboard.type(' huomenna')
  await expect(blockHeading).toHaveValue('Kampanja alkaa huomenna')
  await saved(page)

  // What the page lacks is said, and Enter leads to its field.
  await page.keyboard.press('Control+Enter')
  const publish = page.getByRole('dialog', { name: 'Publish Näppäinten kampanja' })
  await expect(publish).toBeVisible()
  await expectSoundEditor(page)
  await picture(page, 'publish-dark-1440')
  await page.keyboard.press('Control+Enter')
  await expect(form.getByRole('button', { name: /Content page › Heading/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(/^Heading/)).toBeFocused()
  await page.keyboard.type('Kampanjan otsikko')

  // For search engines.
  await keyTo(page, 'Shift+Tab', form.getByRole('tab', { selected: true }))
  await keyTo(page, 'ArrowRight', form.getByRole('tab', { name: 'SEO' }))
  await write(page, form.getByLabel('Search title'), 'Kampanja hakukoneille')
  await saved(page)

  // The other languages take over what the first has, and get words of their own.
  for (const [language, heading] of [
    ['Swedish', 'Kampanjens rubrik'],
    ['English', 'The heading of the campaign'],
  ] as const) {
    await command(page, `Open in ${language}`)
    await expect(pageRow).toBeFocused()
    await command(page, 'Languages side by side')
    const both = page.getByRole('region', { name: 'Languages side by side' })
    await expect(both.getByText(new RegExp(`^${language} lacks [1-9]`))).toBeVisible()
    await paneTo(page, both)
    await tabTo(page, both.getByRole('button', { name: 'Copy what is missing: Finnish' }))
    await page.keyboard.press('Enter')
    await expect(both.getByText(new RegExp(`^${language} lacks 0 fields and 0 blocks`))).toBeVisible()
    await write(page, both.getByLabel('Heading', { exact: true }), heading)
    await saved(page)
    await expectSoundEditor(page)
    await keyTo(page, 'Shift+Tab', both.getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Enter')
    await expect(both).toBeHidden()
  }

  // All three at once, until a day.
  await page.keyboard.press('Control+Enter')
  for (const language of ['Finnish', 'Swedish']) {
    await tabTo(page, publish.getByRole('checkbox', { name: new RegExp(`^${language}`) }))
    await page.keyboard.press('Space')
  }
  await tabTo(page, publish.getByLabel('Leaves the site: day'))
  await page.keyboard.type('12242030')
  await expect(publish.getByText(/24.*2030 · Helsinki time/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Published: .*Finnish/)).toBeVisible({ timeout: 30_000 })
  await command(page, 'Projects')
  await expect(page.getByRole('dialog', { name: 'Projects' })).toBeVisible()
  await expectSoundEditor(page)
  await picture(page, 'projects-dark-1440')

  for (const [path, heading] of [
    ['/nappainten-kampanja', 'Kampanjan otsikko'],
    ['/sv/nappainten-kampanja', 'Kampanjens rubrik'],
    ['/en/nappainten-kampanja', 'The heading of the campaign'],
  ] as const) {
    await otherDevice.goto(path)
    await expect(otherDevice.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(otherDevice.getByText('Kampanja alkaa huomenna')).toBeVisible()
  }
})
