import { setTimeout as delay } from 'node:timers/promises'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import type { Chance } from './support/random.ts'
import { byStatus, failures, reported } from './support/report.ts'
import { type Answer, inParallel, readyShopper } from './support/shopper.ts'

/** The time of a few reads and writes. */
const apartMs = 60

/**
 * One visitor's tabs all at once: adds of several things and, among them, orders of the same cart. Each add that was answered
 * with 200 counts once, whatever it met, and what an order awaits payment for is what is in its cart.
 */
export function addsAndOrders(shop: ShopUnderTest, chance: Chance, { carts, adds }: { carts: number; adds: number }) {
  return reported('adds and orders', chance, async () => {
    const codes = await newGoods(shop, 1_000_000, 3)
    const favourite = Array.from({ length: 6 }, () => codes[0] as (typeof codes)[number]) // three were made
    const shoppers = await inParallel(Array.from({ length: carts }), 16, () => readyShopper(shop.shopUrl, codes))
    const results = await inParallel(shoppers, 8, async (shopper) => {
      // Mostly of one thing: what is lost is seen where two calls change the same line.
      const wanted = [...Array.from({ length: adds }, () => chance.pick([...codes, ...favourite])), null, null]
      const answers = await Promise.all(
        chance.shuffled(wanted).map(async (code) => {
          // Calls that begin together are read together; those a moment apart meet in every other way.
          await delay(chance.between(0, apartMs))
          return { code, answer: await (code === null ? shopper.order() : shopper.add(code)) }
        }),
      )
      const stored = await shop.database.sql<{ code: string; quantity: number }>`
        select code, quantity from cart_line where cart_id = ${shopper.cartId}`
      const added = (code: string) => 1 + answers.filter((one) => one.code === code && one.answer.status === 200).length
      const lost = codes.filter((code) => stored.find((line) => line.code === code)?.quantity !== added(code))
      return { lost: lost.length, answers: answers.map(({ answer }) => answer) }
    })
    const answers: Answer[] = results.flatMap((result) => result.answers)
    return {
      carts,
      adds,
      lost: results.reduce((sum, { lost }) => sum + lost, 0),
      failures: failures(answers),
      statuses: byStatus(answers.map(({ status }) => status)),
      broken: await settledInvariants(shop.database),
    }
  })
}
