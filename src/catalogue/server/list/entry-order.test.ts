import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages, localeTag } from '#src/common/locale.ts'
import { compareNames } from './entry-order.ts'

const words = [
  'maitosuklaa',
  'Maito',
  'suklaa',
  '38',
  '100',
  '%',
  'å',
  'äiti',
  'Öljy',
  'ja',
  'A',
  'a',
  'é',
  'e\u0301',
  '\u0308',
  'ß',
  'ss',
]
const word = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme', maxLength: 4 }))
const name = fc.array(word, { maxLength: 6 }).map((parts) => parts.join(' '))
/** Two names that begin alike. */
const pair = fc.tuple(name, name, name).map(([start, a, b]) => [`${start} ${a}`, `${start} ${b}`] as const)

it.each(languages)('compares as the collator of the language does: %s', (language) => {
  const collator = new Intl.Collator(localeTag(language), { numeric: true })
  const compare = compareNames(language)
  fc.assert(
    fc.property(pair, ([a, b]) => {
      expect(Math.sign(compare(a, b)), `${a} | ${b}`).toBe(Math.sign(collator.compare(a, b)))
    }),
    { numRuns: 5_000 },
  )
})
