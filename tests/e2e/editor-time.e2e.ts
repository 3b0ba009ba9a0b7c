import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { phone } from './support/screens.ts'
import { joinStaff } from './support/staff-member.ts'
import { expect, test } from './support/story.ts'

/* Time and people in the page editor: versions, links for strangers, branches, redirects, projects. */

/** The page in the frame is a draft without its words yet: what it lacks is the author's to write. */
const expectSoundEditor = (page: Page) => expectNoViolations(page, [], { outside: 'iframe' })
const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toBeVisible({ timeout: 30_000 })
const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) })

async function fillHeading(page: Page, words: string): Promise<void> {
  await page
    .getByLabel(/^Heading/)
    .first()
    .fill(words)
  await saved(page)
}

test('a version is restored and taken back, a stranger looks at the draft until the link is revoked, an address leads on', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await joinStaff(page, 'aika.muokkaaja@konvehti.example', 'Aika Lehto', 'Admin')
  await page.goto('/edit?language=fi&words=en')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Name').fill('Ajan sivu')
  await dialog.getByRole('button', { name: 'Make a draft' }).click()
  await expect(page.getByRole('heading', { name: 'Ajan sivu', level: 1 })).toBeVisible()
  await fillHeading(page, 'Sanat ennen joulua')

  // Until a day, which is included.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog', { name: 'Publish Ajan sivu' })
  await publish.getByLabel('Leaves the site: day').fill('2030-12-24')
  await expect(publish.getByText(/^at the end of .*24.*2030 · Helsinki time/)).toBeVisible()
  await expectSoundEditor(page)
  await picture(page, 'publish-1440')
  await publish.getByRole('button', { name: 'Publish: Finnish' }).click()
  await expect(page.getByText('Published: Finnish')).toBeVisible({ timeout: 30_000 })

  // The version of before comes back, and undo takes it back.
  await fillHeading(page, 'Sanat ennen juhannusta')
  await page.getByRole('button', { name: 'Versions' }).click()
  const drawer = page.getByRole('region', { name: 'Versions' })
  await expect(drawer.locator('ins')).toContainText('juhannusta')
  await expect(drawer.locator('del')).toContainText('joulua')
  await expectSoundEditor(page)
  await picture(page, 'versions-1440')
  await page.setViewportSize(phone.use.viewport)
  expect((await drawer.boundingBox())?.width).toBe(phone.use.viewport.width)
  await picture(page, 'versions-390')
  await page.setViewportSize({ width: 1440, height: 900 })
  await drawer.getByRole('button', { name: 'Restore the whole version' }).click()
  const heading = page.getByLabel(/^Heading/).first()
  await expect(heading).toHaveValue('Sanat ennen joulua')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(heading).toHaveValue('Sanat ennen juhannusta')
  await saved(page)
  await drawer.getByRole('button', { name: 'Close' }).click()

  // A stranger sees the draft, until when, and that the link is dead.
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await preview.getByRole('button', { name: 'Make a link' }).click()
  const link = await preview.getByLabel('Preview link').inputValue()
  await expectSoundEditor(page)
  await picture(page, 'preview-1440')
  await otherDevice.goto(link)
  await expect(otherDevice.getByRole('heading', { name: 'Sanat ennen juhannusta' })).toBeVisible()
  await expect(otherDevice.getByText(/Linkki toimii .* asti/)).toBeVisible()
  await preview.getByRole('button', { name: /^Revoke the link/ }).click()
  await expect(preview.getByText(/^The link is revoked/)).toBeVisible()
  await page.setViewportSize(phone.use.viewport)
  await expectSoundEditor(page)
  await picture(page, 'preview-390')
  await page.setViewportSize({ width: 1440, height: 900 })
  await preview.getByRole('button', { name: 'Close' }).first().click()
  for (const again of [() => otherDevice.reload(), () => otherDevice.goto(link)]) {
    await again()
    await expect(otherDevice.getByRole('heading', { name: 'Sanat ennen joulua' })).toBeVisible()
    await expect(otherDevice.getByText(/^Esikatselulinkki on päättynyt tai peruttu/)).toBeVisible()
  }
  await otherDevice.screenshot({ path: test.info().outputPath('ended.png') })
  await otherDevice.getByRole('link', { name: 'Sulje' }).click()
  await expect(otherDevice.getByText(/^Esikatselulinkki/)).toHaveCount(0)

  // An old address leads to the page.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Redirects' }).click()
  const redirects = page.getByRole('dialog', { name: 'Redirects' })
  await redirects.getByLabel('From', { exact: true }).fill('/ajan-vanha-sivu')
  await redirects.getByLabel('To', { exact: true }).fill('/ajan-sivu')
  await redirects.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(redirects.getByText('/ajan-vanha-sivu leads to /ajan-sivu.')).toBeVisible()
  await expectSoundEditor(page)
  await picture(page, 'redirects-1440')
  await otherDevice.goto('/ajan-vanha-sivu')
  await expect(otherDevice).toHaveURL(/\/ajan-sivu$/)
  await page.setViewportSize(phone.use.viewport)
  await expectSoundEditor(page)
  await picture(page, 'redirects-390')
})

