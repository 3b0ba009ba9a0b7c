import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { refuse, type Result } from '#src/common/result.ts'
import {
  answerDay,
  type createWithdrawalAdmin,
  lessThanStated,
  type WithdrawalFault,
  type WithdrawalRow,
} from '#src/orders/server/orders.service.ts'
import { moneyOf } from '#src/payments/server/order-money.ts'
import type { createRefundAdmin } from '#src/payments/server/refunds.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { action, type ActionContext, defineResource, type Resource } from '#src/platform/resources/resource.ts'
import { NoBody } from '../contract/order-record.ts'
import { AcceptBody, RefuseBody, WithdrawalRecord, WithdrawalRefundBody } from '../contract/withdrawal-record.ts'
import { inWords } from './admin-refused.ts'
import type { createOrderAdmin } from './order-admin.ts'
import { whoDid } from './timeline.presenter.ts'
import type { Words } from './words.ts'
import { withdrawalList } from './withdrawal-list.sql.ts'

export interface WithdrawalResourceDeps {
  text: TextLookup
  withdrawals: ReturnType<typeof createWithdrawalAdmin>
  orders: Pick<ReturnType<typeof createOrderAdmin>, 'show'>
  refunds: Pick<ReturnType<typeof createRefundAdmin>, 'refundWithdrawal' | 'settleWithdrawal' | 'notRefunded'>
}

function refusalOf(fault: WithdrawalFault, { text, language }: Words): Refusal {
  if (typeof fault === 'object') {
    const lines = fault.short.map((line) => text(language, 'office/withdrawal-partly-line', { ...line }))
    const params = { about: lines.join(', ') }
    return { kind: 'business', status: 409, problems: [{ key: 'office/withdrawal-partly', params }] }
  }
  switch (fault) {
    case 'unknown':
      return { kind: 'not-found' }
    case 'decided':
      return { kind: 'business', status: 409, problems: [{ key: 'office/withdrawal-decided' }] }
    case 'no-reason':
      return { kind: 'fields', fields: { reason: ['forms/required'] } }
    case 'too-long':
      return { kind: 'fields', fields: { reason: ['forms/validation/max-length'] } }
  }
}

const decided = async (
  decision: Promise<Result<unknown, WithdrawalFault>>,
  words: Words,
): Promise<Result<unknown, Refusal>> => {
  const done = await decision
  return done.ok ? done : refuse(refusalOf(done.error, words))
}

/** Statements of withdrawal, with the day on which each must be answered. */
export function withdrawalResource({ text, withdrawals, orders, refunds }: WithdrawalResourceDeps): Resource {
  async function shortOf(
    row: WithdrawalRow | null,
    actor: ActionContext['actor'],
  ): Promise<WithdrawalRecord['shortOf']> {
    const order = row?.status === 'received' && row.orderId !== null ? await orders.show(row.orderNumber, actor) : null
    if (!row || !order) return []
    return lessThanStated({ ...order, statements: await withdrawals.listAbout(row, actor) }, row)
  }
  return defineResource({
    name: 'withdrawals',
    reading: 'withdrawals:read',
    reads: 'withdrawal.read',
    ...withdrawalList,
    record: WithdrawalRecord,
    async find(id, { actor, language }) {
      const row = await withdrawals.find(id, actor)
      if (!row) return null
      const isRefunded = row.settledAt !== null || (await refunds.notRefunded([row.reference], actor)).length === 0
      const others = (await withdrawals.listAbout(row, actor)).filter(({ reference }) => reference !== row.reference)
      const status = (value: string) => ({ value, label: text(language, `office/withdrawals/status/${value}`) })
      const isOwed = row.status === 'accepted' && row.orderId !== null && !isRefunded
      const fields: WithdrawalRecord = {
        reference: row.reference,
        receivedAt: row.receivedAt.toISOString(),
        answerBy: answerDay(row.receivedAt),
        orderNumber: row.orderId === null ? null : row.orderNumber,
        typedOrderNumber: row.orderNumber,
        name: row.name,
        email: row.email,
        message: row.message,
        language: row.language,
        isLate: row.isLate,
        status: status(row.status),
        note: row.note,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        decidedBy: row.decidedBy === null ? null : whoDid(row.decidedBy, { language, text }),
        isRefunded,
        lines: row.lines.map(({ line: position, ...line }) => ({ position, ...line })),
        shortOf: await shortOf(row, actor),
        others: others.map((other) => ({
          reference: other.reference,
          receivedAt: other.receivedAt.toISOString(),
          status: status(other.status),
        })),
      }
      const ready = row.status === 'received' ? ['accept', 'refuse'] : isOwed ? ['refund', 'settle'] : []
      return { version: null, ready, fields }
    },
    actions: {
      accept: action({
        permission: 'withdrawals:publish',
        body: AcceptBody,
        run(id, { note = '', partly = false }, { actor, language }) {
          const listRefunds = partly ? null : async (tx: Executor, order: string) => (await moneyOf(tx, order)).refunds
          return decided(withdrawals.accept(id, note, actor, listRefunds), { text, language })
        },
      }),
      refuse: action({
        permission: 'withdrawals:publish',
        body: RefuseBody,
        run: (id, { reason }, { actor, language }) =>
          decided(withdrawals.refuse(id, reason, actor), { text, language }),
      }),
      refund: action({
        permission: 'orders:refund',
        body: WithdrawalRefundBody,
        run: (id, body, { actor }) => inWords(refunds.refundWithdrawal(id, body, actor)),
      }),
      settle: action({
        permission: 'orders:refund',
        body: NoBody,
        run: (id, _body, { actor }) => inWords(refunds.settleWithdrawal(id, actor)),
      }),
    },
  })
}
