import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { Language } from '#src/common/locale.ts'
import { createProductLists, firstPage, type ProductLists } from '#src/listing/server/product-lists.ts'
import { type AllergenKey, type DietFilterKey, freeFromGroups } from '#src/products/contract/codes.ts'
import { isForSale } from '#src/products/server/product-entry.ts'
import { createExclusionSearch, type ExclusionSearch } from './exclusion-search.ts'
import { createProductSearch, type ProductSearch } from './product-search.ts'

/* Whoever says in any way what must not be in it gets what the filter gives: every claim, every way, three languages. */

let test: TestDatabase
let lists: ProductLists
let plain: ProductSearch
let search: ExclusionSearch
beforeAll(async () => {
  const log = pino({ level: 'silent' })
  test = await createTestDatabase({ seeded: true })
  lists = createProductLists({ db: test.db, clock: createTestClock(), log })
  plain = createProductSearch({ db: test.db, log })
  await Promise.all([lists.start(), plain.start()])
  search = createExclusionSearch(plain, lists)
})
afterAll(async () => {
  await lists.stop()
  await plain.stop()
  await test.drop()
})

const filtered = (keys: readonly DietFilterKey[]): string[] =>
  lists.query({ ...firstPage('fi', 1_000), filters: { freeFrom: keys } }).entries.map(({ code }) => code)
const found = (language: Language, phrase: string): string[] =>
  search.search(language, phrase).ids.flatMap((id) => lists.getById(id)?.code ?? [])

/** Forms of a claim's name in a language: as it stands after "without", and what "-free" is added to. */
type Names = Record<Language, { after: string[]; lacking: string[] }>
const names = (fi: string, sv: string, en: string): Names => {
  const forms = (text: string) => {
    const [after = '', lacking = ''] = text.split(' | ')
    return { after: after.split(' '), lacking: lacking.split(' ') }
  }
  return { fi: forms(fi), sv: forms(sv), en: forms(en) }
}
const claims: Record<keyof typeof freeFromGroups | 'sugarFree' | 'noAddedSugar', Names> = {
  milk: names(
    'maitoa maitoproteiinia | maido maitoproteiini',
    'mjölk mjölkprotein | mjölk mejeri mjölkprotein',
    'milk dairy | milk dairy',
  ),
  lactose: names('laktoosia | laktoosi', 'laktos | laktos', 'lactose | lactose'),
  gluten: names('gluteenia vehnää | gluteeni vehnä', 'gluten vete | gluten vete', 'gluten wheat | gluten wheat'),
  nuts: names(
    'pähkinää pähkinöitä hasselpähkinää mantelia manteleita | pähkinä hasselpähkinä manteli',
    'nötter hasselnötter mandel | nöt hasselnöts mandel',
    'nuts tree@nuts hazelnuts almonds | nut tree@nut almond',
  ),
  peanut: names('maapähkinää maapähkinöitä | maapähkinä', 'jordnötter | jordnöts', 'peanuts | peanut'),
  soya: names('soijaa | soija', 'soja | soja', 'soya soy | soya soy'),
  egg: names('munaa kananmunaa munia | muna kananmuna', 'ägg | ägg', 'egg eggs | egg'),
  sesame: names('seesamia seesaminsiemeniä | seesami', 'sesam sesamfrön | sesam', 'sesame | sesame'),
  sugarFree: names('sokeria sokereita | sokeri', 'socker sockerarter | socker', 'sugar sugars | sugar'),
  noAddedSugar: names(
    'lisättyä@sokeria lisäsokeria | lisäsokeri',
    'tillsatt@socker sockertillsats | tillsatssocker',
    'added@sugar added@sugars | added@sugar',
  ),
}
const ways: Record<Language, { before: string[]; after: string[] }> = {
  fi: {
    before: [
      'ilman *',
      'ei *',
      'ei sisällä *',
      'ei saa sisältää *',
      'tuotteet jotka eivät sisällä *',
      'jossa ei ole *',
      'nolla *',
    ],
    after: '*ton *tonta *ttomat *ttomia *ttoman *ttomista *TON *ton. *tta *TTA *vapaa *vapaata *vapaita *-vapaa *@vapaa'
      .split(' ')
      .map((way) => way.replace('@', ' ')),
  },
  sv: {
    before: [
      'utan *',
      'fri från *',
      'fritt från *',
      'fria från *',
      'innehåller inte *',
      'som inte innehåller *',
      'inga *',
      'noll *',
    ],
    after: ['*fri', '*fria', '*fritt', '*-fri', '*FRI', '*fri!'],
  },
  en: {
    before: [
      'without *',
      'without any *',
      'does not contain *',
      'doesn’t contain *',
      'contains no *',
      'no *',
      'free from *',
      'free of *',
      'products that do not contain *',
      'no traces of *',
      'zero *',
    ],
    after: ['*free', '*-free', '* free', '*–free', '* FREE'],
  },
}
/** Ways that are words of their own. */
const unlike: Partial<Record<keyof typeof claims, Record<Language, string[]>>> = {
  sugarFree: {
    fi: ['nollasokeri', 'nollasokeria', 'nollasokerinen', 'sokereitta'],
    sv: ['nollsocker', 'noll-socker', 'sockerlös'],
    en: ['zero-sugar', 'zerosugar', 'no-sugar', 'sugarless'],
  },
  noAddedSugar: {
    fi: ['sokeroimaton', 'sokeroimatonta', 'sokeroimattomat', 'makeuttamaton', 'makeuttamattomia', 'sokeroimatta'],
    sv: ['osockrad', 'osockrat', 'osockrade', 'osötad', 'osötat', 'osötade', 'inte sockrad', 'ej sötad'],
    en: ['unsweetened', 'unsugared', 'not sweetened', 'un-sweetened'],
  },
}
const vowels = (text: string, form: string): string =>
  // Finnish endings follow the vowels of the stem
  !form.includes('vapa') && /[äöy]/.test(text) && !/[aou]/.test(text.split(/hasselp|maap|kananm/).at(-1) ?? '')
    ? form.replaceAll('o', 'ö').replaceAll('a', 'ä')
    : form
