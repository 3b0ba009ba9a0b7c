import { describe, expect, test } from 'vitest'
import { newsItem, newsPage } from './testing/show-news.tsx'
import { joinPages } from '../rules/join-pages.ts'
import { newsDate } from '../rules/news-date.ts'

test.each([
  ['2026-11-05T07:00:00.000Z', '05.11.2026'],
  // late in the evening UTC it is the next day in Helsinki
  ['2026-11-05T22:30:00.000Z', '06.11.2026'],
  ['2026-06-30T20:59:00.000Z', '30.06.2026'],
  ['2026-06-30T21:00:00.000Z', '01.07.2026'],
  ['2025-12-31T22:00:00.000Z', '01.01.2026'],
  ['eilen', ''],
])('the day of a release at %s is %s', (iso, shown) => {
  expect(newsDate(iso)).toBe(shown)
})

describe('pages of releases', () => {
  test('stand below each other, a release that moved meanwhile once', () => {
    const second = newsPage(2, 25)
    second.items = [newsItem(10), ...second.items]
    const { items, hasMore } = joinPages([newsPage(1, 25), second], 'fi')
    expect([items.length, new Set(items.map(({ id }) => id)).size, hasMore]).toEqual([20, 20, true])
  })

  test('end where a further one begins in another language, is not there yet, or is empty', () => {
    const first = newsPage(1, 25)
    const other = newsPage(2, 25, 10, { languageCode: 'en' })
    expect(joinPages([first, other], 'fi')).toEqual({ items: first.items, hasMore: false })
    expect(joinPages([first, { ...first, items: [] }], 'fi')).toEqual({ items: first.items, hasMore: false })
    expect(joinPages([first, undefined], 'fi')).toEqual({ items: first.items, hasMore: true })
    expect(joinPages([undefined], 'fi')).toEqual({ items: [], hasMore: false })
  })

  test('only the first release of a further page is looked at, and the first page is shown in any language', () => {
    const mixed = newsPage(2, 25)
    mixed.items = mixed.items.map((item, index) => (index > 0 ? { ...item, languageCode: 'en' as const } : item))
    expect(joinPages([newsPage(1, 25), mixed], 'fi').items).toHaveLength(20)
    expect(joinPages([newsPage(1, 25, 10, { languageCode: 'en' })], 'fi').items).toHaveLength(10)
  })
})
