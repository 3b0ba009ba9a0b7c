import { expect, it } from 'vitest'
import { readBarePrices, readReductions, withDocument } from './prices.ts'

const read = (html: string) => withDocument(`<body>${html}</body>`, readReductions)
const card = (inside: string) => `<article class="kit-card"><span class="kit-tag">−20\u00a0%</span>${inside}</article>`
const lawful =
  '<p class="kit-price kit-price--sale"><span class="now">3,60 €</span><s><span class="kit-visually-hidden">Ennen </span>4,50 €</s><span class="unit">36,00 €/kg</span><span class="lowest">30 päivän alin hinta 4,50 €</span></p>'

it('takes a reduction whose lowest price stands beside it', () => {
  expect(read(card(lawful)).map(({ lowest }) => lowest)).toEqual([true, true, true])
  expect(withDocument(card(lawful), readBarePrices)).toEqual([])
})

it.each([
  ['says nothing', lawful.replace(/<span class="lowest">.*?<\/span>/, '')],
  ['says it to those who listen only', lawful.replace('class="lowest"', 'class="lowest kit-visually-hidden"')],
  [
    'says it when it is unfolded',
    lawful.replace(/(<span class="lowest">.*?<\/span>)/, '<details><summary>i</summary>$1</details>'),
  ],
  ['crosses another price out', lawful.replace('Ennen </span>4,50 €', 'Ennen </span>5,00 €')],
])('complains of one that %s', (_, price) => expect(read(card(price)).some(({ lowest }) => !lowest)).toBe(true))

it('complains of a price without that of its unit', () =>
  expect(withDocument(card(lawful.replace('36,00 €/kg', '')), readBarePrices)).toHaveLength(1))