test('an admin holds an editor to a branch on the page of people', async ({ page, otherDevice }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await joinStaff(otherDevice, 'haara.muokkaaja@konvehti.example', 'Haara Oksa', 'Editor')
  await joinStaff(page, 'haara.hallinta@konvehti.example', 'Hanna Hallinta', 'Admin')
  await page.goto('/office/people?language=en')
  await page.getByRole('button', { name: 'Branches of Haara Oksa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Branches of Haara Oksa' })
  await dialog.getByLabel('Add a branch').selectOption({ index: 2 })
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await expectNoViolations(page)
  await picture(page, 'branches-1440')
  await page.setViewportSize(phone.use.viewport)
  await picture(page, 'branches-390')
  await dialog.getByRole('button', { name: 'Save the branches' }).click()
  await expect(page.getByText('Branches saved: Haara Oksa.')).toBeVisible()

  // The start page is of another branch.
  await otherDevice.setViewportSize({ width: 1440, height: 900 })
  await otherDevice.goto('/edit?language=fi&words=en')
  await expect(otherDevice.getByText(/^Read only/)).toBeVisible({ timeout: 30_000 })
})

test('two pages of a project are previewed as one site, refused with the field that is missing, and published together', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await joinStaff(page, 'projekti.julkaisija@konvehti.example', 'Petra Projekti', 'Publisher')
  const newPage = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'New page' }).click()
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Make a draft' }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  const intoProject = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Project: No project' }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page.getByRole('button', { name: `Project: ${name}` })).toBeVisible()
  }
  await page.goto('/edit?language=fi&words=en')
  await page.getByRole('button', { name: 'Project: No project' }).click()
  await page.getByRole('menuitem', { name: 'Projects…' }).click()
  const projects = page.getByRole('dialog', { name: 'Projects' })
  await projects.getByLabel('Name of the project').fill('Talven sivut')
  await projects.getByRole('button', { name: 'New project' }).click()
  await expect(projects.getByRole('region', { name: 'Talven sivut' })).toBeVisible()
  await projects.getByRole('button', { name: 'Close', exact: true }).click()
  await newPage('Talven tarina')
  await intoProject('Talven sivut')
  await fillHeading(page, 'Lunta ja suklaata')
  await newPage('Talven toinen')
  await intoProject('Talven sivut')

  // One page lacks its heading, so neither goes.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await projects.getByRole('button', { name: 'Publish all' }).click()
  await expect(projects.getByText(/^Nothing was published or scheduled/)).toBeVisible()
  await expectSoundEditor(page)
  await picture(page, 'project-refused-1440')
  await page.setViewportSize({ width: 1280, height: 800 })
  await picture(page, 'project-refused-1280')
  await page.setViewportSize(phone.use.viewport)
  await expectSoundEditor(page)
  await picture(page, 'project-refused-390')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await otherDevice.goto('/talven-tarina'))?.status()).toBe(404)
  await projects.getByRole('button', { name: /^Talven toinen \(FI\)/ }).click()
  await expect(page.getByLabel(/^Heading/).first()).toBeFocused()
  await fillHeading(page, 'Toinen otsikko')
  await picture(page, 'project-bar-1440')
  await page.setViewportSize({ width: 1280, height: 800 })
  await picture(page, 'project-bar-1280')

  // The whole site with the project, before anyone else sees it.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const opening = page.context().waitForEvent('page')
  await projects.getByRole('link', { name: 'Preview all' }).click()
  const preview = await opening
  await preview.goto(`/talven-tarina${new URL(preview.url()).search}`)
  await expect(preview.getByRole('heading', { name: 'Lunta ja suklaata' })).toBeVisible()
  await preview.close()
  await projects.getByRole('button', { name: 'Publish all' }).click()
  await expect(projects.getByText(/^Petra Projekti published the project/)).toBeVisible({ timeout: 30_000 })
  await picture(page, 'project-published-1440')
  for (const [path, heading] of [
    ['/talven-tarina', 'Lunta ja suklaata'],
    ['/talven-toinen', 'Toinen otsikko'],
  ] as const) {
    await otherDevice.goto(path)
    await expect(otherDevice.getByRole('heading', { name: heading })).toBeVisible()
  }
})

