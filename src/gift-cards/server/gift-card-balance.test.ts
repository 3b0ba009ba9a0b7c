import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { giftCardMailing } from '../../../tests/support/gift-card-mailing.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { GiftCardBalance } from '../contract/gift-card.ts'

let shop: MoneyShop
let mailing: ReturnType<typeof giftCardMailing>
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const

beforeAll(async () => {
  shop = await startMoneyShop()
  mailing = giftCardMailing(shop)
})
afterAll(() => shop.stop())
beforeEach(() => shop.clock.advance(16 * 60_000))

async function issue(): Promise<{ id: string; code: string; pin: string }> {
  const wanted = {
    amountCents: 5_000,
    recipientEmail: 'e@posti.example',
    recipientName: 'Eeva',
    language: 'fi',
  } as const
  const { id } = await mailing.admin.issue(wanted, operator)
  await mailing.delivery.deliver(id)
  const { code = '', pin = '' } = mailing.mails.at(-1) ?? {}
  return { id, code, pin }
}

const ask = (payload: unknown, language = 'fi') =>
  shop.call<GiftCardBalance & { message: string }>({
    method: 'POST',
    url: '/api/gift-cards/balance',
    headers: { 'accept-language': language },
    payload: payload as object,
  })
const tries = async () =>
  (await shop.database.sql<{ n: number }>`select count(*)::int as n from gift_card_try`)[0]?.n ?? 0

let visitors = 0
it.each([
  ['fi', '50,00\u00a0€', '24.11.2029'],
  ['sv', '50,00\u00a0€', '24 nov. 2029'],
  ['en', '€50.00', '24 Nov 2029'],
] as const)('tells value, what was paid with it and its last day, in %s', async (language, value, day) => {
  shop.clock.set('2026-11-24T10:00:00Z')
  const { code, pin } = await issue()
  const visitor = shop.visitor(`balance-${(visitors += 1)}`)
  const cartId = await visitor.readyCart('MUG')
  await visitor.send('POST', `/api/me/checkout/${cartId}/gift-card`, { code, pin })
  await visitor.order(cartId)
  const before = await tries()
  const { status, body, text } = await ask({ code: ` ${code.toLowerCase()} `, pin }, language)
  expect([status, await tries()]).toEqual([200, before])
  expect(body).toMatchObject({ last4: code.slice(-4), valueDisplay: value, expiresDisplay: day })
  expect(body.movements.map(({ kind }) => kind)).toEqual(['used'])
  expect(body.balance).toBeLessThan(50)
  expect(text).not.toContain('Eeva')
})

it('answers whatever is wrong alike, and shuts after five', async () => {
  const right = await issue()
  const blocked = await issue()
  await mailing.admin.block(blocked.id, operator)
  const wrong = [{ ...right, pin: right.pin === '0000' ? '1111' : '0000' }, blocked, { code: 'x', pin: '' }]
  const before = await tries()
  for (const { code, pin } of wrong) {
    const answer = await ask({ code, pin }, 'en')
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        message: 'The code and the PIN do not go together. Check both. The code has no zero, O, one, I or L.',
      },
    ])
  }
  // Of card and network each.
  expect((await tries()) - before).toBe(wrong.length * 2)
  await ask({ code: 'a', pin: '' })
  await ask({ code: 'b', pin: '' })
  const { code, pin } = right
  expect((await ask({ code, pin })).status).toBe(429)
  shop.clock.advance(15 * 60_000 + 1)
  expect((await ask({ code, pin })).status).toBe(200)
})

it('takes no body of another shape', async () => {
  const before = await tries()
  for (const body of [
    {},
    { code: 1, pin: 2 },
    { code: 'x'.repeat(65), pin: '1' },
    { code: 'x' },
    { code: 'x', pin: '1', id: 1 },
  ])
    expect((await ask(body)).status).toBe(400)
  expect(await tries()).toBe(before)
})
