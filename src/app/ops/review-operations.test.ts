import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createOperator, type Operator, operatorConfig } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createKeyring } from '#src/platform/keys/keyring.ts'
import { createReviewsService } from '#src/reviews/server/reviews.service.ts'

let test: TestDatabase
let operator: Operator
const clock = createTestClock('2026-11-20T10:00:00Z')

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  operator = createOperator({ db: test.db, clock, config: operatorConfig })
})
afterAll(() => test.drop())

async function write(title: string): Promise<string> {
  const reviews = createReviewsService({
    db: test.db,
    clock,
    keys: createKeyring(operatorConfig.keys).reviews,
    findProduct: (code) => Promise.resolve({ code, variationCodes: [] }),
    hasBought: () => Promise.resolve(false),
  })
  const email = 'tarja@posti.example'
  await reviews.submit({ code: 'KV4035', rating: 2, title, text: 'Yskä jäi,\nmaku meni.', name: 'Tarja', email }, 'fi')
  const [row] = await test.sql<{ id: string }>`select id from review where title = ${title}`
  return row?.id.slice(0, 8) ?? ''
}
const said = (...words: string[]): Promise<string> => operator.said(...words)

describe('the lines about reviews', () => {
  it('show what waits, decide on it, answer it and forget its writer', async () => {
    // The demo has some that wait.
    await test.run(`delete from review where status = 'pending'`)
    expect(await said('reviews', 'list')).toBe('none')
    const id = await write('Ei auttanut')
    expect(await said('reviews', 'list')).toBe(
      `${id}  submitted 2026-11-20  product KV4035  rating 2  language fi  author-name Tarja  verified no  email tarja@posti.example\nEi auttanut\nYskä jäi,\nmaku meni.`,
    )
    expect(await said('reviews', 'reply', id, 'Hei')).toBe('(failed) Refused: Only a published review can be answered.')
    expect(await said('reviews', 'approve', id, 'sv')).toBe(`${id} is shown`)
    expect(await said('reviews', 'approve', id)).toBe('(failed) Refused: The review is in that state already.')
    expect(await said('reviews', 'reply', id, 'Harmin', 'paikka.')).toBe(`${id} is answered`)
    expect(await said('reviews', 'list', 'published')).toContain('→ Harmin paikka.')
    const second = await write('Auttoi sittenkin')
    expect(await said('reviews', 'list')).toContain(`replaces ${id}`)
    expect(await said('reviews', 'reject', second, 'a', 'joke')).toBe(`${second} is not shown`)
    expect(await said('reviews', 'list', 'rejected')).toContain('Auttoi sittenkin')
    expect(await said('reviews', 'forget', 'Tarja@posti.example')).toBe('2 reviews are gone')
    const trail = await test.sql<{ actor: string; action: string }>`select actor, action from review_event order by id`
    expect(trail.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'visitor submitted',
      'cli approved',
      'cli replied',
      'visitor submitted',
      'cli rejected',
      'cli forgotten',
      'cli forgotten',
    ])
  })

  it('say what is wrong with them', async () => {
    expect(await said('reviews', 'list', 'nice')).toContain('(failed) "nice" says nothing here')
    expect(await said('reviews', 'approve', 'ffffffff')).toBe('(failed) There is no review "ffffffff"')
    expect(await said('reviews', 'approve', 'ffffffff', 'de')).toContain('(failed) "de" says nothing here')
    expect(await said('reviews', 'forget', 'tarja')).toBe('(failed) An e-mail address is needed')
  })
})
