import { formatShopTime } from '#src/common/shop-time.ts'
import { describeOrder } from './describe-order.ts'
import { done, failed, numberOf, type Operation } from './operation.ts'

/** What of an order has no action in the back office that is named by the order alone. */
export const orderOperations: readonly Operation[] = [
  {
    name: ['orders', 'show'],
    usage: '<order>',
    summary: 'an order with its parcels, its money and all that has happened to it',
    whileRestored: true,
    run: async ({ orders, actor }, [number = '']) => {
      const shown = await orders.show(number, actor)
      return shown ? done(describeOrder(shown)) : failed(`There is no order "${number}"`)
    },
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
