import { expect, it } from 'vitest'
import brands from './assets/brands.svg?raw'
import house from './assets/house.svg?raw'
import { iconNames } from './Icon.tsx'
import { isWordmarkName } from './Wordmark.tsx'

const ids = (svg: string) => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? '')

it('has a drawing for each icon name and no other', () => {
  expect(ids(house).sort()).toEqual([...iconNames, 'konvehti'].sort())
})

it('has an outline for each wordmark', () => {
  expect(['konvehti', ...ids(brands)].every(isWordmarkName)).toBe(true)
  expect(ids(brands)).toHaveLength(2)
})
