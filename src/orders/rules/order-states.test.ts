import { describe, expect, it } from 'vitest'
import { assertMove, canMove, orderMoves, paymentMoves, shipmentMoves } from './order-states.ts'
import { attemptRank, attemptStatuses, counts, isDecided, isInFlight } from './attempt-states.ts'

const machines = [
  {
    name: 'an order',
    moves: orderMoves,
    allowed: [
      'AwaitingPayment→InProgress',
      'AwaitingPayment→OnHold',
      'AwaitingPayment→Cancelled',
      'InProgress→OnHold',
      'InProgress→PartiallyShipped',
      'InProgress→Completed',
      'InProgress→Cancelled',
      'OnHold→InProgress',
      'OnHold→Cancelled',
      'PartiallyShipped→Completed',
    ],
  },
  {
    name: 'a payment',
    moves: paymentMoves,
    allowed: [
      'Pending→Authorised',
      'Pending→Failed',
      'Pending→Cancelled',
      'Authorised→Captured',
      'Authorised→Cancelled',
      'Captured→PartiallyRefunded',
      'Captured→Refunded',
      'PartiallyRefunded→Refunded',
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

describe('an attempt', () => {
  it.each(attemptStatuses.flatMap((from) => attemptStatuses.map((to) => [from, to] as const)))(
    'in %s heeds %s only from above',
    (from, to) => {
      expect(counts(from, to)).toBe(attemptRank[to] > attemptRank[from])
    },
  )

  it('never forgets that money was taken', () => {
    for (const news of ['Refused', 'Cancelled', 'Failed', 'Pending', 'AwaitingShopper'] as const)
      expect(counts('Authorised', news)).toBe(false)
    for (const known of ['Refused', 'Cancelled', 'Failed', 'Pending', 'AwaitingShopper', 'Open'] as const)
      expect(counts(known, 'Authorised')).toBe(true)
  })

  it('is in flight from the call to the decision', () => {
    expect(attemptStatuses.filter(isInFlight)).toEqual(['Open', 'AwaitingShopper', 'Pending'])
    expect(attemptStatuses.filter(isDecided)).toEqual(['Authorised', 'Refused', 'Cancelled', 'Failed', 'Reversed'])
  })
})
