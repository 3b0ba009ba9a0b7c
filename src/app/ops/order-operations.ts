import type { Result } from '#src/common/result.ts'
import { type HoldReason, holdReasons } from '#src/orders/rules/order-states.ts'
import type { DeskFault } from '#src/payments/server/order-desk.ts'
import { done, failed, numberOf, type Operation, type Outcome } from './operation.ts'

const isReason = (word: string): word is HoldReason => holdReasons.some((reason) => reason === word)

const faultTexts: Readonly<Record<DeskFault['reason'], (about: string) => string>> = {
  'no-order': (about) => `There is no order "${about}"`,
  'not-held': (about) => `${about} is not on hold for that`,
  'not-paid': (about) =>
    `${about} has no payment: it can only be cancelled, unless the provider tells of one after all`,
  'partly-sent': (about) => `${about} is partly sent, so it cannot be cancelled as a whole`,
}

export const deskOutcome = (result: Result<string, DeskFault>, say: (orderNumber: string) => string): Outcome =>
  result.ok ? done(say(result.value)) : failed(`Refused: ${faultTexts[result.error.reason](result.error.about)}`)

/** Orders that wait for a person. */
export const orderOperations: readonly Operation[] = [
  {
    name: ['orders', 'held'],
    usage: '',
    summary: 'orders on hold, oldest first, each with its reasons',
    run: async ({ orders }) => {
      const lines = (await orders.listHeld()).map(
        ({ orderNumber, createdAt, holdReasons: reasons, paymentStatus }) =>
          `${orderNumber}  ${createdAt.toISOString().slice(0, 16)}  ${reasons.join(', ')}  (payment ${paymentStatus})`,
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
        ? deskOutcome(await orders.release(order, reason, actor), (number) => `${number}: ${reason} is released`)
        : failed(`"${reason}" is none of ${holdReasons.join(', ')}`),
  },
  {
    name: ['orders', 'cancel'],
    usage: '<order>',
    summary: 'a held order ends: goods back on the shelf, money given back, shopper told',
    run: async ({ orders, actor }, [order = '']) =>
      deskOutcome(await orders.cancel(order, null, actor), (number) => `${number} is cancelled`),
  },
  {
    name: ['orders', 'tasks'],
    usage: '',
    summary: 'what the payment provider told that a person must see to',
    run: async ({ orders }) => {
      const lines = (await orders.listTasks()).map(
        ({ id, orderNumber, kind, detail, createdAt }) =>
          `${id}  ${orderNumber}  ${createdAt.toISOString().slice(0, 16)}  ${kind}  ${detail}`,
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
