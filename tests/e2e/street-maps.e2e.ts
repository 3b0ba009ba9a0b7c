import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { type ShopUnderTest, startShopUnderTest } from '../support/shop-under-test.ts'
import { expectNoViolations } from './support/axe.ts'
import { wide } from './support/screens.ts'
import { expect, test } from './support/story.ts'

/*
 * A shop of its own with a server of map tiles: here a stand-in that says which tiles it was asked for.
 */

let shop: ShopUnderTest
let tiles: Server
let asked: string[] = []

test.describe.configure({ mode: 'serial' })
test.use(wide.use)
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#dde6d5' } })
    .png()
    .toBuffer()
  tiles = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(200, { 'content-type': 'image/png' }).end(tile)
  })
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve))
  const { port } = tiles.address() as AddressInfo // it listens on a port
  shop = await startShopUnderTest({ env: { MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png` } })
})
test.afterAll(async () => {
  await shop.stop()
  tiles.close()
})
test.beforeEach(() => {
  asked = []
})

test('nobody is asked for tiles before they are allowed; then streets are shown, by keyboard too', async ({ page }) => {
  const answer = await page.goto(`${shop.shopUrl}/kahvilat?city=Turku`)
  const { port } = tiles.address() as AddressInfo // as above
  expect(answer?.headers()['content-security-policy']).toContain(`img-src 'self' data: http://127.0.0.1:${port};`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Turku 2 / })).toBeVisible()
  await expect(main.getByText(`127.0.0.1:${port} odottaa lupaasi`)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await main.getByRole('button', { name: 'Lataa ja salli' }).press('Enter')
  await expect(main.locator('.locations-streets')).toBeFocused()
  const map = main.getByRole('list', { name: 'Paikat kartalla' })
  await expect(map.getByRole('link')).toHaveCount(2)
  await expect.poll(() => asked.length).toBeGreaterThan(8)
  expect(asked.every((url) => /^\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true)
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth === 256
  await expect.poll(() => main.locator('.locations-streets img').first().evaluate(isDrawn)).toBe(true)
  await expect(main.getByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/copyright/,
  )
  await expectNoViolations(page)

  await main.getByRole('button', { name: 'Lähennä' }).focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const last = map.getByRole('link').last()
  await expect(last).toBeFocused()
  await expect(last).toHaveText('2')
  await expect(last).toHaveAccessibleName('2 Iltabaari Suukko')
  const row = main.locator('.locations-place', { hasText: 'Suukko' })
  await expect(row.locator('.locations-place__no')).toHaveText('2')
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/kahvilat\/iltabaari-suukko$/)
  // Allowed once, allowed on its own page.
  const pin = main.locator('.locations-facts .locations-pin')
  await expect(pin).toBeVisible()
  await expect(pin).toHaveText('Iltabaari Suukko')
  await expect.poll(() => main.locator('.locations-streets img').first().evaluate(isDrawn)).toBe(true)
  await expectNoViolations(page)
})