test('an editor asks for a review, a publisher comments on the page and approves, and each sees where the other is', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await otherDevice.setViewportSize({ width: 1440, height: 900 })
  await joinStaff(page, 'tarkistus.kirjoittaja@konvehti.example', 'Kirsi Kirjoittaja', 'Editor')
  await joinStaff(otherDevice, 'tarkistus.julkaisija@konvehti.example', 'Jukka Julkaisija', 'Publisher')
  await page.goto('/edit?language=fi&words=en')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Name').fill('Tarkistettava')
  await dialog.getByRole('button', { name: 'Make a draft' }).click()
  await expect(page.getByRole('heading', { name: 'Tarkistettava', level: 1 })).toBeVisible()
  await fillHeading(page, 'Tarkistettava otsikko')
  await page.getByRole('button', { name: 'For review' }).click()
  const asking = page.getByRole('dialog', { name: 'Review: Tarkistettava' })
  await asking.getByRole('textbox', { name: 'Message' }).fill('Hinnat ovat uudet.')
  await expectSoundEditor(page)
  await picture(page, 'review-1440')
  await asking.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(page.getByText(/^Kirsi Kirjoittaja asked for a review/)).toBeVisible()

  await otherDevice.goto(page.url())
  await expect(otherDevice.getByText(/^Kirsi Kirjoittaja asked for a review .* Hinnat ovat uudet./)).toBeVisible()
  await expect(
    otherDevice.getByRole('list', { name: 'On the page now' }).getByText(/^Kirsi Kirjoittaja/),
  ).toBeAttached()
  await otherDevice.getByRole('button', { name: 'Comments', exact: true }).click()
  const drawer = otherDevice.getByRole('region', { name: 'Comments' })
  await drawer.getByLabel('Comment on Page details').fill('Sopisiko lyhyempi otsikko?')
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(drawer.getByText('Sopisiko lyhyempi otsikko?')).toBeVisible()
  await expectSoundEditor(otherDevice)
  await picture(otherDevice, 'comments-1440')
  await otherDevice.setViewportSize({ width: 1280, height: 800 })
  await picture(otherDevice, 'comments-1280')
  await otherDevice.getByRole('button', { name: 'Answer' }).click()
  await otherDevice.getByRole('button', { name: 'Approve' }).click()
  await expect(otherDevice.getByText(/^Jukka Julkaisija approved the draft/)).toBeVisible()
})
