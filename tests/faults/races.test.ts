import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withConnection } from '#src/platform/database/client.ts'
import { addGoods, cards, consents, type Goods, tablet } from '../support/money-goods.ts'
import { type MoneyShop, startMoneyShop, type Visitor } from '../support/money-shop.ts'
import { isFullTier, runsInTier } from '../support/tier.ts'
import { answerChallenge, watchPayments } from '../support/watched-payments.ts'
import { settledInvariants } from './support/invariants.ts'
import { createChance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'

/*
 * Races that need no server of their own: the clock is the test's, so that what ends in three minutes ends now. Whoever comes
 * together comes through the real routes to a real database; FAULT_SEED runs it again as it was.
 */

const chance = createChance()
const none = expect.toSatisfy((broken: object) => Object.keys(broken).length === 0, 'no broken invariant')
const minutes = (count: number) => count * 60_000
const size = {
  shared: runsInTier(200),
  refunded: runsInTier(400),
  edges: runsInTier(1_000),
  tabs: runsInTier(500),
  good: runsInTier(100, 4),
}

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
}, minutes(2))
afterAll(() => shop?.stop())

let made = 0
async function newGoods(...goods: Omit<Goods, 'code'>[]): Promise<string[]> {
  const coded = goods.map((one) => ({ ...one, code: `RACE-${(made += 1)}` }))
  await addGoods(shop.database, coded)
  return coded.map(({ code }) => code)
}

const heldOf = async (code: string) =>
  (
    await shop.database.sql<{
      on_hand: number
      allocated: number
    }>`select on_hand, allocated from stock where code = ${code}`
  )[0]

/** Placed at the same moment; answers how many were. */
async function placeTogether(visitors: readonly { visitor: Visitor; cartId: string }[]) {
  const answers = await Promise.all(
    chance.shuffled(visitors).map(({ visitor, cartId }) => visitor.order(cartId, undefined, { consents })),
  )
  return {
    placed: answers.filter(({ status }) => status === 200).length,
    statuses: answers.map(({ status }) => status),
  }
}

describe('lines that share a shelf', () => {
  it(
    `are counted together, ${size.shared} times: a package beside what is in it, and two engraved tablets of one flavour`,
    { timeout: minutes(10) },
    async () => {
      const result = await reported('shared shelf', chance, async () => {
        let wrong = 0
        const statuses: number[] = []
        for (let round = 0; round < size.shared; round += 1) {
          const [unit = ''] = await newGoods({ cents: 300, stock: 7 })
          const [pair = ''] = await newGoods({ type: 'Package', cents: 550, stock: 0, contents: [[unit, 2]] })
          const [flavour = ''] = await newGoods({ type: 'CustomTablet', cents: 2490, stock: 3 })
          const carts = await Promise.all(
            Array.from({ length: 4 }, async () => {
              const [one, other] = [watched.newVisitor(), watched.newVisitor()]
              await one.add(pair)
              const goods = (await one.add(unit)).body.id
              await other.add(flavour, 1, { customTablet: { ...tablet, flavour } })
              const engraved = (await other.add(flavour, 1, { customTablet: { ...tablet, flavour, signature: 'T' } }))
                .body.id
              await Promise.all([one.details(goods), other.details(engraved)])
              return { goods: { visitor: one, cartId: goods }, engraved: { visitor: other, cartId: engraved } }
            }),
          )
          // Three of seven for each cart, and two of three.
          const goods = await placeTogether(carts.map((cart) => cart.goods))
          const engraved = await placeTogether(carts.map((cart) => cart.engraved))
          statuses.push(...goods.statuses, ...engraved.statuses)
          const shelves = [await heldOf(unit), await heldOf(flavour)]
          if (goods.placed !== 2 || engraved.placed !== 1) wrong += 1
          if (shelves[0]?.allocated !== 6 || shelves[1]?.allocated !== 2) wrong += 1
        }
        return {
          rounds: size.shared,
          wrong,
          statuses: byStatus(statuses),
          broken: await settledInvariants(shop.database),
        }
      })
      expect(result).toMatchObject({ wrong: 0, broken: none })
      expect(Object.keys(result.statuses)).toEqual(['200', '409'])
    },
  )
})

