import { Type } from 'typebox'
import type { Executor } from '#src/platform/database/database.ts'
import { type Settings, storedSettings } from '#src/platform/settings/settings.ts'

/** Directive 2011/83/EU, article 9: not less than fourteen. */
export const withdrawalSetting = storedSettings(
  'withdrawal',
  'days a consumer may withdraw from a sale',
  Type.Object({ days: Type.Integer({ minimum: 14, maximum: 365 }) }),
)

export type OrderTerms = ReturnType<typeof createOrderTerms>

/** The shop's settings for orders after the sale. */
export const createOrderTerms = (settings: Pick<Settings, 'only'>) => async (executor: Executor) => ({
  /** Days of the right of withdrawal. */
  withdrawalDays: (await settings.only(executor, withdrawalSetting)).days,
})
