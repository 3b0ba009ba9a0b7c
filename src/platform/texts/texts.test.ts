import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#src/common/locale.ts'
import { createTexts, mergeTextTables } from './texts.ts'

const plural = '{count, plural, one {# item} other {# items}}'
const tables = {
  fi: { '/cart/title': 'Ostoskori', '/cart/count': '{count, plural, one {# tuote} other {# tuotetta}}' },
  sv: { '/cart/title': 'Varukorg' },
  en: {
    '/cart/title': 'Cart',
    '/cart/count': plural,
    '/cart/only-english': 'Only here',
    '/cart/hello': 'Hello, {name}',
  },
}
const texts = createTexts(tables)

describe('a text', () => {
  it.each<[Language, string, string]>([
    ['fi', '/cart/title', 'Ostoskori'],
    ['sv', '/cart/title', 'Varukorg'],
    // With or without the slash.
    ['sv', 'cart/title', 'Varukorg'],
    // What a language lacks is English.
    ['fi', '/cart/only-english', 'Only here'],
    ['sv', 'cart/only-english', 'Only here'],
    // What English lacks too is the last part of its key.
    ['fi', '/cart/error-default', 'error-default'],
    ['en', 'cart/deep/down', 'down'],
    ['sv', 'alone', 'alone'],
  ])('in %s for %s is %s', (language, key, text) => {
    expect(texts.lookup(language, key)).toBe(text)
  })

  it('is put together in its language, an English one in a language that lacks it too', () => {
    expect(texts.lookup('fi', 'cart/count', { count: 1 })).toBe('1 tuote')
    expect(texts.lookup('fi', 'cart/count', { count: 2 })).toBe('2 tuotetta')
    expect(texts.lookup('sv', 'cart/count', { count: 2 })).toBe('2 items')
    expect(texts.lookup('sv', 'cart/hello', { name: 'Åke' })).toBe('Hello, Åke')
  })
})

describe('what the browser loads', () => {
  it('has every key in every language, without a parser', () => {
    for (const language of languages) {
      const { messages, json } = texts.compiled[language]
      expect(Object.keys(messages)).toEqual(['/cart/count', '/cart/hello', '/cart/only-english', '/cart/title'])
      expect(JSON.parse(json)).toEqual(messages)
      expect(messages['/cart/title']).toBe(tables[language]['/cart/title'])
      expect(messages['/cart/only-english']).toBe('Only here')
    }
    const ast = texts.compiled.sv.messages['/cart/count'] as ConstructorParameters<typeof IntlMessageFormat>[0] // compiled above
    expect(typeof ast).toBe('object')
    expect(new IntlMessageFormat(ast, 'sv-SE').format({ count: 3 })).toBe('3 items')
  })

  it('changes its name with a text, and only in the languages that show it', () => {
    const hashes = (en: string) =>
      languages.map(
        (language) => createTexts({ ...tables, en: { ...tables.en, '/cart/count': en } }).compiled[language].hash,
      )
    const before = hashes(plural)
    const after = hashes(`${plural}!`)
    expect(before).toEqual(languages.map((language) => texts.compiled[language].hash))
    expect(before.map((hash, at) => hash === after[at])).toEqual([true, false, false])
    for (const hash of after) expect(hash).toMatch(/^[0-9a-f]{12}$/)
  })
})

describe('tables of texts', () => {
  it('name every text that cannot be read', () => {
    const broken = { ...tables, sv: { '/a/b': '{count, plural', '/a/c': '{name' } }
    expect(() => createTexts(broken)).toThrow(/sv \/a\/b[^]*sv \/a\/c/)
  })

  it('of two domains may not define a text twice', () => {
    expect(() => mergeTextTables([tables, { fi: {}, sv: {}, en: { '/cart/title': 'Bag' } }])).toThrow(
      '/cart/title (en)',
    )
    expect(mergeTextTables([tables, { fi: { '/x/y': 'z' }, sv: {}, en: {} }]).fi['/x/y']).toBe('z')
  })
})