describe('the end of a hold', () => {
  it(
    `gives the last piece to who pays or to who comes next, and never to both: ${size.edges} times, a second before, at and after it`,
    { timeout: minutes(15) },
    async () => {
      const result = await reported('end of a hold', chance, async () => {
        const outcomes = { paid: 0, nextBuyer: 0, nobody: 0, both: 0, unreported: 0, failed: 0 }
        for (let round = 0; round < size.edges; round += 1) {
          const [code = ''] = await newGoods({ cents: 900, stock: 1 })
          const [first, next] = [watched.newVisitor(), watched.newVisitor()]
          const [firstCart, nextCart] = [await first.readyCart(code), await next.readyCart(code)]
          const { body: number } = await first.order(firstCart, undefined, { consents })
          const [order] = await shop.database.sql<{ id: string; reserved_until: Date }>`
            select id, reserved_until from shop_order where order_number = ${number}`
          if (!order) throw new Error('There is no order')
          const left = order.reserved_until.getTime() - shop.clock.now().getTime()
          shop.clock.advance(left + chance.pick([-1_000, -1, 0, 1, 1_000]))
          const acts = chance.shuffled([
            async () => void (await shop.money.sweep()),
            async () => (await first.pay(number)).status,
            async () => (await next.order(nextCart, undefined, { consents })).status,
          ])
          const statuses = await Promise.all(acts.map((act) => act()))
          if (statuses.some((status) => status !== undefined && status >= 500)) outcomes.failed += 1
          const [standing] = await shop.database.sql<{ paid: number; placed: number }>`
            select count(*) filter (where o.id = ${order.id} and o.status = 'InProgress')::int as paid,
              count(*) filter (where o.id <> ${order.id} and o.status <> 'Cancelled')::int as placed
            from order_line l join shop_order o on o.id = l.order_id where l.code = ${code}`
          const { paid = 0, placed = 0 } = standing ?? {}
          if (paid + placed > 1) outcomes.both += 1
          else if (paid === 1) outcomes.paid += 1
          else if (placed === 1) outcomes.nextBuyer += 1
          else outcomes.nobody += 1
          // Money was asked for only with the goods in hand.
          if (watched.authorisedInLedger(number) !== paid) outcomes.unreported += 1
        }
        await shop.deliverWebhooks()
        return { rounds: size.edges, ...outcomes, broken: await settledInvariants(shop.database) }
      })
      expect(result).toMatchObject({ both: 0, unreported: 0, failed: 0, broken: none })
      expect(result.paid).toBeGreaterThan(0)
    },
  )
})

describe('pieces that are refunded', () => {
  it(
    `while their parcel is packed, sent and cancelled are never sent, and no shelf loses one: ${size.refunded} times`,
    { timeout: minutes(15) },
    async () => {
      const result = await reported('refunded pieces', chance, async () => {
        const [code = ''] = await newGoods({ cents: 900, stock: 1_000_000 })
        const counts = { sent: 0, cancelled: 0, waiting: 0, failed: 0 }
        const operator = { kind: 'system', by: 'operator', name: 'race' } as const
        for (let round = 0; round < size.refunded; round += 1) {
          const visitor = watched.newVisitor()
          const cartId = (await visitor.add(code, 3)).body.id
          await visitor.details(cartId)
          const { body: number } = await visitor.order(cartId, undefined, { consents })
          await visitor.pay(number)
          await shop.deliverWebhooks()
          await watched.inboxEmpty()
          const piece = { shipping: false, otherCents: 0, reason: 'race', withdrawalReference: null }
          const refund = (quantity: number) =>
            shop.refunds.refund(
              number,
              { ...piece, lines: [{ position: 0, quantity }], restock: chance.next() < 0.5 },
              operator,
            )
          const pack = async () => {
            await shop.parcels.pack(number, null, operator)
            await shop.parcels.ship(number, null, null, operator)
          }
          const acts = chance.shuffled([
            () => refund(1),
            () => refund(chance.between(1, 2)),
            pack,
            ...(chance.next() < 0.3 ? [() => shop.admin.cancel(number, null, operator)] : []),
          ])
          const answers = await Promise.allSettled(acts.map((act) => act()))
          counts.failed += answers.filter(({ status }) => status === 'rejected').length
          await shop.deliverWebhooks()
          await watched.inboxEmpty()
          // Whoever came too early for the capture comes again, each a moment later than the other.
          shop.clock.advance(1_000)
          await refund(1)
          shop.clock.advance(1_000)
          await pack()
          const [order] = await shop.database.sql<{ status: string }>`
            select status from shop_order where order_number = ${number}`
          if (order?.status === 'Completed') counts.sent += 1
          else if (order?.status === 'Cancelled') counts.cancelled += 1
          else counts.waiting += 1
        }
        await shop.deliverWebhooks()
        return { rounds: size.refunded, ...counts, broken: await settledInvariants(shop.database) }
      })
      expect(result).toMatchObject({ waiting: 0, failed: 0, broken: none })
      expect(result.sent).toBeGreaterThan(0)
      expect(result.cancelled).toBeGreaterThan(0)
    },
  )
})

