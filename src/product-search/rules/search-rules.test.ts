import { describe, expect, it } from 'vitest'
import { splitCompound } from './compounds.ts'
import { fieldBits, weightOfFields } from './fields.ts'
import { rootOf } from './roots.ts'
import { allowedErrors, beginningDistance, letterBits, phoneticKey, spellingDistance } from './spelling.ts'
import { parseSynonym, parseSynonymCsv, synonymLimits } from './synonym-rules.ts'
import { bareNumber, codeKey, foldLetters, measureToken, tokenise } from './words.ts'

const texts = (text: string): string[] => tokenise(text).map((token) => token.text)

describe('words of a text', () => {
  it.each<readonly [string, readonly string[]]>([
    ['Tumma suklaa 72 %, merisuola', ['tumma', 'suklaa', '#72%', 'merisuola']],
    ['200 g', ['#200g']],
    ['200g', ['#200g']],
    ['0,2 kg', ['#200g']],
    ['0.25 kiloa', ['#250g']],
    ['2 dl', ['#200ml']],
    ['12 kpl', ['#12pcs']],
    ['12-pcs', ['#12pcs']],
    ['3 x 40 g', ['#3', 'x', '#40g']],
    ['72', ['#72']],
    ['KV1010-40G', ['kv1010', '#40g']],
    ['Täysjyvä-suklaakeksi', ['täysjyvä', 'suklaakeksi']],
    ['konvehti\u00ADrasia', ['konvehtirasia']],
    ['Pa\u0308a\u0308rynä', ['päärynä']],
    ['a\u0301\u0301\u0301\u0301\u0301bc', ['á\u0301bc']],
    ['مرحبا שלום', ['مرحبا', 'שלום']],
    ['%%% … 🍫', []],
    ['', []],
  ])('%j', (text, result) => {
    expect(texts(text)).toEqual(result)
  })

  it.each([
    ['Päärynä', 'Paaryna'],
    ['smörgås', 'smorgas'],
    ['crème brûlée', 'creme brulee'],
    ['ø æ ß', 'o ae ss'],
    ['abc', 'abc'],
  ])('%s is typed as %s without marks', (text, folded) => expect(foldLetters(text)).toBe(folded))

  it.each([
    ['KV 1010-40g', 'kv101040g'],
    [' la-10042 ', 'la10042'],
    ['…', ''],
  ])('the code %j is %s', (text, key) => expect(codeKey(text)).toBe(key))

  it('knows the number of a measure and the measure of a number', () => {
    expect(bareNumber('#72%')).toBe('#72')
    expect(measureToken(0.3, 'kg').text).toBe('#300g')
  })
})

describe('roots', () => {
  it.each([
    'suklaa suklaan suklaata suklaat suklaita suklaiden suklaassa suklaalla',
    'konvehti konvehdit konvehteja konvehdin konvehtien',
    'lakritsi lakritsia lakritsin lakritsit lakritseja',
    'minttu mintun minttua mintut',
    'leipä leivät leipää leivän leipiä',
    'karkki karkit karkkeja karkin',
    'pähkinä pähkinät pähkinöitä pähkinän pähkinöiden',
    'rasia rasiat rasioita rasian',
    'keksi keksit keksejä keksin',
    'lahja lahjat lahjoja lahjan',
    'päärynä päärynää päärynän paarynaa',
    'salmiakki salmiakkia salmiakin',
    'suolainen suolaista suolaisen suolaiset suolaisia',
    'gluteeniton gluteenitonta gluteenittomat gluteenittomia gluteenittoman gluteenittomassa gluteenittomille',
    'maidoton maidotonta maidottomat maidottomia maidottoman maidottomien',
    'laktoositon laktoositonta laktoosittomat laktoosittomia laktoosittomien',
    'mustikka mustikkaa mustikan mustikoita',
    'vanilja vaniljaa vaniljan',
    'tryffeli tryffelit tryffeleitä tryffelien',
    'hedelmä hedelmiä hedelmät hedelmän',
    'levy levyt levyjä levyn',
    'paahto paahdettu paahdettua paahdetut paahdetun',
    'mauste maustettu maustettua maustetut',
    'suola suolattu suolattua suolatut suolattuja',
  ])('fi: %s', (forms) => expect(new Set(forms.split(' ').map((form) => rootOf(form, 'fi'))).size).toBe(1))

  it.each([
    'choklad chokladen choklader',
    'kaka kakor kakan kakorna',
    'lakrits lakritsen',
    'bröd brödet bröden',
    'paket paketet paketen',
    'tryffel tryffeln tryfflar tryfflarna',
    'nöt nötter nötterna',
    'vit vita vitt',
    'pralin praliner pralinerna',
    'gåva gåvor gåvan',
    'mandel mandlar mandeln',
  ])('sv: %s', (forms) => expect(new Set(forms.split(' ').map((form) => rootOf(form, 'sv'))).size).toBe(1))

  it.each([
    ['suola', 'suolainen'],
    ['minttu', 'manteli'],
    ['karkki', 'karpalo'],
    ['keksi', 'kerma'],
    ['lakka', 'lakritsi'],
  ])('fi: %s and %s are different words', (one, other) => expect(rootOf(one, 'fi')).not.toBe(rootOf(other, 'fi')))
})

