import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password } from '../../../tests/support/account-shop.ts'
import { type Colleague, type StaffShop, startStaffShop } from '../../../tests/support/staff-shop.ts'
import { createPermissions } from '#src/consents/server/marketing/permissions.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { StaffCustomer } from '../contract/customers.ts'

/* Customers in the hands of the shop's people (C-16), with a real database, mails and sessions. */

let shop: StaffShop
let worker: Colleague
beforeAll(async () => {
  shop = await startStaffShop()
  worker = await shop.colleague('CustomerService')
})
afterAll(() => shop.stop())

const base = '/api/cda/customers'
const newPassword = 'vadelmat ennen kahvia'
const someAddress = {
  name: 'Koti',
  firstName: 'Aino',
  lastName: 'Virta',
  line1: 'Vaasankatu 14',
  postalCode: '00500',
  city: 'Helsinki',
  countryCode: 'FIN',
}
const ask = async <Body = StaffCustomer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  language = 'fi',
) => {
  const headers = { 'accept-language': language }
  const request = { method, url: base + path, headers, ...(payload && { payload }) }
  const answer = await shop.send(worker.browser, request)
  return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as Body }
}
const person = () => ({ email: shop.newEmail(), firstName: 'Eeva', lastName: 'Koski', phone: '+358401234567' })
const done = async (id: string): Promise<string[]> =>
  (
    await shop.database.sql<{ command: string }>`
      select command from audit_entry where subject_id = ${id} and actor = ${worker.id} order by id`
  ).map(({ command }) => command)

describe('an account that the shop makes', () => {
  it('is opened by its owner alone: the invitation brings a password, and proves the address', async () => {
    const form = { ...person(), language: 'sv' }
    const made = await ask('POST', '/signup', form)
    expect(made).toMatchObject({
      status: 201,
      body: {
        email: form.email,
        emailVerified: false,
        language: 'sv',
        addresses: [],
        marketingUpdates: false,
        status: 'Active',
      },
    })
    const { customerId } = made.body
    const mail = await shop.mailed(form.email, 'account-invitation')
    expect(mail).toMatchObject({ language: 'sv', firstName: 'Eeva', hours: 24 })
    const browser = shop.browser()
    const reset = { token: shop.tokenOf(mail.resetUrl), newPassword }
    expect((await browser.post('/api/cda/me/password/reset', reset)).statusCode).toBe(204)
    expect((await browser.signIn(form.email, newPassword)).statusCode).toBe(200)
    expect((await ask('GET', `/${customerId}`)).body.emailVerified).toBe(true)
    expect(await done(customerId)).toEqual(['account.created', 'account.read'])
  })

  it('without a mail waits for the code that its owner asks for', async () => {
    const form = { ...person(), addresses: [{ ...someAddress, isDefaultShipping: true }], marketingUpdates: false }
    const made = await ask('POST', '', form)
    expect(made).toMatchObject({
      status: 201,
      body: { addresses: [{ line1: 'Vaasankatu 14', isDefaultShipping: true }] },
    })
    await shop.settled()
    const mails = await shop.database.sql`select from outbox_mail where recipient = ${form.email}`
    expect(mails.length).toBe(0)
    const browser = shop.browser()
    await browser.post('/api/identity/login/code', { email: form.email })
    const { code } = await shop.mailed(form.email, 'login-code')
    expect((await browser.post('/api/identity/login/code/verify', { code })).statusCode).toBe(200)
    expect((await ask('GET', `/${made.body.customerId}`)).body.emailVerified).toBe(true)
  })

  it('is refused where something is wrong with it, in each language, and where the address has one', async () => {
    const known = await shop.customer()
    const taken = await ask<object[]>('POST', '', { ...person(), email: known.email.toUpperCase() })
    expect(taken).toMatchObject({
      status: 409,
      body: [{ key: 'account/email-taken', value: 'Osoitteella on jo tili' }],
    })
    const said = await Promise.all(
      ['fi', 'sv', 'en'].map(async (language) => {
        const wrong = { email: 'x', firstName: '', lastName: 'K', phone: 'abc' }
        const answer = await ask<{ errors: Record<string, string[]> }>('POST', '/signup', wrong, language)
        expect([answer.status, Object.keys(answer.body.errors).toSorted()]).toEqual([
          400,
          ['email', 'firstName', 'lastName', 'phone'],
        ])
        return answer.body.errors['email']?.[0]
      }),
    )
    expect(new Set(said).size).toBe(3)
    const form = { ...person(), addresses: [{ ...someAddress, postalCode: 'x' }] }
    expect(await ask('POST', '', form)).toMatchObject({
      status: 400,
      body: { errors: { 'addresses.0.postalCode': [expect.any(String)] } },
    })
    const marketing = await ask('POST', '', { ...person(), marketingUpdates: true })
    expect(marketing).toMatchObject({ status: 400, body: [{ key: 'account/marketing-not-ours' }] })
    const left = await shop.database.sql`select from account where email = ${form.email}`
    expect(left.length).toBe(0)
  })
})

