import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAuthenticator } from '../../../tests/support/authenticator.ts'
import { type Colleague, staffPassword, startStaffShop, type StaffShop } from '../../../tests/support/staff-shop.ts'

/* What is written down of who comes in, and of who does not: audit rows, and lines of the security log. */

let shop: StaffShop
beforeAll(async () => {
  shop = await startStaffShop()
})
afterAll(() => shop.stop())
beforeEach(() => void shop.logged.splice(0))

const secured = (event: string) => shop.logged.filter((line) => line.security === event)
const auditedOf = async (person: Colleague, command: string) =>
  (await shop.audited(command, person.id)).map(({ actor_kind, actor, after }) => ({ actor_kind, actor, after }))

it('signing in, its second proof, and signing out', async () => {
  const person = await shop.colleague('Editor')
  const own = { actor_kind: 'staff', actor: person.id }
  const { browser } = await shop.signIn(person)
  expect(await auditedOf(person, 'staff.signed-in')).toEqual([
    { ...own, after: { by: 'invitation', isKnownDevice: false } },
    { ...own, after: { by: 'totp', isKnownDevice: false } },
  ])
  await shop.post(browser, '/api/staff/logout')
  expect(await auditedOf(person, 'staff.signed-out')).toEqual([{ ...own, after: { of: 'this-device' } }])
  // Without a session there is nothing to end.
  await shop.post(browser, '/api/staff/logout')
  const away = await shop.signIn(person, browser)
  const { sessions } = (await shop.send(away.browser, { url: '/api/staff/me' })).json<{
    sessions: { id: string; isThis: boolean }[]
  }>()
  const other = sessions.find(({ isThis }) => !isThis)?.id ?? ''
  await shop.send(away.browser, { method: 'DELETE', url: `/api/staff/me/sessions/${other}` })
  expect(await auditedOf(person, 'staff.signed-out')).toEqual([
    { ...own, after: { of: 'this-device' } },
    { ...own, after: { of: 'another-device' } },
  ])
})

it('passkeys, of a known device and a new one, and proofs anew', async () => {
  const person = await shop.colleague('Editor')
  const device = createAuthenticator()
  const optionsAt = async (url: string, browser = person.browser) =>
    (await shop.post(browser, url)).json<{ options: object }>().options
  const added = { name: 'Puhelin', response: device.make(await optionsAt('/api/staff/me/passkeys/options')) }
  await shop.post(person.browser, '/api/staff/me/passkeys', added)
  const response = device.use(await optionsAt('/api/staff/login/passkey/options'))
  await shop.post(person.browser, '/api/staff/login/passkey', { response })
  expect((await auditedOf(person, 'staff.signed-in')).at(-1)?.after).toEqual({ by: 'passkey', isKnownDevice: true })
  await shop.post(person.browser, '/api/staff/step-up/code', { code: shop.nextCode(person) })
  const proof = device.use(await optionsAt('/api/staff/step-up/passkey/options'))
  await shop.post(person.browser, '/api/staff/step-up/passkey', { response: proof })
  expect((await auditedOf(person, 'staff.stepped-up')).map(({ after }) => after)).toEqual([
    { by: 'totp' },
    { by: 'passkey' },
  ])
})

it('second proofs that were refused', async () => {
  const person = await shop.colleague('Editor')
  const device = createAuthenticator()
  const browser = shop.browser()
  await shop.post(browser, '/api/staff/login', { email: person.email, password: staffPassword })
  await shop.post(browser, '/api/staff/login/code', { code: '000000' })
  await shop.post(person.browser, '/api/staff/step-up/code', { code: '000000' })
  const made = device.make((await shop.post(person.browser, '/api/staff/me/passkeys/options')).json<Asked>().options)
  await shop.post(person.browser, '/api/staff/me/passkeys', { name: 'Puhelin', response: made })
  // For a challenge of signing in, which proves nothing anew.
  const { options } = (await shop.post(browser, '/api/staff/login/passkey/options')).json<Asked>()
  await shop.post(person.browser, '/api/staff/step-up/passkey', { response: device.use(options) })
  expect((await auditedOf(person, 'staff.proof-refused')).map(({ after }) => after)).toEqual([
    { by: 'code', at: 'sign-in' },
    { by: 'code', at: 'step-up' },
    { by: 'passkey', at: 'step-up' },
  ])
  const stranger = createAuthenticator()
  stranger.make((await shop.post(person.browser, '/api/staff/me/passkeys/options')).json<Asked>().options)
  const asked = (await shop.post(browser, '/api/staff/login/passkey/options')).json<Asked>()
  await shop.post(browser, '/api/staff/login/passkey', { response: stranger.use(asked.options) })
  expect(secured('proof-refused')).toMatchObject([{ by: 'passkey', at: 'sign-in' }])
})

