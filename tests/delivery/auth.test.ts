import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCustomers } from '../../demo/seed-customers.ts'
import { demoCustomerPassword, demoCustomers } from '#src/app/start/demo-customers.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'

/* The pages of accounts as documents: for one visit each, and as forms where there is no JavaScript. */

const [{ email }] = demoCustomers
const paths = ['/kirjaudu', '/sv/logga-ut', '/en/sign-up', '/unohtunut-salasana', '/sv/nytt-losenord', '/en/confirm']

let shop: DeliveryShop
/** Somebody's session. */
let cookie: string
beforeAll(async () => {
  shop = await startDeliveryShop(undefined, { SITE_INDEXABLE: 'true' })
  await seedCustomers(shop.database.db, shop.clock)
  const answer = await shop.send({
    method: 'POST',
    url: '/api/identity/login',
    headers: { 'x-requested-with': 'fetch' },
    payload: { email, password: demoCustomerPassword },
  })
  cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
})
afterAll(() => shop.stop())

const ask = (url: string, headers: Record<string, string> = {}) => shop.send({ url, headers })

describe('a page of accounts', () => {
  it.each(paths)('%s is made for one visit, and kept by nobody', async (path) => {
    for (const headers of [{}, { cookie }]) {
      const answer = await ask(path, headers)
      if (answer.statusCode === 302) continue
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/)
    }
  })

  it.each([
    ['/kirjaudu', '/oma-tili'],
    ['/sv/logga-in?returnUrl=%2Fsv%2Fkassa', '/sv/kassa'],
    ['/kirjaudu?returnUrl=https%3A%2F%2Fevil.example', '/oma-tili'],
    ['/kirjaudu?returnUrl=%2F%5Cevil.example', '/oma-tili'],
    ['/en/sign-up', '/en/my-account'],
  ])('leads who is signed in on from %j to %s', async (path, onward) => {
    const answer = await ask(path, { cookie })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, onward])
    expect((await ask(path)).statusCode).toBe(200)
  })

  it('for a change of the password knows who asks', async () => {
    expect((await ask('/kirjaudu?action=change-password', { cookie })).body).toContain('name="currentPassword"')
    expect((await ask('/kirjaudu?action=change-password')).body).toContain('name="password"')
  })

  it('has what a form without JavaScript sends', async () => {
    const signIn = (await ask('/sv/logga-in?returnUrl=%2Fsv%2Fkassa')).body
    expect(signIn).toContain('method="post"')
    expect(signIn).toContain('action="/api/identity/login?language=sv"')
    expect(signIn).toContain('name="returnUrl" value="/sv/kassa"')
    const reset = (await ask('/en/new-password?token=a%22b')).body
    expect(reset).toContain('name="token" value="a&quot;b"')
    expect((await ask('/kirjaudu-ulos', { cookie })).body).toContain('action="/api/identity/signout?language=fi"')
  })
})
