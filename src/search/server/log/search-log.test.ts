import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { createPopularTerms } from './popular-terms.ts'
import { createSearchLog, type SearchLog } from './search-log.ts'
import { tester } from '../../../../tests/support/actors.ts'

let test: TestDatabase
let searches: SearchLog
let warnings = 0
const clock = createTestClock()
const log = { warn: () => void warnings++ }
const day = 86_400_000

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(async () => {
  await test.run('delete from search_log')
  clock.set('2026-11-21T10:00:00Z')
  warnings = 0
  searches = createSearchLog({ db: test.db, clock, log, waitMs: 600_000 })
})
afterEach(() => searches.stop())

const searched = (phrase: string, hits = 3, language: 'fi' | 'sv' | 'en' = 'fi') =>
  searches.searched({ phrase, language, hits })
const clicked = (phrase: string, place: number) => searches.clicked({ phrase, language: 'fi', place })
const rows = () =>
  test.sql<{ day: string; language: string; phrase: string; searches: number; hits: number; clicks: number }>`
    select day::text, language, phrase, searches, hits, clicks from search_log order by day, language, phrase`

describe('searches', () => {
  it('are counted by day, language and phrase, however it is written', async () => {
    searched(' Suklaa ')
    searched('SUKLAA!', 5)
    searched('suklaa', 5, 'sv')
    searched('lakritsi', 0)
    // Midnight in Helsinki.
    clock.set('2026-11-21T22:00:00Z')
    searched('suklaa', 4)
    await searches.flush()
    expect([...(await rows())]).toEqual([
      { day: '2026-11-21', language: 'fi', phrase: 'lakritsi', searches: 1, hits: 0, clicks: 0 },
      { day: '2026-11-21', language: 'fi', phrase: 'suklaa', searches: 2, hits: 5, clicks: 0 },
      { day: '2026-11-21', language: 'sv', phrase: 'suklaa', searches: 1, hits: 5, clicks: 0 },
      { day: '2026-11-22', language: 'fi', phrase: 'suklaa', searches: 1, hits: 4, clicks: 0 },
    ])
  })

  it('wait for others in memory, and are written together after a while', async () => {
    const soon = createSearchLog({ db: test.db, clock, log, waitMs: 20 })
    soon.searched({ phrase: 'suklaa', language: 'fi', hits: 1 })
    soon.searched({ phrase: 'lakritsi', language: 'fi', hits: 1 })
    expect(await rows()).toHaveLength(0)
    await expect.poll(async () => (await rows()).length).toBe(2)
    await soon.stop()
  })

  it('of many phrases do not wait', async () => {
    for (let index = 0; index < 500; index++) searched(`sana ${index}`)
    await expect.poll(async () => (await rows()).length).toBe(500)
  })

  it('leave out what may say something of a person', async () => {
    for (const phrase of ['anna@example.com', '040 123 4567', '4111 1111 1111 1111', 'x'.repeat(61)]) searched(phrase)
    clicked('anna@example.com', 1)
    await searches.flush()
    expect(await rows()).toHaveLength(0)
  })

  it('know how often and where what they found was followed', async () => {
    searched('suklaa')
    clicked('suklaa', 1)
    await searches.flush()
    clicked('Suklaa', 4)
    await searches.flush()
    expect(await searches.top({ days: 1, language: null, most: 5 }, tester)).toEqual([
      { language: 'fi', phrase: 'suklaa', searches: 1, hits: 3, clicks: 2, clickedPlace: 2.5 },
    ])
  })

  it('count no click on what nobody searched for', async () => {
    clicked('keksitty', 1)
    await searches.flush()
    expect(await rows()).toHaveLength(0)
  })

  it('of two processes at once are added up', async () => {
    const other = createSearchLog({ db: test.db, clock, log })
    for (let round = 0; round < 20; round++) {
      for (const [index, words] of [
        ['a1', 'b2', 'c3'],
        ['c3', 'b2', 'a1'],
      ].entries())
        for (const phrase of words) (index === 0 ? searches : other).searched({ phrase, language: 'fi', hits: 1 })
      await Promise.all([searches.flush(), other.flush()])
    }
    expect((await rows()).map((row) => row.searches)).toEqual([40, 40, 40])
    expect(warnings).toBe(0)
  })

  it('are kept while the database is away, and written when it is back', async () => {
    let isAway = true
    const execute: typeof test.db.execute = (statement) =>
      isAway ? (Promise.reject(new Error('away')) as never) : test.db.execute(statement) // as the driver fails
    const db = new Proxy(test.db, { get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)) })
    const patient = createSearchLog({ db, clock, log, waitMs: 600_000 })
    const told = (hits: number) => patient.searched({ phrase: 'suklaa', language: 'fi', hits })
    told(2)
    await expect(patient.flush()).rejects.toThrow('away')
    expect(warnings).toBe(1)
    told(7)
    isAway = false
    await patient.flush()
    expect(await rows()).toMatchObject([{ phrase: 'suklaa', searches: 2, hits: 7 }])
  })
})

