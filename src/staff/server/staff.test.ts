import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '../../common/permissions.ts'
import { createAuthenticator } from '../../../tests/support/authenticator.ts'
import { type Colleague, staffPassword, startStaffShop, type StaffShop } from '../../../tests/support/staff-shop.ts'
import { tester } from '../../../tests/support/actors.ts'
import { password as customerPassword, publicUrl } from '../../../tests/support/account-shop.ts'
import { totpCode } from './totp.ts'

/* Signing in to the back office, and who works there (C-20), as browsers do it. */

let shop: StaffShop
beforeAll(async () => {
  shop = await startStaffShop()
})
afterAll(() => shop.stop())

const minute = 60_000
const key = (answer: { json: () => unknown }) => (answer.json() as { key: string }[])[0]?.key // every refusal has one
const me = (person: Pick<Colleague, 'browser'>, server = shop.app) =>
  shop.send(person.browser, { url: '/api/staff/me' }, server)
const stepUp = async (person: Colleague) =>
  expect((await shop.post(person.browser, '/api/staff/step-up/code', { code: shop.nextCode(person) })).statusCode).toBe(
    204,
  )
const setRoles = (by: Colleague, id: string, roles: StaffRole[]) =>
  shop.send(by.browser, { method: 'PUT', url: `/api/admin/users/${id}/roles`, payload: { roles } })

