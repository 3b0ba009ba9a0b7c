import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { address } from '../../tests/support/money-goods.ts'
import { type MoneyShop, startMoneyShop } from '../../tests/support/money-shop.ts'
import { onSignIn } from './on-sign-in.ts'

/* "Keep your details for next time" on the confirmation page: what the order says is in the account that was asked for there. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

/** Somebody who has bought as a guest, and whose account has just begun, with their own address of e-mail. */
async function newcomer() {
  const name = randomBytes(16).toString('base64url')
  const accountId = randomUUID()
  const email = `${accountId}@posti.example`
  await shop.database.sql`
    insert into account (id, realm, owner_id, email, email_key, first_name, last_name, phone, language, created_at)
    values (${accountId}, 'customer', ${`c_${name}`}, ${email}, ${email}, 'Aino', 'Leppävirta', '', 'fi', now())`
  return { name, accountId, email, guest: shop.visitor(name) }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

async function bought({ guest }: Pick<Newcomer, 'guest'>, delivery: object, bill?: object): Promise<string> {
  const { body } = await guest.add('BAR')
  const shippingAddress = { ...address, ...delivery }
  await guest.details(body.id, { shippingAddress, ...(bill && { billingAddress: { ...shippingAddress, ...bill } }) })
  const number = (await guest.order(body.id)).body
  await guest.pay(number)
  return number
}

const arrive = ({ name, accountId, email }: Newcomer, orderNumber: string | null, guestId: string | null = null) =>
  inTransaction(shop.database.db, (tx) =>
    onSignIn({ ...shop.base, carts: shop.money.carts, orders: shop.handover })(tx, {
      accountId,
      ownerId: `c_${name}`,
      guestId,
      language: 'fi',
      provedEmails: [email],
      orderNumber,
    }),
  )

const phoneOf = async ({ accountId }: Newcomer) =>
  (await shop.database.sql<{ phone: string }>`select phone from account where id = ${accountId}`)[0]?.phone
const bookOf = ({ accountId }: Newcomer) =>
  shop.database.sql<Record<string, unknown>>`
    select first_name, last_name, line1, postal_code, city, country_code, phone, is_default_shipping, is_default_billing
    from customer_address where account_id = ${accountId} order by created_at`

const home = {
  first_name: 'Aino',
  last_name: 'Leppävirta',
  line1: 'Vaasankatu 14 B 32',
  postal_code: '00500',
  city: 'Helsinki',
  country_code: 'FIN',
  phone: address.phoneNumber,
}

describe('an account asked for on an order’s confirmation page', () => {
  it('has the order’s number and one address for parcels and bills, whichever browser proves the e-mail', async () => {
    const buyer = await newcomer()
    const number = await bought(buyer, { email: buyer.email.toUpperCase() })
    await arrive(buyer, number)
    expect(await phoneOf(buyer)).toBe(address.phoneNumber)
    expect(await bookOf(buyer)).toEqual([{ ...home, is_default_shipping: true, is_default_billing: true }])
  })

  it('has the bill’s address of its own where it is another, and the bill’s number', async () => {
    const buyer = await newcomer()
    const bill = { line1: 'Laskukuja 3', postalCode: '20100', city: 'Turku', phoneNumber: '+35822345678' }
    await arrive(buyer, await bought(buyer, { email: buyer.email }, bill))
    expect(await phoneOf(buyer)).toBe('+35822345678')
    expect(await bookOf(buyer)).toEqual([
      { ...home, is_default_shipping: true, is_default_billing: false },
      {
        ...home,
        line1: 'Laskukuja 3',
        postal_code: '20100',
        city: 'Turku',
        phone: '+35822345678',
        is_default_shipping: false,
        is_default_billing: true,
      },
    ])
  })

  it('has the details of this browser’s order, also where its bill names another e-mail', async () => {
    const buyer = await newcomer()
    const number = await bought(buyer, { email: 'somebody@posti.example' })
    await arrive(buyer, number, `v_${buyer.name}`)
    expect(await bookOf(buyer)).toHaveLength(1)
  })

  it('has the details of an order whose payment is still on its way, from another browser too', async () => {
    const buyer = await newcomer()
    const { body } = await buyer.guest.add('BAR')
    await buyer.guest.details(body.id, { shippingAddress: { ...address, email: buyer.email } })
    await arrive(buyer, (await buyer.guest.order(body.id)).body)
    expect(await bookOf(buyer)).toHaveLength(1)
  })

  it.each([
    ['a stranger’s', async () => bought(await newcomer(), { email: 'stranger@posti.example' })],
    ['no order of ours', async () => 'KV26-0000-0000'],
    ['asked for elsewhere', async () => null],
  ])('has no details of an order that is %s', async (_what, order) => {
    const buyer = await newcomer()
    // One that comes to the account all the same is not asked about.
    await bought(buyer, { email: buyer.email })
    await arrive(buyer, await order())
    expect(await phoneOf(buyer)).toBe('')
    expect(await bookOf(buyer)).toEqual([])
  })

  it('has no details of an order that is another customer’s by now, whose bill named the same e-mail', async () => {
    const [buyer, other] = [await newcomer(), await newcomer()]
    const number = await bought(other, { email: buyer.email })
    await arrive(other, null, `v_${other.name}`)
    await arrive(buyer, number)
    expect(await bookOf(buyer)).toEqual([])
  })
})

describe('details that are kept', () => {
  it('are there once, however many orders say them, and do not take the place of what was chosen', async () => {
    const buyer = await newcomer()
    const numbers = [
      await bought(buyer, { email: buyer.email }),
      await bought(buyer, { email: buyer.email, phoneNumber: '+358501112223' }),
      await bought(buyer, { email: buyer.email, line1: 'Mökkitie 1' }),
    ]
    for (const number of numbers) await arrive(buyer, number)
    expect(await phoneOf(buyer)).toBe(address.phoneNumber)
    expect(await bookOf(buyer)).toEqual([
      { ...home, is_default_shipping: true, is_default_billing: true },
      { ...home, line1: 'Mökkitie 1', is_default_shipping: false, is_default_billing: false },
    ])
  })

  it('are left out where the book is full', async () => {
    const buyer = await newcomer()
    await shop.database.sql`
      insert into customer_address (account_id, name, first_name, last_name, line1, line2, postal_code, city, country_code,
        phone, is_default_shipping, is_default_billing, created_at)
      select ${buyer.accountId}, '', 'Aino', 'Virta', 'Tie ' || n, '', '00100', 'Helsinki', 'FIN', '', false, false, now()
      from generate_series(1, 50) n`
    await arrive(buyer, await bought(buyer, { email: buyer.email }))
    expect(await bookOf(buyer)).toHaveLength(50)
    expect(await phoneOf(buyer)).toBe(address.phoneNumber)
  })

  it('do not come from an order whose names are forgotten', async () => {
    const buyer = await newcomer()
    const number = await bought(buyer, { email: buyer.email })
    const nothing = JSON.stringify({ firstName: '', lastName: '', line1: '', phoneNumber: '' })
    await shop.database.sql`
      update shop_order set shipping_address = shipping_address || ${nothing}::jsonb,
        billing_address = billing_address || ${nothing}::jsonb where order_number = ${number}`
    await arrive(buyer, number)
    expect(await bookOf(buyer)).toEqual([])
    expect(await phoneOf(buyer)).toBe('')
  })
})
