import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountShop, startAccountShop } from '../../../tests/support/account-shop.ts'
import { wishlistMax } from '../contract/limits.ts'
import type { Wishlist } from '../contract/wishlist.ts'

const path = '/api/me/wishlist'
let shop: AccountShop
beforeAll(async () => {
  shop = await startAccountShop()
})
afterAll(() => shop.stop())

type Browser = ReturnType<AccountShop['browser']>
const listOf = async (browser: Browser) => (await browser.send({ url: path })).json<Wishlist>().codes
const add = async (browser: Browser, ...codes: string[]) => (await browser.post(path, { codes })).json<Wishlist>().codes
const remove = (browser: Browser, code: string) => browser.remove(`${path}/${code}`)
const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `KV${from + index}`)

it('is empty at first, has the last product first and each once, and is the same on every device', async () => {
  const { browser, email } = await shop.customer()
  expect(await listOf(browser)).toEqual([])
  expect(await add(browser, 'KV1')).toEqual(['KV1'])
  expect(await add(browser, 'KV2')).toEqual(['KV2', 'KV1'])
  expect(await add(browser, 'KV1')).toEqual(['KV2', 'KV1'])
  const phone = shop.browser()
  await phone.signIn(email)
  expect(await listOf(phone)).toEqual(['KV2', 'KV1'])
})

it('takes in what a guest brings along: their last one first, before what was there', async () => {
  const { browser } = await shop.customer()
  await add(browser, 'KV1')
  expect(await add(browser, 'KV4', 'KV1', 'KV3')).toEqual(['KV4', 'KV3', 'KV1'])
  expect(await listOf(browser)).toEqual(['KV4', 'KV3', 'KV1'])
})

it('loses what is taken off, and what was not on it is fine', async () => {
  const { browser } = await shop.customer()
  await add(browser, 'KV2', 'KV1')
  expect((await remove(browser, 'KV2')).json()).toEqual({ codes: ['KV1'] })
  expect((await remove(browser, 'KV2')).json()).toEqual({ codes: ['KV1'] })
})

it('has nothing that is not in the shop', async () => {
  const { browser } = await shop.customer()
  expect(await add(browser, 'GONE-1', 'KV1')).toEqual(['KV1'])
})

it(`holds ${wishlistMax} products, however many are brought at once`, async () => {
  const { browser } = await shop.customer()
  await Promise.all([0, 60, 120].map((from) => add(browser, ...numbered(60, from))))
  const codes = await listOf(browser)
  expect(codes).toHaveLength(wishlistMax)
  expect(new Set(codes).size).toBe(wishlistMax)
  expect(await add(browser, 'KV999')).toEqual(codes)
  await remove(browser, codes[0] ?? '')
  expect((await add(browser, 'KV999'))[0]).toBe('KV999')
})

it('is its customer’s alone, and no guest has one here', async () => {
  const [one, other] = [await shop.customer(), await shop.customer()]
  await add(one.browser, 'KV1')
  expect(await listOf(other.browser)).toEqual([])
  await remove(other.browser, 'KV1')
  expect(await listOf(one.browser)).toEqual(['KV1'])
  const guest = shop.browser()
  expect((await guest.send({ url: path })).statusCode).toBe(401)
  expect((await guest.post(path, { codes: ['KV1'] })).statusCode).toBe(401)
  expect((await remove(guest, 'KV1')).statusCode).toBe(401)
})

it.each([
  ['no codes', { codes: [] }],
  ['more than a list holds', { codes: numbered(wishlistMax + 1) }],
  ['what is no code', { codes: ['<script>'] }],
  ['anything beside', { codes: ['KV1'], accountId: 'x' }],
])('refuses %s', async (_what, body) => {
  const { browser } = await shop.customer()
  expect((await browser.post(path, body)).statusCode).toBe(400)
})

it('goes with its account', async () => {
  const { browser, accountId } = await shop.customer()
  await add(browser, 'KV1')
  await shop.database.sql`delete from account where id = ${accountId}`
  expect(await shop.database.sql`select from wishlist_item where account_id = ${accountId}`).toEqual([])
})
