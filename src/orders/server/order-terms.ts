import type { Executor } from '#src/platform/database/database.ts'

/** What the shop's people decide about orders afterwards; checkout owns the settings and lies above orders. */
export type OrderTerms = (executor: Executor) => Promise<{
  /** Days of the right of withdrawal. */
  withdrawalDays: number
}>
