import { expect, it } from 'vitest'
import { queryKey } from './search-phrase.ts'

it.each([
  ['  Suklaa   LEVY ', 'suklaa levy'],
  ['Pa\u0308ha\u0308kina\u0308', 'pähäkinä'],
  ['”lakritsi”!', 'lakritsi'],
  ['suklaa 70 %', 'suklaa 70'],
  ['70%', '70'],
  ['joulu-kalenteri, iso', 'joulu kalenteri iso'],
  ['suk\u00adlaa\u200b\u202e', 'suklaa'],
  ['\u0000 \t', ''],
  ['🍫', ''],
])('%j is kept as %j', (typed, key) => expect(queryKey(typed)).toBe(key))
