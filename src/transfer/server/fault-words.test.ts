import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import en from './fault-words.en.json' with { type: 'json' }
import fi from './fault-words.fi.json' with { type: 'json' }
import sv from './fault-words.sv.json' with { type: 'json' }
import { detailWords, knownDetail, detailOf } from './fault-words.ts'

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = { fi, sv, en }
const valuesIn = (text = ''): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !languages.some((one) => one === name))

describe('the details of faults', () => {
  it.each(Object.keys(en))('say the same in all languages: %s', (key) => {
    for (const language of languages) {
      expect(words[language]?.[key], language).toMatch(/\S/)
      expect(valuesIn(words[language]?.[key]).toSorted()).toEqual(valuesIn(en[key as keyof typeof en]).toSorted())
    }
    expect(languages.map((language) => words[language] && Object.keys(words[language]).length)).toEqual(
      languages.map(() => Object.keys(en).length),
    )
  })

  it('have their values put in once: a file’s own braces are its words', () => {
    const detail = detailOf('characters-most', { count: '{most}', most: 60 })
    expect(detailWords(detail, 'en')).toBe('{most} characters; at most 60')
    expect(detailWords(detailOf('ends-before'), 'sv')).toBe('slutar innan det börjar')
  })

  it('have figures as each language writes them', () => {
    const detail = detailOf('price-range', { value: 0.001, most: 100_000 })
    expect(languages.map((language) => detailWords(detail, language).replaceAll('\u00a0', ' '))).toEqual([
      '0,001 ei ole väliltä 0,01–100 000',
      '0,001 är inte mellan 0,01 och 100 000',
      '0.001 is out of range: 0.01 to 100,000',
    ])
  })

  it('that another version stored are not known', () => {
    expect(knownDetail('from-the-future', {})).toBeNull()
    expect(knownDetail('toString', null)).toBeNull()
    expect(knownDetail('past', null)).toEqual({ key: 'past', params: {} })
  })
})
