import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountShop, startAccountShop } from '../../../tests/support/account-shop.ts'
import { mailGates, signInGates } from '../contract/limits.ts'

/* A load run switches rate limits off; passwords are guarded all the same. */

let shop: AccountShop
beforeAll(async () => {
  shop = await startAccountShop({ rateLimits: false })
})
afterAll(() => shop.stop())

it('wrong passwords are counted where rate limits are off', async () => {
  const browser = shop.browser()
  const statuses: number[] = []
  for (let tries = 0; tries <= signInGates.accountAndNetwork.max; tries += 1)
    statuses.push((await browser.signIn('aino@posti.example', 'something else')).statusCode)
  expect(statuses.at(-1)).toBe(423)
  expect(statuses.filter((status) => status === 423)).toHaveLength(1)
})

it('mails are not', async () => {
  const browser = shop.browser()
  for (let mails = 0; mails <= mailGates.accountAndNetwork.max; mails += 1) {
    const { statusCode } = await browser.post('/api/identity/login/code', { email: 'eino@posti.example' })
    expect(statusCode).toBeLessThan(300)
  }
})
