import type { NotificationItem } from '../../standins/payment-provider/ledger-events.ts'
import { cards } from '../support/money-goods.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import { confirmAtBank, control, ledgerOf, sendEvent } from './support/provider.ts'
import type { Chance } from './support/random.ts'
import { reported } from './support/report.ts'
import { inParallel, readyShopper, type Shopper } from './support/shopper.ts'

/**
 * A payment confirmed at the bank, whose news comes in every order: the shopper's return, the authorisation, the same again,
 * a late refusal of the same payment, and an event that means nothing to the shop. Then all of it five times at once.
 */
export function webhooksInAllOrders(shop: ShopUnderTest, chance: Chance, { orders }: { orders: number }) {
  return reported('webhooks in all orders', chance, async () => {
    await control(shop, 'webhooks', { enabled: false })
    try {
      const [code = ''] = await newGoods(shop, 1_000_000)
      const news = ['return', 'authorisation', 'authorisation again', 'late refusal', 'report'] as const
      const ways = chance.shuffled(permutations(news)).slice(0, orders)
      const results = await inParallel(ways, 4, async (way) => {
        const paid = await confirmedPayment(shop, code)
        const answers: number[] = []
        for (const one of way) answers.push((await bring(shop, paid, one)).status)
        const together = await Promise.all(
          Array.from({ length: 5 }, () => news.map((one) => bring(shop, paid, one))).flat(),
        )
        answers.push(...together.map(({ status }) => status))
        return { number: paid.number, refused: answers.filter((status) => status !== 200 && status !== 202).length }
      })
      const broken = await settledInvariants(shop.database)
      const states = await shop.database.sql<{ status: string; mails: number; attempts: number }>`
        select o.status, (select count(*)::int from outbox_mail m where m.dedup_key like 'order-confirmation:' || o.id || '%') as mails,
          (select count(*)::int from payment_attempt a where a.order_id = o.id and a.status = 'Authorised') as attempts
        from shop_order o where o.order_number = any (${results.map(({ number }) => number)})`
      return {
        orders: states.length,
        notInProgress: states.filter(({ status }) => status !== 'InProgress').length,
        notOneMail: states.filter(({ mails }) => mails !== 1).length,
        notOnePayment: states.filter(({ attempts }) => attempts !== 1).length,
        refused: results.reduce((sum, { refused }) => sum + refused, 0),
        broken,
      }
    } finally {
      await control(shop, 'webhooks', { enabled: true, copies: 1, delayMs: 0 })
    }
  })
}

interface ConfirmedPayment {
  number: string
  shopper: Shopper
  redirectResult: string
  event: NotificationItem
}

async function confirmedPayment(shop: ShopUnderTest, code: string): Promise<ConfirmedPayment> {
  const shopper = await readyShopper(shop.shopUrl, [code])
  const number = (await shopper.order()).text
  const started = await shopper.pay(number, cards.challenge)
  const { action } = JSON.parse(started.text) as { action: { url: string } } // the payments call's answer
  const redirectResult = await confirmAtBank(shop, action.url)
  const event = (await ledgerOf(shop))
    .flatMap((entry) => entry.webhooks ?? [])
    .map(({ item }) => item)
    .find((item) => item.merchantReference.startsWith(number))
  if (!event) throw new Error(`The stand-in has no event for ${number}`)
  return { number, shopper, redirectResult, event }
}

function bring(shop: ShopUnderTest, { number, shopper, redirectResult, event }: ConfirmedPayment, news: string) {
  switch (news) {
    case 'return':
      return shopper.process(number, redirectResult)
    case 'late refusal':
      return sendEvent(shop, { ...event, success: 'false', reason: 'Refused' })
    case 'report':
      return sendEvent(shop, { ...event, eventCode: 'REPORT_AVAILABLE' })
    default:
      return sendEvent(shop, event)
  }
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  )
}
