import { openDatabase } from '../../src/platform/database/database.ts'
import { createProductSearch } from '../../src/product-search/server/product-search.ts'
import { languages } from '../../src/common/locale.ts'
import type { RelevanceQuery } from '../../tests/relevance/grade.ts'
import {
  meanOf,
  type QueryScore,
  type Ranking,
  readJudgements,
  readQueries,
  scoreQueries,
} from '../../tests/relevance/ndcg.ts'
import { readProducts } from '../../tests/relevance/relevance-products.ts'
import { figure, type Figure, type Row } from '../bench.ts'
import { createRandom } from '../../demo/generate/random.ts'
import type { ShopDatabase } from '../support/databases.ts'
import { quantile } from '../support/statistics.ts'
import { pino } from 'pino'

/** Drawings of the bootstrap: its ends move by less than a thousandth. */
const drawings = 10_000
const score = (value: number): string => value.toFixed(3)

export const relevance: Row = {
  name: 'relevance',
  title: 'Relevance of the product search: nDCG@10 over graded queries, beside plain full text',

  run: async (bench) => {
    const database = await bench.lookAlikes()
    const search = createProductSearch({ db: database.db, log: pino({ level: 'silent' }) })
    await search.start()
    await search.stop()
    const { documents } = await readProducts(database)
    const codes = new Map(documents.map(({ id, code }) => [id, code]))
    const [queries, judgements] = [await readQueries(), await readJudgements()]
    const rank: Ranking = ({ phrase, language }) =>
      search
        .search(language, phrase)
        .ids.slice(0, 10)
        .map((id) => codes.get(id) ?? '')
    const own = await scoreQueries(queries, judgements, rank)
    const second = await readJudgements('second')
    const seconded = await scoreQueries(
      queries.filter(({ id }) => second.has(id)),
      second,
      rank,
    )
    const heldOut = seconded.filter(({ query }) => query.heldOut)
    const plain = await scoreQueries(queries, judgements, await plainFullText(database))
    const row = (name: string, keep: (query: RelevanceQuery) => boolean, atLeast?: number): Figure => {
      const part = own.filter(({ query }) => keep(query))
      const other = plain.filter(({ query }) => keep(query))
      return figure({
        name,
        value: meanOf(part),
        show: score,
        ...(atLeast === undefined ? {} : { atLeast }),
        note: `plain full text ${score(meanOf(other))}; gain ${gainOf(part, other)}; ${part.length} queries`,
      })
    }
    return [
      row('all queries', () => true, 0.9),
      row('held out', ({ heldOut }) => heldOut, 0.85),
      figure({
        name: 'held out, by a second grader',
        value: meanOf(heldOut),
        show: score,
        atLeast: 0.85,
        note: `${heldOut.length} queries; with ${seconded.length - heldOut.length} others ${score(meanOf(seconded))}`,
      }),
      row('tuned on', ({ heldOut }) => !heldOut, 0.9),
      ...languages.map((language) => row(language, (query) => query.language === language)),
      ...[...new Set(queries.map(({ type }) => type))].map((type) => row(type, (query) => query.type === type)),
    ]
  },
}

/** Mean difference over the same queries, with the middle 95 % of means over queries drawn again. */
function gainOf(own: readonly QueryScore[], plain: readonly QueryScore[]): string {
  const differences = own.map(({ ndcg }, index) => ndcg - (plain[index]?.ndcg ?? 0))
  const random = createRandom(95)
  const means = Array.from({ length: drawings }, () => {
    let sum = 0
    for (let drawn = 0; drawn < differences.length; drawn++)
      sum += differences[Math.floor(random() * differences.length)] ?? 0
    return sum / differences.length
  })
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length
  return `${score(mean)} (95 %: ${score(quantile(means, 0.025))} to ${score(quantile(means, 0.975))})`
}

/** PostgreSQL's full text as one would first write it: stems without accents, weights by field, all words, `ts_rank`. */
async function plainFullText(database: ShopDatabase): Promise<(query: RelevanceQuery) => Promise<string[]>> {
  const parts = [
    ['name', 'A'],
    ['food', 'B'],
    ['category', 'B'],
    ['variations', 'B'],
    ['short', 'C'],
    ['description', 'D'],
    ['ingredients', 'D'],
  ]
  const selects = languages.map((language) => {
    const vectors = parts.map(
      ([field, weight]) =>
        `setweight(to_tsvector('konvehti_${language}', d.body->'texts'->'${language}'->>'${field}'), '${weight}')`,
    )
    return `select p.code, p.position, '${language}' as language,
        setweight(to_tsvector('simple', p.code || ' ' || p.brand), 'A') || ${vectors.join(' || ')} as document
      from search_document as d join product as p on p.id = d.product_id where p.published`
  })
  // The application's own role may not make tables.
  const owner = openDatabase({
    url: database.ownerUrl,
    maxConnections: 1,
    applicationName: 'bench',
    statementTimeoutMs: 0,
    log: pino({ level: 'silent' }),
  })
  try {
    await owner.db.$client.query('drop table if exists plain_full_text')
    await owner.db.$client.query(`create table plain_full_text as ${selects.join(' union all ')}`)
    await owner.db.$client.query('grant select on plain_full_text to public')
  } finally {
    await owner.close()
  }
  return async ({ phrase, language }) => {
    const rows = await database.sql<{ code: string }>`
      select code from plain_full_text, plainto_tsquery(${`konvehti_${language}`}::text::regconfig, ${phrase}) as query
      where language = ${language} and document @@ query
      order by ts_rank(document, query) desc, position, code limit 10`
    return rows.map(({ code }) => code)
  }
}
