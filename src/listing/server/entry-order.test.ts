import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages, localeTag } from '#src/common/locale.ts'
import { compareNames } from './entry-order.ts'
import { compareByWords } from './word-ranks.ts'

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
const ordinaryWords = [
  'maito',
  'Maito',
  'maitosuklaa',
  '38',
  '100',
  '%',
  'å',
  'Å',
  'a',
  'A',
  'äiti',
  'aiti',
  'é',
  'e',
  'ss',
  'ß',
  'v',
  'w',
  'W',
  'o’',
]
const ordinaryName = fc
  .array(fc.tuple(fc.constantFrom(...ordinaryWords), fc.constantFrom('', '', ',', '-', '!', 's')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.map((part) => part.join('')).join(' '))
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

it.each(languages)('compares many names by their words as it compares each two: %s', (language) => {
  const compare = compareNames(language)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(name, { minLength: 2, maxLength: 12 }),
        fc.array(ordinaryName, { minLength: 2, maxLength: 12 }),
      ),
      (names) => {
        const byWords = compareByWords(names, language)
        for (let a = 0; a < names.length; a++)
          for (let b = 0; b < names.length; b++)
            expect(Math.sign(byWords(a, b)), `${names[a]} | ${names[b]}`).toBe(
              Math.sign(compare(names[a] ?? '', names[b] ?? '')),
            )
      },
    ),
    { numRuns: 2_000 },
  )
})
