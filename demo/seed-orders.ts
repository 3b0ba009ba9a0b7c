import { demoCustomers } from '../src/app/start/demo-customers.ts'
import { findAccountByEmail } from '../src/identity/server/account/account.store.ts'
import { emailKey } from '../src/identity/server/account/email-key.ts'
import { listOrdersOfShopper } from '../src/orders/server/orders.service.ts'
import { listAddresses } from '../src/account/server/address-book.store.ts'
import type { Cart } from '../src/cart/contract/cart.ts'
import type { Database } from '../src/platform/database/database.ts'
import { addWorkingDays, shopDay } from '../src/common/working-days.ts'
import type { CheckoutConsent } from '../src/checkout/contract/checkout.ts'
import type { PointsAnswer } from '../src/delivery/contract/delivery.ts'
import { type DemoOrder, demoOrders } from './orders/demo-orders.ts'
import { addressBooks } from './seed-customers.ts'
import { type Customer, openPastShop, type PastShop, type PastShopOptions } from './orders/past-shop.ts'

/** The tablet of dark chocolate. */
const engraved = 'KV8000-TUMM'
const actor = { kind: 'system', by: 'job', name: 'demo' } as const

interface Buyer extends Customer {
  name: string
  email: string
  address: object
}

/** What is done at a moment. */
interface Act {
  at: Date
  run: () => Promise<unknown>
}

/**
 * Orders of the demo's customers over the last months. A customer who has bought anything is left alone. Answers how many were made;
 * none while another process has the payment stand-in.
 */
export async function seedOrders(options: PastShopOptions, now = new Date()): Promise<number> {
  const buyers = await findNewBuyers(options.database.db)
  if (buyers.length === 0) return 0
  const shop = await openPastShop(options).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null
    throw error
  })
  if (shop === null) return 0
  try {
    const stories = buyers.flatMap((buyer) =>
      demoOrders[buyer.email as keyof typeof demoOrders].map((order) => storyOf(shop, buyer, order, now)),
    )
    // In the order of their days: receipts are numbered as they are issued.
    for (const { at, run } of stories.flat().toSorted((one, other) => +one.at - +other.at)) {
      shop.goTo(at)
      await run()
      await shop.settle()
    }
    return stories.length
  } finally {
    await shop.close()
  }
}

async function findNewBuyers(db: Database): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (const { email } of demoCustomers) {
    const account = await findAccountByEmail(db, 'customer', emailKey(email))
    if (!account?.ownerId) continue
    const { id: accountId, ownerId, firstName, lastName, language } = account
    const [home] = await listAddresses(db, accountId)
    if (!home || (await listOrdersOfShopper(db, { cartId: accountId, ownerId }, new Date(0))).length > 0) continue
    const { line1, line2, postalCode, city, countryCode } = home
    // Addresses of an older demo have no telephone number, which an order needs.
    const phoneNumber = home.phone || addressBooks[email][0]?.phone
    const address = { firstName, lastName, email, line1, line2, postalCode, city, countryCode, phoneNumber }
    buyers.push({ accountId, ownerId, language, email, name: `${firstName} ${lastName}`, address })
  }
  return buyers
}

