import type { Result } from '#src/common/result.ts'
import type { AdminRefusal } from '#src/orders/server/order-admin-act.ts'
import { faultText } from './admin-refusal.ts'
import { done, failed, type Operation, type Outcome, textOf } from './operation.ts'

const outcomeOf = (result: Result<number[], AdminRefusal>, what: string): Outcome =>
  result.ok ? done(`parcels ${result.value.join(', ')}: ${what}`) : failed(`Refused: ${faultText(result.error)}`)

/**
 * Reads parcel numbers, `0 1`, as an order shows them; null when none is given: all parcels that can. A text that is no
 * number matches no parcel.
 */
const parcelsOf = (words: readonly string[]): number[] | null =>
  words.length === 0 ? null : words.map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : -1))

const tracking = {
  carrier: { type: 'string' },
  number: { type: 'string' },
  url: { type: 'string' },
} as const

/** Operations on parcels of paid orders: without numbers, on all of an order's parcels that can take the step. */
export const parcelOperations: readonly Operation[] = [
  {
    name: ['orders', 'pack'],
    usage: '<order> [parcel…]',
    summary:
      'packed and labelled; the first parcel takes the money, and the shopper can no longer cancel. Once more after something was taken out',
    run: async ({ parcels, actor }, [order = '', ...numbers]) =>
      outcomeOf(await parcels.pack(order, parcelsOf(numbers), actor), 'packed'),
  },
  {
    name: ['orders', 'ship'],
    usage: '<order> [parcel…] [--number N [--carrier NAME] [--url URL]]',
    summary: 'sent, or ready in the store; the shopper is told. A carrier’s own number takes the place of the label’s',
    options: tracking,
    run: async ({ parcels, actor }, [order = '', ...numbers], options) => {
      const number = textOf(options['number'])?.trim() ?? ''
      const [carrier, url] = [textOf(options['carrier']) ?? '', textOf(options['url']) ?? '']
      if (number === '' && (carrier !== '' || url !== '')) return failed('--number is needed for a parcel of a carrier')
      if (!/^[\w-]{0,40}$/.test(number)) return failed(`"${number}" is no number of a parcel`)
      if (url !== '' && !(URL.canParse(url) && url.startsWith('https://')))
        return failed(`"${url}" is no https address`)
      const given = number === '' ? null : { carrier: carrier.trim().slice(0, 60), number, url }
      return outcomeOf(await parcels.ship(order, parcelsOf(numbers), given, actor), 'sent, and the shopper is told')
    },
  },
  {
    name: ['orders', 'deliver'],
    usage: '<order> [parcel…]',
    summary: 'handed over: the days of withdrawal run from the last parcel',
    run: async ({ parcels, actor }, [order = '', ...numbers]) =>
      outcomeOf(await parcels.deliver(order, parcelsOf(numbers), actor), 'delivered'),
  },
  {
    name: ['orders', 'take-back'],
    usage: '<order> [parcel…] [--restock]',
    summary:
      'what was sent is back in the house; --restock puts it on the shelf, here or with the refund, which is a line of its own',
    options: { restock: { type: 'boolean' } },
    run: async ({ parcels, actor }, [order = '', ...numbers], { restock }) =>
      outcomeOf(await parcels.takeBack(order, parcelsOf(numbers), actor, { restock: restock === true }), 'taken back'),
  },
  {
    name: ['orders', 'take-apart'],
    usage: '<order> [parcel…]',
    summary: 'what was packed and then cancelled is on the shelf again; what was spoilt by it leaves it by stock move',
    run: async ({ parcels, actor }, [order = '', ...numbers]) =>
      outcomeOf(await parcels.takeApart(order, parcelsOf(numbers), actor), 'taken apart'),
  },
]