describe('compounds', () => {
  const known = new Set([
    'suklaa',
    'levy',
    'levyt',
    'maito',
    'joulu',
    'kalenteri',
    'kuusen',
    'choklad',
    'kaka',
    'hasselnot',
    'nougat',
    'maitosuklaa',
  ])
  const rules = { isPart: (text: string) => known.has(text), links: ['s'] }
  it.each<readonly [string, readonly string[] | null]>([
    ['suklaalevyt', ['suklaa', 'levyt']],
    ['maitosuklaalevy', ['maitosuklaa', 'levy']],
    ['suklaajoulukalenteri', ['suklaa', 'joulu', 'kalenteri']],
    ['chokladkaka', ['choklad', 'kaka']],
    ['hasselnotsnougat', ['hasselnot', 'nougat']],
    ['suklaa', null],
    ['levyjen', null],
    ['xyzzysuklaa', null],
    ['', null],
  ])('%s', (word, parts) => expect(splitCompound(word, rules)).toEqual(parts))
})

describe('spelling', () => {
  it.each([
    ['suklaa', 'suklaa', 2, 0],
    ['sukla', 'suklaa', 2, 1],
    ['lakrtisi', 'lakritsi', 2, 1],
    ['tryfeli', 'tryffelit', 2, 2],
    ['pastilli', 'mastilli', 2, 1.5],
    ['keksi', 'kahvi', 2, 3],
    ['ab', 'abcdef', 2, 3],
  ])('%s is %s within %d: %d', (one, other, limit, distance) => {
    expect(spellingDistance(one, other, limit)).toBe(distance)
    expect(spellingDistance(other, one, limit)).toBe(distance)
  })

  it('allows more errors in longer words, none in the shortest', () => {
    expect([3, 4, 5, 6, 12].map(allowedErrors)).toEqual([0, 1, 1, 2, 2])
  })

  it('knows the beginning of a word that is being typed', () => {
    expect(beginningDistance('lakrti', 'lakritsitryffelit', 2)).toBe(1)
    expect(beginningDistance('xyz', 'lakritsi', 1)).toBe(2)
  })

  it.each([
    ['lakrizi', 'lakritsi'],
    ['wanilja', 'vanilja'],
    ['kex', 'keks'],
    ['chokolad', 'chokolad'],
  ])('%s sounds like %s', (typed, sound) => expect(phoneticKey(typed)).toBe(sound))

  it('has a bit for each letter', () => expect(letterBits('abba')).toBe(letterBits('ab')))
})

describe('weights of fields', () => {
  it('put a name above everything, and any place above none', () => {
    const of = (...fields: (keyof typeof fieldBits)[]): number =>
      weightOfFields[fields.reduce((bits, field) => bits | fieldBits[field], 0)] ?? 0
    expect(of('name')).toBeGreaterThan(of('category', 'food', 'description'))
    expect(of('name', 'ingredients')).toBeGreaterThan(of('name'))
    expect(of('ingredients')).toBeGreaterThan(0)
    expect(of()).toBe(0)
  })
})

describe('synonyms as operators write them', () => {
  const input = { language: 'fi', term: ' LAKU ', synonym: 'lakritsi', kind: '' }
  it('are cleaned', () =>
    expect(parseSynonym(input)).toEqual({
      ok: true,
      value: { language: 'fi', term: 'laku', synonym: 'lakritsi', bothWays: true },
    }))
  it.each([
    [{ ...input, language: 'de' }, 'language'],
    [{ ...input, term: '  ' }, 'term'],
    [{ ...input, term: '…' }, 'term'],
    [{ ...input, term: 'a b c d e' }, 'term'],
    [{ ...input, synonym: 'x'.repeat(81) }, 'synonym'],
    [{ ...input, synonym: 'Laku' }, 'same'],
    [{ ...input, kind: 'twice' }, 'kind'],
  ])('are refused with a reason (%#)', (wrong, reason) =>
    expect(parseSynonym(wrong)).toMatchObject({ ok: false, error: { reason } }),
  )
  it('come from a table', () => {
    expect(parseSynonymCsv('\uFEFFlanguage,term,synonym,kind\r\nfi,laku,lakritsi,one-way\n\nsv,"a, b",c')).toEqual({
      rows: [
        { language: 'fi', term: 'laku', synonym: 'lakritsi', kind: 'one-way', line: 2 },
        { language: 'sv', term: 'a, b', synonym: 'c', kind: '', line: 4 },
      ],
    })
  })
  it.each([
    ['fi,laku,lakritsi', { reason: 'header', line: 1 }],
    ['language,term,synonym\nfi,laku', { reason: 'fields', line: 2 }],
    ['language,term,synonym\nfi,"laku,x', { reason: 'quotes', line: 2 }],
    [
      `language,term,synonym\n${'fi,a,b\n'.repeat(synonymLimits.rows + 1)}`,
      { reason: 'too-many', line: synonymLimits.rows + 2 },
    ],
  ])('a table is refused with its line (%#)', (text, fault) => expect(parseSynonymCsv(text)).toEqual(fault))
})
