import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchModel, type SearchModel } from '../../src/product-search/server/search-model.ts'
import { createSynonymIndex, type SynonymIndex } from '#src/product-search/server/synonym-index.ts'
import { listSynonyms } from '../../src/product-search/server/synonym.store.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { gradeOf, type GradedProduct, type RelevanceQuery } from './grade.ts'
import { meanOf, type QueryScore, readJudgements, readQueries, scoreQueries } from './ndcg.ts'
import { addLookAlikes, readProducts } from './relevance-products.ts'

/*
 * The relevance set and its grades, and the part of it that the ranking is tuned on. The held-out fifth is scored by
 * `npm run bench -- --only=relevance` alone.
 */

let test: TestDatabase
let model: SearchModel
let synonyms: SynonymIndex
let scores: QueryScore[]
let products: GradedProduct[]
const codes = new Map<number, string>()
const rank = ({ phrase, language }: RelevanceQuery): string[] =>
  model.search(phrase, language, synonyms).ids.map((id) => codes.get(id) ?? '')

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  await addLookAlikes(test)
  const { documents, graded } = await readProducts(test)
  products = graded
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

const place = (name: string): string => join(import.meta.dirname, name)

describe('the relevance set', () => {
  it('has at least 200 queries, 20 of each type, three languages and a fifth held out', async () => {
    const queries = await readQueries()
    expect(queries.length).toBeGreaterThanOrEqual(200)
    for (const [, ofType] of Map.groupBy(queries, ({ type }) => type)) expect(ofType.length).toBeGreaterThanOrEqual(20)
    expect([...new Set(queries.map(({ language }) => language))].toSorted()).toEqual(['en', 'fi', 'sv'])
    expect(queries.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(Math.floor(queries.length / 5))
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length)
  })

  it('grades every product for every query by the written rules, and each query has something to find', async () => {
    const queries = await readQueries()
    const made = Object.fromEntries(queries.map(({ id, wants }) => [id, gradesFor(wants)]))
    if (process.env['WRITE_GRADES'] === 'yes')
      await writeFile(place('judgements.json'), `${JSON.stringify(made, null, 2)}\n`)
    expect(made).toEqual(JSON.parse(await readFile(place('judgements.json'), 'utf8')))
    for (const { id } of queries) expect(made[id]?.['3'] ?? made[id]?.['2'] ?? '', id).not.toBe('')
  })
})

/** Codes by grade, joined by blanks; those left out have 0. */
function gradesFor(wants: readonly string[]): Record<string, string> {
  const codes: Record<string, string[]> = {}
  for (const product of products) {
    const grade = gradeOf(product, wants)
    if (grade > 0) (codes[String(grade)] ??= []).push(product.code)
  }
  return Object.fromEntries(Object.entries(codes).map(([grade, list]) => [grade, list.toSorted().join(' ')]))
}
