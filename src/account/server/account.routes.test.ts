import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, startAccountShop } from '../../../tests/support/account-shop.ts'
import { testKeyring } from '../../../tests/support/keys.ts'
import type { BookAddress } from '../contract/address-book.ts'
import type { User } from '../contract/user.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await startAccountShop()
})
afterAll(() => shop.stop())

type Customer = Awaited<ReturnType<AccountShop['customer']>>
const fi = { 'accept-language': 'fi' }
const user = async ({ browser }: Customer, headers = fi) =>
  (await browser.send({ url: '/api/me/userdetails', headers })).json<User | null>()
const update = ({ browser }: Customer, body: object) => browser.post('/api/me/userdetailsupdate', body)
const book = async ({ browser }: Customer) =>
  (await browser.send({ url: '/api/cda/me', headers: fi })).json<{ addresses: BookAddress[] }>().addresses
const add = ({ browser }: Customer, changes: object = {}) => {
  shop.clock.advance(1)
  return browser.post('/api/cda/me/addresses', { ...home, ...changes })
}

const names = { firstName: 'Aino', lastName: 'Leppä' }
const vaasankatu = { street: 'Vaasankatu 14 B 32', city: 'Helsinki', postalCode: '00500', countryCode: 'FIN' }
const home = {
  name: 'Koti',
  ...names,
  line1: 'Kirkkokatu 4 A 7',
  line2: '',
  postalCode: '90100',
  city: 'Oulu',
  countryCode: 'FIN',
  phoneNumber: '+358504431290',
}

describe('who is signed in', () => {
  it('is told to themselves, and nobody to anybody else', async () => {
    const customer = await shop.customer()
    expect(await user(customer)).toEqual({
      ...names,
      phone: '',
      email: customer.email,
      address: { street: '', city: '', postalCode: '', countryCode: '', country: '' },
      deliveryAddress: { street: '', postalCode: '', city: '', country: '' },
    })
    const stranger = await shop.browser().send({ url: '/api/me/userdetails' })
    expect([stranger.statusCode, stranger.body]).toEqual([200, 'null'])
    expect((await shop.browser().send({ url: '/api/cda/me' })).statusCode).toBe(401)
  })

  it('is nobody any more with the session’s end', async () => {
    const customer = await shop.customer()
    await customer.browser.post('/api/identity/signout', {})
    expect(await user(customer)).toBeNull()
    expect((await update(customer, names)).statusCode).toBe(401)
  })

  it('is given to the account widget sealed, with the moment, and never twice the same', async () => {
    const customer = await shop.customer()
    const sealed = async () =>
      (await customer.browser.send({ url: '/api/me/accountwidget' })).json<{ userIdEncrypted: string }>()
        .userIdEncrypted
    const [one, other] = [await sealed(), await sealed()]
    expect(one).not.toContain(customer.accountId)
    expect(one).not.toBe(other)
    const opened = testKeyring().accountWidget.open(one)
    expect(opened).toMatch(new RegExp(`^${customer.accountId} \\d{10}$`))
    expect((await shop.browser().send({ url: '/api/me/accountwidget' })).statusCode).toBe(401)
  })
})

it('scripts for marketing know a customer by the same id on every device, and no two by one', async () => {
  const [customer, other] = [await shop.customer(), await shop.customer()]
  const idOf = async (browser: Customer['browser']) =>
    (await browser.send({ url: '/api/me/subscriberid' })).json<{ subscriberId: string }>().subscriberId
  const phone = shop.browser()
  await phone.signIn(customer.email)
  const id = await idOf(customer.browser)
  expect(id).toMatch(/^[\w-]{8}\.[\w-]{43}$/)
  expect(await idOf(phone)).toBe(id)
  expect(await idOf(other.browser)).not.toBe(id)
  expect((await shop.browser().send({ url: '/api/me/subscriberid' })).statusCode).toBe(401)
})

