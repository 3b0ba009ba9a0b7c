import { languages } from '../../src/common/locale.ts'
import { address, cards, consents, testCard } from '../support/money-goods.ts'
import type { Asker } from './asker.ts'
import { createVisitor } from './calls.ts'
import { walkOwnPages } from './pages.ts'

/* What people do one after another, and the pages they see with what they have. */

const goods = 'KV1005-100G'
const password = 'kuusenkerkkä ja kahvi'

/** A cart is filled, changed, paid for and looked up again, once in each language. */
export async function walkPurchases(asker: Asker): Promise<void> {
  for (const language of languages) {
    const who = `buyer, ${language}`
    const { headers, cookie } = await createVisitor(asker)
    let ids: [string, string][] = []
    const call = async (method: string, path: string, body?: object, more: Readonly<Record<string, string>> = {}) => {
      const name = ids.reduce((rest, [id, instead]) => rest.replaceAll(id, instead), path)
      const all = { ...headers, 'accept-language': language, ...more }
      return (await asker.ask(who, { method, path, headers: all, ...(body ? { body } : {}) }, name)).text
    }
    const text = await call('POST', '/api/me/carts/add', { code: goods, quantity: 2 })
    const cart = JSON.parse(text) as { id: string; allLineItems: { id: string }[] } // the shop's own wire
    ids = [[cart.id, '{cart}']]
    await call('POST', '/api/me/carts/add', { code: 'KV1010-100G', quantity: 1 })
    await call('POST', '/api/me/carts/add', { code: goods, quantity: 998 })
    await call('POST', '/api/me/carts/add', { code: 'NO-SUCH-CODE', quantity: 1 })
    await call('GET', '/api/me/carts')
    await walkOwnPages(asker, `with a cart, ${language}`, cookie, language)
    await call('PUT', `/api/me/checkout/${cart.id}/coupon`, { couponCode: 'NOSUCHCODE' })
    await call('PUT', `/api/me/checkout/${cart.id}/greeting`, { greeting: 'Onnea' })
    await call('PUT', `/api/me/checkout/${cart.id}/details`, { shippingAddress: { ...address, postalCode: '1' } })
    await call('PUT', `/api/me/checkout/${cart.id}/details`, { shippingAddress: address })
    await call('GET', `/api/me/checkout/${cart.id}/shipping?format=json`)
    await call('PUT', `/api/me/checkout/${cart.id}/shipping`, { methodId: 'home' })
    await call('GET', `/api/me/checkout/${cart.id}/shipping/points?methodId=store&q=00500`)
    await call('GET', `/api/me/checkout/${cart.id}/payment`)
    const order = `/api/me/checkout/${cart.id}/order`
    const key = { 'idempotency-key': `walk-${cart.id}` }
    await call('POST', order, { consents: [] }, key)
    const number = await call('POST', order, { consents }, { 'idempotency-key': `walk2-${cart.id}` })
    ids.push([number, '{order}'])
    const payments = `/api/cda/me/orders/${number}/payments`
    await call('POST', payments, { paymentMethod: testCard(cards.refused) })
    await call('POST', payments, { paymentMethod: testCard(cards.authorised) })
    await call('GET', `/api/me/orders/${number}`)
    await call('GET', '/api/me/orders?page=1&pageSize=5')
    await call('POST', `/api/me/orders/${number}/reorder`, {})
    await call('GET', '/api/me/carts')
  }
}

/** A customer signs up, fills in an account, sees its pages and goes. `confirmToken` reads the link of the mail. */
export async function walkAccount(asker: Asker, confirmToken: (email: string) => Promise<string>): Promise<void> {
  const email = 'walker@posti.example'
  const cookies = new Map<string, string>()
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  async function call(method: string, path: string, body?: object, language = 'sv'): Promise<string> {
    const headers = { 'x-requested-with': 'fetch', 'accept-language': language, cookie: cookie() }
    const answer = await asker.ask('customer', { method, path, headers, ...(body ? { body } : {}) })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer.text
  }
  const person = { firstName: 'Aino', lastName: 'Leppävirta', phone: '' }
  await call('POST', '/api/cda/me/signup', { email, password: 'short', ...person })
  await call('POST', '/api/cda/me/signup', { email, password, ...person })
  await call('POST', '/api/cda/me/email/confirm', { token: await confirmToken(email) })
  await call('GET', '/api/me/isauthenticated')
  await walkOwnPages(asker, 'customer', cookie())
  for (const path of ['', '/sessions', '/passkeys', '/privacy']) await call('GET', `/api/cda/me${path}`)
  await call('GET', '/api/me/userdetails')
  await call('POST', '/api/me/wishlist', { codes: ['KV1005', 'KV2005', 'NOTHING'] })
  await call('GET', '/api/me/wishlist')
  await call('DELETE', '/api/me/wishlist/KV2005')
  await call('PUT', '/api/me/consents', { marketingUpdates: true })
  await call('GET', '/api/me/consents')
  const { email: _email, ...home } = address
  const defaults = { name: 'Koti', isDefaultShipping: true, isDefaultBilling: true }
  await call('POST', '/api/cda/me/addresses', { ...home, ...defaults, city: '' })
  await call('POST', '/api/cda/me/addresses', { ...home, ...defaults })
  await call('POST', '/api/me/userdetailsupdate', { ...person, lastName: '' })
  await call('POST', '/api/me/userdetailsupdate', { ...person, phone: '+358401234567' })
  await call('GET', '/api/cda/customers', undefined, 'en')
  await call('GET', '/api/cda/orders/search', undefined, 'en')
  await call('POST', '/api/cda/me/password', { currentPassword: 'wrong one', newPassword: 'vadelmat ennen kahvia' })
  await call('POST', '/api/identity/signout', { returnUrl: '/' })
  for (const language of languages)
    await call('POST', '/api/identity/login', { email, password: 'not the one', returnUrl: '/kassa' }, language)
  await call('POST', '/api/identity/login', { email, password, remember: true, returnUrl: '/kassa' })
  await call('DELETE', '/api/cda/me', { password: 'not the one' })
  await call('DELETE', '/api/cda/me', { password })
}
