import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../../tests/support/account-shop.ts'
import { tester } from '../../../tests/support/actors.ts'
import { type Colleague, staffPassword, startStaffShop, type StaffShop } from '../../../tests/support/staff-shop.ts'

/* Who shuts whom out of the office, for how long, and who opens it again (C-22). */

let shop: StaffShop
beforeAll(async () => {
  shop = await startStaffShop()
})
afterAll(() => shop.stop())

const minute = 60_000
const key = (answer: { json: () => unknown }) => (answer.json() as { key: string }[])[0]?.key // every refusal has one
const sayPassword = (browser: Browser, { email }: Pick<Colleague, 'email'>, password = staffPassword) =>
  shop.post(browser, '/api/staff/login', { email, password })
/** Wrong passwords from one network after the other, until a new device is refused whatever it says. */
async function shutByStrangers(person: Colleague): Promise<void> {
  for (let networks = 0; networks < 20; networks += 1) {
    const stranger = shop.browser()
    for (let tries = 0; tries < 5; tries += 1)
      if ((await sayPassword(stranger, person, 'not the password')).statusCode === 423 && tries === 0) return
  }
  throw new Error('Strangers were never refused')
}
const me = (browser: Browser) => shop.send(browser, { url: '/api/staff/me' })

describe('strangers’ wrong passwords', () => {
  it('shut new devices out for a quarter of an hour at most, and no device that has signed in before', async () => {
    const person = await shop.colleague('Editor')
    await shutByStrangers(person)
    const shut = await sayPassword(shop.browser(), person)
    expect([shut.statusCode, key(shut)]).toEqual([423, 'login/locked'])
    expect(Number(shut.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    await shop.post(person.browser, '/api/staff/logout')
    expect((await shop.signIn(person, person.browser)).answer.statusCode).toBe(204)
  })

  it('and those of a network end no way in for longer than that', async () => {
    const person = await shop.colleague('Editor')
    const office = shop.browser()
    let shut = await sayPassword(office, { email: 'nobody0@konvehti.example' })
    for (let names = 1; names < 120 && shut.statusCode !== 423; names += 1)
      shut = await sayPassword(office, { email: `nobody${names}@konvehti.example` })
    expect(Number(shut.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    const known = shop.browser(office.network)
    for (const [name, value] of person.browser.cookies) known.cookies.set(name, value)
    expect((await sayPassword(known, person)).statusCode).toBe(200)
  })
})

it('a device that was signed in before has its own few tries, of passwords and of codes', async () => {
  const person = await shop.colleague('Editor')
  const tries: number[] = []
  for (let n = 0; n < 6; n += 1) tries.push((await sayPassword(person.browser, person, 'not it')).statusCode)
  expect(tries).toEqual([400, 400, 400, 400, 400, 423])
  // A new one has its own.
  expect((await sayPassword(shop.browser(), person)).statusCode).toBe(200)
})

it('who has the password shuts no device out that was signed in before by wrong codes', async () => {
  const person = await shop.colleague('Editor')
  const stranger = shop.browser()
  for (let n = 0; n < 6; n += 1) {
    await sayPassword(stranger, person)
    await shop.post(stranger, '/api/staff/login/code', { code: '000000' })
  }
  expect((await shop.signIn(person)).answer.statusCode).toBe(423)
  expect((await shop.signIn(person, person.browser)).answer.statusCode).toBe(204)
})

describe('unlocking', () => {
  it('by another admin lets a new device in at once, and is written down', async () => {
    const [admin, person] = [await shop.colleague('Admin'), await shop.colleague('Editor')]
    await shutByStrangers(person)
    const unlock = (by: Colleague, id: string) => shop.post(by.browser, `/api/admin/users/${id}/unlock`)
    expect((await unlock(person, person.id)).statusCode).toBe(403)
    expect(key(await unlock(admin, admin.id))).toBe('staff/not-oneself')
    expect((await unlock(admin, person.id)).statusCode).toBe(204)
    expect((await sayPassword(shop.browser(), person)).statusCode).toBe(200)
    expect(await shop.audited('staff.unlocked', person.id)).toMatchObject([{ actor_kind: 'staff', actor: admin.id }])
  })

  it('by a line opens what wrong codes have shut, and nobody else’s', async () => {
    const [person, other] = [await shop.colleague('Editor'), await shop.colleague('Editor')]
    for (const one of [person, other])
      for (let n = 0; n < 6; n += 1) {
        const browser = shop.browser()
        await sayPassword(browser, one)
        await shop.post(browser, '/api/staff/login/code', { code: '000000' })
      }
    expect(await shop.staff.members.unlock(person.id, tester)).toMatchObject({ ok: true })
    expect((await shop.signIn(person)).answer.statusCode).toBe(204)
    expect((await shop.signIn(other)).answer.statusCode).toBe(423)
    expect((await shop.audited('staff.unlocked', person.id)).length).toBe(1)
  })
})

describe('a session', () => {
  it('ends two hours after its last call, and no earlier', async () => {
    const person = await shop.colleague('Editor')
    const { browser } = await shop.signIn(person)
    for (const idle of [119, 3, 119.9]) {
      shop.clock.advance(idle * minute)
      expect((await me(browser)).statusCode).toBe(200)
    }
    const { sessions } = (await me(browser)).json<{ sessions: unknown[] }>()
    // That of joining was not used meanwhile.
    expect(sessions.length).toBe(1)
    shop.clock.advance(120 * minute + 1)
    expect((await me(browser)).statusCode).toBe(403)
    expect((await me(person.browser)).statusCode).toBe(403)
  })

  it('ends after twelve hours, however it is used', async () => {
    const person = await shop.colleague('Editor')
    for (let hours = 1; hours < 12; hours += 1) {
      shop.clock.advance(60 * minute)
      expect((await me(person.browser)).statusCode).toBe(200)
    }
    shop.clock.advance(60 * minute + 1)
    expect((await me(person.browser)).statusCode).toBe(403)
  })
})
