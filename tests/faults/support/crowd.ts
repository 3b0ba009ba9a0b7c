import { setTimeout as sleep } from 'node:timers/promises'
import { cards } from '../../support/money-goods.ts'
import type { ShopUnderTest } from '../../support/shop-under-test.ts'
import type { Chance } from './random.ts'
import { readyShopper } from './shopper.ts'

/** Shoppers who come, pay and come again, whatever happens to the shop meanwhile. Each buys one of the goods, by turns. */
export function startCrowd(shop: ShopUnderTest, chance: Chance, codes: readonly string[], count: number) {
  let isOver = false
  let attempts = 0
  const placed: string[] = []
  const paid: string[] = []
  const shopping = Array.from({ length: count }, async (_, index) => {
    while (!isOver) {
      try {
        const shopper = await readyShopper(shop.shopUrl, [codes[index % codes.length] ?? ''])
        const order = await shopper.order()
        if (order.status !== 200) continue
        placed.push(order.text)
        attempts += 1
        const payment = await shopper.pay(order.text, chance.next() < 0.9 ? cards.authorised : cards.pending)
        if (payment.status === 200 && payment.text.includes('"Authorised"')) paid.push(order.text)
      } catch {
        // The shop is away just now.
        await sleep(50)
      }
    }
  })
  return {
    /** Resolves when so many more calls to pay have begun; gives up after a while, for the shop may be away. */
    async hasPaid(more: number): Promise<void> {
      const wanted = attempts + more
      for (let waits = 0; attempts < wanted && waits < 600; waits++) await sleep(50)
    },
    /** No one begins again. */
    end(): void {
      isOver = true
    },
    /** Numbers of orders that the shop acknowledged, and those that it called paid. */
    async stop(): Promise<{ attempts: number; placed: readonly string[]; paid: readonly string[] }> {
      isOver = true
      await Promise.all(shopping)
      return { attempts, placed, paid }
    },
  }
}

/** A whole purchase: the status of its last answer, 0 where the shop is away. */
export async function purchase(shop: ShopUnderTest, code: string): Promise<number> {
  try {
    const shopper = await readyShopper(shop.shopUrl, [code])
    const placed = await shopper.order()
    return placed.status === 200 ? (await shopper.pay(placed.text)).status : placed.status
  } catch {
    return 0
  }
}
