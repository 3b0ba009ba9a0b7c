import { expect, test } from './support/story.ts'

test('a line break in the free text of a footer is seen as one', async ({ page, shopper }) => {
  await shopper.open('/willja')
  const text = page.getByRole('contentinfo').locator('.shell-footer__text')
  const lines = await text.evaluate((one) => {
    const node = one.firstChild
    const at = node?.textContent?.indexOf('\n') ?? -1
    if (!node || at < 0) return null
    const topOf = (index: number): number => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return range.getBoundingClientRect().top
    }
    return { before: topOf(at - 1), after: topOf(at + 1) }
  })
  expect(lines?.after).toBeGreaterThan(lines?.before ?? Number.POSITIVE_INFINITY)
})
