import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange, type ListRules } from './list-order.ts'

const none: ListRules = { pinned: [], boosted: new Set(), buried: new Set(), hidden: new Set() }
const arranged = (items: string, rules: Partial<ListRules>) =>
  arrange(Array.from(items), (code) => (items.includes(code) ? code : null), { ...none, ...rules }).join('')

describe('a list under rules', () => {
  it.each<[string, Partial<ListRules>, string]>([
    ['stays as it comes without any', {}, 'abcdef'],
    [
      'has what is pinned at its place',
      {
        pinned: [
          { code: 'e', place: 1 },
          { code: 'a', place: 3 },
        ],
      },
      'ebacdf',
    ],
    ['has it at the end where the place is beyond it', { pinned: [{ code: 'b', place: 99 }] }, 'acdefb'],
    [
      'keeps two of one place in their order',
      {
        pinned: [
          { code: 'f', place: 2 },
          { code: 'e', place: 2 },
        ],
      },
      'afebcd',
    ],
    ['has boosted ones ahead, in the order they came', { boosted: new Set('ec') }, 'ceabdf'],
    ['has buried ones behind', { buried: new Set('ba') }, 'cdefab'],
    [
      'is without hidden ones, also where they are pinned',
      { hidden: new Set('ac'), pinned: [{ code: 'a', place: 1 }] },
      'bdef',
    ],
    [
      'is not changed by what is not in it',
      { pinned: [{ code: 'z', place: 1 }], boosted: new Set('y'), hidden: new Set('x') },
      'abcdef',
    ],
    [
      'has pins before boosted ones',
      { pinned: [{ code: 'd', place: 1 }], boosted: new Set('f'), buried: new Set('a') },
      'dfbcea',
    ],
  ])('%s', (_, rules, expected) => expect(arranged('abcdef', rules)).toBe(expected))

  it('loses and doubles nothing', () => {
    const letter = fc.constantFrom(...Array.from('abcdefgh'))
    const letters = fc.uniqueArray(letter).map((chosen) => new Set(chosen))
    const pin = fc.record({ code: letter, place: fc.integer({ min: 1, max: 12 }) })
    const pinned = fc
      .uniqueArray(pin, { selector: ({ code }) => code })
      .map((pins) => pins.toSorted((a, b) => a.place - b.place))
    fc.assert(
      fc.property(fc.record({ pinned, boosted: letters, buried: letters, hidden: letters }), (rules) => {
        const expected = Array.from('abcdefgh').filter((item) => !rules.hidden.has(item))
        expect(Array.from(arranged('abcdefgh', rules)).toSorted()).toEqual(expected)
      }),
    )
  })
})
