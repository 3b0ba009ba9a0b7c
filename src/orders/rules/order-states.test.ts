import { describe, expect, it } from 'vitest'
import { assertMove, canMove, orderStatuses, orderTransitions, paymentMoves, shipmentMoves } from './order-states.ts'

const machines = [
  {
    name: 'a payment',
    moves: paymentMoves,
    allowed: [
      'Pending→Authorised',
      'Pending→Failed',
      'Pending→Cancelled',
      'Authorised→Captured',
      'Authorised→PartiallyRefunded',
      'Authorised→Refunded',
      'Authorised→Cancelled',
      'Captured→Authorised',
      'Captured→PartiallyRefunded',
      'Captured→Refunded',
      'PartiallyRefunded→Captured',
      'PartiallyRefunded→Refunded',
      'Refunded→Captured',
      'Refunded→PartiallyRefunded',
      'Failed→Pending',
      'Failed→Authorised',
      'Failed→Cancelled',
    ],
  },
  {
    name: 'a shipment',
    moves: shipmentMoves,
    allowed: [
      'AwaitingProduction→Released',
      'AwaitingProduction→Cancelled',
      'Released→Packed',
      'Released→Cancelled',
      'Packed→Shipped',
      'Packed→Cancelled',
      'Shipped→Delivered',
      'Shipped→Returned',
      'Delivered→Returned',
    ],
  },
] as const

describe.each(machines)('$name', ({ moves, allowed }) => {
  const table: Readonly<Record<string, readonly string[]>> = moves
  const states = Object.keys(table)
  const all = states.flatMap((from) => states.map((to) => [from, to] as const))

  it.each(all)('%s → %s', (from, to) => {
    const isAllowed = (allowed as readonly string[]).includes(`${from}→${to}`) // the literals are narrower than the question
    expect(canMove(table, from, to)).toBe(isAllowed)
    if (isAllowed) expect(() => assertMove(table, from, to)).not.toThrow()
    else expect(() => assertMove(table, from, to)).toThrow(/Forbidden/)
  })
})

describe('an order', () => {
  const paid = (status: string) => [
    `${status} payment-changed→${status}`,
    `${status} disputed→${status}`,
    `${status} dispute-ended→${status}`,
  ]

  it('moves by its table and no other way', () => {
    const moves = orderStatuses.flatMap((from) =>
      Object.entries(orderTransitions[from]).flatMap(([event, to]) => to.map((one) => `${from} ${event}→${one}`)),
    )
    expect(moves.toSorted()).toEqual(
      [
        ...['AwaitingPayment paid→InProgress', 'AwaitingPayment paid→OnHold', 'AwaitingPayment cancelled→Cancelled'],
        ...['InProgress held→OnHold', 'InProgress cancelled→Cancelled', 'PartiallyShipped held→OnHold'],
        ...['OnHold held→OnHold', 'OnHold cancelled→Cancelled', 'OnHold released→OnHold'],
        ...['OnHold released→InProgress', 'OnHold released→PartiallyShipped'],
        ...['InProgress', 'OnHold', 'PartiallyShipped', 'Completed', 'Cancelled'].flatMap(paid),
      ].toSorted(),
    )
  })
})
