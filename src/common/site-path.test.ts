import { expect, it } from 'vitest'
import { normalisePath } from './site-path.ts'

it.each([
  ['/Karkit//Levyt/', '/karkit/levyt'],
  ['/p%C3%B6yt%C3%A4', '/pöytä'],
  // As a Mac sends it: letters and marks apart.
  ['/po\u0308yta\u0308', '/pöytä'],
  ['/po%CC%88yta%CC%88', '/pöytä'],
  ['/a b', null],
  ['/%E0%A4%A', null],
  ['/\u0308', null],
])('%j is looked up as %j', (path, wanted) => {
  expect(normalisePath(path)).toBe(wanted)
})
