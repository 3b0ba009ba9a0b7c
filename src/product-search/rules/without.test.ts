import { describe, expect, it } from 'vitest'
import { parseQuery } from './without.ts'

describe('what must not be in it', () => {
  it.each([
    ['suklaata ilman pähkinää', 'suklaata', ['nuts', 'peanut']],
    ['ilman pähkinöitä', '', ['nuts', 'peanut']],
    ['ILMAN PAHKINOITA suklaalevy', 'suklaalevy', ['nuts', 'peanut']],
    ['konvehteja ilman maitoa ja mantelia', 'konvehteja', ['milk', 'nuts']],
    ['pähkinätön suklaa', 'suklaa', ['nuts', 'peanut']],
    ['pähkinättömät lahjat', 'lahjat', ['nuts', 'peanut']],
    ['munaton keksi', 'keksi', ['egg']],
    ['choklad utan nötter', 'choklad', ['nuts', 'peanut']],
    ['utan mjölk, soja eller ägg choklad', 'choklad', ['milk', 'soya', 'egg']],
    ['nötfri choklad', 'choklad', ['nuts', 'peanut']],
    ['chocolate without peanuts', 'chocolate', ['peanut']],
    ['chocolate without nuts and milk', 'chocolate', ['nuts', 'peanut', 'milk']],
    ['nut free chocolate', 'chocolate', ['nuts', 'peanut']],
    ['nut-free', '', ['nuts', 'peanut']],
    ['no nuts', '', ['nuts', 'peanut']],
    ['chocolate utan pähkinää', 'chocolate', ['nuts', 'peanut']],
    ['gluten free biscuits without eggs', 'gluten free biscuits', ['egg']],
    ['chocolate free from nuts', 'chocolate', ['nuts', 'peanut']],
    ['free from nuts and milk', '', ['nuts', 'peanut', 'milk']],
    ['biscuits free of eggs', 'biscuits', ['egg']],
    ['Free From Peanuts', '', ['peanut']],
    ['choklad fri från nötter', 'choklad', ['nuts', 'peanut']],
    ['godis fritt fran mjölk och soja', 'godis', ['milk', 'soya']],
    ['praliner fria från ägg', 'praliner', ['egg']],
    ['suklaata ei pähkinää', 'suklaata', ['nuts', 'peanut']],
    ['suklaa ei sisällä pähkinää', 'suklaa', ['nuts', 'peanut']],
    ['konvehti joka ei sisalla maitoa eikä mantelia', 'konvehti joka', ['milk', 'nuts']],
    ['keksejä joissa ei ole pähkinöitä', 'keksejä joissa', ['nuts', 'peanut']],
    ['ei maitoa, ei pähkinöitä', '', ['milk', 'nuts', 'peanut']],
    ['pähkinätöntä suklaata', 'suklaata', ['nuts', 'peanut']],
    ['pähkinättömiä konvehteja', 'konvehteja', ['nuts', 'peanut']],
    ['maapähkinätöntä', '', ['peanut']],
    ['munatonta', '', ['egg']],
    ['kananmunatonta keksiä', 'keksiä', ['egg']],
    ['soijatonta suklaata', 'suklaata', ['soya']],
    ['seesamitonta näkkileipää', 'näkkileipää', ['sesame']],
  ])('"%s" looks for "%s" without %j', (typed, phrase, without) => {
    const query = parseQuery(typed)
    expect({ phrase: query.phrase, without: query.without }).toEqual({ phrase, without })
    expect(query.said).not.toBe('')
  })

  it.each([
    'pähkinäsuklaa',
    'suklaata ilman',
    'ilman turhia',
    'gluteeniton keksi',
    'gluteenittomia keksejä',
    'maidoton suklaa',
    'maidottomat',
    'laktoositonta suklaata',
    'laktosfri choklad',
    'no. 5',
    'notera',
    'free from',
    'free of charge',
    'sugar free from Finland',
    'fri från',
    'fritt från socker',
    'ei',
    'ei sisällä',
    'ei sisällä sokeria',
    'ei liian makea',
    'suklaa ei pala',
    'munkki',
    'nötkräm',
    '',
  ])('nothing of it is said by "%s"', (phrase) => {
    expect(parseQuery(phrase)).toEqual({ phrase, without: [], said: '' })
  })
})
