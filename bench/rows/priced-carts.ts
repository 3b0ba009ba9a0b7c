import { priceCart } from '../../src/cart/rules/price-cart.ts'
import { randomCart } from '../../tests/reference/random-cart.ts'
import { shopInputOf } from '../../tests/reference/shop-cart.ts'
import { figure, type Row } from '../bench.ts'
import { median, quantile } from '../support/statistics.ts'

const sizes = { lines: 20, promotions: 50 }

export const pricedCarts: Row = {
  name: 'prices',
  title: 'A cart priced, with its promotions, its gift card, its taxes and its trace',

  run: async (bench) => {
    const inputs = Array.from({ length: bench.quick ? 20 : 400 }, (_, index) =>
      shopInputOf({ ...randomCart(7, index, sizes), giftCard: 2_500n }),
    )
    price(inputs)
    const rounds = Array.from({ length: bench.quick ? 1 : 9 }, () => price(inputs))
    const times = rounds.flatMap((round) => round.times)
    const applied = rounds[0]?.applied ?? []
    const milliseconds = (value: number): string => `${value.toFixed(2)} ms`
    return [
      figure({
        name: `${sizes.lines} lines, ${sizes.promotions} promotions, a gift card: p50`,
        value: median(times),
        show: milliseconds,
        atMost: 1,
        note: `${times.length} of ${inputs.length} random carts; p95 ${milliseconds(quantile(times, 0.95))}, p99 ${milliseconds(quantile(times, 0.99))}; ${median(applied)} promotions apply (median)`,
      }),
    ]
  },
}

/** Milliseconds of each, and how many promotions it was given. */
function price(inputs: readonly Parameters<typeof priceCart>[]): { times: number[]; applied: number[] } {
  const times: number[] = []
  const applied: number[] = []
  for (const input of inputs) {
    const began = performance.now()
    const { trace } = priceCart(...input)
    times.push(performance.now() - began)
    applied.push(trace.filter(({ outcome }) => outcome === 'applied').length)
  }
  return { times, applied }
}
