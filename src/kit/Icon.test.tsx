import { expect, it } from 'vitest'
import drawings from './assets/icons.svg?raw'
import wordmarks from './assets/wordmarks.svg?raw'
import { iconNames } from './Icon.tsx'
import { isWordmarkName } from './Wordmark.tsx'

const ids = (svg: string) => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? '')

it('has a drawing for each icon name and no other', () => {
  expect(ids(drawings).sort()).toEqual([...iconNames].sort())
})

it('has an outline for each wordmark', () => {
  expect(ids(wordmarks).every(isWordmarkName)).toBe(true)
  expect(ids(wordmarks)).toHaveLength(3)
})
