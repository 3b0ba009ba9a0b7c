import { formatShopTime } from '#src/common/shop-time.ts'
import type { Result } from '#src/common/result.ts'
import { describeOrder } from './describe-order.ts'
import { type HoldReason, holdReasons, openStatuses, orderStatuses } from '#src/orders/rules/order-states.ts'
import type { AdminRefusal } from '#src/orders/server/order-admin-act.ts'
import { faultText } from './admin-refusal.ts'
import { done, failed, numberOf, type Operation, type Outcome } from './operation.ts'

const isReason = (word: string): word is HoldReason => holdReasons.some((reason) => reason === word)

export const adminOutcome = (result: Result<string, AdminRefusal>, say: (orderNumber: string) => string): Outcome =>
  result.ok ? done(say(result.value)) : failed(`Refused: ${faultText(result.error)}`)

/** Operations on orders that wait for a person. */
export const orderOperations: readonly Operation[] = [
  {
    name: ['orders', 'list'],
    usage: `[${orderStatuses.join('|')}…]`,
    summary: 'paid orders that are not finished, or those of the states named, oldest first',
    whileRestored: true,
    run: async ({ orders, actor }, words) => {
      const statuses = orderStatuses.filter((status) => words.includes(status))
      if (statuses.length < words.length) return failed(`The states are ${orderStatuses.join(', ')}`)
      const rows = await orders.list(statuses.length === 0 ? openStatuses : statuses, actor)
      const lines = rows.map(
        ({ order, parcels }) =>
          `${order.orderNumber}  ${formatShopTime(order.createdAt)}  ${order.status}  ` +
          `${(order.totalCents / 100).toFixed(2)}  (payment ${order.paymentStatus})  ${parcels.join(' ')}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['orders', 'show'],
    usage: '<order>',
    summary: 'an order with its parcels, its money and all that has happened to it',
    whileRestored: true,
    run: async ({ orders, actor }, [number = '']) => {
      const shown = await orders.show(number, actor)
      return shown ? done(describeOrder(shown)) : failed(`Refused: ${faultText({ reason: 'no-order', about: number })}`)
    },
  },
  {
    name: ['orders', 'capture'],
    usage: '<order>',
    summary: 'asks once more for the money of a packed order, after a capture that failed',
    run: async ({ orders, actor }, [order = '']) =>
      adminOutcome(await orders.captureAgain(order, actor), (number) => `${number}: asked for`),
  },
  {
    name: ['orders', 'resend'],
    usage: '<order>',
    summary: 'sends the order’s confirmation once more',
    run: async ({ orders, actor }, [order = '']) =>
      adminOutcome(await orders.resend(order, actor), (number) => `${number}: the confirmation is sent again`),
  },
  {
    name: ['orders', 'held'],
    usage: '',
    summary: 'orders on hold, oldest first, each with its reasons',
    run: async ({ orders, actor }) => {
      const lines = (await orders.listHeld(actor)).map(
        ({ orderNumber, createdAt, holdReasons: reasons, paymentStatus }) =>
          `${orderNumber}  ${formatShopTime(createdAt)}  ${reasons.join(', ')}  (payment ${paymentStatus})`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['orders', 'release'],
    usage: `<order> <${holdReasons.join('|')}>`,
    summary: 'this reason is seen to: with the last one gone the order goes into work',
    run: async ({ orders, actor }, [order = '', reason = '']) =>
      isReason(reason)
        ? adminOutcome(await orders.release(order, reason, actor), (number) => `${number}: ${reason} is released`)
        : failed(`"${reason}" is none of ${holdReasons.join(', ')}`),
  },
  {
    name: ['orders', 'cancel'],
    usage: '<order>',
    summary: 'an order of which nothing is sent ends: goods back on the shelf, money given back, shopper told',
    run: async ({ orders, actor }, [order = '']) =>
      adminOutcome(await orders.cancel(order, null, actor), (number) => `${number} is cancelled`),
  },
  {
    name: ['orders', 'tasks'],
    usage: '',
    summary: 'what the payment provider told that a person must see to',
    run: async ({ orders, actor }) => {
      const lines = (await orders.listTasks(actor)).map(
        ({ id, orderNumber, kind, detail, createdAt }) =>
          `${id}  ${orderNumber}  ${formatShopTime(createdAt)}  ${kind}  ${detail}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['orders', 'close-task'],
    usage: '<number>',
    summary: 'a task is seen to',
    run: async ({ orders, actor }, [id = '']) => {
      const isOpen = await orders.closeTask(numberOf(id), actor)
      return isOpen ? done(`task ${id} is done`) : failed(`There is no open task "${id}"`)
    },
  },
]