describe('reports', () => {
  beforeEach(async () => {
    searched('vanha')
    await searches.flush()
    clock.advance(7 * day)
    for (const phrase of ['suklaa', 'suklaa', 'lakritsi']) searched(phrase)
    searched('rusina', 0)
    searched('russin', 0, 'sv')
    await searches.flush()
  })

  it('say what was searched for most, over days and by language', async () => {
    const phrases = async (days: number, language: 'fi' | 'sv' | null, most = 9) =>
      (await searches.top({ days, language, most }, tester)).map((row) => `${row.phrase} ${row.searches}`)
    expect(await phrases(7, null)).toEqual(['suklaa 2', 'lakritsi 1', 'rusina 1', 'russin 1'])
    expect(await phrases(8, 'fi')).toEqual(['suklaa 2', 'lakritsi 1', 'rusina 1', 'vanha 1'])
    expect(await phrases(90, 'sv')).toEqual(['russin 1'])
    expect(await phrases(7, null, 1)).toEqual(['suklaa 2'])
  })

  it('say what found nothing, the last time it was asked', async () => {
    const phrases = async () =>
      (await searches.none({ days: 7, language: null, most: 9 }, tester)).map(({ phrase }) => phrase)
    expect(await phrases()).toEqual(['rusina', 'russin'])
    clock.advance(day)
    searched('rusina', 2)
    await searches.flush()
    expect(await phrases()).toEqual(['russin'])
  })
})

describe('popular terms', () => {
  const names = ['Maitosuklaa', 'Suklaakuulat', 'Lakritsi', 'Rusina']
  const popular = () => createPopularTerms({ db: test.db, clock, listNames: () => names })

  it('are what others search for and find, in words of the range', async () => {
    for (const phrase of ['lakritsi', 'lakritsi', 'suklaa', 'rumasana', 'rumasana', 'rumasana']) searched(phrase)
    searched('rusina', 0)
    searched('suklaa', 1, 'sv')
    await searches.flush()
    const terms = popular()
    expect(await terms('fi', 5)).toEqual(['lakritsi', 'suklaa'])
    expect(await terms('fi', 1)).toEqual(['lakritsi'])
    expect(await terms('sv', 5)).toEqual(['suklaa'])
    expect(await terms('en', 5)).toEqual([])
  })

  it('are asked of the database every ten minutes, and nobody waits for them then', async () => {
    searched('lakritsi')
    await searches.flush()
    const terms = popular()
    expect(await terms('fi', 5)).toEqual(['lakritsi'])
    for (let times = 0; times < 3; times++) searched('suklaa')
    await searches.flush()
    expect(await terms('fi', 5)).toEqual(['lakritsi'])
    clock.advance(10 * 60_000)
    expect(await terms('fi', 5)).toEqual(['lakritsi'])
    await expect.poll(() => terms('fi', 5)).toEqual(['suklaa', 'lakritsi'])
  })

  it('are of a fortnight', async () => {
    searched('lakritsi')
    await searches.flush()
    clock.advance(15 * day)
    expect(await popular()('fi', 5)).toEqual([])
  })
})
