import type { IssuedRefund } from '#src/payments/server/refunds.ts'
import { faultText } from './admin-refusal.ts'
import { done, failed, type Operation, parseEuros, textOf } from './operation.ts'

const euros = (cents: number): string => (cents / 100).toFixed(2)

/** `1` or `1x2`: two pieces of the first line as `orders show` counts them; null when it cannot be read. */
function lineOf(word: string): { position: number; quantity: number } | null {
  const [, line, quantity] = /^(\d{1,4})(?:x(\d{1,4}))?$/.exec(word) ?? []
  return line === undefined ? null : { position: Number(line) - 1, quantity: Number(quantity ?? '1') }
}

/** What was refunded, and the resulting state of order and parcels. */
export const refundText = ({ orderNumber, status, takeOut, ...refund }: IssuedRefund): string =>
  [
    `${orderNumber}: ${euros(refund.cardCents)} ${refund.isNotCharged ? 'are not taken of' : 'to'} the card, ` +
      `${euros(refund.giftCardCents)} to the gift card`,
    ...takeOut.map(
      ({ parcel, quantity, code }) => `parcel ${parcel} is packed: take out ${quantity} x ${code}, then pack it again`,
    ),
    ...(status === 'Cancelled' ? ['nothing is left to send: the order is Cancelled'] : []),
  ].join('\n')

/** Refunds of orders that go on. */
export const refundOperations: readonly Operation[] = [
  {
    name: ['orders', 'refund'],
    usage: '<order> <all | [line[xPIECES]…] [--shipping] [--amount EUROS]> --reason TEXT [--restock]',
    summary:
      'gives back so many pieces of lines, the delivery fee, a sum, or all that is left: to the card first, then to the gift card; the shopper is told. Pieces not sent leave their parcel; --restock puts packed or returned ones on the shelf',
    options: {
      shipping: { type: 'boolean' },
      amount: { type: 'string' },
      reason: { type: 'string' },
      restock: { type: 'boolean' },
      withdrawal: { type: 'string' },
    },
    run: async ({ refunds, actor }, [order = '', ...words], options) => {
      const amount = textOf(options['amount'])
      const otherCents = amount === undefined ? 0 : parseEuros(amount)
      if (otherCents === null) return failed(`"${amount}" is no sum`)
      const isAll = words.length === 1 && words[0] === 'all'
      const lines = isAll ? [] : words.map(lineOf)
      const chosen = lines.flatMap((line) => line ?? [])
      if (chosen.length < lines.length) return failed('A line is written 1, or 1x2 for two pieces of it')
      const wanted = {
        lines: isAll ? ('all' as const) : chosen,
        shipping: options['shipping'] === true,
        otherCents,
        reason: textOf(options['reason']) ?? '',
        restock: options['restock'] === true,
        withdrawalReference: textOf(options['withdrawal'])?.trim().toUpperCase() ?? null,
      }
      const result = await refunds.refund(order, wanted, actor)
      if (!result.ok) return failed(`Refused: ${faultText(result.error)}`)
      return done(refundText(result.value))
    },
  },
  {
    name: ['orders', 'refund-again'],
    usage: '<order>',
    summary: 'asks once more for refunds that failed, or that the provider has not answered to',
    run: async ({ refunds, actor }, [order = '']) => {
      const result = await refunds.refundAgain(order, actor)
      return result.ok ? done(`${result.value} asked for`) : failed(`Refused: ${faultText(result.error)}`)
    },
  },
]