it('limiters that shut, once each, by a keyed hash', async () => {
  const person = await shop.colleague('Editor')
  const browser = shop.browser()
  for (let n = 0; n < 9; n += 1)
    await shop.post(browser, '/api/staff/login', { email: person.email, password: 'not it at all' })
  const [line, ...more] = secured('limiter-shut')
  expect(more).toEqual([])
  expect(line).toMatchObject({
    limiter: 'staff sign-in, account and network',
    who: expect.stringMatching(/^[\w-]{8}\.[\w-]{43}$/),
  })
  for (let n = 0; n < 6; n += 1) {
    const other = shop.browser()
    await shop.post(other, '/api/staff/login', { email: person.email, password: staffPassword })
    await shop.post(other, '/api/staff/login/code', { code: '000000' })
  }
  expect(secured('limiter-shut')[1]).toMatchObject({ limiter: 'staff code', who: person.id })
  const told = JSON.stringify(shop.logged)
  for (const address of [person.email, person.email.split('@')[0] ?? '', browser.network])
    expect(told).not.toContain(address)
})

it('calls that were refused to somebody who is signed in, and to anybody at the office’s doors', async () => {
  const person = await shop.colleague('Editor')
  await shop.send(person.browser, { url: '/probe/orders' })
  const service = await shop.colleague('CustomerService')
  shop.clock.advance(5 * 60_000 + 1)
  await shop.post(service.browser, '/probe/refund')
  await shop.post(service.browser, '/api/staff/me/recovery-codes')
  await shop.send(shop.browser(), { url: '/probe/orders' })
  const customer = await shop.customer()
  await shop.send(customer.browser, { url: '/probe/orders' })
  // A visitor without a session at a customer's own page is no news.
  await shop.send(shop.browser(), { url: '/probe/mine' })
  const line = (why: string, route: string, account?: string, method = 'GET') => ({
    why,
    method,
    route,
    ...(account && { account }),
  })
  expect(
    secured('call-refused').map(({ why, method, route, account }) => ({
      why,
      method,
      route,
      ...(account !== undefined && { account }),
    })),
  ).toEqual([
    line('forbidden', '/probe/orders', person.id),
    line('step-up', '/probe/refund', service.id, 'POST'),
    line('step-up', '/api/staff/me/recovery-codes', service.id, 'POST'),
    line('forbidden', '/probe/orders'),
    line('forbidden', '/probe/orders', customer.accountId),
  ])
})

it('customers’ new sessions, and limiters that shut them out', async () => {
  const customer = await shop.customer()
  const rows = () =>
    shop.database.sql<{ subject: string; after: unknown }>`
      select subject_id as subject, after from audit_entry where command = 'account.signed-in' and actor_kind = 'customer' order by id`
  const before = await rows()
  const { id } = (
    await shop.database.sql<{ id: string }>`select id from account where email = ${customer.email}`
  )[0] ?? { id: '' }
  expect(before.at(-1)).toEqual({ subject: id, after: { isKnownDevice: false } })
  const password = 'jotain muuta kuin se'
  const stranger = shop.browser()
  for (let n = 0; n < 7; n += 1) await stranger.signIn(customer.email, password)
  expect(secured('limiter-shut')).toMatchObject([{ limiter: 'sign-in, account and network' }])
  expect(await rows()).toEqual(before)
})

interface Asked {
  options: object
}
