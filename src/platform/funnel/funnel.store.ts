import { sql } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { funnelDay, type FunnelStep } from './funnel.tables.ts'

export interface TakenSteps {
  /** In shop time. */
  day: string
  step: FunnelStep
  taken: number
}

/** Adds counts to what their days have. They are sorted, so that two processes cannot lock rows crosswise. */
export async function addSteps(db: Executor, counts: readonly TakenSteps[]): Promise<void> {
  const keyOf = ({ day, step }: TakenSteps): string => `${day} ${step}`
  await db
    .insert(funnelDay)
    .values(counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [funnelDay.day, funnelDay.step],
      set: { taken: sql`${funnelDay.taken} + excluded.taken` },
    })
}
