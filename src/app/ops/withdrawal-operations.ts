import { formatShopTime } from '#src/common/shop-time.ts'
import type { Result } from '#src/common/result.ts'
import {
  answerDay,
  isMadeToOrder,
  leftToWithdraw,
  type WithdrawalFault,
  type WithdrawalRow,
} from '#src/orders/server/orders.service.ts'
import type { Operations } from './operations.ts'
import { done, failed, type Operation, type Outcome, textOf } from './operation.ts'

const faultTexts: Readonly<Record<WithdrawalFault, string>> = {
  unknown: 'there is no withdrawal of that reference',
  decided: 'it has been decided already',
  'no-reason': 'a reason is needed, --note "…", which the shopper reads in the language of the statement',
  'too-long': 'the note is too long',
}

const outcomeOf = (result: Result<{ reference: string }, WithdrawalFault>, what: string): Outcome =>
  result.ok
    ? done(`${result.value.reference} is ${what}, and the shopper is told`)
    : failed(`Refused: ${faultTexts[result.error]}`)

/** The pieces of a statement that cannot be refunded: they were refunded or withdrawn from before. */
async function notRefundable(
  { withdrawals, orders, actor }: Pick<Operations, 'withdrawals' | 'orders' | 'actor'>,
  row: WithdrawalRow,
): Promise<string[]> {
  const order = row.orderId === null ? null : await orders.show(row.orderNumber, actor)
  if (!order) return []
  const left = leftToWithdraw({ ...order, statements: await withdrawals.listAbout(row, actor) }, row)
  const covered = order.lines.filter(({ customTablet }) => !isMadeToOrder(customTablet))
  const stated = covered.flatMap(({ position, code, quantity }) => {
    const line = row.lines.length === 0 ? { quantity } : row.lines.find((one) => one.line === position)
    return line ? [{ position, code, quantity: line.quantity }] : []
  })
  return stated
    .filter(({ position, quantity }) => quantity === 0 || left(position) < quantity)
    .map(
      ({ position, code, quantity }) =>
        `  of ${quantity} x ${code} stated ${Math.min(quantity, left(position))} can be refunded`,
    )
}

/** Statements of withdrawal that wait for a person (C-5.5). The refund is made by the order's operations. */
export const withdrawalOperations: readonly Operation[] = [
  {
    name: ['withdrawals', 'list'],
    usage: '',
    summary:
      'statements of withdrawal that are not decided, oldest first, with the last day to answer, and those accepted whose money is not back',
    run: async ({ withdrawals, refunds, actor }) => {
      const accepted = (await withdrawals.listAccepted(actor)).map(({ reference }) => reference)
      const lines = (await withdrawals.listOpen(actor)).map(
        ({ reference, receivedAt, orderNumber, orderId, isLate }) =>
          `${reference}  ${formatShopTime(receivedAt)}  ${orderNumber}  answer by ${answerDay(receivedAt)}` +
          `${orderId === null ? '  (no order of that number, with that name or e-mail)' : ''}${isLate ? '  (late)' : ''}`,
      )
      const owed = (await refunds.notRefunded(accepted, actor)).map(
        (reference) => `${reference}  accepted, to be refunded`,
      )
      return done([...lines, ...owed].join('\n') || 'none')
    },
  },
  {
    name: ['withdrawals', 'show'],
    usage: '<reference>',
    summary: 'all that was stated, and what became of it',
    run: async ({ withdrawals, orders, actor }, [reference = '']) => {
      const row = await withdrawals.find(reference, actor)
      if (!row) return failed(`Refused: ${faultTexts.unknown}`)
      const lines = row.lines.map(
        ({ name, quantity, isExcluded }) => `  ${quantity} x ${name}${isExcluded ? '  (engraved: no right)' : ''}`,
      )
      return done(
        [
          `${row.reference}  ${formatShopTime(row.receivedAt)}  ${row.status}`,
          `order ${row.orderNumber}${row.orderId === null ? ' (not found with this name or e-mail)' : ''}${row.isLate ? ' (late)' : ''}`,
          `${row.name}, ${row.email}, ${row.language}`,
          ...(lines.length > 0 ? lines : ['  the whole order']),
          ...(row.status === 'received' ? await notRefundable({ withdrawals, orders, actor }, row) : []),
          ...(row.message ? [row.message] : []),
          ...(row.note ? [`answered: ${row.note}`] : []),
        ].join('\n'),
      )
    },
  },
  {
    name: ['withdrawals', 'accept'],
    usage: '<reference> [--note TEXT] [--partly]',
    summary:
      'accepts it and tells the shopper; the money goes back by withdrawals refund; --partly where some of it has gone back before',
    options: { note: { type: 'string' }, partly: { type: 'boolean' } },
    run: async ({ withdrawals, orders, actor }, [reference = ''], { note, partly }) => {
      const row = await withdrawals.find(reference, actor)
      const short = row?.status === 'received' ? await notRefundable({ withdrawals, orders, actor }, row) : []
      if (short.length > 0 && partly !== true)
        return failed(
          ['Refused: not all of it can be refunded; --partly accepts what can, refuse says why', ...short].join('\n'),
        )
      return outcomeOf(await withdrawals.accept(reference, textOf(note) ?? '', actor), 'accepted')
    },
  },
]
