import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { address, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { OrderLookupAnswer } from '../contract/order-lookup.ts'
import type { Order } from '../contract/order.ts'

/* Opening an order without an account (C-5.4). */

/** Of a limiter that shut. */
const securedLine = expect.objectContaining({
  security: 'limiter-shut',
  who: expect.stringMatching(/^[\w-]{8}\.[\w-]{43}$/),
})

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

beforeEach(() => shop.database.run('delete from rate_limit'))

const post = <Body>(url: string, payload: object, language = 'fi', cookie = '', remoteAddress = '10.0.0.1') =>
  shop.call<Body>({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: { 'accept-language': language, ...(cookie && { cookie }) },
  })

/** A browser with the cookie that asking has given it, on a network. */
function browser(network?: string) {
  let cookie = ''
  return {
    ask: async (orderNumber: string, email: string) => {
      const answer = await post('/api/me/orders/lookup', { orderNumber, email }, 'fi', cookie, network)
      cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
      return answer
    },
    verify: (orderNumber: string, email: string, code: string) =>
      post<OrderLookupAnswer>('/api/me/orders/lookup/verify', { orderNumber, email, code }, 'fi', cookie),
  }
}
let { ask, verify } = browser()
beforeEach(() => void ({ ask, verify } = browser()))
const wrong = [{ key: 'orders/code-invalid', value: 'Koodi ei kelpaa. Tarkista numerot tai pyydä uusi.' }]

let visitors = 0
const ordered = () => shop.visitor(`looker-${(visitors += 1)}`).placedOrder('BAR')
const codesOf = (orderNumber: string): string[] =>
  shop.otherMails.flatMap((mail) =>
    mail.kind === 'order-access-code' && mail.orderNumber === orderNumber ? mail.code : [],
  )
async function nextCode(orderNumber: string, from = { ask }): Promise<string> {
  const before = codesOf(orderNumber).length
  expect((await from.ask(orderNumber, address.email)).status).toBe(202)
  // The mail is written a moment before the code is there to be tried.
  await shop.until(async () => codesOf(orderNumber).length > before && (await waiting()) === 0, 'the code')
  return codesOf(orderNumber).at(-1) ?? ''
}
const waiting = async () => (await shop.database.sql`select from order_access_request where code_hash is null`).length

describe('looking up an order', () => {
  it('opens it with the code that was mailed, once', async () => {
    const number = await ordered()
    const code = await nextCode(number)
    expect(code).toMatch(/^\d{6}$/)
    const opened = await verify(
      number.toLowerCase(),
      ` ${address.email.toUpperCase()} `,
      `${code.slice(0, 3)} ${code.slice(3)}`,
    )
    expect(opened.status).toBe(200)
    const order = await shop.call<Order>({
      method: 'GET',
      url: `/api/me/orders/${number}?key=${encodeURIComponent(opened.body.key)}`,
    })
    expect(order.body.orderNumber).toBe(number)
    expect(await verify(number, address.email, code)).toMatchObject({ status: 400, body: wrong })
  })

  it('answers alike for an order there is not, and mails nobody', async () => {
    const number = await ordered()
    for (const [orderNumber, email] of [
      ['KV26-0000-0000', address.email],
      [number, 'else@posti.example'],
    ] as const) {
      const answer = await ask(orderNumber, email)
      expect([answer.status, answer.text]).toEqual([202, 'null'])
      await shop.until(async () => (await waiting()) === 0, 'the asking to be looked at')
      expect(codesOf(orderNumber)).toEqual([])
      expect(await verify(orderNumber, email, '123456')).toMatchObject({ status: 400, body: wrong })
    }
  })

  it('takes no more than five wrong codes, and none that is old', async () => {
    const number = await ordered()
    const code = await nextCode(number)
    const other = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries++)
      expect(await verify(number, address.email, other)).toMatchObject({ status: 400, body: wrong })
    expect((await verify(number, address.email, code)).status).toBe(400)
    const second = await ordered()
    const old = await nextCode(second)
    shop.clock.advance(10 * 60_000 + 1)
    expect((await verify(second, address.email, old)).status).toBe(400)
  })

  it('takes a code in the browser that asked for it, where no stranger’s tries count', async () => {
    const number = await ordered()
    const code = await nextCode(number)
    const thief = browser()
    expect((await thief.verify(number, address.email, code)).status).toBe(400)
    const other = await nextCode(number, thief)
    for (let tries = 0; tries < 6; tries++) await thief.verify(number, address.email, other === '1' ? '2' : '1')
    expect((await thief.verify(number, address.email, other)).status).toBe(400)
    // Nor has their asking ended it.
    expect((await verify(number, address.email, code)).status).toBe(200)
  })

  it('keeps a code good that another asking of the same browser has followed', async () => {
    const [one, other] = [await ordered(), await ordered()]
    const [first, second] = [await nextCode(one), await nextCode(other)]
    expect((await verify(one, address.email, first)).status).toBe(200)
    expect((await verify(other, address.email, second)).status).toBe(200)
  })

  const looked = () => shop.until(async () => (await waiting()) === 0, 'the askings to be looked at')
  const anHourLater = () => shop.database.run(`delete from rate_limit where key not like 'order code day%'`)

  it('mails a code to a network that has not asked yet, however often strangers elsewhere have asked', async () => {
    const number = await ordered()
    for (const network of ['10.0.0.1', '10.0.1.1', '10.0.2.1', '10.0.3.1'])
      for (let times = 0; times < 3; times++) await browser(network).ask(number, address.email)
    await looked()
    // The first of each, and three more of them all.
    expect(codesOf(number)).toHaveLength(4 + 3)
    const own = browser('10.0.4.1')
    const code = await nextCode(number, own)
    expect((await own.verify(number, address.email, code)).status).toBe(200)
  })

  it('mails twelve codes a day to one mailbox beyond each network’s first, whichever orders', async () => {
    const numbers = [await ordered(), await ordered(), await ordered(), await ordered(), await ordered()]
    // A stranger who knows the address alone uses nothing up of it.
    for (let tries = 0; tries < 20; tries++) await ask(`KV26-0000-000${tries % 10}`, address.email)
    for (let hours = 0; hours < 5; hours++) {
      for (const number of numbers) await ask(number, address.email)
      await looked()
      await anHourLater()
    }
    expect(numbers.flatMap(codesOf)).toHaveLength(1 + 12)
    expect(shop.secured.filter(({ limiter }) => limiter === 'order code, mailbox and day')).toEqual([securedLine])
  })

  it('mails twenty codes an hour to one mailbox and forty a day, from whatever networks', async () => {
    const number = await ordered()
    const mailed: number[] = []
    for (let hours = 0; hours < 3; hours++) {
      for (let place = 0; place < 22; place++) await browser(`10.${hours}.${place}.1`).ask(number, address.email)
      await looked()
      mailed.push(codesOf(number).length)
      await anHourLater()
    }
    expect(mailed).toEqual([20, 40, 40])
  })

  it('mails no more than three codes in a quarter of an hour', async () => {
    const number = await ordered()
    for (let mails = 0; mails < 3; mails++) await nextCode(number)
    expect((await ask(number, address.email)).status).toBe(202)
    await shop.until(async () => (await waiting()) === 0, 'the asking to be looked at')
    expect(codesOf(number)).toHaveLength(3)
    expect(shop.secured.at(-1)).toEqual(securedLine)
    expect(shop.secured.at(-1)).toMatchObject({ limiter: 'order code, order and network' })
    expect(JSON.stringify(shop.secured)).not.toContain(number)
    expect(JSON.stringify(shop.secured)).not.toContain(address.email)
  })

  it.each([
    ['fi', 'Numeron lopusta puuttuu merkkejä', 'Tarkista sähköpostiosoite'],
    ['sv', 'Tecken saknas i slutet av numret', 'Kontrollera e-postadressen'],
    ['en', 'Characters are missing at the end of the number', 'Check the e-mail address'],
  ])('names what cannot be looked for in %s', async (language, orderNumber, email) => {
    const body = { orderNumber: 'KV26-7F3K', email: 'aino@posti' }
    const answer = await post('/api/me/orders/lookup', body, language)
    expect([answer.status, answer.body]).toEqual([400, { errors: { orderNumber: [orderNumber], email: [email] } }])
  })
})
