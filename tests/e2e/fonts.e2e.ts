import { expect, test } from './support/story.ts'

for (const [path, faces] of [
  [
    '/',
    [
      'EB Garamond Variable normal 400',
      'EB Garamond Variable normal 500 700',
      'EB Garamond Variable italic 400',
      'Hanken Grotesk Variable normal 400 900',
    ],
  ],
  ['/froosh', ['Hanken Grotesk Variable normal 400 900']],
] as const) {
  test(`the brand's faces are the ones ${path} is written in`, async ({ page, shopper }) => {
    await shopper.open(path)
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family, style, weight }) => `${family.replaceAll('"', '')} ${style} ${weight}`),
        ),
      )
      .toEqual(expect.arrayContaining([...faces]))
  })
}
