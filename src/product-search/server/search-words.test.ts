import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { Language } from '#src/common/locale.ts'
import { createProductSearch, type ProductSearch } from './product-search.ts'

/* Words that were misunderstood, over the products and synonyms of the demo. */

let test: TestDatabase
let search: ProductSearch
const names = new Map<number, string>()
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  search = createProductSearch({ db: test.db, log: pino({ level: 'silent' }) })
  await search.start()
  const rows = await test.sql<{ id: number; name: string }>`
    select product_id as id, name from product_text where language = 'fi'`
  for (const { id, name } of rows) names.set(id, name.replaceAll('\u00a0', ' '))
})
afterAll(async () => {
  await search.stop()
  await test.drop()
})
const found = (phrase: string, language: Language = 'fi'): string[] =>
  search.search(language, phrase).ids.map((id) => names.get(id) ?? '')

describe('a search understands', () => {
  it('words that the language forms from one root', () => {
    expect(found('paahto')).toContain('Tumma suklaa 60 %, paahdettu kahvi')
    expect(found('paahto')).toEqual(expect.arrayContaining(found('paahdettu').slice(0, 5)))
    expect(found('suolattu')).toContain('Maitosuklaa 38 %, suolainen kinuski')
  })

  it.each([
    ['mansikkasuklaa', 'mansikka', 'suklaa'],
    ['mustikkakeksi', 'mustikka', 'keksi'],
    ['appelsiinisuklaa', 'appelsiini', 'suklaa'],
  ])('%s as both %s and %s', (compound, first, last) => {
    const lasts = new Set(found(last))
    const both = found(first).filter((name) => lasts.has(name))
    expect(found(compound).length).toBeGreaterThan(0)
    for (const name of found(compound)) expect(both).toContain(name)
  })

  it.each([
    ['kahvitryfeli', /kahvi|tryffeli/i],
    ['minttukekssit', /keks/i],
    ['appelsiinikonvehtti', /appelsiini|konvehdi|konvehti/i],
    ['mansikkapastillli', /pastilli/i],
    ['lakritsinakkileippa', /leipä/i],
  ])('the long compound %s, misspelled as it is', (compound, name) => {
    expect(found(compound).length).toBeGreaterThan(0)
    expect(found(compound)[0]).toMatch(name)
  })

  it.each(['lakka', 'lakkaa', 'tyrni', 'tyrniä', 'hilla', 'mesimarja', 'karviainen'])(
    'the berry %s as no sweet that is spelled alike',
    (berry) => {
      expect(found(berry).length).toBeGreaterThan(0)
      for (const name of found(berry)) expect(name).not.toMatch(/lakritsi|salmiak|karkki/i)
      expect(search.search('fi', berry).didYouMean).toBeNull()
    },
  )
})
