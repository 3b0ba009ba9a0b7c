import { hashSecrets, makeSecrets } from '../../src/gift-cards/server/gift-card-secrets.ts'
import { insertCard, insertEntry } from '../../src/gift-cards/server/gift-card.store.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { createKeyring } from '../../src/platform/keys/keyring.ts'
import { createPromotionAdmin } from '#src/promotions/server/promotion-admin.ts'
import { cards } from '../support/money-goods.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import type { Chance } from './support/random.ts'
import { byStatus, failures, reported } from './support/report.ts'
import { call, inParallel, readyShopper, type Shopper } from './support/shopper.ts'

const operator = { kind: 'system', by: 'operator', name: 'fault run' } as const
/** The goods of these runs cost 4.50 and their delivery 4.90. */
const onCardCents = 1_000

/** Each card in two carts that each cost nearly all of it, which are ordered ten times at once: one of them is paid with it. */
export function giftCardSpends(shop: ShopUnderTest, chance: Chance, { giftCards }: { giftCards: number }) {
  return reported('gift cards', chance, async () => {
    const [code = ''] = await newGoods(shop, 1_000_000)
    const made = await inParallel(Array.from({ length: giftCards }), 4, () => makeCard(shop))
    const results = await inParallel(made, 4, async (card) => {
      const carts = [await cartWith(shop, code, card), await cartWith(shop, code, card)]
      const calls = chance.shuffled(carts.flatMap((shopper) => Array.from({ length: 10 }, (_, n) => ({ shopper, n }))))
      const answers = await Promise.all(calls.map(({ shopper, n }) => shopper.order(`${card.id}-${n % 2}`)))
      return {
        failed: failures(answers),
        orders: new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size,
        statuses: answers.map(({ status }) => status),
      }
    })
    const spent = await shop.database.sql<{ id: string; orders: number; balance: number }>`
      select card_id as id, count(*) filter (where kind = 'hold')::int as orders, sum(amount_cents)::int as balance
      from gift_card_entry where card_id::text = any (${made.map(({ id }) => id)}) group by card_id`
    return {
      giftCards,
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
      statuses: byStatus(results.flatMap(({ statuses }) => statuses)),
      notPaidOnce: spent.filter(({ orders }) => orders !== 1).length,
      belowZero: spent.filter(({ balance }) => balance < 0).length,
      broken: await settledInvariants(shop.database),
    }
  })
}

/** On a cart and off it again, by several hands: nothing of it moves money. */
export function giftCardApplies(shop: ShopUnderTest, chance: Chance, { times }: { times: number }) {
  return reported('gift card on and off', chance, async () => {
    const [code = ''] = await newGoods(shop, 1_000_000)
    const card = await makeCard(shop)
    const shopper = await readyShopper(shop.shopUrl, [code])
    const answers = await inParallel(Array.from({ length: times }), 8, () =>
      chance.next() < 0.5 ? applyCard(shopper, card) : removeCard(shopper),
    )
    const [kept] = await shop.database.sql<{ cents: number }>`
      select sum(amount_cents)::int as cents from gift_card_entry where card_id::text = ${card.id}`
    return {
      times,
      failed: failures(answers),
      moved: onCardCents - (kept?.cents ?? 0),
      broken: await settledInvariants(shop.database),
    }
  })
}

/**
 * So many carts with one code that may be used `limit` times, ordered at once. Then one of those that have it fails to pay and pays all
 * the same, and another never pays: its use is free when its time is over, and not before.
 */
