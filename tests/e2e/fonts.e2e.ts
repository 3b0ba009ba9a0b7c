import { expect, test } from './support/story.ts'

for (const [path, faces] of [
  ['/', ['EB Garamond Variable normal', 'EB Garamond Variable italic', 'Hanken Grotesk Variable normal']],
  ['/froosh', ['Hanken Grotesk Variable normal']],
] as const) {
  test(`the brand's faces are the ones ${path} is written in`, async ({ page, shopper }) => {
    await shopper.open(path)
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`),
        ),
      )
      .toEqual(expect.arrayContaining([...faces]))
  })
}
