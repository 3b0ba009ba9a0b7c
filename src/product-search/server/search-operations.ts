import type { Language } from '#src/common/locale.ts'
import { ok, type Result } from '#src/common/result.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import {
  cleanTerm,
  parseSynonym,
  type SynonymFault,
  type SynonymInput,
  type SynonymRule,
} from '../rules/synonym-rules.ts'
import { documentsTag, synonymTag } from './product-search.ts'
import { documentsAtOnce, indexProducts, listDrifted } from './search.store.ts'
import { deleteSynonyms, listSynonyms, upsertSynonym } from './synonym.store.ts'

export interface SearchDrift {
  /** Products looked at, published or not. */
  checked: number
  drifted: { code: string; why: 'missing' | 'differs' }[]
}

export interface SynonymImportLine {
  line: number
  outcome: Result<SynonymRule, SynonymFault>
}

/** What operators do to the product search; the command line calls these, later the back office. `by` is kept with each synonym. */
export function createSearchOperations({ db, clock }: { db: Database; clock: Clock }) {
  /** Holds every search document against its product. */
  async function check(): Promise<SearchDrift> {
    const drift: SearchDrift = { checked: 0, drifted: [] }
    await eachPart((part) => {
      drift.checked += part.checked
      drift.drifted.push(...part.drifted.map(({ code, why }) => ({ code, why })))
      return Promise.resolve()
    })
    return drift
  }

  /** Writes the documents that differ from their products. Returns how many those were; the models of all processes follow. */
  async function rebuild(): Promise<number> {
    let written = 0
    await eachPart(async ({ drifted }) => {
      if (drifted.length === 0) return
      await inTransaction(db, async (tx) => {
        await indexProducts(
          tx,
          drifted.map(({ id }) => id),
        )
      })
      written += drifted.length
    })
    await inTransaction(db, (tx) => emitCacheEvent(tx, [documentsTag]))
    return written
  }

  async function eachPart(take: (part: Awaited<ReturnType<typeof listDrifted>>) => Promise<void>): Promise<void> {
    let after = 0
    for (;;) {
      const part = await listDrifted(db, after, documentsAtOnce)
      if (part.checked === 0) return
      await take(part)
      after = part.last
    }
  }

  /** A pair that is there already gets the new direction. */
  async function addSynonym(input: SynonymInput, by: string): Promise<Result<SynonymRule, SynonymFault>> {
    const parsed = parseSynonym(input)
    if (!parsed.ok) return parsed
    await inTransaction(db, async (tx) => {
      await put(tx, parsed.value, by)
      await emitCacheEvent(tx, [synonymTag])
    })
    return parsed
  }

  const put = (tx: Transaction, rule: SynonymRule, by: string): Promise<void> =>
    upsertSynonym(tx, { ...rule, createdAt: clock.now(), createdBy: by })

  /** All of them or, when one is refused, none; `isDone` says which. */
  async function importSynonyms(
    inputs: readonly (SynonymInput & { line: number })[],
    by: string,
  ): Promise<{ isDone: boolean; lines: SynonymImportLine[] }> {
    const lines = inputs.map((input) => ({ line: input.line, outcome: parseSynonym(input) }))
    const rules = lines.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []))
    if (rules.length < lines.length) return { isDone: false, lines }
    await inTransaction(db, async (tx) => {
      for (const rule of rules) await put(tx, rule, by)
      await emitCacheEvent(tx, [synonymTag])
    })
    return { isDone: true, lines }
  }

  /** How many were taken away: a pair either way round, or all of a term when no synonym is named. */
  async function removeSynonym(
    language: Language,
    term: string,
    synonym: string | null,
  ): Promise<Result<number, never>> {
    return inTransaction(db, async (tx) => {
      const removed = await deleteSynonyms(tx, language, cleanTerm(term), synonym === null ? null : cleanTerm(synonym))
      if (removed > 0) await emitCacheEvent(tx, [synonymTag])
      return ok(removed)
    })
  }

  return { check, rebuild, listSynonyms: () => listSynonyms(db), addSynonym, importSynonyms, removeSynonym }
}

export type SearchOperations = ReturnType<typeof createSearchOperations>