export function promotionLimit(
  shop: ShopUnderTest,
  chance: Chance,
  { limit, carts }: { limit: number; carts: number },
) {
  return reported('promotion limit', chance, async () => {
    // Of many goods: the stock of one would be locked by one order after the other, and the promotion behind it.
    const goods = await newGoods(shop, 1_000_000, 24)
    const couponCode = await promote(shop, limit)
    const shoppers = await inParallel(Array.from({ length: carts + 1 }), 16, async (_, index) => {
      const shopper = await readyShopper(shop.shopUrl, [goods[index % goods.length] ?? ''])
      const answer = await applyCode(shopper, couponCode)
      if (answer.status !== 200) throw new Error(`The code was refused: ${answer.status} ${answer.text}`)
      return shopper
    })
    const late = shoppers.pop()
    const answers = await Promise.all(shoppers.map((shopper) => shopper.order()))
    const winners = shoppers.flatMap((shopper, index) =>
      answers[index]?.status === 200 ? [{ shopper, number: answers[index]?.text ?? '' }] : [],
    )
    const [first] = winners
    const refused = first ? await first.shopper.pay(first.number, cards.refused) : null
    const retried = first ? await first.shopper.pay(first.number) : null
    const tooEarly = await late?.order()
    // Whoever has not paid has held it long enough.
    await shop.database.run(
      `update shop_order set reserved_until = least(reserved_until, now()), payable_until = least(payable_until, now()) where status = 'AwaitingPayment'`,
    )
    const freed = await usesOf(shop, couponCode, (uses) => uses === 1)
    const afterwards = await late?.order()
    return {
      limit,
      carts,
      orders: winners.length,
      failed: failures(answers),
      withoutReason: answers.filter(({ status, text }) => status !== 200 && !text.includes('cart/coupon-')).length,
      refusedFirst: refused?.text.includes('Refused') ?? false,
      paidThen: retried?.text.includes('Authorised') ?? false,
      tooEarly: tooEarly?.status,
      redemptionsAfterTheReservation: freed,
      afterwards: afterwards?.status,
      broken: await settledInvariants(shop.database),
    }
  })
}

interface Card {
  id: string
  code: string
  pin: string
}

/**
 * A card as the mailing of cards makes one, but that its secrets are told here. It is there at once with all that it has: the shop's
 * own job would send one that waits.
 */
async function makeCard(shop: ShopUnderTest): Promise<Card> {
  const secrets = makeSecrets()
  const keys = createKeyring({ shared: shop.secrets.secretKeys, own: {}, former: '' })
  const { code, pin } = await hashSecrets(keys.giftCards, secrets)
  const now = new Date()
  return inTransaction(shop.database.db, async (tx) => {
    const { id } = await insertCard(tx, {
      codeHash: code[0] ?? '',
      pinHash: pin[0] ?? '',
      last4: secrets.code.slice(-4),
      amountCents: onCardCents,
      language: 'fi',
      recipientName: 'Eeva',
      recipientEmail: 'eeva@posti.example',
      sendAt: now,
      createdAt: now,
      issuedAt: now,
      expiresOn: '2099-12-31',
    })
    const cause = `issue:${id}`
    await insertEntry(tx, { cardId: id, kind: 'issue', amountCents: onCardCents, cause, at: now, actor: 'fault run' })
    return { id, ...secrets }
  })
}

async function cartWith(shop: ShopUnderTest, goods: string, card: Card): Promise<Shopper> {
  const shopper = await readyShopper(shop.shopUrl, [goods])
  const answer = await applyCard(shopper, card)
  if (answer.status !== 200) throw new Error(`The card was refused: ${answer.status} ${answer.text}`)
  return shopper
}

const applyCard = ({ origin, token, cartId }: Shopper, { code, pin }: Card) =>
  call(origin, 'POST', `/api/me/checkout/${cartId}/gift-card`, { token, body: { code, pin } })
const removeCard = ({ origin, token, cartId }: Shopper) =>
  call(origin, 'DELETE', `/api/me/checkout/${cartId}/gift-card`, { token })
const applyCode = ({ origin, token, cartId }: Shopper, couponCode: string) =>
  call(origin, 'PUT', `/api/me/checkout/${cartId}/coupon`, { token, body: { couponCode } })

let promoted = 0
async function promote(shop: ShopUnderTest, limit: number): Promise<string> {
  promoted += 1
  const clock = { now: () => new Date() }
  const admin = createPromotionAdmin({ db: shop.database.db, clock })
  const [key, code] = [`fault-run-${promoted}`, `KOE${promoted}`]
  const name = { fi: 'Koe', sv: 'Prov', en: 'Trial' }
  const reward = { type: 'percentage', percent: 10 }
  const added = await admin.add({ key, name, reward, couponCodes: [code], limits: { total: limit } }, operator)
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  await admin.setActive(key, true, operator)
  // The server hears of it.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  return code
}

/** How often it is held or used, once that is as wanted or after a while. */
async function usesOf(shop: ShopUnderTest, code: string, isWanted: (uses: number) => boolean): Promise<number> {
  const end = performance.now() + 60_000
  for (;;) {
    const [row] = await shop.database.sql<{ uses: number }>`
      select count(*)::int as uses from promotion_redemption where code = ${code} and status <> 'released'`
    const uses = row?.uses ?? 0
    if (isWanted(uses) || performance.now() > end) return uses
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