describe('a customer', () => {
  it('is read by who may, which is written down, and by nobody else', async () => {
    const { accountId, email, browser } = await shop.customer()
    expect(await ask('GET', `/${accountId}`)).toMatchObject({
      status: 200,
      body: {
        customerId: accountId,
        email,
        emailVerified: true,
        firstName: 'Aino',
        lastName: 'Leppä',
        status: 'Active',
      },
    })
    expect(await done(accountId)).toEqual(['account.read'])
    for (const id of ['00000000-0000-4000-8000-000000000000', worker.id])
      expect((await ask('GET', `/${id}`)).status, 'staff are no customers').toBe(404)
    const editor = await shop.colleague('Editor')
    expect((await shop.send(editor.browser, { url: `${base}/${accountId}` })).statusCode).toBe(403)
    expect((await browser.send({ url: `${base}/${accountId}` })).statusCode).toBe(403)
    const [read] = await shop.database.sql`select count(*)::int as reads from audit_entry
      where command = 'account.read' and subject_id = ${accountId}`
    expect(read).toEqual({ reads: 1 })
  })

  it('can be sent back as it was read, with what has changed, and what is left out stays', async () => {
    const { accountId, email } = await shop.customer()
    await giveMarketing(email)
    const before = (await ask('GET', `/${accountId}`)).body
    const sent = {
      ...before,
      firstName: 'Aino-Maria',
      phone: '+358401234567',
      language: 'en',
      addresses: [{ ...someAddress, isDefaultBilling: true }],
      emailVerified: false,
      createdAt: '1999-01-01T00:00:00.000Z',
    }
    const updated = await ask('PUT', '', sent)
    expect(updated).toMatchObject({
      status: 200,
      body: {
        firstName: 'Aino-Maria',
        lastName: 'Leppä',
        language: 'en',
        emailVerified: true,
        createdAt: before.createdAt,
      },
    })
    const [kept] = updated.body.addresses
    const moved = await ask('PUT', '', {
      customerId: accountId,
      addresses: [
        { ...kept, line1: 'Kirkkokatu 4' },
        { ...someAddress, name: 'Mökki' },
      ],
    })
    expect(moved.body.addresses.map(({ id, line1 }) => [id === kept?.id, line1])).toEqual([
      [true, 'Kirkkokatu 4'],
      [false, 'Vaasankatu 14'],
    ])
    expect(moved.body).toMatchObject({
      firstName: 'Aino-Maria',
      lastName: 'Leppä',
      phone: '+358401234567',
      language: 'en',
      status: 'Active',
      marketingUpdates: true,
      addresses: [{ isDefaultBilling: true }, {}],
    })
    expect(await ask('PUT', '', { customerId: accountId, addresses: [] })).toMatchObject({ body: { addresses: [] } })
    const commands = ['account.read', 'account.profile-changed', ...Array(3).fill('account.addresses-changed')]
    expect(await done(accountId)).toEqual(commands)
  })

  it('is changed whole or not at all, and never by somebody else’s address', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()]
    const theirs = await ask<{ id: string }[]>('POST', `/${other.accountId}/addresses`, someAddress)
    expect([theirs.status, theirs.body.length]).toEqual([200, 1])
    const [{ id } = { id: '' }] = theirs.body
    const tries: [object, number][] = [
      [{ firstName: 'Toinen', addresses: [{ ...someAddress, id }] }, 404],
      [{ firstName: 'Toinen', addresses: [{ ...someAddress, city: '' }] }, 400],
      [{ firstName: 'Toinen', marketingUpdates: true }, 400],
      [{ firstName: 'Toinen', status: 'Deleted' }, 400],
      [{ firstName: 'Toinen', email: other.email }, 409],
      [{ firstName: '' }, 400],
    ]
    for (const [more, status] of tries) {
      const answer = await ask('PUT', '', { customerId: customer.accountId, ...more })
      expect(answer.status, JSON.stringify(more)).toBe(status)
    }
    expect((await ask('GET', `/${customer.accountId}`)).body).toMatchObject({ firstName: 'Aino', addresses: [] })
    expect((await ask('DELETE', `/${customer.accountId}/addresses/${id}`)).status).toBe(404)
    expect((await ask('POST', `/${customer.accountId}/addresses`, { ...someAddress, id })).status).toBe(404)
    expect((await ask('POST', '/00000000-0000-4000-8000-000000000000/addresses', someAddress)).status).toBe(404)
    const removed = await ask<object[]>('DELETE', `/${other.accountId}/addresses/${id}`)
    expect([removed.status, removed.body]).toEqual([200, []])
    expect(await done(other.accountId)).toEqual(['account.addresses-changed', 'account.addresses-changed'])
    expect(await done(customer.accountId)).toEqual(['account.read'])
  })

  it('who is locked is signed out, gets in by nothing, and comes back when unlocked', async () => {
    const { accountId, email, browser } = await shop.customer()
    const locked = await ask('PUT', '', { customerId: accountId, status: 'Locked' })
    expect([locked.body.status, await browser.isSignedIn()]).toEqual(['Locked', false])
    const byPassword = await browser.signIn(email)
    expect([byPassword.statusCode, byPassword.json()]).toMatchObject([423, [{ key: 'login/account-locked' }]])
    // Who does not know the password is told nothing of it.
    expect((await shop.browser().signIn(email, 'jotain muuta kuin se')).json()).toMatchObject([{ key: 'login/failed' }])
    await browser.post('/api/identity/login/code', { email })
    const { code } = await shop.mailed(email, 'login-code')
    expect((await browser.post('/api/identity/login/code/verify', { code })).statusCode).toBe(423)
    expect(await ask('PUT', '', { customerId: accountId, phone: '' })).toMatchObject({ body: { status: 'Locked' } })
    expect(await ask('PUT', '', { customerId: accountId, status: 'Active' })).toMatchObject({
      body: { status: 'Active' },
    })
    expect((await browser.signIn(email)).statusCode).toBe(200)
    const commands = ['account.locked', 'account.profile-changed', 'account.unlocked']
    expect((await done(accountId)).filter((one) => commands.includes(one))).toEqual([
      'account.locked',
      'account.unlocked',
    ])
  })

  it('who is locked while they sign in from everywhere is signed in nowhere', async () => {
    const { accountId, email } = await shop.customer()
    const browsers = Array.from({ length: 4 }, () => shop.browser())
    const [locked] = await Promise.all([
      ask('PUT', '', { customerId: accountId, status: 'Locked' }),
      ...browsers.map((browser) => browser.signIn(email)),
    ])
    expect(locked.body.status).toBe('Locked')
    expect(await Promise.all(browsers.map((browser) => browser.isSignedIn()))).toEqual([false, false, false, false])
  })

  it('whose marketing is taken back gets no more of it, and is given none by the shop', async () => {
    const { accountId, email } = await shop.customer()
    await giveMarketing(email)
    expect((await ask('GET', `/${accountId}`)).body.marketingUpdates).toBe(true)
    // Sent back as it is, it stays.
    expect((await ask('PUT', '', { customerId: accountId, marketingUpdates: true })).body.marketingUpdates).toBe(true)
    expect((await ask('PUT', '', { customerId: accountId, marketingUpdates: false })).body.marketingUpdates).toBe(false)
    const [ended] = await shop.database
      .sql`select actor from audit_entry where command = 'subscriber.ended' and actor = ${worker.id}`
    expect(ended).toBeDefined()
  })

  it('to be erased says so until it is', async () => {
    const { accountId, browser } = await shop.customer()
    await browser.send({
      method: 'DELETE',
      url: '/api/cda/me',
      payload: { password },
      headers: { 'x-requested-with': 'fetch' },
    })
    expect((await ask('GET', `/${accountId}`)).body.status).toBe('Deleted')
    expect((await ask('DELETE', `/${accountId}`)).status).toBe(204)
    expect((await ask('GET', `/${accountId}`)).status).toBe(404)
  })
})

