import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { type AccountShop, startAccountShop } from '../../../tests/support/account-shop.ts'
import { testKeyring } from '../../../tests/support/keys.ts'
import { isFullTier } from '../../../tests/support/tier.ts'
import { createPasswordHashing, type PasswordHashing } from './account/password-hashing.ts'
import type { RateLimiter } from '#src/platform/http/rate-limiter.ts'
import { createSigningKeys } from './signing-keys.ts'

/* Signing in while much, or something bad, happens at the same time. */

interface Work {
  hashes: number
  statements: number
}
/** What the call that is being answered has done so far; jobs of the same process do not count. */
const work = new AsyncLocalStorage<Work>()
const hashing = createPasswordHashing()
const countedHashing: PasswordHashing = {
  hash(password) {
    count('hashes')
    return hashing.hash(password)
  },
  verify(stored, password) {
    count('hashes')
    return hashing.verify(stored, password)
  },
}
function count(what: keyof Work): void {
  const done = work.getStore()
  if (done) done[what] += 1
}

let shop: AccountShop
let other: Awaited<ReturnType<AccountShop['startServer']>>
beforeAll(async () => {
  // Connections remember the function that they find when they are made.
  // oxlint-disable-next-line typescript/unbound-method -- applied to the connection below
  const { query } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    count('statements')
    return Reflect.apply(query, this, args)
  })
  const pass: RateLimiter = () => Promise.resolve({ isOpen: true, giveBack: () => Promise.resolve() })
  shop = await startAccountShop({ rateLimits: false, passwords: { pass, hashing: countedHashing } })
  other = await shop.startServer()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await other.app.close()
  await shop.stop()
})

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

describe('an address that has an account', () => {
  const signUp = { password: 'kuusenkerkkä ja kahvi', firstName: 'Aino', lastName: 'Leppä' }
  const calls = [
    ['a wrong password', '/api/identity/login', { password: 'something else' }],
    ['a code', '/api/identity/login/code', {}],
    ['a new password', '/api/cda/me/password/token', {}],
    ['a sign-up', '/api/cda/me/signup', signUp],
  ] as const

  it.each(calls)('asks for the same work as one that has none: %s', async (_what, url, body) => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    const workFor = async (address: string): Promise<Work> => {
      const done = { hashes: 0, statements: 0 }
      await work.run(done, () => browser.post(url, { ...body, email: address }))
      return done
    }
    // The first call of each kind may read what later ones remember.
    await workFor('nobody@posti.example')
    const unknown = await workFor('nobody1@posti.example')
    expect(await workFor(email)).toEqual(unknown)
    expect(unknown.statements).toBeGreaterThan(0)
  })

  it.runIf(isFullTier).each(calls)(
    'takes as long as one that has none: %s',
    async (_what, url, body) => {
      const { email } = await shop.customer()
      const browser = shop.browser()
      const took = async (address: string): Promise<number> => {
        const began = performance.now()
        await browser.post(url, { ...body, email: address })
        return performance.now() - began
      }
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      for (let run = 0; run < 1_000; run += 1) {
        // One after the other, in turns, so that whatever else goes on goes on for both.
        const order = run % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
        for (const which of order)
          times[which].push(await took(which === 'known' ? email : `nobody${run}@posti.example`))
      }
      const [known, unknown] = [median(times.known), median(times.unknown)]
      // The password's hash alone takes more than twice as long.
      expect(Math.abs(known - unknown), `${known} and ${unknown} ms`).toBeLessThan(5)
    },
    600_000,
  )
})

it('three hundred sign-ins at once are answered or told to come back, and everybody else is served', async () => {
  const { email, accountId } = await shop.customer()
  const before = await sessionsOf(accountId)
  let isOver = false
  const signIns = Promise.all(Array.from({ length: 300 }, () => shop.browser().signIn(email))).finally(() => {
    isOver = true
  })
  const beside: number[] = []
  const browser = shop.browser()
  while (!isOver) {
    beside.push((await browser.send({ url: '/api/me/isauthenticated' })).statusCode)
    await sleep(5)
  }
  const answers = await signIns
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  for (const { statusCode, headers } of answers) if (statusCode === 503) expect(headers['retry-after']).toBeDefined()
  const entered = statuses.filter((status) => status === 200).length
  expect(entered).toBeGreaterThan(100)
  expect((await sessionsOf(accountId)) - before).toBe(entered)
  expect(new Set(beside)).toEqual(new Set([200]))
})

const sessionsOf = async (accountId: string): Promise<number> =>
  (await shop.database.sql`select from session where account_id = ${accountId}`).length

it('the database’s connections break in the middle: whoever was let in is in, everybody else is told, and it goes on', async () => {
  const { email, accountId } = await shop.customer()
  const before = await sessionsOf(accountId)
  const browsers = Array.from({ length: 40 }, () => shop.browser())
  const signIns = browsers.map((browser) => browser.signIn(email))
  let broken = 0
  for (let times = 0; times < 3; times += 1) {
    await sleep(40)
    const ended = await shop.database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.catch(
      () => [],
    )
    broken += ended.length
  }
  const answers = await Promise.all(signIns)
  for (const [at, { statusCode }] of answers.entries()) {
    expect([200, 503]).toContain(statusCode)
    if (statusCode === 200) expect(await browsers[at]?.isSignedIn()).toBe(true)
  }
  const entered = answers.filter(({ statusCode }) => statusCode === 200).length
  expect(broken).toBeGreaterThan(3)
  // A commit whose answer was lost stands; nobody was told they are in who is not.
  expect((await sessionsOf(accountId)) - before).toBeGreaterThanOrEqual(entered)
  expect((await shop.browser().signIn(email)).statusCode).toBe(200)
})

it('signing keys change, and no token is refused in any process', async () => {
  const keys = createSigningKeys({ db: shop.database.db, clock: shop.clock, keys: testKeyring().identity })
  const servers = [shop.app, other.app]
  let isOver = false
  let asked = 0
  const refused: string[] = []
  const kids = new Set<string>()
  async function visit(at: number): Promise<void> {
    for (let turn = at; !isOver; turn += 1) {
      const browser = shop.browser()
      const token = await browser.send(
        { method: 'POST', url: '/api/identity/connect/token/anonymous', payload: {} },
        servers[turn % 2],
      )
      const { access_token: access } = token.json<{ access_token: string }>()
      kids.add(access.split('.')[0] ?? '')
      const headers = { authorization: `Bearer ${access}` }
      for (const server of servers) {
        asked += 1
        const { statusCode } = await browser.send({ url: '/whoami', headers }, server)
        if (statusCode !== 200) refused.push(`${turn}: ${statusCode}`)
      }
    }
  }
  const visitors = Promise.all([0, 1, 2, 3].map(visit))
  await sleep(300)
  expect((await keys.rotate(false, tester)).ok).toBe(true)
  // The cache event reaches one process before the other.
  shop.identity.invalidate(['signing-keys'])
  await sleep(300)
  other.identity.invalidate(['signing-keys'])
  await sleep(300)
  // Announced for two minutes; then it signs.
  for (let seconds = 0; seconds < 130; seconds += 10) {
    shop.clock.advance(10_000)
    await sleep(20)
  }
  await sleep(300)
  isOver = true
  await visitors
  expect(refused).toEqual([])
  expect(asked).toBeGreaterThan(20)
  expect(kids.size).toBe(2)
})
