import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

test('a chosen size stays chosen in the other languages', async ({ page, request }) => {
  const list = await request.get('/api/categories/products?category=suklaalevyt&pageSize=100')
  const cards = ((await list.json()) as { productViewModels: { url: string }[] }).productViewModels
  let product = ''
  let codes: string[] = []
  for (const card of cards) {
    const path = card.url.split('?')[0] ?? ''
    const model = await request.get(`/api/cda/content?contentUrl=${path}&currentPageUrl=${path}`)
    const { variations = [] } = (await model.json()) as { variations?: { code: string }[] }
    codes = variations.map(({ code }) => code)
    product = path
    if (codes.length > 1) break
  }
  const [, second = ''] = codes
  expect(second).not.toBe('')
  await page.goto(`${product}?code=${second}&utm_source=letter`)
  await untilAlive(page)
  const swedish = page.getByRole('link', { name: 'SV Svenska' }).first()
  await expect(swedish).toHaveAttribute('href', new RegExp(`^/sv/[^?]+\\?code=${second}$`))
  await swedish.click()
  await expect(page).toHaveURL(new RegExp(`/sv/.*\\?code=${second}$`))
  await expect(page.getByRole('link', { name: 'FI Suomi' }).first()).toHaveAttribute(
    'href',
    `${product}?code=${second}`,
  )
})