/** All that happens to an order, each at its moment. */
function storyOf(shop: PastShop, buyer: Buyer, order: DemoOrder, now: Date): Act[] {
  const placed = new Date(`${shopDay(new Date(+now - order.placedDaysAgo * 86_400_000))}T${order.time}:00Z`)
  const later = (workingDays: number, time: string): Date =>
    new Date(`${addWorkingDays(placed, workingDays)}T${time}:00Z`)
  let number = ''
  let reference = ''
  const buys: Act = { at: placed, run: async () => (number = await buy(shop, buyer, order)) }
  const packs: Act = { at: later(1, '07:40'), run: () => shop.parcels.pack(number, [0], actor).then(mustBeDone) }
  const sends: Act = { at: later(1, '13:15'), run: () => shop.parcels.ship(number, [0], null, actor).then(mustBeDone) }
  const arrives: Act = { at: later(3, '12:05'), run: () => shop.parcels.deliver(number, [0], actor).then(mustBeDone) }
  const about = { shipping: true, otherCents: 0, restock: false, withdrawalReference: null, reason: order.reason ?? '' }
  const refunds: Act = {
    at: later(6, '08:30'),
    run: () => shop.refunds.refund(number, { ...about, lines: 'all' }, actor).then(mustBeDone),
  }
  const withdraws: Act = {
    at: later(7, '17:45'),
    async run() {
      const first = { line: 0, quantity: Object.values(order.goods)[0] ?? 1 }
      const { name, email } = buyer
      const body = { orderNumber: number, name, email, lines: [first], message: order.message ?? '' }
      reference = (JSON.parse(await shop.call(buyer, 'POST', '/api/withdrawals', body)) as { reference: string })
        .reference // the call's answer
    },
  }
  const accepts: Act = {
    at: later(9, '09:20'),
    run: () => shop.withdrawals.accept(reference, '', actor).then(mustBeDone),
  }
  const restocks: Act = {
    at: later(12, '10:50'),
    run: () => shop.refunds.refundWithdrawal(reference, { restock: true }, actor).then(mustBeDone),
  }
  const delivered = [buys, packs, sends, arrives]
  return {
    paid: [buys],
    'partly-sent': [buys, packs, sends],
    delivered,
    refunded: [...delivered, refunds],
    withdrawn: [...delivered, withdraws],
    'withdrawn-refunded': [...delivered, withdraws, accepts, restocks],
  }[order.outcome]
}

/** As the customer's browser does it. Answers the order's number. */
async function buy(shop: PastShop, buyer: Buyer, { goods, engraving, method, card }: DemoOrder): Promise<string> {
  const read = async <Body>(...call: Parameters<PastShop['call']> extends [Customer, ...infer Rest] ? Rest : never) =>
    JSON.parse(await shop.call(buyer, ...call)) as Body // each call's answer
  const add = (line: object) => read<Cart>('POST', '/api/me/carts/add', line)
  for (const [code, quantity] of Object.entries(goods)) await add({ code, quantity })
  if (engraving) await add({ code: engraved, quantity: 1, customTablet: { ...engraving, flavour: engraved } })
  const { id } = await read<Cart>('GET', '/api/me/carts')
  const steps = `/api/me/checkout/${id}`
  await read('PUT', `${steps}/details`, { shippingAddress: buyer.address })
  const points =
    method === 'home' ? [] : (await read<PointsAnswer>('GET', `${steps}/shipping/points?methodId=${method}`)).points
  const point = points.find(({ isFull }) => !isFull)
  await read('PUT', `${steps}/shipping`, { methodId: method, ...(point && { pickupPointId: point.id }) })
  const asked = await read<CheckoutConsent[]>('GET', '/api/checkout/consents')
  const consents = asked
    .filter(({ required }) => required)
    .map(({ id: consent, version }) => ({ id: consent, version, accepted: true }))
  const number = await shop.call(buyer, 'POST', `${steps}/order`, { consents }, id)
  const paymentMethod = {
    type: 'scheme',
    encryptedCardNumber: `test_${card}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2035',
    encryptedSecurityCode: card.startsWith('3') ? 'test_7373' : 'test_737',
    holderName: buyer.name,
  }
  const paid = await read<{ resultCode: string }>('POST', `/api/cda/me/orders/${number}/payments`, { paymentMethod })
  if (paid.resultCode !== 'Authorised') throw new Error(`${number} was not paid: ${paid.resultCode}`)
  return number
}

function mustBeDone(result: { ok: boolean }): void {
  if (!result.ok) throw new Error(`An order of the demo was refused: ${JSON.stringify(result)}`)
}
