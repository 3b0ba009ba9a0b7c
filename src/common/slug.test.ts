import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Đorđe ja Łukasz', 'dorde-ja-lukasz'],
  ['Sámi giella: čáŋggas, ŧ ja đ', 'sami-giella-canggas-t-ja-d'],
  ['Íslenskt súkkulaði frá Þingvöllum', 'islenskt-sukkuladi-fra-thingvollum'],
  ['Smörgåsbord på Øland', 'smorgasbord-pa-oland'],
  ['Straße & Œuvre', 'strasse-oeuvre'],
  ['Åland (decomposed A\u030a)', 'aland-decomposed-a'],
  ['王大明', 'release'],
])('the address of %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
