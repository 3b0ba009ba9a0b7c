import type { ShopActor } from '#src/common/actor.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { databaseError } from '#src/platform/database/errors.ts'
import type { Change } from './changes.ts'
import type { Entry } from './entries.ts'
import { type Fault, faultAt } from './fault.ts'
import { detailOf } from './fault-words.ts'
import type { Plan } from './product-plan.ts'
import type { Overlay } from './overlay.ts'
import { addCounts, type VariationCounts } from './variation-plan.ts'

/** What became of some groups. */
export interface BatchOutcome {
  added: number
  changed: number
  unchanged: number
  refused: number
  variations: VariationCounts
  faults: Fault[]
  /** What a dry run would change; empty otherwise. */
  changes: Change[]
}

export interface BatchContext {
  now: Date
  /** The staff member whose form it is; of an import the job, under the name of the person who asked for it. */
  actor: ShopActor
  isDryRun: boolean
  /** Changes by earlier groups of the batch; in a dry run, by all earlier groups of the file. */
  overlay: Overlay
}

/** Checks groups and writes those that are sound, in the caller's transaction. */
export type BatchWriter = (tx: Transaction, entries: readonly Entry[], context: BatchContext) => Promise<BatchOutcome>

export const noOutcome = (): BatchOutcome => ({
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  variations: {},
  faults: [],
  changes: [],
})

/** Counts a plan; true when there is something to write. */
export function count<Result>(
  into: BatchOutcome,
  plan: Plan<Result>,
): plan is Extract<Plan<Result>, { outcome: 'added' | 'changed' }> {
  into[plan.outcome]++
  if (plan.outcome === 'refused') into.faults.push(...plan.faults)
  else addCounts(into.variations, plan.variations ?? {})
  if ('notes' in plan) into.faults.push(...(plan.notes ?? []))
  return plan.outcome === 'added' || plan.outcome === 'changed'
}

export interface Planned<Result> {
  entry: Entry
  outcome: 'added' | 'changed'
  result: Result
  variations?: VariationCounts
}

/**
 * Writes all at once. If the database refuses (another writer took an address in between), it tries each group separately and
 * refuses those that fail. Returns the written ones.
 */
export async function writeEach<Result>(
  tx: Transaction,
  planned: readonly Planned<Result>[],
  into: BatchOutcome,
  write: (tx: Transaction, results: readonly Result[]) => Promise<void>,
): Promise<Planned<Result>[]> {
  if (planned.length === 0) return []
  const attempt = async (some: readonly Planned<Result>[]): Promise<Error | null> => {
    try {
      await tx.transaction((savepoint) =>
        write(
          savepoint,
          some.map(({ result }) => result),
        ),
      )
      return null
    } catch (error) {
      // Class 22 and 23: what is written is at fault, not the database.
      if (error instanceof Error && /^2[23]/.test(databaseError(error)?.code ?? '')) return error
      throw error
    }
  }
  const failure = await attempt(planned)
  if (failure === null) return [...planned]
  const written: Planned<Result>[] = []
  for (const one of planned) {
    const refusal = planned.length === 1 ? failure : await attempt([one])
    if (refusal === null) {
      written.push(one)
      continue
    }
    into[one.outcome]--
    into.refused++
    addCounts(into.variations, one.variations ?? {}, -1)
    const why = (databaseError(refusal)?.message ?? refusal.message).slice(0, 500)
    into.faults.push(faultAt(one.entry.head, '', 'database', detailOf('database', { why })))
  }
  return written
}
