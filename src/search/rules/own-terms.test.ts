import { expect, it } from 'vitest'
import { ownTerms } from './own-terms.ts'

const names = ['Maitosuklaa 38\u00a0%, lakritsi', 'Suklaa\u00adlevyt', 'Hasselpähkinäkonvehti', 'Rye and crispbread']

it.each([
  [
    'words of names, and their beginnings and ends',
    ['lakritsi', 'hasselpähkinä', 'suklaa', 'konvehti'],
    ['lakritsi', 'hasselpähkinä', 'suklaa', 'konvehti'],
  ],
  ['nothing with a word of its own', ['lakritsi on pahaa', 'rumasana', 'suklaa rumasana'], []],
  ['the one asked more of two that begin alike', ['suklaa', 'suklaal', 'lakri', 'lakritsi'], ['suklaa', 'lakri']],
  ['nothing of short words only', ['38', 'an'], []],
  ['letters as they are: a is not ä', ['hasselpahkina'], []],
])('shows %s', (_, phrases, shown) => expect(ownTerms(phrases, names)).toEqual(shown))
