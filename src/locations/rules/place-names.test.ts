import { describe, expect, it } from 'vitest'
import { namedStems, stemsOfForm } from './place-names.ts'

const isFormOf = (word: string, stems: readonly string[]): boolean =>
  stemsOfForm(word).some((stem) => stems.includes(stem))

describe('a Finnish place', () => {
  it.each([
    ['helsinki', 'helsingissa helsingista helsinkiin helsingin'],
    ['turku', 'turussa turusta turkuun turun'],
    ['lahti', 'lahdessa lahdesta lahteen lahden'],
    ['tampere', 'tampereella tampereelle'],
    ['oulu', 'oulussa ouluun oulun'],
    ['vantaa', 'vantaalla vantaan'],
    ['kotka', 'kotkassa kotkaan'],
    ['pori', 'porissa poriin'],
    ['hanko', 'hangossa hankoon'],
    ['rovaniemi', 'rovaniemella rovaniemelle'],
  ])('%s is known in %s', (name, forms) => {
    const stems = namedStems(name)
    expect(forms.split(' ').filter((form) => !isFormOf(form, stems))).toEqual([])
  })

  it.each([
    ['turku', 'turuille'],
    ['oulu', 'oulainen'],
    ['pori', 'porvoossa'],
    ['lahti', 'lahja'],
  ])('%s is not taken for %s', (name, word) => {
    expect(isFormOf(word, namedStems(name))).toBe(false)
  })
})
