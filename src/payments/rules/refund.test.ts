import { describe, expect, it } from 'vitest'
import { type PaidOrder, type RefundParts, refundParts, type RefundRequest, splitRefund, totalOf } from './refund.ts'

const paid: PaidOrder = {
  lines: [
    { position: 0, quantity: 3, paidCents: 1_000 },
    { position: 1, quantity: 1, paidCents: 0 },
  ],
  shippingCents: 490,
  totalCents: 1_490,
}
const request = (some: Partial<RefundRequest>): RefundRequest => ({
  lines: [],
  shipping: false,
  otherCents: 0,
  ...some,
})
const parts = (some: Partial<RefundRequest>, earlier: RefundParts[] = []) => refundParts(paid, earlier, request(some))

describe('what may go back of an order', () => {
  it('of a line comes to what was paid, piece by piece and in any order', () => {
    const earlier: RefundParts[] = []
    for (const cents of [333, 333, 334]) {
      const one = parts({ lines: [{ position: 0, quantity: 1 }] }, earlier)
      if (!one.ok) throw new Error(one.error)
      expect(one.value.lines).toEqual([{ position: 0, quantity: 1, cents }])
      earlier.push(one.value)
    }
    expect(parts({ lines: [{ position: 0, quantity: 1 }] }, earlier)).toEqual({ ok: false, error: 'no-line' })
  })

  it('is all that is left when all is asked for', () => {
    const first = parts({ lines: [{ position: 0, quantity: 2 }] })
    if (!first.ok) throw new Error(first.error)
    const rest = parts({ lines: 'all' }, [first.value])
    if (!rest.ok) throw new Error(rest.error)
    expect(totalOf(first.value) + totalOf(rest.value)).toBe(1_490)
    expect(parts({ lines: 'all' }, [first.value, rest.value])).toEqual({ ok: false, error: 'nothing-to-do' })
  })

  it.each([
    [{ lines: [{ position: 7, quantity: 1 }] }, 'no-line'],
    [{ lines: [{ position: 0, quantity: 4 }] }, 'no-line'],
    [{ lines: [{ position: 0, quantity: 0 }] }, 'no-line'],
    [
      {
        lines: [
          { position: 0, quantity: 2 },
          { position: 0, quantity: 2 },
        ],
      },
      'no-line',
    ],
    [{ lines: [{ position: 1, quantity: 1 }] }, 'nothing-to-do'],
    [{}, 'nothing-to-do'],
    [{ otherCents: 1_491 }, 'too-much'],
    [{ otherCents: -1 }, 'nothing-to-do'],
    [{ shipping: true, otherCents: 1_001 }, 'too-much'],
  ] satisfies [Partial<RefundRequest>, string][])('%j is refused: %s', (some, error) => {
    expect(parts(some)).toEqual({ ok: false, error })
  })

  it('is never more than was paid, whatever is asked for', () => {
    let state = 20_261_124
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < 2_000; round++) {
      const lines = Array.from({ length: 1 + random(4) }, (_, position) => ({
        position,
        quantity: 1 + random(5),
        paidCents: random(5_000),
      }))
      const shippingCents = random(600)
      const totalCents = lines.reduce((sum, { paidCents }) => sum + paidCents, shippingCents)
      const earlier: RefundParts[] = []
      for (let step = 0; step < 8; step++) {
        const asked = request({
          lines: random(6) === 0 ? 'all' : [{ position: random(5), quantity: random(4) }],
          shipping: random(3) === 0,
          otherCents: random(4) === 0 ? random(3_000) : 0,
        })
        const result = refundParts({ lines, shippingCents, totalCents }, earlier, asked)
        if (result.ok) earlier.push(result.value)
      }
      expect(earlier.map(totalOf).reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(totalCents)
      for (const line of lines) {
        const back = earlier.flatMap((one) => one.lines).filter(({ position }) => position === line.position)
        expect(back.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(line.paidCents)
      }
    }
  })
})

describe('where it goes', () => {
  it.each([
    [500, { cardCents: 800, giftCardCents: 700 }, { cardCents: 500, giftCardCents: 0 }],
    [1_000, { cardCents: 800, giftCardCents: 700 }, { cardCents: 800, giftCardCents: 200 }],
    [1_500, { cardCents: 800, giftCardCents: 700 }, { cardCents: 800, giftCardCents: 700 }],
    [1_501, { cardCents: 800, giftCardCents: 700 }, null],
    [100, { cardCents: -5, giftCardCents: 700 }, { cardCents: 0, giftCardCents: 100 }],
  ])('%i of %j is %j', (cents, left, split) => {
    expect(splitRefund(cents, left)).toEqual(split)
  })
})
