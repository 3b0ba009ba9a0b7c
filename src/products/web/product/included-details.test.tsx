import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PackageEntry } from '../../contract/product.ts'
import { samplePackage, sampleVariation } from '../samples/sample-product.ts'
import { show } from '../testing/show-page.tsx'
import { ProductPanels } from './ProductPanels.tsx'
import { productSample } from '../samples/product-page.ts'

const [box = sampleVariation('BOX')] = samplePackage.variations
const [bar, drops] = ['KV1005', 'KV3005'] as const
const barName = 'Tumma suklaa 72\u00a0%, merisuola'
const barFood = 'Tumma suklaa, jossa merisuolaa'

/** The panel of one content of the sample package; `changes` are of the bar in it. */
function openPanel(code: string, changes: Partial<PackageEntry> = {}): HTMLElement {
  const includedItems = box.includedItems.map((item) =>
    item.packageEntry.code === bar ? { ...item, packageEntry: { ...item.packageEntry, ...changes } } : item,
  )
  const open = { named: null, items: [code] }
  const variation = { ...box, includedItems }
  show(
    productSample(samplePackage),
    <ProductPanels fields={samplePackage} variation={variation} open={open} onChange={() => {}} />,
  )
  return screen.getByRole('dialog')
}
const inFinnish = (panel: HTMLElement) => [...panel.querySelectorAll('[lang=fi]')].map((node) => node.textContent)
const finnish = { nameLanguage: 'fi', nameOfTheFoodLanguage: 'fi' } as const

it('marks a content’s names as Finnish where its language has none, and not what stands beside them', () => {
  const panel = openPanel(bar, finnish)
  expect(inFinnish(panel)).toEqual([barName, barFood])
  expect(panel.querySelector('p.kit-ui:not(.kit-num)')?.textContent).toBe(`${barFood} · 100\u00a0g`)
})

it('marks the name of a neighbour in the same way', () =>
  expect(inFinnish(openPanel(drops, finnish))).toEqual([barName]))

it.each([bar, drops])('marks nothing where the language has its own: %s', (code) =>
  expect(inFinnish(openPanel(code))).toEqual([]),
)

it.each<[Partial<PackageEntry>, string]>([
  [{ nameOfTheFood: '' }, '100\u00a0g'],
  [{ weightString: '' }, barFood],
])('%j stands alone without its neighbour', (changes, line) =>
  expect(openPanel(bar, changes).querySelector('p.kit-ui:not(.kit-num)')?.textContent).toBe(line),
)
