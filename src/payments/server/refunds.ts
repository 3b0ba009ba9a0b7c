import { randomUUID } from 'node:crypto'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { modificationOutcome, type BookedEvent } from '../rules/payment-ledger.ts'
import { actOn, type AdminDeps, type AdminRefusal } from '#src/orders/server/order-admin-act.ts'
import { paymentRefundQueue } from './queues.ts'
import { retryRefund, decideRefund, listRefunds, type RefundRow } from './refund.store.ts'
import { type IssuedRefund, issueRefund, type RefundOrder } from './issue-refund.ts'
import { createWithdrawalRefunds } from './withdrawal-refunds.ts'

export function createRefundAdmin(deps: AdminDeps) {
  const { clock, jobs } = deps

  return {
    refund: (orderNumber: string, wanted: RefundOrder, actor: ShopActor): Promise<Result<IssuedRefund, AdminRefusal>> =>
      actOn(deps, orderNumber, { actor, permission: 'orders:refund' }, (tx, order) =>
        issueRefund(tx, deps, order, wanted, actor),
      ),

    /** What a refund would do: it is done and taken back, so that nothing is computed twice. */
    async preview(
      orderNumber: string,
      wanted: Omit<RefundOrder, 'reason' | 'withdrawalReference'>,
      actor: ShopActor,
    ): Promise<Result<IssuedRefund, AdminRefusal>> {
      authorise(actor, 'orders:write')
      let issued: Result<IssuedRefund, AdminRefusal> | undefined
      const undone = await actOn<never>(deps, orderNumber, { actor, permission: 'orders:write' }, async (tx, order) => {
        const asked = { ...wanted, reason: 'preview', withdrawalReference: null }
        issued = await issueRefund(tx, deps, order, asked, actor)
        return refuse({ reason: 'nothing-to-do', about: orderNumber })
      })
      return issued ?? undone
    },

    ...createWithdrawalRefunds(deps),

    /**
     * Retries failed refunds with new keys, and unanswered ones with the keys they have. Returns how many.
     */
    refundAgain: (orderNumber: string, actor: ShopActor): Promise<Result<number, AdminRefusal>> =>
      actOn(deps, orderNumber, { actor, permission: 'orders:refund' }, async (tx, order) => {
        const open = (await listRefunds(tx, order.id)).filter(
          ({ status }) => status === 'failed' || status === 'requested',
        )
        if (open.length === 0) return refuse({ reason: 'nothing-to-do', about: order.orderNumber })
        for (const { id, status } of open) {
          if (status === 'failed') await retryRefund(tx, id, randomUUID())
          await jobs().send(tx, paymentRefundQueue, { id })
        }
        const after = { refunds: open.map(({ id }) => id) }
        const subject = order.orderNumber
        await recordAudit(tx, { at: clock.now(), actor, command: 'order.refund-asked', subject, after })
        return ok(open.length)
      }),
  }
}

/** Updates refunds by their events, and returns the rows as they were before. The caller has locked the order. */
export async function settleRefunds(
  tx: Transaction,
  orderId: string,
  events: readonly BookedEvent[],
  now: Date,
): Promise<RefundRow[]> {
  const refunds = await listRefunds(tx, orderId)
  for (const { id, pspReference, status } of refunds) {
    if (pspReference === null) continue
    const outcome = modificationOutcome(events, 'REFUND', pspReference)
    if (outcome !== null && outcome !== status) await decideRefund(tx, id, outcome, now)
  }
  return refunds
}
