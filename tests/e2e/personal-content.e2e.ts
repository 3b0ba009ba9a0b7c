import { watchShifts } from './support/shifts.ts'
import { expect, test } from './support/story.ts'

/* What some visitors see of pages that are kept for all. */

const forAll = 'Tilaa viimeistään keskiviikkona 16.12.'
const forReaders = 'Hyvä, että tulit kirjeestä'

test('who comes by the letter sees its notice in the place of everybody’s, and nothing moves', async ({ shopper }) => {
  const { page, open } = shopper
  const html = await (await page.request.get('/joulu?campaign=joulukirje')).text()
  expect([html.includes(forAll), html.includes(forReaders)]).toEqual([true, false])
  const shifts = await watchShifts(page)
  const asked = page.waitForResponse(/\/api\/cda\/personal/)
  await open('/joulu?campaign=joulukirje')
  expect((await asked).headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByText(forReaders)).toBeAttached()
  await expect(page.getByText(forAll, { exact: true })).toHaveCount(0)
  expect(await shifts.seen()).toEqual([])

  // The campaign goes along inside the site, and ends with the visit.
  await page.getByRole('link', { name: 'Karkit', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Karkit' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(forReaders)).toBeAttached()
})

test('everybody else sees what everybody sees, and the phone its own way to call', async ({ shopper }) => {
  const { page, open } = shopper
  const asked = page.waitForResponse(/\/api\/cda\/personal/)
  await open('/joulu')
  expect(await (await asked).json()).toMatchObject({ areas: null })
  await expect(page.getByText(forAll, { exact: true })).toBeAttached()
  await expect(page.getByText(forReaders)).toHaveCount(0)
  await open('/asiakaspalvelu')
  const call = page.getByRole('link', { name: 'Soita 09 000 0000' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(call).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(call).toBeVisible()
})
