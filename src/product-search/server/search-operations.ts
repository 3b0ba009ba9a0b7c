import type { Language } from '#src/common/locale.ts'
import { ok, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { type AuditRecord, recordAudit } from '#src/platform/audit/audit.ts'
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

/** What operators do to the product search; the command line calls these, later the back office. */
export function createSearchOperations({ db, clock }: { db: Database; clock: Clock }) {
  /** Holds every search document against its product. */
  async function check(actor: ShopActor): Promise<SearchDrift> {
    authorise(actor, 'search-admin:read')
    const drift: SearchDrift = { checked: 0, drifted: [] }
    await eachPart((part) => {
      drift.checked += part.checked
      drift.drifted.push(...part.drifted.map(({ code, why }) => ({ code, why })))
      return Promise.resolve()
    })
    return drift
  }

  /** Writes the documents that differ from their products. Returns how many those were; the models of all processes follow. */
  async function rebuild(actor: ShopActor): Promise<number> {
    authorise(actor, 'search-admin:write')
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
    await inTransaction(db, async (tx) => {
      await emitCacheEvent(tx, [documentsTag])
      const record = { command: 'search.rebuilt', subject: null, after: { products: written } } as const
      await recordAudit(tx, { at: clock.now(), actor, ...record })
    })
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
  async function addSynonym(input: SynonymInput, actor: ShopActor): Promise<Result<SynonymRule, SynonymFault>> {
    authorise(actor, 'search-admin:write')
    const parsed = parseSynonym(input)
    if (!parsed.ok) return parsed
    await inTransaction(db, async (tx) => {
      await put(tx, parsed.value, actor)
      const { language, term, synonym, bothWays } = parsed.value
      await changed(tx, {
        actor,
        command: 'synonym.added',
        subject: `${language} ${term}`,
        after: { synonym, bothWays },
      })
    })
    return parsed
  }

  const put = (tx: Transaction, rule: SynonymRule, actor: ShopActor): Promise<void> =>
    upsertSynonym(tx, { ...rule, createdAt: clock.now(), createdBy: actor.name })

  async function changed(tx: Transaction, record: Omit<AuditRecord, 'at'>): Promise<void> {
    await emitCacheEvent(tx, [synonymTag])
    await recordAudit(tx, { at: clock.now(), ...record })
  }

  /** All of them or, when one is refused, none; `isDone` says which. */
  async function importSynonyms(
    inputs: readonly (SynonymInput & { line: number })[],
    actor: ShopActor,
  ): Promise<{ isDone: boolean; lines: SynonymImportLine[] }> {
    authorise(actor, 'search-admin:write')
    const lines = inputs.map((input) => ({ line: input.line, outcome: parseSynonym(input) }))
    const rules = lines.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []))
    if (rules.length < lines.length) return { isDone: false, lines }
    await inTransaction(db, async (tx) => {
      for (const rule of rules) await put(tx, rule, actor)
      await changed(tx, { actor, command: 'synonym.imported', subject: null, after: { synonyms: rules.length } })
    })
    return { isDone: true, lines }
  }

  /** How many were taken away: a pair either way round, or all of a term when no synonym is named. */
  async function removeSynonym(
    language: Language,
    term: string,
    synonym: string | null,
    actor: ShopActor,
  ): Promise<Result<number, never>> {
    authorise(actor, 'search-admin:write')
    return inTransaction(db, async (tx) => {
      const removed = await deleteSynonyms(tx, language, cleanTerm(term), synonym === null ? null : cleanTerm(synonym))
      const before = { synonym, synonyms: removed }
      if (removed > 0)
        await changed(tx, { actor, command: 'synonym.removed', subject: `${language} ${cleanTerm(term)}`, before })
      return ok(removed)
    })
  }

  function listAll(actor: ShopActor) {
    authorise(actor, 'search-admin:read')
    return listSynonyms(db)
  }

  return { check, rebuild, listSynonyms: listAll, addSynonym, importSynonyms, removeSynonym }
}
