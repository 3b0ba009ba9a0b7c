import { describe, expect, test } from 'vitest'
import { articleDate, readingMinutes } from './article-facts.ts'

describe('the day of an article', () => {
  test.each([
    ['2024-03-05T10:00:00Z', 'fi', '5. maaliskuuta 2024'],
    ['2024-03-05T10:00:00Z', 'sv', '5 mars 2024'],
    ['2024-03-05T10:00:00Z', 'en', '05 March, 2024'],
    // late in the evening UTC it is the next day in Helsinki
    ['2024-03-05T22:30:00Z', 'fi', '6. maaliskuuta 2024'],
    ['2024-12-31T23:00:00Z', 'en', '01 January, 2025'],
    ['', 'fi', ''],
    ['eilen', 'en', ''],
  ] as const)('%s in %s', (iso, language, shown) => {
    expect(articleDate(iso, language)).toBe(shown)
  })
})

describe('reading time', () => {
  test.each([
    ['', 1],
    ['<p>Yksi sana.</p>', 1],
    [`<p>${'sana '.repeat(540)}</p>`, 3],
    [`<p class="a b c d e">${'sana '.repeat(180)}</p>`, 1],
  ])('%#', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes)
  })

  test('counts what blocks say, at any depth, and nothing else of them', () => {
    const block = (body: string) => ({ contentType: ['Block', 'sana '.repeat(900)], tabs: [{ body }] })
    const body = `<p>${'sana '.repeat(180)}</p>`
    expect(readingMinutes(body, [block(body)], [], [{ blocks: [block(body)], image: null }])).toBe(3)
  })
})
