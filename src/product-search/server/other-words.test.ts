import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { Language } from '#src/common/locale.ts'
import { createProductSearch, type ProductSearch } from './product-search.ts'

/* What people type for a gift, its occasion or the season, or for words of their own, leads to what the shop has for it. */

let test: TestDatabase
let search: ProductSearch
let kinds: Map<number, string[]>
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  search = createProductSearch({ db: test.db, log: pino({ level: 'silent' }) })
  await search.start()
  const rows = await test.sql<{ id: number; kinds: string[] }>`
    select p.id, p.tags || array_agg(c.code) || p.product_type as kinds from product as p
    join product_category as pc on pc.product_id = p.id join category as c on c.id = pc.category_id group by p.id`
  kinds = new Map(rows.map((row) => [row.id, row.kinds]))
}, 120_000)
afterAll(async () => {
  await search.stop()
  await test.drop()
})

const words = (text: string): string[] => text.split(/,\s+/)

describe.each<[kind: string, Record<Language, string>]>([
  [
    'lahjat',
    {
      fi: 'lahja, lahjaidea, tuliainen, tuliaisia, tupaantuliaiset, isänpäivä, isänpäivälahja, äitienpäivä, äidille, isälle, synttärit, synttärilahja, syntymäpäivälahja, häät, häälahja, valmistujaiset, ylioppilas, rippilahja, ristiäiset, lahjakori, lahjapaketti, liikelahja, vappu, uusivuosi, kiitoslahja, opettajalle',
      sv: 'present, presenttips, gåva, gåvor, presentkorg, mors dag, morsdag, morsdagspresent, fars dag, farsdag, farsdagspresent, till mamma, till pappa, bröllop, bröllopspresent, examen, studentpresent, konfirmation, dop, dopgåva, inflyttningspresent, födelsedagspresent, företagspresent, nyår, första maj, tackpresent, till läraren',
      en: 'gift, gifts, present, gift ideas, souvenir, hamper, gift basket, father’s day, fathers day, mother’s day, for mum, for dad, wedding, wedding favours, graduation, confirmation, christening, housewarming, birthday gift, corporate gift, new year, thank you gift, teacher gift',
    },
  ],
  [
    'christmas',
    {
      fi: 'joululahja, joululahjoja, joululahjaksi, joulupukki, pikkujoulu, pikkujoululahja, jouluherkut, joulukalenteri',
      sv: 'julklapp, julklappar, julklappen, julklapparna, julgåva, julgåvor, julgåva till kunder, julpresent, lucia, julgodis, julkalender',
      en: 'christmas present, christmas gifts, xmas gift, stocking filler, stocking fillers, secret santa, advent calendar',
    },
  ],
  [
    'CustomTablet',
    {
      fi: 'kaiverrus, kaiverruksella, kaiverrukset, kaiverruttaa, kaiverrettu, nimilevy, nimisuklaa, nimikirjoitus, oma nimi, oma teksti',
      sv: 'gravyr, gravering, gravera, graverad, inskription, eget namn, med namn, egen text',
      en: 'engraving, engraved, inscription, monogram, own name, personalised',
    },
  ],
  [
    'easter',
    {
      fi: 'pääsiäinen, pääsiäislahja, pääsiäismuna',
      sv: 'påsk, påskpresent, påskägg',
      en: 'easter, easter gift, easter egg',
    },
  ],
])('%s', (kind, phrases) => {
  it.each<[Language, string]>(
    (['fi', 'sv', 'en'] as const).flatMap((language) =>
      words(phrases[language]).map((phrase): [Language, string] => [language, phrase]),
    ),
  )('%s: "%s" finds it first, as it was typed', (language, phrase) => {
    const { ids, didYouMean } = search.search(language, phrase)
    expect(kinds.get(ids[0] ?? 0) ?? []).toContain(kind)
    expect(didYouMean).toBeNull()
  })
})

describe.each<[season: string, other: string, Record<Language, string>]>([
  [
    'christmas',
    'easter',
    {
      fi: 'joulu, joulun, joululahja, joululahjoja, joulupukki, pikkujoululahja, jouluherkut, joulusuklaa, joulu lahja',
      sv: 'jul, julklapp, julklappar, julgåva, julpresent, lucia, julchoklad',
      en: 'christmas, christmas present, christmas gifts, xmas gift, secret santa, stocking filler',
    },
  ],
  [
    'easter',
    'christmas',
    {
      fi: 'pääsiäinen, pääsiäislahja, pääsiäispaketti, pääsiäissuklaa, pääsiäisen lahjat',
      sv: 'påsk, påskpresent, påskgodis, påskpaket',
      en: 'easter, easter gift, easter chocolate',
    },
  ],
])('%s', (season, other, phrases) => {
  it.each<[Language, string]>(
    (['fi', 'sv', 'en'] as const).flatMap((language) =>
      words(phrases[language]).map((phrase): [Language, string] => [language, phrase]),
    ),
  )(`%s: "%s" brings nothing made for ${other}`, (language, phrase) => {
    const found = search.search(language, phrase).ids.map((id) => kinds.get(id) ?? [])
    expect(found[0]).toContain(season)
    expect(found.filter((one) => one.includes(other))).toEqual([])
  })
})

it('has what answers a part of the phrase where only the other season has all of it', () => {
  const found = search.search('sv', 'jul chokladägg').ids.map((id) => kinds.get(id) ?? [])
  expect(found.filter((one) => one.includes('christmas'))).not.toEqual([])
  expect(found.filter((one) => one.includes('easter'))).toEqual([])
})

it('leaves no season out where none is named, and neither where both are', () => {
  for (const [language, phrase] of [
    ['sv', 'present'],
    ['fi', 'joulu pääsiäinen'],
  ] as const) {
    const found = search.search(language, phrase).ids.flatMap((id) => kinds.get(id) ?? [])
    expect(found).toEqual(expect.arrayContaining(['christmas', 'easter']))
  }
})

/* The names of before, which the law leaves to milk. */
it.each<[Language, string]>([
  ['fi', 'kauramaitosuklaa'],
  ['fi', 'kauramaitosuklaata'],
  ['fi', 'kauramaito'],
  ['sv', 'havremjölkschoklad'],
  ['sv', 'havremjölkchoklad'],
  ['sv', 'havremjölk'],
  ['en', 'oat milk chocolate'],
  ['en', 'oat milk'],
])('%s: "%s" finds oat chocolate on the first row', (language, phrase) => {
  const found = search.search(language, phrase).ids.slice(0, 4)
  expect(found.filter((id) => kinds.get(id)?.includes('kauramaitosuklaa'))).toHaveLength(2)
})
