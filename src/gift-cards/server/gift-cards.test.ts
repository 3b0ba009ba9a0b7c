import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Connection, openConnection } from '#src/platform/database/client.ts'
import { giftCardMailing } from '../../../tests/support/gift-card-mailing.ts'
import { testKeyring } from '../../../tests/support/keys.ts'
import { cards, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { codeAlphabet, wrongTriesADay, wrongTriesMax } from '../contract/limits.ts'
import { hashSecrets } from './gift-card-secrets.ts'
import { createGiftCards } from './gift-cards.service.ts'
import { listGuessedCards } from './guessed-cards.ts'

/*
 * Gift cards in cart, order and payment, with a real database: what is on a card is what its entries say, whoever is quicker.
 */

let shop: MoneyShop
let other: Connection
let mailing: ReturnType<typeof giftCardMailing>
const actor = { kind: 'system', by: 'operator', name: 'Olli' } as const

beforeAll(async () => {
  shop = await startMoneyShop()
  mailing = giftCardMailing(shop)
  other = await openConnection(shop.database.ownerUrl, {
    applicationName: 'the other one',
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  })
})
afterAll(async () => {
  await other.end()
  await shop.stop()
})
// All visitors come from one network, whose wrong tries end after a while.
beforeEach(() => shop.clock.advance(16 * 60_000))

const admin = () => mailing.admin
const delivery = () => mailing.delivery

interface Card {
  id: string
  code: string
  pin: string
}

async function issue(amountCents: number): Promise<Card> {
  const wanted = { amountCents, recipientEmail: 'eeva@posti.example', recipientName: 'Eeva', language: 'fi' } as const
  const { id } = await admin().issue(wanted, actor)
  await delivery().deliver(id)
  const mail = mailing.mails.at(-1)
  if (!mail) throw new Error('No mail was written')
  return { id, code: mail.code, pin: mail.pin }
}

async function balance(id: string): Promise<number> {
  const [row] = await shop.database.sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from gift_card_entry where card_id = ${id}`
  return row?.cents ?? 0
}

const kinds = async (id: string) =>
  (await shop.database.sql<{ kind: string }>`select kind from gift_card_entry where card_id = ${id} order by id`).map(
    ({ kind }) => kind,
  )

let visitors = 0
const newVisitor = (language = 'fi') => shop.visitor(`gift-${(visitors += 1)}`, language)
type Visitor = ReturnType<typeof newVisitor>
interface MailCopy {
  message: string
}
const apply = (visitor: Visitor, cartId: string, { code, pin }: Pick<Card, 'code' | 'pin'>) =>
  visitor.send<MailCopy & { appliedAmount: number; remainingBalanceDisplay: string }>(
    'POST',
    `/api/me/checkout/${cartId}/gift-card`,
    { code, pin },
  )

describe('a gift card is issued', () => {
  it('on its day, once, and its code and PIN stand in the mail alone', async () => {
    const card = await issue(5_000)
    await delivery().deliver(card.id)
    expect([await kinds(card.id), await balance(card.id)]).toEqual([['issue'], 5_000])
    const rows = JSON.stringify(await shop.database.sql`select * from gift_card where id = ${card.id}`)
    expect(rows).not.toContain(card.code.replaceAll(' ', ''))
    const [row] = await shop.database.sql<{ last4: string; code_hash: string; pin_hash: string }>`
      select last4, code_hash, pin_hash from gift_card where id = ${card.id}`
    expect(card.code.endsWith(row?.last4 ?? '?')).toBe(true)
    const hashes = await hashSecrets(testKeyring().giftCards, card)
    expect([row?.code_hash, row?.pin_hash]).toEqual([hashes.code[0], hashes.pin[0]])
    const written = await shop.database.sql`select id from outbox_mail where dedup_key = ${`gift-card:${card.id}`}`
    expect(written).toHaveLength(1)
  })

  it('not before its day', async () => {
    const { id } = await admin().issue(
      { amountCents: 1_000, recipientEmail: 'e@posti.example', recipientName: 'E', language: 'sv' },
      actor,
    )
    await shop.database.sql`update gift_card set send_at = send_at + interval '3 days' where id = ${id}`
    await delivery().deliverDue()
    expect(await kinds(id)).toEqual([])
    shop.clock.advance(3 * 24 * 3_600_000)
    await delivery().deliverDue()
    expect(await kinds(id)).toEqual(['issue'])
  })
})

describe('a gift card pays', () => {
  it('a part: held with the order, captured with the payment, and the rest stays', async () => {
    const card = await issue(1_000)
    const visitor = newVisitor()
    const cartId = await visitor.readyCart('MUG')
    const applied = await apply(visitor, cartId, card)
    expect(applied.status).toBe(200)
    expect(applied.body).toMatchObject({ appliedAmount: 10, remainingBalanceDisplay: '0,00\u00a0€' })
    const cart = await visitor.cart()
    expect(cart).toMatchObject({ isGiftCardApplied: true, giftCardPaymentAmount: 10 })
    expect(cart.payableAmount).toBeCloseTo(cart.totalPrice - 10)
    expect(await balance(card.id)).toBe(1_000)
    const { body: number } = await visitor.order(cartId)
    expect([await kinds(card.id), await balance(card.id)]).toEqual([['issue', 'hold'], 0])
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised' })
    expect(await kinds(card.id)).toEqual(['issue', 'hold', 'capture'])
    const order = await visitor.send('GET', `/api/me/orders/${number}`)
    expect(order.body).toMatchObject({ statusCode: 'InProgress', isGiftCardApplied: true, giftCardPaymentAmount: 10 })
  })

  it('all: nothing is left to pay, and the order is in work at once', async () => {
    const card = await issue(10_000)
    const visitor = newVisitor()
    const cartId = await visitor.readyCart('BAR')
    await apply(visitor, cartId, card)
    const page = await visitor.send('GET', `/api/me/checkout/${cartId}/payment`)
    expect(page.body).toMatchObject({ zeroPayable: true, giftCard: { last4: card.code.slice(-4) } })
    const { body: number } = await visitor.order(cartId)
    expect((await visitor.send('GET', `/api/me/orders/${number}`)).body).toMatchObject({ statusCode: 'InProgress' })
    expect(await kinds(card.id)).toEqual(['issue', 'hold', 'capture'])
    const left = await balance(card.id)
    expect(left).toBeGreaterThan(0)
    // The rest on another order.
    const second = newVisitor()
    const secondCart = await second.readyCart('MUG')
    expect((await apply(second, secondCart, card)).status).toBe(200)
    expect((await second.cart()).giftCardPaymentAmount).toBeGreaterThan(0)
  })

  it('nothing when the order ends unpaid: its hold comes back', async () => {
    const card = await issue(1_000)
    const visitor = newVisitor()
    const cartId = await visitor.readyCart('MUG')
    await apply(visitor, cartId, card)
    await visitor.order(cartId)
    expect(await balance(card.id)).toBe(0)
    // A change of the cart cancels the unpaid order.
    await visitor.add('BAR')
    expect([await kinds(card.id), await balance(card.id)]).toEqual([['issue', 'hold', 'release'], 1_000])
    expect(await visitor.cart()).toMatchObject({ isGiftCardApplied: true, giftCardPaymentAmount: 10 })
  })

  it('nothing when the time of the order is up', async () => {
    const card = await issue(1_000)
    const visitor = newVisitor()
    const cartId = await visitor.readyCart('MUG')
    await apply(visitor, cartId, card)
    await visitor.order(cartId)
    shop.clock.advance(3_600_000)
    await shop.money.sweep()
    expect(await kinds(card.id)).toEqual(['issue', 'hold', 'release'])
  })

  it('and keeps paying when the first card payment is refused', async () => {
    const card = await issue(500)
    const visitor = newVisitor()
    const cartId = await visitor.readyCart('MUG')
    await apply(visitor, cartId, card)
    const { body: number } = await visitor.order(cartId)
    await visitor.pay(number, cards.refused)
    expect(await kinds(card.id)).toEqual(['issue', 'hold'])
    await visitor.pay(number)
    expect(await kinds(card.id)).toEqual(['issue', 'hold', 'capture'])
  })

  it('until it is taken off', async () => {
    const card = await issue(1_000)
    const visitor = newVisitor('en')
    const cartId = await visitor.readyCart('MUG')
    await apply(visitor, cartId, card)
    const removed = await visitor.send<MailCopy>('DELETE', `/api/me/checkout/${cartId}/gift-card`)
    expect([removed.status, removed.body]).toEqual([200, { message: 'Gift card removed.' }])
    expect(await visitor.cart()).toMatchObject({ isGiftCardApplied: false, giftCardPaymentAmount: 0 })
  })
})

describe('two carts with one card', () => {
  it('pay with it once, however close they come', async () => {
    const card = await issue(1_000)
    const [first, second] = [newVisitor(), newVisitor()]
    const carts = [await first.readyCart('MUG'), await second.readyCart('SALE')]
    await apply(first, carts[0] ?? '', card)
    await apply(second, carts[1] ?? '', card)
    // Both stand before the shelf, behind whatever they have asked of the card.
    await other.run('begin')
    await other.sql`select 1 from stock where code in ('MUG', 'SALE') for update`
    const orders = [first.order(carts[0] ?? ''), second.order(carts[1] ?? '')]
    await sleep(300)
    await other.run('commit')
    const answers = await Promise.all(orders)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.text).toContain('gift-card/')
    expect(await balance(card.id)).toBeGreaterThanOrEqual(0)
    expect((await kinds(card.id)).filter((kind) => kind === 'hold')).toHaveLength(1)
  })

  it('ask the second shopper again, with what is left', async () => {
    const card = await issue(2_000)
    const [first, second] = [newVisitor(), newVisitor('sv')]
    const [one, two] = [await first.readyCart('MUG'), await second.readyCart('MUG', 'MUG')]
    await apply(first, one, card)
    await apply(second, two, card)
    expect((await first.order(one)).status).toBe(200)
    const left = await balance(card.id)
    const refused = await second.order(two)
    expect([refused.status, refused.body]).toEqual([
      400,
      [
        {
          key: 'gift-card/less-left',
          value: 'Presentkortets saldo har ändrats. Kontrollera summan och beställ på nytt.',
        },
      ],
    ])
    expect((await second.cart()).giftCardPaymentAmount).toBe(left / 100)
    expect((await second.order(two)).status).toBe(200)
    expect(await balance(card.id)).toBe(0)
  })
})

describe('a card that is blocked or past its last day', () => {
  it('is taken off at the order, and the shopper is asked again', async () => {
    const card = await issue(1_000)
    const visitor = newVisitor('en')
    const cartId = await visitor.readyCart('MUG')
    await apply(visitor, cartId, card)
    expect((await admin().block(card.id.slice(0, 8), actor)).ok).toBe(true)
    const refused = await visitor.order(cartId)
    expect(refused.text).toContain('gift-card/nothing-left')
    expect(await visitor.cart()).toMatchObject({ isGiftCardApplied: false })
    expect((await visitor.order(cartId)).status).toBe(200)
  })

  it('answers like one that does not exist, until it is unblocked or extended', async () => {
    const card = await issue(1_000)
    const visitor = newVisitor()
    const cartId = await visitor.readyCart('MUG')
    await admin().block(card.id, actor)
    expect((await apply(visitor, cartId, card)).body.message).toContain('ei voi käyttää')
    await admin().unblock(card.id, actor)
    expect((await apply(visitor, cartId, card)).status).toBe(200)
    await visitor.send('DELETE', `/api/me/checkout/${cartId}/gift-card`)
    await shop.database.sql`update gift_card set expires_on = '2026-01-01' where id = ${card.id}`
    expect((await apply(visitor, cartId, card)).status).toBe(400)
    expect((await admin().extend(card.id, '2031-12-31', actor)).ok).toBe(true)
    expect((await apply(visitor, cartId, card)).status).toBe(200)
    expect(await kinds(card.id)).toEqual(['issue', 'block', 'unblock', 'extend'])
  })
})

describe('a card that is sent anew', () => {
  it('pays for whoever has the new code, not from a cart that was given the old one', async () => {
    const card = await issue(1_000)
    const [before, after] = [newVisitor('en'), newVisitor('en')]
    const [old, own] = [await before.readyCart('MUG'), await after.readyCart('MUG')]
    expect((await apply(before, old, card)).status).toBe(200)
    expect((await admin().resend(card.id, 'right@posti.example', actor)).ok).toBe(true)
    await delivery().deliver(card.id)
    expect((await before.order(old)).text).toContain('gift-card/nothing-left')
    expect(await before.cart()).toMatchObject({ isGiftCardApplied: false })
    expect(await balance(card.id)).toBe(1_000)
    expect((await apply(after, own, mailing.mails.at(-1) ?? card)).status).toBe(200)
    expect((await after.order(own)).status).toBe(200)
    expect(await balance(card.id)).toBe(0)
  })
})

describe('wrong tries', () => {
  const failed = {
    fi: 'Lahjakorttia ei voi käyttää. Tarkista numero ja PIN.',
    sv: 'Presentkortet kan inte användas. Kontrollera nummer och PIN.',
    en: 'The gift card cannot be used. Check the number and PIN.',
  }
  const tries = async () =>
    (await shop.database.sql<{ n: number }>`select count(*)::int as n from gift_card_try`)[0]?.n ?? 0

  it.each(['fi', 'sv', 'en'] as const)(
    'are answered alike in %s, whatever is wrong, by the same steps',
    async (language) => {
      const card = await issue(1_000)
      const visitor = newVisitor(language)
      const cartId = await visitor.readyCart('MUG')
      const wrong = [
        { code: 'ABCDEFGHJKMNPQRS', pin: card.pin },
        { code: card.code, pin: card.pin === '1234' ? '4321' : '1234' },
        { code: '', pin: '' },
        { code: 'æ💳\u202e', pin: 'abcd' },
      ]
      for (const typed of wrong) {
        const before = await tries()
        const answer = await apply(visitor, cartId, typed)
        expect([answer.status, answer.body]).toEqual([400, { message: failed[language] }])
        // One each of card, cart and network, whether or not there is such a card.
        expect((await tries()) - before).toBe(3)
      }
      const before = await tries()
      expect((await apply(visitor, cartId, card)).status).toBe(200)
      expect(await tries()).toBe(before)
    },
  )

  it('shut cart and network after five for a quarter of an hour, the right PIN too, many at once no more than one by one', async () => {
    const card = await issue(1_000)
    const visitor = newVisitor('en')
    const cartId = await visitor.readyCart('MUG')
    const wrong = { code: card.code, pin: card.pin === '0000' ? '0001' : '0000' }
    const answers = await Promise.all(Array.from({ length: 9 }, () => apply(visitor, cartId, wrong)))
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(400), count(429)]).toEqual([5, 4])
    const right = await apply(visitor, cartId, card)
    expect([right.status, right.body]).toEqual([429, { message: 'Too many attempts. Try again in 15 minutes.' }])
    shop.clock.advance(15 * 60_000 + 1)
    expect((await apply(visitor, cartId, card)).status).toBe(200)
  })

  it.each(['card', 'cart', 'network'])('of one %s shut it, whatever else is another', async (shared) => {
    const giftCards = createGiftCards({ ...shop.base, keys: testKeyring().giftCards })
    /** The `n`th card, cart and network, but for what is shared. */
    const guess = (n: number, same: string) => {
      const of = (subject: string) => (subject === same ? 0 : n)
      return giftCards.open(
        { code: `ABCDEFGHJKMNPQR${codeAlphabet.charAt(of('card'))}`, pin: '0000' },
        { ip: `192.0.2.${of('network')}`, cartId: `${shared} ${of('cart')}` },
      )
    }
    for (let n = 1; n <= wrongTriesMax; n += 1) expect(await guess(n, shared)).toMatchObject({ error: 'unusable' })
    expect(await guess(wrongTriesMax + 1, shared)).toMatchObject({ error: 'too-many-tries' })
    expect(await guess(wrongTriesMax + 2, '')).toMatchObject({ error: 'unusable' })
  })

  it('twenty of one card within a day block it, twenty more once it is unblocked, with an alarm and word to the operators, and nothing is told of it', async () => {
    const [card, other] = [await issue(1_000), await issue(1_000)]
    const giftCards = createGiftCards({ ...shop.base, keys: testKeyring().giftCards })
    const guess = ({ code, pin }: { code: string; pin: string }, n: number) =>
      giftCards.open({ code, pin: pin === '0000' ? '0001' : '0000' }, { ip: `192.0.2.${n}`, cartId: `guess ${n}` })
    const state = async (id: string) =>
      (
        await shop.database.sql<{
          blocked: boolean
        }>`select blocked_at is not null as blocked from gift_card where id = ${id}`
      )[0]
    // Not of several days, nor of several cards.
    for (let n = 0; n < wrongTriesADay - 1; n += 1) {
      if (n % wrongTriesMax === 0) shop.clock.advance(15 * 60_000 + 1)
      expect(await guess(card, n)).toMatchObject({ error: 'unusable' })
      if (n < 3) await guess(other, n + 100)
    }
    expect(await state(card.id)).toEqual({ blocked: false })
    shop.clock.advance(24 * 3_600_000)
    expect(await guess(card, 60)).toMatchObject({ error: 'unusable' })
    expect(await state(card.id)).toEqual({ blocked: false })

    for (let n = 1; n < wrongTriesADay; n += 1) {
      if (n % wrongTriesMax === 0) shop.clock.advance(15 * 60_000 + 1)
      expect(await guess(card, n)).toMatchObject({ error: 'unusable' })
    }
    expect([await state(card.id), await state(other.id)]).toEqual([{ blocked: true }, { blocked: false }])
    shop.clock.advance(15 * 60_000 + 1)
    expect(await giftCards.open(card, { ip: '192.0.2.200', cartId: null })).toMatchObject({ error: 'unusable' })
    const audited = await shop.database.sql`
      select command, actor from audit_entry where subject_id = ${card.id} and command = 'gift-card.blocked'`
    expect(audited).toEqual([{ command: 'gift-card.blocked', actor: 'gift-cards.guesses' }])
    expect(shop.alarms).toContainEqual(expect.objectContaining({ alarm: 'gift-card-guessed', card: card.id }))
    const causes = () => listGuessedCards(shop.database.db)
    expect(await causes()).toMatchObject([{ item: { about: card.id, what: 'gift-card-guessed' } }])
    expect((await admin().unblock(card.id, actor)).ok).toBe(true)
    expect(await causes()).toEqual([])

    // The tries that had blocked it are forgotten.
    for (let n = 1; n < wrongTriesADay; n += 1) {
      if (n % wrongTriesMax === 1) shop.clock.advance(15 * 60_000 + 1)
      await guess(card, n)
      expect(await state(card.id), `try ${n} after it was unblocked`).toEqual({ blocked: false })
    }
    await guess(card, wrongTriesADay)
    expect(await state(card.id)).toEqual({ blocked: true })
  })

  it('are not looked at for a cart that is somebody else’s, or for bodies of another shape', async () => {
    const card = await issue(1_000)
    const cartId = await newVisitor().readyCart('MUG')
    const before = await tries()
    expect((await apply(newVisitor(), cartId, card)).status).toBe(404)
    const visitor = newVisitor()
    const own = await visitor.readyCart('MUG')
    for (const body of [
      {},
      { code: 1, pin: 2 },
      { code: 'x'.repeat(65), pin: '1' },
      { code: 'x', pin: '1', balance: 9 },
    ])
      expect((await visitor.send('POST', `/api/me/checkout/${own}/gift-card`, body)).status).toBe(400)
    expect(await tries()).toBe(before)
  })
})
