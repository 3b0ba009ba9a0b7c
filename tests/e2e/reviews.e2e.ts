import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { projectDirectory } from '../support/places.ts'
import { expectNoViolations } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { command } from './support/operate.ts'
import { shopDatabaseUrl } from './support/shop-database.ts'
import { expect, test } from './support/story.ts'

const bar = '/tuotteet/suklaalevyt/tumma-72-merisuola'
const unreviewed = '/tuotteet/pastillit/hunajapastillit'
const run = promisify(execFile)

/** A line of the operators' command line as a process of its own, on the stories' own shop. */
async function ops(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['src/app/ops-main.ts', ...args], {
    cwd: projectDirectory,
    env: { ...process.env, DATABASE_URL: shopDatabaseUrl(), ...secrets },
  })
  return stdout
}
/** The command line asks for the settings of the shop; it keys no hash in this story. */
const secrets = {
  PAYMENT_API_KEY: 'x',
  PAYMENT_HMAC_KEY: 'A'.repeat(64),
  COOKIE_KEYS: 'x'.repeat(32),
  SECRET_KEYS: 'x'.repeat(32),
}

test('a review is written, approved by command, and stands on the page', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open(unreviewed)
  await page.getByRole('link', { name: say('/reviews/be-first') }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(say('/reviews/empty-title'))).toBeVisible()
  await panel.getByRole('button', { name: say('/reviews/write') }).click()
  await panel.getByRole('button', { name: say('/reviews/form/send') }).click()
  await expect(panel.getByText(say('/reviews/form/rating-required'))).toBeVisible()
  await expectNoViolations(page)

  const hostile = '<script>alert(1)</script> hunaja'
  await panel.getByRole('radio', { name: say('/reviews/form/star-4') }).check({ force: true })
  await panel.getByLabel(say('/reviews/form/title'), { exact: true }).fill(hostile)
  await panel.getByLabel(say('/reviews/form/text'), { exact: true }).fill('Kurkku kiittää joka aamu.')
  await panel.getByLabel(say('/reviews/form/name')).fill('Tarinan Tarja')
  await panel.getByLabel(say('/reviews/form/email')).fill(`tarja${Date.now()}@posti.example`)
  // What was typed outlives a failure, and a panel that was closed
  await page.route('**/api/reviews', (route) => route.abort(), { times: 1 })
  await panel.getByRole('button', { name: say('/reviews/form/send') }).click()
  await expect(panel.getByRole('alert')).toContainText(say('/reviews/form/failed'))
  await page.keyboard.press('Escape')
  await expect(page.locator('.review-form')).toHaveCount(0)
  await page.getByRole('link', { name: say('/reviews/be-first') }).click()
  await panel.getByRole('button', { name: say('/reviews/write') }).click()
  await expect(panel.getByLabel(say('/reviews/form/title'), { exact: true })).toHaveValue(hostile)
  await panel.getByRole('button', { name: say('/reviews/form/send') }).click()
  await expect(panel.getByRole('heading', { name: say('/reviews/form/thanks-title') })).toBeFocused()

  const listed = await ops('reviews', 'list')
  const [, id = ''] = /^([0-9a-f]{8}) .*Tarinan Tarja/m.exec(listed) ?? []
  expect(listed).toContain(hostile)
  await command('reviews', 'approve', id)
  await command('reviews', 'reply', id, 'Kiitos, Tarja!')
  await expect(async () => {
    await page.goto(unreviewed)
    await expect(page.getByText(say('/reviews/count', { count: 1 })).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"aggregateRating"')
  await page.goto(`${unreviewed}#reviews`)
  await expect(panel.getByRole('heading', { name: hostile })).toBeVisible()
  await expect(panel.getByText('Kiitos, Tarja!')).toBeVisible()
  await command('reviews', 'reject', id, 'end of the story')
})

test('the hash opens the reviews; closing, back and forward keep address and panel together', async ({
  page,
  shopper,
}) => {
  const { say } = shopper
  const panel = page.getByRole('dialog')
  const close = panel.getByRole('button', { name: say('/reviews/close') })
  await shopper.open(`${bar}?code=KV1005-100G`)
  const praise = page.getByRole('link', { name: /Lue kaikki/ })
  await praise.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await praise.click()
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(/\?code=KV1005-100G#reviews$/)
  await close.click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\?code=KV1005-100G$/)
  await expect(praise).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.goForward()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  // An address with the hash from elsewhere
  await page.goto(`${bar}#reviews`)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).not.toHaveURL(/#/)
})

test('by keyboard: stars, sorting, more of them', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open(bar)
  await tabTo(page, page.getByRole('link', { name: /arviota/ }).first())
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('article')).toHaveCount(10)
  const sort = panel.getByRole('combobox')
  await tabTo(page, sort)
  for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key)
  await expect(panel.getByRole('article').first()).toContainText('Liian suolainen minulle')
  await panel.getByRole('button', { name: say('/reviews/more') }).press('Enter')
  await expect(panel.getByRole('article')).toHaveCount(20)
  await expect(
    panel
      .getByRole('listitem')
      .filter({ has: page.locator(':focus') })
      .or(panel.locator('li:focus')),
  ).toHaveCount(1)
  await panel.getByRole('button', { name: say('/reviews/write') }).press('Enter')
  await expect(panel.getByRole('heading', { name: say('/reviews/form/heading') })).toBeFocused()
  await tabTo(page, panel.getByRole('radio').first())
  for (let star = 1; star < 5; star++) await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('radio', { name: say('/reviews/form/star-5') })).toBeChecked()
})
