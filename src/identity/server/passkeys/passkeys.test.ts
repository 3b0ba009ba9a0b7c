import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, type Browser, password, startAccountShop } from '../../../../tests/support/account-shop.ts'
import { createAuthenticator, type Faults } from '../../../../tests/support/authenticator.ts'

/* Passkeys of customers, by a device in software. */

let shop: AccountShop
beforeAll(async () => {
  shop = await startAccountShop()
})
afterAll(() => shop.stop())

const own = { 'x-requested-with': 'fetch' }
const at = '/api/cda/me/passkeys'
const refused = [{ key: 'passkeys/refused', value: expect.any(String) }]
const options = async (browser: Browser, url: string): Promise<object> => {
  const answer = await browser.post(url, {})
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ options: object }>().options
}
const list = async (browser: Browser) =>
  (await browser.send({ url: at })).json<{ passkeys: { id: string; name: string; usedAt: string | null }[] }>().passkeys

/** A customer with a passkey on a device. */
async function withPasskey() {
  const device = createAuthenticator()
  const customer = await shop.customer()
  const response = device.make(await options(customer.browser, `${at}/options`))
  expect((await customer.browser.post(at, { name: ' Ainon puhelin ', response })).statusCode).toBe(204)
  return { ...customer, device, response }
}
async function signIn(device: ReturnType<typeof createAuthenticator>, faults: Faults = {}, browser = shop.browser()) {
  const response = device.use(await options(browser, '/api/identity/login/passkey/options'), faults)
  return { browser, response, answer: await browser.post('/api/identity/login/passkey', { response, remember: false }) }
}