const phrases = (language: Language, { after, lacking }: Names[Language]): string[] => [
  ...ways[language].before.flatMap((way) => after.map((name) => way.replace('*', name.replace('@', ' ')))),
  ...ways[language].after.flatMap((way) =>
    lacking.map((name) => {
      const ending = language === 'fi' ? vowels(name, way.slice(1)) : way.slice(1)
      return name.replace('@', ending.startsWith(' ') ? ' ' : '-') + ending
    }),
  ),
]
const keysOf = Object.keys(claims) as (keyof typeof claims)[] // its own keys

describe.each(keysOf)('free from %s', (key) => {
  it.each<[Language, string]>(
    (['fi', 'sv', 'en'] as const).flatMap((language) =>
      phrases(language, claims[key][language]).map((phrase): [Language, string] => [language, phrase]),
    ),
  )('%s: "%s" is the filter', (language, phrase) => {
    const answer = filtered([key])
    expect(answer.length).toBeGreaterThan(2)
    expect(answer.length).toBeLessThan([...lists.entries()].length)
    expect(found(language, phrase).toSorted()).toEqual(answer.toSorted())
  })

  it.each<[Language, string]>(
    (['fi', 'sv', 'en'] as const).flatMap((language) =>
      (unlike[key]?.[language] ?? []).map((phrase): [Language, string] => [language, phrase]),
    ),
  )('%s: "%s" is the filter, and no other word is proposed for it', (language, phrase) => {
    expect(found(language, phrase).toSorted()).toEqual(filtered([key]).toSorted())
    expect(search.search(language, phrase).didYouMean).toBeNull()
  })

  if (!(key in freeFromGroups)) return
  it('is never said of what has it or may have it, or does not say', async () => {
    const rows = await test.sql<{ code: string; all: (Record<AllergenKey, number | undefined> | null)[] }>`
      select p.code, json_agg(coalesce(v.allergens, p.allergens)) as all
      from product as p join variation as v on v.product_id = p.id and v.published group by p.code`
    const declared = new Map(rows.map(({ code, all }) => [code, all]))
    const all: readonly AllergenKey[] = freeFromGroups[key as keyof typeof freeFromGroups] // so it was asked
    const groups = all.filter((one) => one !== 'oats')
    for (const code of found('fi', `ilman ${claims[key].fi.after[0]}`))
      for (const values of declared.get(code) ?? [null])
        for (const allergen of groups) expect([code, values?.[allergen]]).toEqual([code, 0])
  })
})

