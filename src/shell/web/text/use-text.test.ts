import { parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { languages, localeTag } from '#src/common/locale.ts'
import { textsOf } from './use-text.ts'

const tables = import.meta.glob<Record<string, string>>('../../../*/texts/*.json', { eager: true, import: 'default' })
const numbers = [0, 1, 2, 5, 21, 1_234.5]

describe('a text with values', () => {
  it.each(languages)('is in %s what the library’s own formatter makes of it, whatever the values', (language) => {
    const texts = Object.entries(tables).flatMap(([file, table]) =>
      file.endsWith(`/${language}.json`) ? Object.entries(table) : [],
    )
    const differing: string[] = []
    let compared = 0
    for (const [key, message] of texts) {
      if (!message.includes('{')) continue
      const format = new IntlMessageFormat(message, localeTag(language), undefined, { ignoreTag: true })
      const text = textsOf(language, { [key]: parse(message, { ignoreTag: true }) })
      for (const number of numbers) {
        const values = new Proxy({}, { get: () => number, has: () => true })
        compared += 1
        if (text(key, values) !== format.format(values)) differing.push(`${key} of ${number}`)
      }
    }
    expect(compared).toBeGreaterThan(500)
    expect(differing).toEqual([])
  })

  it.each([
    ['{n, number} %', { n: 1_234.5 }, '1\u00a0234,5 %'],
    ['{n, number, percent}', { n: 0.25 }, '25\u00a0%'],
    ['{n, number, integer}', { n: 2.5 }, '3'],
    ['{n, number, ::.00}', { n: 2 }, '2,00'],
    ['{n, selectordinal, other {#.}}', { n: 3 }, '3.'],
    ['{n, plural, offset:1 one {yksi} other {# muuta}}', { n: 4 }, '3 muuta'],
  ])('may be written as %s', (message, values, said) => {
    expect(textsOf('fi', { '/x': parse(message) })('/x', values)).toBe(said)
  })

  it('throws where a value is missing', () => {
    expect(() => textsOf('en', { '/x': parse('{n} pieces') })('/x', {})).toThrow('not provided')
  })
})