describe('a passkey', () => {
  it('is made by who is signed in, signs in without a name, and its owner is told', async () => {
    const { email, accountId, browser, device } = await withPasskey()
    expect(await list(browser)).toMatchObject([{ name: 'Ainon puhelin', usedAt: null }])
    expect(await shop.mailed(email, 'passkey-added')).toMatchObject({ name: 'Ainon puhelin' })
    const { browser: other, answer } = await signIn(device)
    expect([answer.statusCode, answer.json()]).toEqual([200, { redirectUrl: '/oma-tili' }])
    expect(await other.isSignedIn()).toBe(true)
    expect((await list(browser))[0]?.usedAt).not.toBeNull()
    const audited = await shop.database.sql<{ actor: string }>`
      select actor from audit_entry where command = 'passkey.added' and actor = ${accountId}`
    expect(audited.length).toBe(1)
  })

  it('asks the device for an account it can find by itself, and for finger, face or code', async () => {
    const { browser, email } = await shop.customer()
    expect(await options(browser, `${at}/options`)).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect(await options(shop.browser(), '/api/identity/login/passkey/options')).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [],
      userVerification: 'required',
    })
  })

  it('is named and removed by its owner alone', async () => {
    const { browser, device, email } = await withPasskey()
    const thief = (await shop.customer()).browser
    const [{ id } = { id: '' }] = await list(browser)
    const rename = (by: Browser, name: string) =>
      by.send({ method: 'PUT', url: `${at}/${id}`, payload: { name }, headers: own })
    const remove = (by: Browser) => by.send({ method: 'DELETE', url: `${at}/${id}`, headers: own })
    expect((await rename(browser, 'Työpöydän kone')).statusCode).toBe(204)
    expect((await rename(browser, '   ')).statusCode).toBe(400)
    expect((await rename(thief, 'Varkaan')).statusCode).toBe(404)
    expect((await remove(thief)).statusCode).toBe(404)
    expect(await list(browser)).toMatchObject([{ name: 'Työpöydän kone' }])
    expect((await remove(browser)).statusCode).toBe(204)
    expect(await list(browser)).toEqual([])
    expect(await shop.mailed(email, 'passkey-removed')).toMatchObject({ name: 'Työpöydän kone' })
    expect((await signIn(device)).answer.json()).toEqual(refused)
  })

  it('outlives another password, whose mail names it', async () => {
    const { browser, device, email } = await withPasskey()
    const body = { currentPassword: password, newPassword: 'Kolme vihreää kaarnalaivaa' }
    expect((await browser.post('/api/cda/me/password', body)).statusCode).toBe(204)
    expect(await shop.mailed(email, 'password-changed')).toMatchObject({ passkeys: ['Ainon puhelin'] })
    expect((await signIn(device)).answer.statusCode).toBe(200)
  })

  it('is not added or removed on an old proof: the password is asked for', async () => {
    const { browser } = await withPasskey()
    shop.clock.advance(5 * 60_000 + 1)
    const [{ id } = { id: '' }] = await list(browser)
    const stale = [403, [{ key: 'auth/step-up', value: expect.any(String) }]]
    const tries = [
      await browser.post(`${at}/options`, {}),
      await browser.post(at, { name: 'x', response: createAuthenticator().make({ challenge: 'A'.repeat(43) }) }),
      await browser.send({ method: 'DELETE', url: `${at}/${id}`, headers: own }),
    ]
    for (const answer of tries) expect([answer.statusCode, answer.json()]).toEqual(stale)
    expect((await browser.post('/api/cda/me/proof', { password: 'something else' })).json()).toEqual({
      errors: { password: ['Salasana ei täsmää'] },
    })
    expect((await browser.post(`${at}/options`, {})).statusCode).toBe(403)
    expect((await browser.post('/api/cda/me/proof', { password })).statusCode).toBe(204)
    expect((await browser.post(`${at}/options`, {})).statusCode).toBe(200)
  })

  it.each<[string, Faults]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['without finger, face or code', { isUnverified: true }],
    ['of a key that was copied: its counter goes back', { counter: 0 }],
  ])('%s is refused', async (_what, faults) => {
    const { device } = await withPasskey()
    expect((await signIn(device)).answer.statusCode).toBe(200)
    const { answer, browser } = await signIn(device, faults)
    expect([answer.statusCode, answer.json()]).toEqual([400, refused])
    expect(await browser.isSignedIn()).toBe(false)
  })

  it('answers a challenge once, in time, and for what it was made', async () => {
    const { device, browser, response: made } = await withPasskey()
    const { response } = await signIn(device)
    expect((await shop.browser().post('/api/identity/login/passkey', { response })).json()).toEqual(refused)
    expect((await browser.post(at, { name: 'x', response: made })).json()).toEqual(refused)
    const late = device.use(await options(shop.browser(), '/api/identity/login/passkey/options'))
    shop.clock.advance(5 * 60_000 + 1)
    expect((await shop.browser().post('/api/identity/login/passkey', { response: late })).json()).toEqual(refused)
    await browser.post('/api/cda/me/proof', { password })
    const foreign = device.use(await options(browser, `${at}/options`))
    expect((await shop.browser().post('/api/identity/login/passkey', { response: foreign })).json()).toEqual(refused)
  })

  it('that is brought by several at once lets one of them in', async () => {
    const { device } = await withPasskey()
    const response = device.use(await options(shop.browser(), '/api/identity/login/passkey/options'))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.browser().post('/api/identity/login/passkey', { response })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1)
  })

  it('made for one customer is not kept by another', async () => {
    const [mine, theirs] = [await shop.customer(), await shop.customer()]
    const response = createAuthenticator().make(await options(mine.browser, `${at}/options`))
    expect((await theirs.browser.post(at, { name: 'x', response })).json()).toEqual(refused)
    expect(await list(theirs.browser)).toEqual([])
  })

  it('is nobody’s without a session, nor another site’s to use', async () => {
    for (const url of [at, `${at}/options`]) expect((await shop.browser().post(url, {})).statusCode).toBe(401)
    const answer = await shop.browser().send({
      method: 'POST',
      url: '/api/identity/login/passkey/options',
      headers: { origin: 'https://evil.example', 'x-requested-with': 'fetch' },
    })
    expect(answer.statusCode).toBe(403)
  })
})
