import type { Executor } from '#src/platform/database/database.ts'
import { listCaptures } from './capture.store.ts'
import { listRefunds } from './refund.store.ts'

export type OrderMoney = Awaited<ReturnType<typeof moneyOf>>

/** An order's captures and refunds, oldest first. */
export const moneyOf = async (executor: Executor, orderId: string) => ({
  captures: await listCaptures(executor, orderId),
  refunds: await listRefunds(executor, orderId),
})