describe('a password in the hands of the shop', () => {
  it('is never learnt: a link goes to the mailbox, and opens once', async () => {
    const { accountId, email } = await shop.customer()
    const sent = await ask<null>('POST', `/${accountId}/password/token`)
    expect(sent).toEqual({ status: 202, body: null })
    const { resetUrl } = await shop.mailed(email, 'password-reset')
    const reset = { token: shop.tokenOf(resetUrl), newPassword }
    expect((await shop.browser().post('/api/cda/me/password/reset', reset)).statusCode).toBe(204)
    expect((await shop.browser().post('/api/cda/me/password/reset', reset)).statusCode).toBe(400)
    expect(await done(accountId)).toEqual(['account.link-sent'])
  })

  it.each(['password', 'password/reset'])(
    'is ended by %s, with every session, and its owner hears of it',
    async (path) => {
      const { accountId, email, browser } = await shop.customer()
      expect(await ask('POST', `/${accountId}/${path}`)).toEqual({ status: 204, body: null })
      expect(await browser.isSignedIn()).toBe(false)
      expect((await browser.signIn(email)).statusCode).toBe(400)
      const { url } = await shop.mailed(email, 'password-ended')
      const token = new URL(url).searchParams.get('token')
      expect(token !== null).toBe(path === 'password/reset')
      if (token !== null)
        expect((await browser.post('/api/cda/me/password/reset', { token, newPassword })).statusCode).toBe(204)
      expect(await done(accountId)).toEqual(['account.password-ended'])
    },
  )

  it('is mailed about three times an hour, whoever asks', async () => {
    const { accountId } = await shop.customer()
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await ask('POST', `/${accountId}/password/token`)).status)
    expect(statuses).toEqual([202, 202, 202, 423])
  })
})

