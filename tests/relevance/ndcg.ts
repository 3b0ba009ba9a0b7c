import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RelevanceQuery } from './grade.ts'

/** Codes, best first, that a search finds for a query. */
export type Ranking = (query: RelevanceQuery) => readonly string[] | Promise<readonly string[]>

export interface QueryScore {
  query: RelevanceQuery
  /** nDCG@10: 1 when no other ten products would be better. */
  ndcg: number
}

export const depth = 10

/** Grades by query and code; what is not there has 0. */
export type Judgements = ReadonlyMap<string, ReadonlyMap<string, number>>

const read = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8')) as T // our own files

export const readQueries = (): Promise<RelevanceQuery[]> => read('queries.json')

/** `second`: those of a second grader, for some queries and the products of their pools (README.md). */
export async function readJudgements(whose: 'rules' | 'second' = 'rules'): Promise<Judgements> {
  const name = whose === 'rules' ? 'judgements.json' : 'second-judgements.json'
  const kept = await read<Record<string, Record<string, string>>>(name)
  return new Map(
    Object.entries(kept).map(([id, byGrade]) => [
      id,
      new Map(
        Object.entries(byGrade).flatMap(([grade, codes]) =>
          codes.split(' ').map((code): [string, number] => [code, Number(grade)]),
        ),
      ),
    ]),
  )
}

export async function scoreQueries(
  queries: readonly RelevanceQuery[],
  judgements: Judgements,
  rank: Ranking,
): Promise<QueryScore[]> {
  const scores: QueryScore[] = []
  for (const query of queries) {
    const grades = judgements.get(query.id)
    if (!grades) throw new Error(`There are no grades for ${query.id}`)
    const found = (await rank(query)).slice(0, depth).map((code) => grades.get(code) ?? 0)
    const best = [...grades.values()].toSorted((a, b) => b - a).slice(0, depth)
    scores.push({ query, ndcg: gain(found) / gain(best) })
  }
  return scores
}

/** Discounted cumulative gain, with the usual 2^grade - 1. */
export const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)

export const meanOf = (scores: readonly QueryScore[]): number =>
  scores.reduce((sum, { ndcg }) => sum + ndcg, 0) / scores.length
