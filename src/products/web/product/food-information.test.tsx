import { expect, it } from 'vitest'
import en from '../../texts/en.json' with { type: 'json' }
import fi from '../../texts/fi.json' with { type: 'json' }
import sv from '../../texts/sv.json' with { type: 'json' }
import { sampleProduct, sampleVariation } from '../samples/sample-product.ts'
import { show } from '../testing/show-page.tsx'
import { FoodInformation } from './FoodInformation.tsx'
import { productSample } from '../samples/product-page.ts'

const rowsOf = (fields: Partial<typeof sampleProduct> = {}, variation = sampleVariation('A')) => {
  const all = { ...sampleProduct, ...fields }
  const { container } = show(productSample(), <FoodInformation fields={all} variation={variation} />)
  return [...container.querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent))
}

it('tells what it is, how much, how long it keeps, where it comes from and who answers for it', () =>
  expect(rowsOf()).toEqual([
    ['Elintarvikkeen nimi', 'Tumma suklaa, jossa merisuolaa'],
    ['Sisällön määrä', '100\u00a0g'],
    ['Säilyvyys', 'Toimitettaessa jäljellä vähintään 180 päivää'],
    ['Säilytys', 'Säilytä kuivassa ja viileässä, 15–18\u00a0°C.'],
    ['Alkuperämaa', 'Suomi'],
    ['Pääraaka-aineen alkuperä', 'Kaakao: muu kuin EU'],
    ['Tiedoista vastaava toimija', 'Konvehti Oy, Konvehtikuja 4, 00510 Helsinki'],
  ]))

it('tells pieces, drained weight and alcohol where there are some', () => {
  const rows = rowsOf({ alcoholPercent: 4.5 }, sampleVariation('A', { pieces: 12, drainedWeightString: '60\u00a0g' }))
  expect(rows).toContainEqual(['Sisällön määrä', expect.stringMatching(/^100\sg · 12\skpl$/)])
  expect(rows).toContainEqual(['Valutettu paino', '60\u00a0g'])
  expect(rows).toContainEqual(['Alkoholi\u00adpitoisuus', '4,5\u00a0til-%'])
})

it('is not there for what is no food', () => expect(rowsOf({ responsibleOperator: null })).toEqual([]))

it('says that Finnish stands where another language is missing', () => {
  const { container } = show(
    productSample(),
    <FoodInformation fields={{ ...sampleProduct, finnishFields: ['storage'] }} variation={sampleVariation('A')} />,
  )
  expect([...container.querySelectorAll('[lang=fi] dd[lang], dd[lang=fi]')].map((cell) => cell.textContent)).toEqual([
    sampleProduct.storage,
  ])
})

it.each(Object.entries({ fi, sv, en }))(
  '%s: each label may break before it is wider than its column',
  (_language, texts) => {
    const labels = Object.entries(texts).filter(
      ([key]) => key.startsWith('/catalogue/food/') && !/(-value|heading)$/.test(key),
    )
    const parts = labels.flatMap(([, label]) => label.split(/[\s\u00ad-]+/))
    // At 360 pixels the column holds sixteen letters, and not every browser knows how to divide Finnish and Swedish words.
    expect(parts.filter((part) => part.length > 16)).toEqual([])
    expect(labels.length).toBeGreaterThan(8)
  },
)