describe('an e-mail address in the hands of the shop', () => {
  it('is another once its mailbox says so, and the one before is told twice', async () => {
    const { accountId, email, browser } = await shop.customer()
    const next = shop.newEmail()
    const asked = await ask('PUT', '', { customerId: accountId, email: next })
    expect([asked.status, asked.body.email]).toEqual([200, email])
    const { confirmUrl } = await shop.mailed(next, 'email-change-confirm')
    expect((await shop.mailed(email, 'email-change-notice')).step).toBe('asked')
    const token = shop.tokenOf(confirmUrl)
    expect((await browser.post('/api/cda/me/email/confirm', { token })).statusCode).toBe(204)
    expect((await ask('GET', `/${accountId}`)).body).toMatchObject({ email: next, emailVerified: true })
  })

  it('that waits is mailed once more, or confirmed by the shop after a fresh proof', async () => {
    const { accountId, email, browser } = await shop.customer()
    const nothing = await ask('POST', `/${accountId}/email/token`)
    expect(nothing).toMatchObject({ status: 409, body: [{ key: 'account/email-proved' }] })
    const next = shop.newEmail()
    await ask('PUT', '', { customerId: accountId, email: next })
    await shop.mailed(next, 'email-change-confirm')
    expect((await ask('POST', `/${accountId}/email/token`)).status).toBe(202)
    await shop.mailed(next, 'email-change-confirm', 2)
    shop.clock.advance(6 * 60_000)
    const stale = await ask('POST', `/${accountId}/email/confirm`)
    expect(stale).toMatchObject({ status: 403, body: [{ key: 'auth/step-up' }] })
    await shop.post(worker.browser, '/api/staff/step-up/code', { code: shop.nextCode(worker) })
    expect((await ask('POST', `/${accountId}/email/confirm`)).status).toBe(204)
    expect((await ask('GET', `/${accountId}`)).body).toMatchObject({ email: next, emailVerified: true })
    expect(await browser.isSignedIn()).toBe(false)
    await shop.mailed(email, 'email-change-notice', 2)
    expect((await ask('POST', `/${accountId}/email/confirm`)).status).toBe(409)
    expect((await done(accountId)).filter((command) => command !== 'account.read')).toEqual([
      'account.email-asked',
      'account.link-sent',
      'account.email-changed',
    ])
  })

  it('of an account nobody has opened is proved by the shop’s word, or by the invitation once more', async () => {
    const form = person()
    const { customerId } = (await ask('POST', '', form)).body
    expect((await ask('POST', `/${customerId}/email/token`)).status).toBe(202)
    await shop.mailed(form.email, 'account-invitation')
    await shop.post(worker.browser, '/api/staff/step-up/code', { code: shop.nextCode(worker) })
    expect((await ask('POST', `/${customerId}/email/confirm`)).status).toBe(204)
    expect((await ask('GET', `/${customerId}`)).body.emailVerified).toBe(true)
    expect((await done(customerId)).at(-2)).toBe('account.email-confirmed')
  })
})

/** As a customer's own switch does. */
const giveMarketing = (email: string) =>
  inTransaction(shop.database.db, (tx) =>
    createPermissions({ clock: shop.clock }).give(
      tx,
      { email, language: 'fi' },
      { source: 'account', version: '2026-11' },
    ),
  )
