import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, consents, type MoneyShop, startMoneyShop, tablet } from '../../../tests/support/money-shop.ts'
import type { Cart } from '#src/cart/contract/cart.ts'
import type { Language } from '#src/common/locale.ts'
import type { Order } from '#src/orders/contract/order.ts'
import { createDesignerOperations } from '#src/tablet-designer/server/designer-operations.ts'
import { tester } from '../../../tests/support/actors.ts'

/* What visitors write stands on cards, labels and sheets, in mails and on the operators' screens: nothing of it may pile up. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let visitors = 0
const newVisitor = (language: Language = 'fi') => shop.visitor(`texts-${(visitors += 1)}`, language)

/** Ten thousand, some with what joins letters between them. */
const marks = `${'\u0336'.repeat(9_000)}${'\u0336\u200d'.repeat(500)}`
/** As many as an address field takes. */
const someMarks = marks.slice(0, 900)
/** Three stay. */
const piled = /[\p{M}\u200c\u200d]{4}/u
const onlyMarks = '\u0336\u0316\u200d\u0301'.repeat(20)

const set = (visitor: ReturnType<typeof newVisitor>, id: string, greeting: string) =>
  visitor.send<Cart>('PUT', `/api/me/checkout/${id}/greeting`, { greeting })

describe('a greeting', () => {
  it('keeps its words and lines, and three marks of ten thousand', async () => {
    const visitor = newVisitor()
    const { id } = (await visitor.add('BAR')).body
    const kept = await set(visitor, id, `  Onnea${marks}\r\n\r\n\r\n\r\nEeva \u202e\u200b 👩‍🍳 `)
    expect([kept.status, kept.body.greeting]).toEqual([200, 'Onnea\u0336\u0336\u0336\n\nEeva 👩‍🍳'])
    expect((await set(visitor, id, onlyMarks)).body.greeting).toBe('')
    // Counted is what is kept.
    expect((await set(visitor, id, `${'x'.repeat(797)}${marks}`)).body.greeting).toHaveLength(800)
    expect((await set(visitor, id, `${'x'.repeat(798)}${marks}`)).status).toBe(400)
  })

  it.each<[Language, string]>([
    ['fi', 'Tervehdykseen mahtuu enintään 800 merkkiä'],
    ['sv', 'Hälsningen rymmer högst 800 tecken'],
    ['en', 'The greeting can hold at most 800 characters'],
  ])('that is too long all the same is refused in words: %s', async (language, value) => {
    const visitor = newVisitor(language)
    const { id } = (await visitor.add('BAR')).body
    await set(visitor, id, 'Hei')
    const letters = `a${marks.slice(0, 3)}`.repeat(201)
    const answer = await set(visitor, id, letters)
    expect([answer.status, answer.body]).toEqual([400, [{ key: 'cart/greeting-max-length', value }]])
    expect((await visitor.cart()).greeting).toBe('Hei')
  })
})

describe('a name or an address of nothing but marks', () => {
  it.each<[Language, string, string, string, string]>([
    ['fi', 'Anna nimi', 'Anna sukunimi', 'Anna katuosoite', 'Anna postitoimipaikka'],
    ['sv', 'Ange namn', 'Ange efternamn', 'Ange gatuadress', 'Ange postort'],
    ['en', 'Enter a name', 'Enter a last name', 'Enter a street address', 'Enter a city'],
  ])('is none, and is asked for: %s', async (language, firstName, lastName, line1, city) => {
    const visitor = newVisitor(language)
    const { id } = (await visitor.add('BAR')).body
    const named = { firstName: onlyMarks, lastName: onlyMarks, line1: onlyMarks, city: onlyMarks }
    const answer = await visitor.details(id, { shippingAddress: { ...address, ...named } })
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        errors: {
          'shippingAddress.firstName': [firstName],
          'shippingAddress.lastName': [lastName],
          'shippingAddress.line1': [line1],
          'shippingAddress.city': [city],
        },
      },
    ])
  })

  it.each<[Language, string, string]>([
    ['fi', 'Anna nimi', 'Tekstissä on merkki, jota emme voi kaivertaa. Käytä kirjaimia, numeroita ja välimerkkejä.'],
    [
      'sv',
      'Ange namn',
      'Texten innehåller ett tecken som vi inte kan gravera. Använd bokstäver, siffror och skiljetecken.',
    ],
    ['en', 'Enter a name', 'The text contains a character we cannot engrave. Use letters, digits and punctuation.'],
  ])('neither is that of an engraved tablet, nor can marks be cut: %s', async (language, name, frontText) => {
    const visitor = newVisitor(language)
    const add = (change: object) => visitor.add('TAB-DARK', 1, { customTablet: { ...tablet, ...change } })
    const nameless = await add({ name: onlyMarks })
    expect([nameless.status, nameless.body]).toEqual([400, { errors: { 'customTablet.name': [name] } }])
    const uncut = await add({ frontText: 'Onnea\u0336' })
    expect([uncut.status, uncut.body]).toEqual([400, { errors: { 'customTablet.frontText': [frontText] } }])
  })
})

it('nothing piles up in cart, order, mail and production sheet, whatever field it was written in', async () => {
  const visitor = newVisitor()
  const { id } = (await visitor.add('BAR')).body
  const named = {
    name: `Eeva${marks.slice(0, 100)}`,
    address: `Katu${marks.slice(0, 100)} 4`,
    city: `Oulu${marks.slice(0, 60)}`,
  }
  expect((await visitor.add('TAB-DARK', 1, { customTablet: { ...tablet, ...named } })).status).toBe(200)
  await set(visitor, id, `Onnea${marks}`)
  const texts = ['firstName', 'lastName', 'line1', 'line2', 'city', 'countryName', 'regionName', 'name']
  const written = { ...address, ...Object.fromEntries(texts.map((field) => [field, `Te${field}${someMarks}`])) }
  const saved = await visitor.details(id, { shippingAddress: written, billingAddress: written })
  expect(saved.status, saved.text).toBe(200)
  const { body: number } = await visitor.order(id, undefined, { consents })
  expect((await visitor.pay(number)).status).toBe(200)
  const order = (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body
  await shop.until(async () => shop.mails.some((mail) => mail.order.orderNumber === number), 'the mail')
  const mail = shop.mails.find((one) => one.order.orderNumber === number)
  const jobs = await createDesignerOperations(shop.adminDeps).jobsOf([number], tester)
  const places = { cart: saved.body, order, mail, jobs }
  for (const [place, content] of Object.entries(places)) {
    const text = JSON.stringify(content)
    expect(text, place).toContain('\u0336')
    expect(piled.exec(text)?.index, place).toBeUndefined()
  }
  expect(order.greeting).toBe('Onnea\u0336\u0336\u0336')
})
