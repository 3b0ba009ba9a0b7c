import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Language } from '../../src/common/locale.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { depth, gain } from './ndcg.ts'

/*
 * Phrases judged by hand before a ranking was seen: 3 what is wanted, 2 and 1 what would do, 0 all else. What is held out was not
 * looked at while words were added.
 */

interface JudgedPhrase {
  id: string
  language: Language
  phrase: string
  grades: Record<string, number>
  heldOut: boolean
}
type Scored = { query: JudgedPhrase; found: readonly string[]; ndcg: number }

/** `find`: keys as the grades name them, best first; called when everything is there. */
export function judgePhrases(
  file: string,
  least: number,
  find: (phrase: string, language: Language) => string[],
): void {
  const queries = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as JudgedPhrase[] // the file beside this
  let known: Scored[] | null = null
  const score = (query: JudgedPhrase): Scored => {
    const found = find(query.phrase, query.language).slice(0, depth)
    const best = Object.values(query.grades).toSorted((a, b) => b - a)
    const ndcg = gain(found.map((key) => query.grades[key] ?? 0)) / gain(best.slice(0, depth))
    return { query, found, ndcg }
  }
  const scores = (): Scored[] => (known ??= queries.map(score))
  const mean = (of: readonly Scored[]): number => of.reduce((sum, { ndcg }) => sum + ndcg, 0) / of.length

  it(`is judged by ${least} phrases and more, in three languages, a fifth of them held out`, () => {
    expect(queries.length).toBeGreaterThanOrEqual(least)
    expect(new Set(queries.map(({ language }) => language)).size).toBe(3)
    expect(queries.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(queries.length / 5)
  })

  it('has an nDCG@10 of at least 0.90, on the part that was held out too', () => {
    if (process.env['SHOW_WORST'] === 'yes') tell(scores(), mean)
    expect(mean(scores())).toBeGreaterThanOrEqual(0.9)
    expect(mean(scores().filter(({ query }) => query.heldOut))).toBeGreaterThanOrEqual(0.9)
  })

  it('leaves no language behind', () => {
    for (const [language, part] of Map.groupBy(scores(), ({ query }) => query.language))
      expect(mean(part), language).toBeGreaterThanOrEqual(0.85)
  })
}

/** What the grades call an item of the content: its key without this beginning, by its id. */
export async function contentKeys(test: TestDatabase, beginning: string): Promise<Map<number, string>> {
  const rows = await test.sql<{ id: number; key: string }>`
    select id, key from content_item where key like ${`${beginning}%`}`
  return new Map(rows.map(({ id, key }) => [id, key.slice(beginning.length)]))
}

/** What is held out is told as one number. */
function tell(scores: readonly Scored[], mean: (of: readonly Scored[]) => number): void {
  const [heldOut, seen] = [true, false].map((side) => scores.filter(({ query }) => query.heldOut === side))
  const worst = (seen ?? []).toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 30)
  for (const { query, found, ndcg } of worst)
    process.stderr.write(`${ndcg.toFixed(2)} ${query.id} ${query.phrase}: ${found.slice(0, 6).join(' ')}\n`)
  const means = [scores, heldOut ?? [], seen ?? []].map((part) => `${mean(part).toFixed(3)} (${part.length})`)
  process.stderr.write(`all, held out, the others: ${means.join(', ')}\n`)
}
