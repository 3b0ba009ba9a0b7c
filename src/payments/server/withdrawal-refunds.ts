import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { findWithdrawal, getOrderParts, settleWithdrawal } from '#src/orders/server/orders.service.ts'
import { withdrawalMailQueue } from '#src/orders/server/queues.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { refundParts } from '../rules/refund.ts'
import { actOn, type AdminDeps, type AdminRefusal } from '#src/orders/server/order-admin-act.ts'
import { listRefundedWithdrawals, listRefunds } from './refund.store.ts'
import { withdrawnRequest } from './refunded-goods.ts'
import { centsLeft, leftToRefund, paidOrder } from './refundable.ts'
import { type IssuedRefund, issueRefund } from './issue-refund.ts'

/* The money of accepted statements of withdrawal. */

export function createWithdrawalRefunds(deps: AdminDeps) {
  const { clock, jobs } = deps

  /** Refunds what an accepted statement is about; `settle` may still take it back by refusing. */
  async function forWithdrawal<Value>(
    typed: string,
    by: { actor: ShopActor; permission: 'orders:refund' | 'orders:write' },
    isRestocked: boolean,
    settle: (issued: Result<IssuedRefund, AdminRefusal>) => Result<Value, AdminRefusal>,
  ): Promise<Result<Value, AdminRefusal>> {
    const reference = typed.trim().toUpperCase()
    const stated = await findWithdrawal(deps.db, reference)
    if (stated?.status !== 'accepted' || stated.orderId === null)
      return refuse({ reason: 'not-accepted', about: typed })
    return actOn(deps, stated.orderNumber, by, async (tx, order) => {
      const { lines } = await getOrderParts(tx, order)
      const wanted = withdrawnRequest(lines, stated.lines, await listRefunds(tx, order.id))
      if (wanted.lines.length === 0) return refuse({ reason: 'no-line', about: order.orderNumber })
      // The reference alone is in no language: pages and documents have the words.
      const about = { reason: reference, restock: isRestocked, withdrawalReference: reference }
      const refund = await issueRefund(tx, deps, order, { ...wanted, ...about }, by.actor)
      const isBack = !refund.ok && refund.error.reason === 'nothing-to-do'
      return settle(isBack ? refuse({ reason: 'back-before', about: reference }) : refund)
    })
  }

  return {
    /**
     * Refunds the lines of an accepted statement, and the delivery fee when the whole order has then gone back. With
     * `expectedCents` it is refused when the sum is another by now.
     */
    async refundWithdrawal(
      typed: string,
      { restock, expectedCents }: { restock: boolean; expectedCents?: Cents | undefined },
      actor: ShopActor,
    ): Promise<Result<IssuedRefund, AdminRefusal>> {
      authorise(actor, 'orders:refund')
      return forWithdrawal(typed, { actor, permission: 'orders:refund' }, restock, (issued) =>
        issued.ok && expectedCents !== undefined && expectedCents !== centsOf(issued.value)
          ? refuse({ reason: 'other-sum', about: typed })
          : issued,
      )
    },

    /** What the refund of an accepted statement would give back, in cents. It is done and taken back, as an order's is. */
    async previewWithdrawal(
      typed: string,
      { restock }: { restock: boolean },
      actor: ShopActor,
    ): Promise<Result<Cents, AdminRefusal>> {
      authorise(actor, 'orders:write')
      let cents: Cents | undefined
      const undone = await forWithdrawal<never>(typed, { actor, permission: 'orders:write' }, restock, (issued) => {
        if (!issued.ok) return issued
        cents = centsOf(issued.value)
        return refuse({ reason: 'nothing-to-do', about: typed })
      })
      return cents === undefined ? undone : ok(cents)
    },

    /** Closes an accepted statement whose money was refunded otherwise, and mails the shopper. */
    async settleWithdrawal(typed: string, actor: ShopActor): Promise<Result<string, AdminRefusal>> {
      authorise(actor, 'orders:refund')
      const reference = typed.trim().toUpperCase()
      const stated = await findWithdrawal(deps.db, reference)
      if (stated?.status !== 'accepted' || stated.orderId === null)
        return refuse({ reason: 'not-accepted', about: typed })
      return actOn(deps, stated.orderNumber, { actor, permission: 'orders:refund' }, async (tx, order) => {
        const whole = await getOrderParts(tx, order)
        const earlier = await listRefunds(tx, order.id)
        if (earlier.some(({ withdrawalReference }) => withdrawalReference === reference))
          return refuse({ reason: 'refunded-already', about: reference })
        const left = await leftToRefund(tx, order, earlier)
        if (left === null) return refuse({ reason: 'not-taken', about: order.orderNumber })
        const wanted = withdrawnRequest(whole.lines, stated.lines, earlier)
        const parts = refundParts(paidOrder(whole), earlier, wanted, centsLeft(left))
        if (wanted.lines.length === 0 || parts.ok) return refuse({ reason: 'not-back', about: reference })
        const now = clock.now()
        if (!(await settleWithdrawal(tx, reference, now)))
          return refuse({ reason: 'refunded-already', about: reference })
        await recordAudit(tx, { at: now, actor, command: 'withdrawal.settled', subject: reference })
        await jobs().send(tx, withdrawalMailQueue, { withdrawalId: stated.id, isSettled: true })
        return ok(reference)
      })
    },

    /** Statements among these that are not refunded. */
    async notRefunded(references: readonly string[], actor: ShopActor): Promise<string[]> {
      authorise(actor, 'withdrawals:read')
      const refunded = new Set(await listRefundedWithdrawals(deps.db, references))
      return references.filter((reference) => !refunded.has(reference))
    },
  }
}

const centsOf = ({ cardCents, giftCardCents }: IssuedRefund): Cents => cardCents + giftCardCents
