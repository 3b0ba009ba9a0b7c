import { expect, it } from 'vitest'
import { operations } from './ops-table.ts'
import { LineFault, parseUsage, readWords } from './usage.ts'

const redirects = 'redirects add <language:fi|sv|en> <from> [how:temporary|over-page…] [note] [--to FILE] [--dry-run]'
const read = (usage: string, words: string, options: Record<string, unknown> = {}) =>
  Object.fromEntries(readWords(parseUsage(usage), words === '' ? [] : words.split(' '), options))

it('takes words by their places, choices and names', () => {
  const usage = parseUsage(redirects)
  expect(usage.name).toEqual(['redirects', 'add'])
  expect(usage.shown).toBe('<fi|sv|en> <from> [temporary|over-page…] [note] [--to FILE] [--dry-run]')
  expect(usage.options).toEqual({ to: { type: 'string' }, 'dry-run': { type: 'boolean' } })
  expect(read(redirects, 'fi /a')).toEqual({ language: 'fi', from: '/a' })
  // What is none of a choice that may be left out is the next word.
  expect(read(redirects, 'fi /a over-page temporary why', { to: 'x', 'dry-run': true })).toEqual({
    language: 'fi',
    from: '/a',
    how: ['over-page', 'temporary'],
    note: 'why',
    to: 'x',
    'dry-run': true,
  })
  // Words that say their name stand anywhere, and the last one counts.
  expect(read('panels set <list> link=/… [from=DAY]', 'from=a all link=/a?b=c from=d')).toEqual({
    list: 'all',
    link: '/a?b=c',
    from: 'd',
  })
  // A word with an equals sign that is no such name takes its place.
  expect(read('merchandising redirect <language> <word> <path> [from=DAY]', 'fi a=b /p from=d')).toEqual({
    language: 'fi',
    word: 'a=b',
    path: '/p',
    from: 'd',
  })
  expect(read('settings set <name> <changes…>', 'home a=1 b=2')).toEqual({ name: 'home', changes: ['a=1', 'b=2'] })
  expect(read('verify', '')).toEqual({})
})

it.each([
  [redirects, '', {}, '<language> is needed: redirects add <fi|sv|en>'],
  [redirects, 'de /a', {}, '"de" is none of fi, sv, en: redirects add'],
  [redirects, 'fi /a why because of', {}, '"because of" says nothing here'],
  ['panels set <list> link=/…', 'all', {}, 'link=… is needed'],
  ['panels set <list> link=/…', 'all link=/a colour=red', {}, '"colour=red" says nothing here'],
  ['privacy export <email> --to FOLDER', 'a@b.fi', {}, '--to is needed'],
  ['orders label <order> [--size a|b]', 'x', { size: 'c' }, '"c" is none of a, b'],
])('says what does not fit %s: %s', (usage, words, options, text) => {
  expect(() => read(usage, words, options)).toThrow(LineFault)
  expect(() => read(usage, words, options)).toThrow(text)
})

it('is understood of every line as it is written', () => {
  for (const { name, usage } of operations) {
    const line = `${name.join(' ')} ${usage}`
    expect(parseUsage(line.trim()).name, line).toEqual(name)
    // Brackets are closed, and hold no others.
    expect(usage.replaceAll(/<[^<>[\]]+>|\[[^<>[\]]+\]/g, ''), line).not.toMatch(/[<>[\]]/)
  }
})