describe('joining', () => {
  it('takes an invitation, a password and a second proof, with which the account begins', async () => {
    const email = 'uusi@konvehti.example'
    const person = {
      email,
      firstName: 'Uuno',
      lastName: 'Uusi',
      roles: ['Editor'] as StaffRole[],
      language: 'sv' as const,
    }
    expect((await shop.staff.invitations.invite(person, tester)).ok).toBe(true)
    const token = await shop.invitedToken(email)
    const browser = shop.browser()
    const look = await shop.post(browser, '/api/staff/invitation', { token })
    expect(look.json()).toEqual({ email, firstName: 'Uuno', isReset: false })
    const accounts = () => shop.database.sql`select from account where email = ${email} and realm = 'staff'`

    // No second proof before a password, and none of somebody else's making.
    expect(key(await shop.post(browser, '/api/staff/invitation/accept', { token, code: '123456' }))).toBe(
      'staff/invitation-invalid',
    )
    const weak = await shop.post(browser, '/api/staff/invitation/begin', { token, password: 'Salasana2026!' })
    expect(weak.json()).toEqual({ errors: { password: ['This is easy to guess. Try a sentence.'] } })
    const begun = await shop.post(browser, '/api/staff/invitation/begin', { token, password: staffPassword })
    const { uri, secret } = begun.json<{ totp: { uri: string; secret: string } }>().totp
    expect(uri).toBe(
      `otpauth://totp/Konvehti:${encodeURIComponent(email)}?issuer=Konvehti&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(key(await shop.post(browser, '/api/staff/invitation/accept', { token, code: '000000' }))).toBe(
      'staff/code-wrong',
    )
    expect(await accounts()).toEqual([])

    const joined = await shop.post(browser, '/api/staff/invitation/accept', {
      token,
      code: totpCode(secret, shop.clock.now()),
    })
    const { recoveryCodes } = joined.json<{ recoveryCodes: string[] }>()
    expect(recoveryCodes.length).toBe(10)
    expect(new Set(recoveryCodes.map((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code)))).toEqual(new Set([true]))
    const cookies = [joined.headers['set-cookie']].flat()
    expect(cookies[0]).toMatch(/^staff=[\w-]{43}; Max-Age=432\d\d; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(cookies[1]).toMatch(/^staff-device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/)
    expect((await me({ browser })).json()).toMatchObject({
      email,
      roles: ['Editor'],
      hasTotp: true,
      recoveryCodesLeft: 10,
    })
    expect((await accounts()).length).toBe(1)
    // The link counts once.
    expect(key(await shop.post(browser, '/api/staff/invitation', { token }))).toBe('staff/invitation-invalid')
    const rows = await shop.database.sql<{ all: string }>`
      select (select string_agg(m::text, '') from staff_member m) || (select string_agg(c::text, '') from staff_recovery_code c)
        || (select string_agg(i::text, '') from staff_invitation i) as all`
    for (const open of [secret, token, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(rows[0]?.all).not.toContain(open)
    expect((await shop.audited('staff.joined', (await me({ browser })).json<{ id: string }>().id)).length).toBe(1)
  })

  it('takes a passkey as well', async () => {
    const email = 'avain@konvehti.example'
    await shop.staff.invitations.invite(
      { email, firstName: 'A', lastName: 'B', roles: ['Editor'], language: 'en' },
      tester,
    )
    const token = await shop.invitedToken(email)
    const [browser, device] = [shop.browser(), createAuthenticator()]
    const begun = await shop.post(browser, '/api/staff/invitation/begin', { token, password: staffPassword })
    const passkey = { name: 'Työpuhelin', response: device.make(begun.json<{ passkey: object }>().passkey) }
    expect((await shop.post(browser, '/api/staff/invitation/accept', { token, passkey })).statusCode).toBe(200)
    expect((await me({ browser })).json()).toMatchObject({ hasTotp: false, passkeys: [{ name: 'Työpuhelin' }] })

    const other = shop.browser()
    const { options } = (await shop.post(other, '/api/staff/login/passkey/options')).json<{ options: object }>()
    const response = device.use(options)
    expect((await shop.post(other, '/api/staff/login/passkey', { response })).statusCode).toBe(204)
    expect((await me({ browser: other })).json()).toMatchObject({ email })
    // At the customers' door it opens nothing, with a challenge of theirs either.
    const asked = (await other.post('/api/identity/login/passkey/options', {})).json<{ options: object }>()
    const answer = await other.post('/api/identity/login/passkey', { response: device.use(asked.options) })
    expect(key(answer)).toBe('passkeys/refused')
  })

  it('is over with the link: after three days, after five wrong codes, when another was sent', async () => {
    const email = 'hidas@konvehti.example'
    const person = { email, firstName: 'H', lastName: 'H', roles: ['Editor'] as StaffRole[], language: 'fi' as const }
    await shop.staff.invitations.invite(person, tester)
    const first = await shop.invitedToken(email)
    await shop.staff.invitations.invite(person, tester)
    const second = await shop.invitedToken(email, 2)
    expect(key(await shop.post(shop.browser(), '/api/staff/invitation', { token: first }))).toBe(
      'staff/invitation-invalid',
    )
    const browser = shop.browser()
    const begun = await shop.post(browser, '/api/staff/invitation/begin', { token: second, password: staffPassword })
    const { secret } = begun.json<{ totp: { secret: string } }>().totp
    for (let tries = 0; tries < 5; tries += 1)
      await shop.post(browser, '/api/staff/invitation/accept', { token: second, code: '000000' })
    const code = totpCode(secret, shop.clock.now())
    expect(key(await shop.post(browser, '/api/staff/invitation/accept', { token: second, code }))).toBe(
      'staff/invitation-invalid',
    )
    await shop.staff.invitations.invite(person, tester)
    const third = await shop.invitedToken(email, 3)
    shop.clock.advance(72 * 60 * minute + 1)
    expect(key(await shop.post(shop.browser(), '/api/staff/invitation', { token: third }))).toBe(
      'staff/invitation-invalid',
    )
  })
})

describe('signing in', () => {
  it('takes two proofs: the password alone opens nothing', async () => {
    const person = await shop.colleague('Editor')
    const browser = shop.browser()
    const answer = await shop.post(browser, '/api/staff/login', { email: person.email, password: staffPassword })
    expect(answer.json()).toEqual({ totp: true, passkey: false })
    expect(browser.cookies.has('staff')).toBe(false)
    expect((await me({ browser })).statusCode).toBe(403)
    // Nor does the cookie between the two, under the session's name.
    const step = browser.cookies.get('staff-step') ?? ''
    browser.cookies.set('staff', step)
    expect((await me({ browser })).statusCode).toBe(403)
    browser.cookies.delete('staff')
    expect((await shop.post(browser, '/api/staff/login/code', { code: shop.nextCode(person) })).statusCode).toBe(204)
    expect((await me({ browser })).statusCode).toBe(200)
    expect(browser.cookies.get('staff')).not.toBe(step)
  })

  it('answers alike for a wrong password, nobody, a customer, and who has left', async () => {
    const customer = await shop.customer()
    const [person, admin] = [await shop.colleague('Editor'), await shop.colleague('Admin')]
    await shop.post(admin.browser, `/api/admin/users/${person.id}/end`)
    for (const [email, typed] of [
      [admin.email, 'something else'],
      ['nobody@konvehti.example', staffPassword],
      [customer.email, customerPassword],
      [person.email, staffPassword],
    ]) {
      const answer = await shop.post(shop.browser(), '/api/staff/login', { email, password: typed })
      expect([answer.statusCode, key(answer)], email).toEqual([400, 'login/failed'])
    }
  })

  it('takes a code once, by one of those that bring it at once', async () => {
    const person = await shop.colleague('Editor')
    const browsers = [shop.browser(), shop.browser(), shop.browser(), shop.browser()]
    for (const browser of browsers)
      await shop.post(browser, '/api/staff/login', { email: person.email, password: staffPassword })
    const code = shop.nextCode(person)
    const answers = await Promise.all(
      browsers.map((browser) =>
        shop.post(browser, '/api/staff/login/code', { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBe(1)
    expect(answers.filter((answer) => answer.statusCode === 400).map(key)).toEqual(Array(3).fill('staff/code-wrong'))
  })

  it('takes codes of the step before and after, never one of an earlier step than the last', async () => {
    const person = await shop.colleague('Editor')
    shop.clock.advance(5 * minute)
    const at = (seconds: number) => totpCode(person.secret, new Date(+shop.clock.now() + seconds * 1000))
    const bring = async (code: string) => {
      const browser = shop.browser()
      await shop.post(browser, '/api/staff/login', { email: person.email, password: staffPassword })
      return (await shop.post(browser, '/api/staff/login/code', { code })).statusCode
    }
    expect([await bring(at(-60)), await bring(at(60))]).toEqual([400, 400])
    expect([await bring(at(30)), await bring(at(0)), await bring(at(-30))]).toEqual([204, 400, 400])
  })

  it('lets each recovery code in once, however many bring it at once, and tells', async () => {
    const person = await shop.colleague('Editor')
    const [code = ''] = person.recoveryCodes
    const browsers = [shop.browser(), shop.browser(), shop.browser()]
    for (const browser of browsers)
      await shop.post(browser, '/api/staff/login', { email: person.email, password: staffPassword })
    const answers = await Promise.all(
      browsers.map((browser) =>
        shop.post(browser, '/api/staff/login/code', { code: code.toUpperCase().replace('-', ' ') }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBe(1)
    expect((await me(person)).json()).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await shop.audited('staff.recovery-code-used', person.id)).length).toBe(1)
    await shop.until(
      async () => (await shop.mailsTo(person.email, 'staff-news')).some(({ what }) => what === 'recovery-code-used'),
      'a mail about the recovery code',
    )
  })

  it('closes to guesses of codes: five of one sign-in, five in a quarter of an hour, twenty a day', async () => {
    const person = await shop.colleague('Editor')
    const guess = async (browser = shop.browser()) => {
      await shop.post(browser, '/api/staff/login', { email: person.email, password: staffPassword })
      return shop.post(browser, '/api/staff/login/code', { code: '000000' })
    }
    const answers: (string | undefined)[] = []
    for (let tries = 0; tries < 6; tries += 1) answers.push(key(await guess()))
    expect(answers).toEqual([...Array(5).fill('staff/code-wrong'), 'login/locked'])
    // The right code too, from wherever it comes.
    const { answer } = await shop.signIn(person)
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([423, true])
    const browser = shop.browser()
    await shop.post(browser, '/api/staff/login', { email: person.email, password: staffPassword })
    const last: (string | undefined)[] = []
    for (let tries = 0; tries < 6; tries += 1)
      last.push(key(await shop.post(browser, '/api/staff/login/code', { code: '1' })))
    expect(last.at(-1)).toBe('staff/begin-again')
  })

  it('is not another site’s to do, nor without the header, for any unsafe call', async () => {
    const person = await shop.colleague('Admin')
    const calls: [string, object][] = [
      ['/api/staff/login', { email: person.email, password: staffPassword }],
      ['/api/staff/logout', {}],
      ['/api/staff/me/recovery-codes', {}],
      ['/probe/refund', {}],
    ]
    const wrong: Record<string, string>[] = [
      { origin: 'https://evil.example', 'x-requested-with': 'fetch' },
      { origin: publicUrl },
      { 'x-requested-with': 'fetch' },
      {},
    ]
    for (const [url, payload] of calls)
      for (const headers of wrong) {
        const answer = await person.browser.send({ method: 'POST', url, payload, headers }, shop.app)
        expect(answer.statusCode, `${url} ${JSON.stringify(headers)}`).toBe(403)
      }
    expect((await me(person)).statusCode).toBe(200)
  })

  it('ends after twelve hours, at sign-out, and elsewhere by its owner alone', async () => {
    const [person, other] = [await shop.colleague('Editor'), await shop.colleague('Editor')]
    const { browser } = await shop.signIn(person)
    const { sessions } = (await me(person)).json<{ sessions: { id: string; isThis: boolean }[] }>()
    const away = sessions.find(({ isThis }) => !isThis)?.id ?? ''
    const end = (by: Colleague) => shop.send(by.browser, { method: 'DELETE', url: `/api/staff/me/sessions/${away}` })
    expect((await end(other)).statusCode).toBe(404)
    expect((await end(person)).statusCode).toBe(204)
    expect((await me({ browser })).statusCode).toBe(403)
    await shop.post(other.browser, '/api/staff/logout')
    expect((await me(other)).statusCode).toBe(403)
    shop.clock.advance(12 * 60 * minute + 1)
    expect((await me(person)).statusCode).toBe(403)
  })

  it('is worth nothing at the customers’ door, and theirs nothing here', async () => {
    const [person, customer] = [await shop.colleague('Admin'), await shop.customer()]
    const secret = person.browser.cookies.get('staff') ?? ''
    const asCustomer = await shop.send(shop.browser(), { url: '/probe/mine', headers: { cookie: `session=${secret}` } })
    expect(asCustomer.statusCode).toBe(401)
    const own = customer.browser.cookies.get('session') ?? ''
    const asStaff = await shop.send(shop.browser(), { url: '/probe/orders', headers: { cookie: `staff=${own}` } })
    expect(asStaff.statusCode).toBe(403)
    // Both at once: each route has its own.
    person.browser.cookies.set('session', own)
    expect((await shop.send(person.browser, { url: '/probe/mine' })).json()).toMatchObject({ kind: 'customer' })
    expect((await shop.send(person.browser, { url: '/probe/orders' })).json()).toMatchObject({ kind: 'staff' })
  })
})

describe('a fresh proof', () => {
  it('is asked for before what matters most, and lasts five minutes', async () => {
    const person = await shop.colleague('CustomerService')
    const refund = () => shop.post(person.browser, '/probe/refund')
    expect((await refund()).statusCode).toBe(200)
    shop.clock.advance(5 * minute + 1)
    const nowhere = '00000000-0000-4000-8000-000000000000'
    const erase = () => shop.send(person.browser, { method: 'DELETE', url: `/api/cda/customers/${nowhere}` })
    expect(key(await erase())).toBe('auth/step-up')
    const stale = await refund()
    expect([stale.statusCode, key(stale)]).toEqual([403, 'auth/step-up'])
    expect((await shop.send(person.browser, { url: '/probe/orders' })).statusCode).toBe(200)
    const code = shop.nextCode(person)
    expect((await shop.post(person.browser, '/api/staff/step-up/code', { code })).statusCode).toBe(204)
    expect((await refund()).statusCode).toBe(200)
    expect((await erase()).statusCode).toBe(404)
    // The same code again, and a recovery code, prove nothing.
    shop.clock.advance(5 * minute + 1)
    for (const typed of [code, person.recoveryCodes[3] ?? ''])
      expect(key(await shop.post(person.browser, '/api/staff/step-up/code', { code: typed }))).toBe('staff/code-wrong')
    expect((await refund()).statusCode).toBe(403)
  })

  it('comes from a passkey of one’s own, for a challenge of one’s own', async () => {
    const [person, other] = [await shop.colleague('CustomerService'), await shop.colleague('Editor')]
    const device = createAuthenticator()
    const asked = (await shop.post(person.browser, '/api/staff/me/passkeys/options')).json<{ options: object }>()
    const added = { name: 'Puhelin', response: device.make(asked.options) }
    expect((await shop.post(person.browser, '/api/staff/me/passkeys', added)).statusCode).toBe(204)
    shop.clock.advance(5 * minute + 1)
    const ask = async (by: Colleague) =>
      (await shop.post(by.browser, '/api/staff/step-up/passkey/options')).json<{ options: object }>().options
    const prove = (by: Colleague, response: object) => shop.post(by.browser, '/api/staff/step-up/passkey', { response })
    expect(key(await prove(other, device.use(await ask(other))))).toBe('passkeys/refused')
    expect(key(await prove(person, device.use(await ask(other))))).toBe('passkeys/refused')
    expect((await prove(person, device.use(await ask(person)))).statusCode).toBe(204)
    expect((await shop.post(person.browser, '/probe/refund')).statusCode).toBe(200)
  })

  it('is asked for before factors, codes and the password change, and the last second proof stays', async () => {
    const person = await shop.colleague('Editor')
    shop.clock.advance(5 * minute + 1)
    const change = { currentPassword: staffPassword, newPassword: 'vadelmat ennen kahvia' }
    for (const url of ['totp/options', 'recovery-codes', 'passkeys/options'])
      expect(key(await shop.post(person.browser, `/api/staff/me/${url}`)), url).toBe('auth/step-up')
    expect(key(await shop.post(person.browser, '/api/staff/me/password', change))).toBe('auth/step-up')
    const removal = () => shop.send(person.browser, { method: 'DELETE', url: '/api/staff/me/totp' })
    expect(key(await removal())).toBe('auth/step-up')
    await stepUp(person)
    expect(key(await removal())).toBe('staff/last-factor')

    const { secret } = (await shop.post(person.browser, '/api/staff/me/totp/options')).json<{ secret: string }>()
    const put = (code: string) =>
      shop.send(person.browser, { method: 'PUT', url: '/api/staff/me/totp', payload: { code } })
    expect(key(await put('000000'))).toBe('staff/code-wrong')
    expect((await put(totpCode(secret, shop.clock.now()))).statusCode).toBe(204)
    const old = await shop.signIn(person)
    expect(old.answer.statusCode).toBe(400)
    expect((await shop.signIn({ ...person, secret })).answer.statusCode).toBe(204)

    const { browser } = await shop.signIn({ ...person, secret })
    await stepUp({ ...person, secret })
    expect((await shop.post(person.browser, '/api/staff/me/password', change)).statusCode).toBe(204)
    expect((await me({ browser })).statusCode).toBe(403)
    expect((await me(person)).statusCode).toBe(200)
    const askCodes = () => shop.post(person.browser, '/api/staff/me/recovery-codes')
    for (const fresh of await Promise.all([askCodes(), askCodes(), askCodes()]))
      expect(fresh.json<{ recoveryCodes: string[] }>().recoveryCodes.length).toBe(10)
    // Asked for three times at once, the last ones alone open the account.
    expect((await me(person)).json()).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await shop.audited('staff.password-changed', person.id)).length).toBe(1)
  })
})

describe('an admin', () => {
  it('takes an invitation back, whose link then opens nothing', async () => {
    const admin = await shop.colleague('Admin')
    const email = 'vaara.osoite@konvehti.example'
    const person = { email, firstName: 'Väärä', lastName: 'Osoite', roles: ['Admin'], language: 'fi' }
    expect((await shop.post(admin.browser, '/api/admin/users', person)).statusCode).toBe(204)
    const token = await shop.invitedToken(email)
    const open = async () => {
      const answer = await shop.send(admin.browser, { url: '/api/admin/users' })
      return answer.json<{ invitations: { id: string; email: string }[] }>().invitations
    }
    const id = (await open()).find((one) => one.email === email)?.id ?? ''
    const takeBack = async () =>
      (await shop.send(admin.browser, { method: 'DELETE', url: `/api/admin/invitations/${id}` })).statusCode
    expect(await takeBack()).toBe(204)
    expect((await open()).map((one) => one.email)).not.toContain(email)
    const begun = await shop.post(shop.browser(), '/api/staff/invitation/begin', { token, password: staffPassword })
    expect(key(begun)).toBe('staff/invitation-invalid')
    expect(await takeBack()).toBe(404)
    expect(await shop.audited('staff.invitation-taken-back', id)).toMatchObject([
      { actor: admin.id, before: { roles: ['Admin'] } },
    ])
  })

  it('changes what somebody may, which counts at once in every process', async () => {
    const [admin, person] = [await shop.colleague('Admin'), await shop.colleague('Editor')]
    const { app: second } = await shop.startServer()
    const orders = async (server = shop.app) =>
      (await shop.send(person.browser, { url: '/probe/orders' }, server)).statusCode
    expect([await orders(), await orders(second)]).toEqual([403, 403])
    expect((await setRoles(admin, person.id, ['CustomerService'])).statusCode).toBe(204)
    expect([await orders(), await orders(second)]).toEqual([200, 200])
    await setRoles(admin, person.id, ['Production'])
    expect([await orders(), await orders(second)]).toEqual([403, 403])
    expect(await shop.audited('staff.roles-set', person.id)).toMatchObject([
      { actor_kind: 'staff', actor: admin.id, before: { roles: ['Editor'] }, after: { roles: ['CustomerService'] } },
      { before: { roles: ['CustomerService'] }, after: { roles: ['Production'] } },
    ])
    expect((await shop.post(admin.browser, `/api/admin/users/${person.id}/end`)).statusCode).toBe(204)
    expect((await me(person)).statusCode).toBe(403)
    expect((await me(person, second)).statusCode).toBe(403)
    await second.close()
  })

  it('resets somebody else’s second proof: the link wants the password, and every session ends', async () => {
    const [admin, person] = [await shop.colleague('Admin'), await shop.colleague('Editor')]
    const device = createAuthenticator()
    const asked = (await shop.post(person.browser, '/api/staff/me/passkeys/options')).json<{ options: object }>()
    const added = { name: 'Puhelin', response: device.make(asked.options) }
    expect((await shop.post(person.browser, '/api/staff/me/passkeys', added)).statusCode).toBe(204)
    expect(key(await shop.post(admin.browser, `/api/admin/users/${admin.id}/reset-factor`))).toBe('staff/not-oneself')
    expect((await shop.post(admin.browser, `/api/admin/users/${person.id}/reset-factor`)).statusCode).toBe(204)
    expect((await me(person)).statusCode).toBe(403)
    expect((await shop.signIn(person)).answer.statusCode).toBe(400)
    const token = await shop.invitedToken(person.email, 2)
    const browser = shop.browser()
    expect((await shop.post(browser, '/api/staff/invitation', { token })).json()).toMatchObject({ isReset: true })
    const begin = (typed: string) => shop.post(browser, '/api/staff/invitation/begin', { token, password: typed })
    expect((await begin('a new password of a thief')).json()).toEqual({
      errors: { password: ['The password does not match'] },
    })
    // Neither the passkey nor a recovery code is a way round the link.
    const away = shop.browser()
    const door = (await shop.post(away, '/api/staff/login/passkey/options')).json<{ options: object }>()
    const response = device.use(door.options)
    expect(key(await shop.post(away, '/api/staff/login/passkey', { response }))).toBe('passkeys/refused')
    await shop.post(away, '/api/staff/login', { email: person.email, password: staffPassword })
    const [code = ''] = person.recoveryCodes
    expect(key(await shop.post(away, '/api/staff/login/code', { code }))).toBe('staff/code-wrong')
    const { secret } = (await begin(staffPassword)).json<{ totp: { secret: string } }>().totp
    const joined = await shop.post(browser, '/api/staff/invitation/accept', {
      token,
      code: totpCode(secret, shop.clock.now()),
    })
    expect(joined.statusCode).toBe(200)
    expect((await me({ browser })).json()).toMatchObject({ email: person.email, roles: ['Editor'] })
    expect((await shop.signIn({ ...person, secret })).answer.statusCode).toBe(204)
  })

  it('ends what is on its way to who leaves: no link lets them in again', async () => {
    const [admin, person] = [await shop.colleague('Admin'), await shop.colleague('Admin')]
    await shop.post(admin.browser, `/api/admin/users/${person.id}/reset-factor`)
    const token = await shop.invitedToken(person.email, 2)
    expect((await shop.post(admin.browser, `/api/admin/users/${person.id}/end`)).statusCode).toBe(204)
    const browser = shop.browser()
    const begun = await shop.post(browser, '/api/staff/invitation/begin', { token, password: staffPassword })
    expect(key(begun)).toBe('staff/invitation-invalid')
    // Who is invited anew comes back.
    const again = { email: person.email, firstName: 'A', lastName: 'B', roles: ['Editor'], language: 'fi' }
    expect((await shop.post(admin.browser, '/api/admin/users', again)).statusCode).toBe(204)
    const fresh = await shop.invitedToken(person.email, 3)
    expect((await shop.post(browser, '/api/staff/invitation', { token: fresh })).json()).toMatchObject({
      isReset: false,
    })
  })

  it('needs the role and a fresh proof, changes nothing of their own, and is not the last to go', async () => {
    const everybody = await shop.database.sql<{ id: string }>`
      select account_id as id from staff_member where 'Admin' = any (roles)`
    for (const { id } of everybody)
      await shop.database.sql`update staff_member set roles = '{}' where account_id = ${id}`
    const [admin, person] = [await shop.colleague('Admin'), await shop.colleague('Editor')]
    expect((await setRoles(person, admin.id, ['Editor'])).statusCode).toBe(403)
    expect((await shop.send(person.browser, { url: '/api/admin/users' })).statusCode).toBe(403)
    expect(key(await setRoles(admin, admin.id, ['Editor']))).toBe('staff/not-oneself')
    const members = await shop.staff.members.setRoles(admin.id, ['Editor'], tester)
    expect(members).toMatchObject({ ok: false, error: { problems: [{ key: 'staff/last-admin' }] } })
    expect(await shop.staff.members.end(admin.id, tester)).toMatchObject({ ok: false })
    shop.clock.advance(5 * minute + 1)
    expect(key(await setRoles(admin, person.id, ['Publisher']))).toBe('auth/step-up')
    await stepUp(admin)
    expect((await setRoles(admin, person.id, ['Publisher'])).statusCode).toBe(204)

    const body = { email: person.email, firstName: 'A', lastName: 'B', roles: ['Admin'], language: 'fi' }
    expect(key(await shop.post(admin.browser, '/api/admin/users', body))).toBe('staff/already-member')
    const wrong = await shop.post(admin.browser, '/api/admin/users', { ...body, email: 'x', firstName: ' ' })
    expect(wrong.json()).toMatchObject({ errors: { email: [expect.any(String)], firstName: [expect.any(String)] } })
    const invited = { ...body, email: 'kutsuttu@konvehti.example' }
    expect((await shop.post(admin.browser, '/api/admin/users', invited)).statusCode).toBe(204)
    const { invitations } = (await shop.send(admin.browser, { url: '/api/admin/users' })).json<{
      invitations: object[]
    }>()
    expect(invitations).toContainEqual(
      expect.objectContaining({ email: 'kutsuttu@konvehti.example', roles: ['Admin'] }),
    )
  })

  it('of two who end each other at once, one stays', async () => {
    const [one, other] = [await shop.colleague('Admin'), await shop.colleague('Admin')]
    const end = (by: Colleague, whom: Colleague) => shop.post(by.browser, `/api/admin/users/${whom.id}/end`)
    const answers = await Promise.all([end(one, other), end(other, one)])
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBeGreaterThan(0)
    const [row] = await shop.database.sql<{ n: number }>`
      select count(*)::int as n from staff_member where 'Admin' = any (roles) and ended_at is null`
    expect(row?.n).toBeGreaterThan(0)
  })
})
