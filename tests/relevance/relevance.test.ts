import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchModel, type SearchModel } from '../../src/product-search/server/search-model.ts'
import { createSynonymIndex, type SynonymIndex } from '#src/product-search/server/synonym-index.ts'
import { listSynonyms } from '../../src/product-search/server/synonym.store.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import type { RelevanceQuery } from './grade.ts'
import { meanOf, type QueryScore, readJudgements, readQueries, scoreQueries } from './ndcg.ts'
import { addLookAlikes, readProducts } from './relevance-products.ts'

/*
 * The part of the relevance set that the ranking is tuned on. The held-out fifth is scored by `npm run bench -- --only=relevance`
 * alone.
 */

let test: TestDatabase
let model: SearchModel
let synonyms: SynonymIndex
let scores: QueryScore[]
const codes = new Map<number, string>()
const rank = ({ phrase, language }: RelevanceQuery): string[] =>
  model.search(phrase, language, synonyms).ids.map((id) => codes.get(id) ?? '')

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  await addLookAlikes(test)
  const { documents } = await readProducts(test)
  synonyms = createSynonymIndex(await listSynonyms(test.db))
  model = createSearchModel()
  for (const document of documents) {
    codes.set(document.id, document.code)
    model.put(document)
  }
  model.settle()
  const queries = (await readQueries()).filter(({ heldOut }) => !heldOut)
  scores = await scoreQueries(queries, await readJudgements(), rank)
  if (process.env['SHOW_WORST'] === 'yes') {
    for (const { query, ndcg } of scores.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 45)) {
      const names = model.search(query.phrase, query.language, synonyms)
      const texts = new Map(documents.map(({ id, texts: { fi } }) => [id, fi.name]))
      process.stderr.write(
        `${ndcg.toFixed(2)} ${query.id} ${query.phrase} [${query.wants.join(' ')}] ${names.ids.length}: ${names.ids
          .slice(0, 6)
          .map((id) => texts.get(id))
          .join(' / ')}\n`,
      )
    }
    for (const key of ['type', 'language'] as const)
      for (const [name, part] of Map.groupBy(scores, ({ query }) => query[key]))
        process.stderr.write(`${name} ${meanOf(part).toFixed(3)}\n`)
    process.stderr.write(`all ${meanOf(scores).toFixed(4)}\n`)
  }
}, 180_000)
afterAll(() => test.drop())

describe('the product search', () => {
  it('has an nDCG@10 of at least 0.90 on the tuning part', () => {
    expect(meanOf(scores)).toBeGreaterThanOrEqual(0.9)
  })

  it('leaves no type of query and no language behind', () => {
    for (const key of ['type', 'language'] as const) {
      for (const [name, part] of Map.groupBy(scores, ({ query }) => query[key]))
        expect(meanOf(part), name).toBeGreaterThanOrEqual(0.8)
    }
  })

  it('gives the same order every time', () => {
    const query = { phrase: 'suklaa', language: 'fi' } as RelevanceQuery // as much of one as is asked for
    expect(rank(query)).toEqual(rank(query))
  })
})
