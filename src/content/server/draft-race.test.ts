import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { contentBlockTypes, contentPageTypes } from './content-types.ts'
import { createContentService } from './content.service.ts'
import { runsInTier } from '../../../tests/support/tier.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const rounds = runsInTier(60, 5)
const fields = { noticeType: 'Information', heading: 'Huomio', body: '<p>Teksti</p>' }

it.each([
  ['a draft', 1],
  ['a new item', 0],
])(`of four who save %s from one base exactly one wins, ${rounds} times`, async (_, savedBefore) => {
  const content = createContentService({
    db: test.db,
    clock: createTestClock(),
    blockTypes: contentBlockTypes,
    pageTypes: contentPageTypes,
  })
  const winners: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const id = await content.create({ kind: 'block', contentType: 'NoticeBlock', parentId: null })
    const save = (name: string, baseVersion: number) =>
      content.saveDraft(id, 'fi', { name, slug: '', fields, baseVersion }, name)
    if (savedBefore > 0) await save('first', 0)
    const saved = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save(name, savedBefore)))
    winners.push(saved.filter(({ ok }) => ok).length)
    for (const answer of saved) if (!answer.ok) expect(answer.error).toEqual({ kind: 'conflict' })
  }
  expect(winners).toEqual(Array<number>(rounds).fill(1))
})
