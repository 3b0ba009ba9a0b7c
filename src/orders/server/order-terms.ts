import type { Executor } from '#src/platform/database/database.ts'

/** The shop's settings for orders after the sale; checkout owns the settings and lies above orders. */
export type OrderTerms = (executor: Executor) => Promise<{
  /** Days of the right of withdrawal. */
  withdrawalDays: number
}>
