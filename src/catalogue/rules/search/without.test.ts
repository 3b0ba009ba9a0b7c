import { describe, expect, it } from 'vitest'
import { readWish } from './without.ts'

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
  ])('"%s" looks for "%s" without %j', (typed, phrase, without) => {
    const wish = readWish(typed)
    expect({ phrase: wish.phrase, without: wish.without }).toEqual({ phrase, without })
    expect(wish.said).not.toBe('')
  })

  it.each([
    'pähkinäsuklaa',
    'suklaata ilman',
    'ilman turhia',
    'gluteeniton keksi',
    'maidoton suklaa',
    'laktosfri choklad',
    'no. 5',
    'notera',
    'free from',
    'munkki',
    'nötkräm',
    '',
  ])('nothing of it is said by "%s"', (phrase) => {
    expect(readWish(phrase)).toEqual({ phrase, without: [], said: '' })
  })
})