describe.each<[DietFilterKey, Record<Language, string>]>([
  [
    'vegan',
    {
      fi: 'vegaaninen vegaanista vegaaniset vegaanisia vegaani vegaaneille',
      sv: 'vegan vegansk veganskt veganska veganer växtbaserad',
      en: 'vegan vegans plant-based plant@based',
    },
  ],
  [
    'vegetarian',
    {
      fi: 'kasvis vegetaarinen vegetaariset vegetaarista kasvissyöjälle',
      sv: 'vegetarisk vegetariskt vegetariska vegetarian',
      en: 'vegetarian vegetarians',
    },
  ],
  [
    'lowSugar',
    {
      fi: 'vähäsokerinen vähäsokerista vähäsokeriset vähän@sokeria',
      sv: 'sockerfattig sockerfattigt sockerfattiga lite@socker låg@sockerhalt',
      en: 'low@sugar low-sugar low@in@sugar',
    },
  ],
])('%s', (key, words) => {
  it.each<[Language, string]>(
    (['fi', 'sv', 'en'] as const).flatMap((language) =>
      words[language].split(' ').map((word): [Language, string] => [language, word.replaceAll('@', ' ')]),
    ),
  )('%s: "%s" is the filter', (language, phrase) => {
    const answer = filtered([key])
    expect(answer.length).toBeGreaterThan(5)
    expect(found(language, phrase).toSorted()).toEqual(answer.toSorted())
    expect(search.search(language, phrase).without).toEqual([key])
  })
})

describe('a phrase that looks for something without something', () => {
  it.each<[Language, string, string, DietFilterKey[]]>([
    ['fi', 'suklaata ilman maitoa', 'suklaata', ['milk']],
    ['fi', 'maidoton suklaa', 'suklaa', ['milk']],
    ['fi', 'maidottomat ja gluteenittomat keksit', 'keksit', ['milk', 'gluten']],
    ['fi', 'maito- ja gluteeniton keksi', 'keksi', ['milk', 'gluten']],
    ['fi', 'pähkinätön lahja', 'lahja', ['nuts']],
    ['fi', 'vegaaninen suklaa ilman pähkinää', 'suklaa', ['vegan', 'nuts']],
    ['fi', 'vegaanisuklaa', 'suklaa', ['vegan']],
    ['fi', 'suklaa maitoallergiselle', 'suklaa', ['milk']],
    ['sv', 'gluten- och laktosfri choklad', 'choklad', ['gluten', 'lactose']],
    ['sv', 'choklad fri från nötter, mjölk och ägg', 'choklad', ['nuts', 'milk', 'egg']],
    ['sv', 'veganchoklad', 'choklad', ['vegan']],
    ['en', 'nut free chocolate', 'chocolate', ['nuts']],
    ['en', 'gluten and dairy free biscuits', 'biscuits', ['gluten', 'milk']],
    ['en', 'chocolate, no nuts, no milk', 'chocolate', ['nuts', 'milk']],
  ])('%s: "%s" is "%s" with the filters %j', (language, phrase, rest, keys) => {
    const all = filtered(keys)
    const wanted = plain.search(language, rest).ids.flatMap((id) => lists.getById(id)?.code ?? [])
    expect(found(language, phrase)).toEqual(wanted.filter((code) => all.includes(code)))
  })

  it.each<[Language, string]>([
    ['fi', 'maidoton lahja'],
    ['fi', 'lahja ilman maitoa'],
    ['sv', 'mjölkfri present'],
    ['en', 'dairy free gift'],
  ])('%s: "%s" finds a gift under 30 € that can be bought', (language, phrase) => {
    const gifts = found(language, phrase).flatMap((code) => lists.get(code) ?? [])
    const affordable = gifts.filter((entry) => isForSale(entry) && (entry.payableCents ?? Infinity) < 3_000)
    expect(affordable.map(({ code }) => code)).toEqual(expect.arrayContaining(['KV3030', 'KV3035', 'KV3075']))
  })

  it('finds nothing rather than what may have traces', () => {
    const traces = (phrase: string) => found('fi', phrase).filter((code) => !filtered(['milk']).includes(code))
    for (const phrase of ['maitosuklaa ilman maitoa', 'suklaata ilman maitoa', 'maidoton'])
      expect(traces(phrase)).toEqual([])
  })
})

