import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorNamed, tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { contentPageTypes } from './content-types.ts'
import { type ContentService, createContentService } from './content.service.ts'
import { listPaths } from './content.store.ts'
import { runsInTier } from '../../../tests/support/tier.ts'

let test: TestDatabase
let content: ContentService
beforeAll(async () => {
  test = await createTestDatabase()
  content = createContentService({
    db: test.db,
    clock: createTestClock(),
    blockTypes: contentBlockTypes,
    pageTypes: contentPageTypes,
  })
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
    const id = await content.create({ kind: 'block', contentType: 'NoticeBlock', parentId: null }, tester)
    const save = (name: string, baseVersion: number) =>
      content.saveDraft(id, 'fi', { name, slug: '', fields, baseVersion }, operatorNamed(name))
    if (savedBefore > 0) await save('first', 0)
    const saved = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save(name, savedBefore)))
    winners.push(saved.filter(({ ok }) => ok).length)
    for (const answer of saved) if (!answer.ok) expect(answer.error).toEqual({ kind: 'conflict' })
  }
  expect(winners).toEqual(Array<number>(rounds).fill(1))
})

const meta = { metaTitle: 'Otsikko', metaDescription: 'Kuvaus', ogImage: null, layoutTheme: '', noindex: false }
const landing = { ...meta, heading: 'Tarina', lead: '', mainBody: '<p>Teksti</p>', field: 'sand' }

it(`pages published while the page above them moves stand below it, ${rounds} times`, async () => {
  const draft = async (id: number, slug: string) =>
    expect(await content.saveDraft(id, 'fi', { name: slug, slug, fields: landing }, tester)).toMatchObject({
      ok: true,
    })
  const pageBelow = (parentId: number | null) =>
    content.create({ kind: 'page', contentType: 'LandingPage', parentId }, tester)
  const publish = (id: number) => content.publish(id, ['fi'], tester)
  const pathsOf = async (ids: readonly number[]) => {
    const paths = await listPaths(test.db, ids)
    return ids.map((id) => paths.get(id)?.fi)
  }
  const root = await pageBelow(null)
  await draft(root, '')
  await publish(root)
  for (let round = 0; round < rounds; round += 1) {
    const parent = await pageBelow(root)
    const below = await pageBelow(parent)
    const anew = [await pageBelow(parent), await pageBelow(below)]
    for (const [id, slug] of [
      [parent, `old-${round}`],
      [below, 'old'],
    ] as const) {
      await draft(id, slug)
      await publish(id)
    }
    await Promise.all([draft(parent, `parent-${round}`), draft(below, 'below'), ...anew.map((id) => draft(id, 'new'))])
    const answers = await Promise.all([below, ...anew, parent].map(publish))
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: null })))
    const top = `/parent-${round}`
    expect(await pathsOf([parent, below, ...anew])).toEqual([top, `${top}/below`, `${top}/new`, `${top}/below/new`])
  }
})
