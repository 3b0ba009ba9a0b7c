import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, password, publicUrl, startAccountShop } from '../../../tests/support/account-shop.ts'
import type { DeviceList } from '../contract/devices.ts'

/* Another e-mail address, and where somebody is signed in (C-6.4, C-6.7). */

let shop: AccountShop
beforeAll(async () => {
  shop = await startAccountShop()
})
afterAll(() => shop.stop())

type Customer = Awaited<ReturnType<AccountShop['customer']>>
type Browser = Customer['browser']
const ask = ({ browser }: Customer, email: string, currentPassword = password) =>
  browser.put('/api/cda/me', { email, currentPassword })
const confirm = (browser: Browser, token: string, typed?: string) =>
  browser.post('/api/cda/me/email/confirm', { token, ...(typed !== undefined && { password: typed }) })
const addressOf = async ({ accountId }: Customer) =>
  (await shop.database.sql<{ email: string }>`select email from account where id = ${accountId}`)[0]?.email
const tokenTo = async (email: string) => shop.tokenOf((await shop.mailed(email, 'email-change-confirm')).confirmUrl)
const isSignedOutSoon = async (browser: Browser) => !(await browser.isSignedIn())

describe('another e-mail address', () => {
  it('is the account’s once it has confirmed, and the old one is told before and after', async () => {
    const customer = await shop.customer()
    const elsewhere = shop.browser()
    await elsewhere.signIn(customer.email)
    const email = shop.newEmail()
    expect((await ask(customer, ` ${email} `)).statusCode).toBe(202)
    expect(await addressOf(customer)).toBe(customer.email)
    const token = await tokenTo(email)
    expect(await shop.mailed(customer.email, 'email-change-notice')).toMatchObject({
      step: 'asked',
      email: 'a•••@posti.example',
      nextUrl: `${publicUrl}/unohtunut-salasana`,
    })
    expect((await confirm(customer.browser, token)).statusCode).toBe(204)
    expect(await addressOf(customer)).toBe(email)
    expect(await shop.mailed(customer.email, 'email-change-notice', 2)).toMatchObject({ step: 'done' })
    // The one that has confirmed stays, the others do not.
    expect(await customer.browser.isSignedIn()).toBe(true)
    expect(await isSignedOutSoon(elsewhere)).toBe(true)
    expect((await shop.browser().signIn(email)).statusCode).toBe(200)
    expect((await shop.browser().signIn(customer.email)).statusCode).toBe(400)
    expect((await confirm(customer.browser, token)).statusCode).toBe(204)
    expect((await confirm(shop.browser(), token, password)).json()).toMatchObject([{ key: 'account/link-invalid' }])
  })

  it('asks for the password where another browser opens the link, so that nobody confirms for a stranger', async () => {
    const customer = await shop.customer()
    const email = shop.newEmail()
    await ask(customer, email)
    const token = await tokenTo(email)
    const phone = shop.browser()
    expect((await confirm(phone, token)).json()).toMatchObject([{ key: 'account/password-needed' }])
    expect((await confirm(phone, token, 'wrong')).json()).toMatchObject([{ key: 'account/password-wrong' }])
    expect(await addressOf(customer)).toBe(customer.email)
    expect((await confirm(phone, token, password)).statusCode).toBe(204)
    expect(await addressOf(customer)).toBe(email)
    // A proof of the address is no sign-in.
    expect(await phone.isSignedIn()).toBe(false)
  })

  it('is not another account’s: the same answer, and only its mailbox hears of it', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()]
    const answer = await ask(customer, other.email)
    expect([answer.statusCode, answer.body]).toEqual([202, 'null'])
    await shop.mailed(other.email, 'account-exists')
    expect(await shop.mailsTo(other.email, 'email-change-confirm')).toHaveLength(0)
    expect(await addressOf(customer)).toBe(customer.email)
  })

  it('goes to one of two who want it at once', async () => {
    const customers = [await shop.customer(), await shop.customer()]
    const email = shop.newEmail()
    for (const customer of customers) await ask(customer, email)
    await shop.mailed(email, 'email-change-confirm', 2)
    const links = (await shop.mailsTo(email, 'email-change-confirm')).slice(-2)
    const answers = await Promise.all(
      customers.flatMap(({ browser }) =>
        links.map(({ confirmUrl }) => confirm(browser, shop.tokenOf(confirmUrl), password)),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBe(1)
  })

  it('is given up by a new password, and by another asking', async () => {
    const customer = await shop.customer()
    const [first, second] = [shop.newEmail(), shop.newEmail()]
    await ask(customer, first)
    const early = await tokenTo(first)
    await ask(customer, second)
    const late = await tokenTo(second)
    expect((await confirm(customer.browser, early)).statusCode).toBe(400)
    const changed = await customer.browser.post('/api/cda/me/password', {
      currentPassword: password,
      newPassword: 'vadelmat ennen kahvia',
    })
    expect(changed.statusCode).toBe(204)
    expect((await confirm(customer.browser, late)).statusCode).toBe(400)
    expect(await addressOf(customer)).toBe(customer.email)
  })

  it.each([
    [
      'the wrong password',
      (_own: string) => 'uusi@posti.example',
      'wrong',
      { currentPassword: ['Salasana ei täsmää'] },
    ],
    ['what is no address', (_own: string) => 'aino@posti', password, { email: ['Tarkista sähköpostiosoite'] }],
    ['its own', (own: string) => own.toUpperCase(), password, { email: ['Tämä on jo tilisi osoite'] }],
  ])('is not asked for with %s', async (_what, emailOf, typed, errors) => {
    const customer = await shop.customer()
    const answer = await ask(customer, emailOf(customer.email), typed)
    expect([answer.statusCode, answer.json()]).toEqual([400, { errors }])
  })

  it('cannot be guessed at: the password’s tries are counted', async () => {
    const customer = await shop.customer()
    const codes: number[] = []
    for (let n = 0; n < 7; n += 1) codes.push((await ask(customer, 'uusi@posti.example', `wrong ${n}`)).statusCode)
    expect(codes.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
    expect(codes.slice(5)).toEqual([423, 423])
  })

  it('is asked for by who is signed in alone', async () => {
    const answer = await shop.browser().put('/api/cda/me', { email: 'x@posti.example', currentPassword: password })
    expect(answer.statusCode).toBe(401)
  })
})

describe('signed-in devices', () => {
  const devices = async (browser: Browser) =>
    (await browser.send({ url: '/api/cda/me/sessions' })).json<DeviceList>().devices

  it('are listed, the one that asks first', async () => {
    const customer = await shop.customer()
    const phone = shop.browser()
    await phone.signIn(customer.email)
    expect(await devices(customer.browser)).toMatchObject([
      { name: 'Firefox, Windows', isCurrent: true },
      { name: 'Firefox, Windows', isCurrent: false },
    ])
    expect((await devices(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect((await shop.browser().send({ url: '/api/cda/me/sessions' })).statusCode).toBe(401)
  })

  it('that are ended are signed out in another process by the time of the answer', async () => {
    const customer = await shop.customer()
    const phone = shop.browser()
    await phone.signIn(customer.email)
    const { app } = await shop.startServer()
    expect(await phone.isSignedIn(app)).toBe(true)
    const [, other] = await devices(customer.browser)
    const answer = await customer.browser.remove(`/api/cda/me/sessions/${other?.id}`)
    expect(answer.json<DeviceList>().devices.length).toBe(1)
    expect(await phone.isSignedIn(app)).toBe(false)
    expect(await customer.browser.isSignedIn(app)).toBe(true)
    await app.close()
  })

  it('end all but the one that asks', async () => {
    const customer = await shop.customer()
    const others = [shop.browser(), shop.browser()]
    for (const browser of others) await browser.signIn(customer.email)
    expect((await customer.browser.remove('/api/cda/me/sessions')).json<DeviceList>().devices.length).toBe(1)
    for (const browser of others) expect(await browser.isSignedIn()).toBe(false)
    expect(await customer.browser.isSignedIn()).toBe(true)
  })

  it('of somebody else cannot be ended', async () => {
    const [customer, stranger] = [await shop.customer(), await shop.customer()]
    const [own] = await devices(customer.browser)
    expect((await stranger.browser.remove(`/api/cda/me/sessions/${own?.id}`)).statusCode).toBe(404)
    expect(await customer.browser.isSignedIn()).toBe(true)
  })
})