describe('sugar', () => {
  const stated = async (): Promise<Map<string, number | null>> => {
    const rows = await test.sql<{ code: string; grams: (number | null)[] }>`
      select p.code, json_agg(coalesce(v.nutrients, p.nutrients) -> 'Sugar') as grams
      from product as p join variation as v on v.product_id = p.id and v.published group by p.code`
    return new Map(rows.map(({ code, grams }) => [code, grams.includes(null) ? null : Math.max(...grams.map(Number))]))
  }

  it('is sugar free up to half a gram and low up to five, and nothing is of what does not state it', async () => {
    const grams = await stated()
    const upTo = (most: number) => [...grams].filter(([, one]) => one !== null && one <= most).map(([code]) => code)
    expect(filtered(['sugarFree']).toSorted()).toEqual(upTo(0.5).toSorted())
    expect(filtered(['lowSugar']).toSorted()).toEqual(upTo(5).toSorted())
    expect(filtered(['sugarFree'])).toContain('KV4015')
  })

  it.each<[Language, string]>([
    ['fi', 'sokeriton'],
    ['sv', 'sockerfri'],
    ['en', 'sugar free'],
  ])('%s: "%s" is followed by what has none added, which is not counted with it', async (language, phrase) => {
    const { ids, others, noAddedSugar } = search.search(language, phrase)
    const followed = noAddedSugar.flatMap((id) => lists.getById(id)?.code ?? [])
    const grams = await stated()
    expect(others).toEqual([])
    expect(followed.length).toBeGreaterThan(1)
    expect(followed.toSorted()).toEqual(
      filtered(['noAddedSugar'])
        .filter((code) => (grams.get(code) ?? 0) > 0.5)
        .toSorted(),
    )
    expect(noAddedSugar.filter((id) => ids.includes(id))).toEqual([])
  })

  it('asks for the claim alone where it speaks of added sugar', () => {
    const { ids, noAddedSugar } = search.search('fi', 'ei lisättyä sokeria')
    expect(ids).toHaveLength(filtered(['noAddedSugar']).length)
    expect(noAddedSugar).toEqual([])
  })
})

describe('another spelling', () => {
  it.each<[Language, string]>([
    ['sv', 'osaltad'],
    ['sv', 'osaltade'],
    ['sv', 'orostad'],
    ['sv', 'orostade nötter'],
    ['en', 'unsalted'],
    ['en', 'unroasted almonds'],
    ['fi', 'suolaton'],
    ['fi', 'paahtamaton'],
    ['fi', 'suklaatta'],
    ['fi', 'lakritsiton'],
    ['fi', 'lakritsivapaa'],
    ['sv', 'chokladfri'],
    ['sv', 'saltfri'],
    ['en', 'saltfree'],
    ['fi', 'nolla lakritsi'],
    ['en', 'zero salt'],
  ])('%s: "%s" is never answered with its opposite', (language, phrase) => {
    expect(search.search(language, phrase).didYouMean).toBeNull()
  })

  it('is still proposed of what is no negation', () => {
    expect(search.search('fi', 'lakrizi').didYouMean).toBe('lakritsi')
    expect(search.search('sv', 'saltadd').didYouMean).not.toBeNull()
  })
})

describe('a claim and a noun that nothing is together', () => {
  it.each<[Language, string, DietFilterKey]>([
    ['fi', 'sokeriton suklaa', 'sugarFree'],
    ['sv', 'sockerfri choklad', 'sugarFree'],
    ['en', 'sugar free chocolate', 'sugarFree'],
    ['fi', 'maidoton toffee', 'milk'],
    ['fi', 'vegaaninen voitoffee', 'vegan'],
  ])('%s: "%s" leads to the other products of the claim', (language, phrase, key) => {
    const { ids, others } = search.search(language, phrase)
    expect(ids).toEqual([])
    expect(others.flatMap((id) => lists.getById(id)?.code ?? [])).toEqual(filtered([key]))
  })
})
