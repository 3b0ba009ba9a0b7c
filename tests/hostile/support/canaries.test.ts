import { describe, expect, it } from 'vitest'
import { createCanaries, type Kind, spellings } from './canaries.ts'

const kinds: readonly Kind[] = ['name', 'address', 'mail', 'phone', 'token', 'card', 'pin', 'code', 'text']
const lines = '{"level":30,"path":"/tuotteet","ms":12,"id":"req-1"}\n'.repeat(200)

describe('the search for canaries', () => {
  it.each(kinds.flatMap((kind) => spellings.map((spell, at) => [kind, at, spell] as const)))(
    'finds a %s in spelling %i at the first and the last place of a log',
    (kind, _at, spell) => {
      const { canary, seenIn } = createCanaries()
      const made = Array.from({ length: 120 }, () => canary(kind))
      for (const one of [made[0] ?? '', made[57] ?? '', made[119] ?? '']) {
        expect(seenIn(spell(one) + lines)).toEqual([one])
        expect(seenIn(lines + spell(one))).toEqual([one])
        expect(seenIn(lines + spell(one).toUpperCase() + lines)).toEqual([one])
      }
      expect(seenIn(lines + made.map(spell).join('') + lines)).toEqual(made)
    },
  )

  it('names nothing that was not planted', () => {
    const { canary, seenIn } = createCanaries()
    const other = createCanaries()
    canary('name')
    other.canary('mail')
    expect(seenIn(lines + other.canary('name') + other.canary('pin'))).toEqual([])
  })
})
