import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { gradeOf, type GradedProduct, type RelevanceQuery } from './grade.ts'
import { addLookAlikes, readProducts } from './relevance-products.ts'

const place = (name: string): string => join(import.meta.dirname, name)
const readJson = async <T>(name: string): Promise<T> => JSON.parse(await readFile(place(name), 'utf8')) as T // our own files

let test: TestDatabase
let products: GradedProduct[]
let queries: RelevanceQuery[]
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  await addLookAlikes(test)
  products = (await readProducts(test)).graded
  queries = await readJson('queries.json')
}, 180_000)
afterAll(() => test.drop())

describe('the relevance set', () => {
  it('has at least 200 queries, 20 of each type, three languages and a fifth held out', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200)
    for (const [, ofType] of Map.groupBy(queries, ({ type }) => type)) expect(ofType.length).toBeGreaterThanOrEqual(20)
    expect([...new Set(queries.map(({ language }) => language))].toSorted()).toEqual(['en', 'fi', 'sv'])
    expect(queries.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(Math.floor(queries.length / 5))
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length)
  })

  it('grades every product for every query by the written rules, and each query has something to find', async () => {
    const made = Object.fromEntries(queries.map(({ id, wants }) => [id, gradesFor(wants)]))
    if (process.env['WRITE_GRADES'] === 'yes')
      await writeFile(place('judgements.json'), `${JSON.stringify(made, null, 2)}\n`)
    expect(made).toEqual(await readJson('judgements.json'))
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