describe('two tabs', () => {
  it(
    `that pay and change the cart at once: what is paid is what was ordered, or it goes back, ${size.tabs} times`,
    { timeout: minutes(15) },
    async () => {
      const result = await reported('two tabs', chance, async () => {
        const [code = '', other = ''] = await newGoods(
          { cents: 900, stock: 1_000_000 },
          { cents: 700, stock: 1_000_000 },
        )
        const counts = { paid: 0, cancelled: 0, refused: 0, changed: 0, otherwise: 0, failed: 0 }
        for (let round = 0; round < size.tabs; round += 1) {
          const visitor = watched.newVisitor()
          const number = await visitor.placedOrder(code)
          const apart = () => new Promise((resolve) => setTimeout(resolve, chance.between(0, 12)))
          const [paying, change] = await Promise.all([
            apart().then(() => visitor.pay(number, chance.next() < 0.8 ? cards.authorised : cards.challenge)),
            apart().then(() => visitor.add(other, 2)),
          ])
          if (paying.status >= 500 || change.status >= 500) counts.failed += 1
          if (change.status === 200) counts.changed += 1
          else counts.refused += 1
          await shop.deliverWebhooks()
          await watched.inboxEmpty()
          const [order] = await shop.database.sql<{
            status: string
            lines: string
            cents: number
            taken: number
            back: number
          }>`
            select o.status, o.payable_cents as cents, (select string_agg(l.code || l.quantity, ',') from order_line l where l.order_id = o.id) as lines,
              (select coalesce(sum(a.amount_cents), 0)::int from payment_attempt a where a.order_id = o.id and a.status in ('Authorised', 'Reversed')) as taken,
              (select count(*)::int from payment_reversal r where r.order_id = o.id) as back
            from shop_order o where o.order_number = ${number}`
          if (order?.status === 'InProgress') counts.paid += 1
          if (order?.status === 'Cancelled') counts.cancelled += 1
          const isRight =
            order?.lines === `${code}1` &&
            (order.status === 'InProgress'
              ? order.taken === order.cents && order.back === 0
              : order.taken === 0 || order.back === 1)
          if (!isRight) counts.otherwise += 1
        }
        return { rounds: size.tabs, ...counts, broken: await settledInvariants(shop.database) }
      })
      expect(result).toMatchObject({ otherwise: 0, failed: 0, broken: none })
      expect(result.paid).toBeGreaterThan(0)
      expect(result.changed).toBeGreaterThan(0)
    },
  )
})

describe('a key of an order call', () => {
  it('is for one request: with another body it is refused, and the first answer stays', async () => {
    const visitor = watched.newVisitor()
    const cartId = await visitor.readyCart('BAR')
    const first = await visitor.order(cartId, 'one-key-for-two', { consents })
    const marketing = { id: 'marketing', accepted: true, version: '2026-11' }
    const other = await visitor.order(cartId, 'one-key-for-two', { consents: [...consents, marketing] })
    expect([first.status, other.status]).toEqual([200, 422])
    expect((await visitor.order(cartId, 'one-key-for-two', { consents })).body).toBe(first.body)
    expect(await shop.database.sql`select from shop_order where cart_id = ${cartId}`).toHaveLength(1)
  })
})

describe('news that nobody can make anything of', () => {
  it(
    `does not keep ${size.good} others from their turn, and stays to be looked at`,
    { timeout: minutes(5) },
    async () => {
      const asOwner = (text: string) => withConnection(shop.database.ownerUrl, 'tests', ({ run }) => run(text))
      await asOwner(`create function poison() returns trigger language plpgsql as $$ begin raise exception 'poison'; end $$;
      create trigger poison before update on webhook_inbox for each row when (old.psp_reference = 'POISON') execute function poison()`)
      try {
        const about = { eventCode: 'CAPTURE', merchantReference: 'KV26-0000-0000-1', originalReference: 'NONE' }
        expect(await watched.send({ ...about, pspReference: 'POISON' })).toBe(202)
        const times: number[] = []
        for (let index = 0; index < size.good; index += 1) {
          const begun = performance.now()
          expect(await watched.send({ ...about, pspReference: `GOOD-${index}` })).toBe(202)
          times.push(performance.now() - begun)
        }
        const waiting = () => shop.database.sql<{ psp: string }>`
        select psp_reference as psp from webhook_inbox where processed_at is null and original_reference = 'NONE'`
        await shop.until(async () => (await waiting()).length <= 1, 'the others')
        expect(await waiting()).toEqual([{ psp: 'POISON' }])
        const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
        console.log(JSON.stringify({ good: size.good, slowestMs: Math.round(slowest) }))
        if (isFullTier) expect(slowest).toBeLessThan(1_000)
      } finally {
        await asOwner('drop trigger poison on webhook_inbox; drop function poison()')
      }
      await watched.inboxEmpty()
    },
  )
})

describe('what the bank sent back', () => {
  it('counts once, shows the same order when it comes again, and is no place for a flood', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { action } = (await visitor.pay(number, cards.challenge)).body
    const { redirectResult } = await answerChallenge(action, 'confirm')
    const process = (result: unknown) =>
      visitor.send<object>('POST', `/api/cda/me/orders/${number}/processpayments`, { redirectResult: result })
    expect((await process('x'.repeat(100_000))).status).toBe(413)
    expect((await process(redirectResult)).body).toMatchObject({ resultCode: 'Authorised' })
    const again = await Promise.all(Array.from({ length: 5 }, () => process(redirectResult)))
    for (const { status, body } of again) expect([status, body]).toMatchObject([200, { resultCode: 'Authorised' }])
    expect(await watched.attemptsOf(number)).toEqual(['Authorised'])
    expect(watched.authorisedInLedger(number)).toBeLessThanOrEqual(1)
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('InProgress')
  })
})