describe('the profile', () => {
  it('keeps names, number and the bill’s address, which is the book’s default for bills', async () => {
    const customer = await shop.customer()
    const answer = await update(customer, {
      firstName: ' Ainö ',
      lastName: 'Leppävirta-Östman',
      phone: '+358405123380',
      billingAddress: vaasankatu,
    })
    expect(answer.json()).toMatchObject({
      firstName: 'Ainö',
      lastName: 'Leppävirta-Östman',
      phone: '+358405123380',
      address: { ...vaasankatu, country: 'Suomi' },
      deliveryAddress: { street: '' },
    })
    expect(await user(customer, { 'accept-language': 'sv' })).toMatchObject({ address: { country: 'Finland' } })
    expect(await book(customer)).toMatchObject([
      { line1: 'Vaasankatu 14 B 32', isDefaultBilling: true, isDefaultShipping: false },
    ])
    // The same once more makes no second row.
    await update(customer, { ...names, billingAddress: vaasankatu })
    expect((await book(customer)).length).toBe(1)
  })

  it('has one telephone number, in the profile and in the book, however it was written', async () => {
    const customer = await shop.customer()
    for (const phone of ['+358 40 512 3380', '00358405123380', '+358 (0)40 512 3380', '+358358405123380']) {
      expect((await update(customer, { ...names, phone })).json()).toMatchObject({ phone: '+358405123380' })
      const [address] = await book(customer)
      await add(customer, { id: address?.id, phoneNumber: phone })
      expect(await book(customer)).toMatchObject([{ phoneNumber: '+358405123380' }])
    }
  })

  it('is emptied of what the form leaves out', async () => {
    const customer = await shop.customer()
    await update(customer, { ...names, phone: '+358405123380', billingAddress: vaasankatu })
    // A form that was emptied sends the country alone.
    const answer = await update(customer, { ...names, billingAddress: { countryCode: 'FIN' } })
    expect(answer.json()).toMatchObject({ phone: '', address: { street: '', city: '' } })
    expect(await book(customer)).toMatchObject([{ isDefaultBilling: false }])
  })

  it('does not send parcels elsewhere when the bill’s address changes', async () => {
    const customer = await shop.customer()
    await add(customer, { isDefaultShipping: true, isDefaultBilling: true })
    await update(customer, { ...names, billingAddress: vaasankatu })
    expect(await user(customer)).toMatchObject({
      address: { street: 'Vaasankatu 14 B 32' },
      deliveryAddress: { street: 'Kirkkokatu 4 A 7', city: 'Oulu' },
    })
  })

  it.each([
    ['no name', { lastName: 'Leppä' }, { message: 'Etu- ja sukunimi ovat pakollisia' }],
    [
      'a name nobody can see',
      { firstName: '\u200b', lastName: 'Leppä' },
      { message: 'Etu- ja sukunimi ovat pakollisia' },
    ],
    ['a number that is none', { ...names, phone: '+35812' }, { errors: { phone: ['Vähintään 6 numeroa'] } }],
    [
      'half a postal code',
      { ...names, billingAddress: { ...vaasankatu, postalCode: '005' } },
      { errors: { 'billingAddress.postalCode': ['Suomen postinumerossa on 5 numeroa, esimerkiksi 00100'] } },
    ],
    [
      'a country that is not served',
      { ...names, billingAddress: { ...vaasankatu, countryCode: 'XXX' } },
      { errors: { 'billingAddress.countryCode': ['Valitse maa'] } },
    ],
  ])('is not changed by %s, and says so', async (_what, body, told) => {
    const customer = await shop.customer()
    const answer = await update(customer, body)
    expect([answer.statusCode, answer.json()]).toEqual([400, told])
    expect(await user(customer)).toMatchObject(names)
  })

  it('is changed by nobody’s page but the shop’s', async () => {
    const customer = await shop.customer()
    const foreign = await customer.browser.send({
      method: 'POST',
      url: '/api/me/userdetailsupdate',
      payload: { ...names, firstName: 'Eve' },
      headers: { origin: 'https://evil.example', 'x-requested-with': 'fetch' },
    })
    expect(foreign.statusCode).toBe(401)
    const plain = await customer.browser.send({ method: 'POST', url: '/api/me/userdetailsupdate', payload: names })
    expect(plain.statusCode).toBe(401)
    expect(await user(customer)).toMatchObject(names)
  })
})

describe('the address book', () => {
  it('adds, changes and removes, and has one default of each kind', async () => {
    const customer = await shop.customer()
    await add(customer, { isDefaultShipping: true, isDefaultBilling: true })
    const [, cottage] = (
      await add(customer, {
        name: 'Mökki',
        line1: 'Ruissalontie 218',
        postalCode: '20100',
        city: 'Turku',
        phoneNumber: '',
      })
    ).json<BookAddress[]>()
    const changed = await add(customer, { ...cottage, countryName: undefined, isDefaultShipping: true })
    expect(changed.json()).toMatchObject([
      { name: 'Koti', isDefaultShipping: false, isDefaultBilling: true },
      { name: 'Mökki', isDefaultShipping: true, isDefaultBilling: false, countryName: 'Suomi' },
    ])
    expect(await user(customer)).toMatchObject({ deliveryAddress: { city: 'Turku' }, address: { city: 'Oulu' } })
    const left = await customer.browser.remove(`/api/cda/me/addresses/${cottage?.id}`)
    expect(left.json()).toMatchObject([{ name: 'Koti' }])
    expect(await user(customer)).toMatchObject({ deliveryAddress: { street: '' } })
  })

  it('has one default when two are made the default at once', async () => {
    const customer = await shop.customer()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => add(customer, { name: `A${at}`, isDefaultShipping: true })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect((await book(customer)).filter(({ isDefaultShipping }) => isDefaultShipping).length).toBe(1)
  })

  it('is nobody else’s: their addresses answer like none', async () => {
    const [owner, other] = [await shop.customer(), await shop.customer()]
    const [address] = (await add(owner)).json<BookAddress[]>()
    const url = `/api/cda/me/addresses/${address?.id}`
    expect((await other.browser.remove(url)).statusCode).toBe(404)
    expect((await add(other, { id: address?.id, name: 'Minun' })).statusCode).toBe(404)
    expect(await book(owner)).toMatchObject([{ name: 'Koti' }])
    expect(await book(other)).toEqual([])
  })

  it('says by field what is wrong with an address', async () => {
    const customer = await shop.customer()
    const answer = await add(customer, { firstName: '', line1: 'K', postalCode: '9010', phoneNumber: '+3581' })
    expect(answer.json()).toEqual({
      errors: {
        firstName: ['Anna nimi'],
        line1: ['Vähintään 2 merkkiä'],
        postalCode: ['Suomen postinumerossa on 5 numeroa, esimerkiksi 00100'],
        phoneNumber: ['Vähintään 6 numeroa'],
      },
    })
  })

  it('writes postal codes as their country does, and holds fifty addresses', async () => {
    const customer = await shop.customer()
    expect((await add(customer, { countryCode: 'SE', postalCode: '11122' })).json()).toMatchObject([
      { postalCode: '111 22', countryCode: 'SWE', countryName: 'Ruotsi' },
    ])
    for (let n = 1; n < 50; n += 1) await add(customer)
    const over = await add(customer)
    expect([over.statusCode, over.json()]).toMatchObject([400, [{ key: 'account/addresses/full' }]])
    expect((await book(customer)).length).toBe(50)
  })
})
