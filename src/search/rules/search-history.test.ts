import { describe, expect, it } from 'vitest'
import { forget, parseHistory, remember } from './search-history.ts'

const ten = Array.from({ length: 10 }, (_, index) => `haku ${index}`)

describe('the search history', () => {
  it.each<readonly [string, readonly string[], string, readonly string[]]>([
    ['takes a term, lower-cased and trimmed', [], '  LaKritsi ', ['lakritsi']],
    ['puts the newest first', ['kaakao'], 'lakritsi', ['lakritsi', 'kaakao']],
    ['moves a repeated term', ['a1b', 'c2d', 'e3f'], 'E3F', ['e3f', 'a1b', 'c2d']],
    ['keeps ten', ten, 'uusi', ['uusi', ...ten.slice(0, 9)]],
    ['ignores nothing', ['kaakao'], '   ', ['kaakao']],
  ])('%s', (_what, history, typed, result) => {
    expect(remember(history, typed)).toEqual(result)
  })

  it('forgets one term', () => {
    expect(forget(['a1b', 'c2d'], 'a1b')).toEqual(['c2d'])
    expect(forget(['a1b'], 'x')).toEqual(['a1b'])
  })

  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['"lakritsi"', []],
    ['[1, null, " Kaakao ", "kaakao", ""]', ['kaakao']],
    [JSON.stringify([...ten, 'liikaa']), ten],
  ])('reads %j', (stored, history) => {
    expect(parseHistory(stored)).toEqual(history)
  })
})
