import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const call = <Body>(method: 'GET' | 'POST', url: string, payload?: object) =>
  shop.call<Body>({
    method,
    url: `/api/admin/${url}`,
    headers: { authorization: 'Bearer staff-Merchandiser', 'accept-language': 'fi' },
    ...(payload && { payload }),
  })
interface Pair {
  id: string
  term: string
  synonym: string
  bothWays: boolean
}

describe('synonyms in the back office', () => {
  it('are added once, in one way or both, and removed', async () => {
    const pair = { language: 'fi', term: ' Kaneli ', synonym: 'Korvapuusti' }
    const added = await call<Pair>('POST', 'synonyms', pair)
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({ term: 'kaneli', synonym: 'korvapuusti', bothWays: true }),
    ])
    const again = await call<Pair>('POST', 'synonyms', { ...pair, isOneWay: true })
    expect(again.body).toMatchObject({ id: added.body.id, bothWays: false })
    expect((await call('POST', `synonyms/${added.body.id}/remove`, {})).status).toBe(204)
    expect((await call('GET', `synonyms/${added.body.id}`)).status).toBe(404)
  })

  it('say what is wrong at their field', async () => {
    const { status, body } = await call<{ errors: object }>('POST', 'synonyms', {
      language: 'fi',
      term: 'kaneli',
      synonym: 'KANELI',
    })
    expect([status, body.errors]).toEqual([400, { synonym: ['Tämä on sama kuin hakusana.'] }])
  })
})

describe('searches in the back office', () => {
  it('are summed up by phrase, those that found nothing apart', async () => {
    await shop.database.sql`insert into search_log (day, language, phrase, searches, hits) values
      (current_date, 'fi', 'hallava', 3, 0), (current_date - 2, 'fi', 'hallava', 4, 5), (current_date - 60, 'fi', 'hallava', 90, 5),
      (current_date, 'fi', 'suklaa', 9, 40)`
    const list = async (filter: object) =>
      (await call<{ items: object[] }>('GET', `searches?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
        .items
    expect(await list({})).toMatchObject([
      { phrase: 'suklaa', searches: 9, hits: 40 },
      { phrase: 'hallava', searches: 7, hits: 0 },
    ])
    expect(await list({ isFound: false })).toMatchObject([{ phrase: 'hallava' }])
  })
})
