import { setTimeout as sleep } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withConnection } from '../../src/platform/database/client.ts'
import { isRetryable } from '../../src/platform/database/errors.ts'
import { withRole } from '../support/database-urls.ts'
import { ownerRole } from '../../src/platform/database/prepare-database.ts'
import { createLog } from '../../src/platform/logging.ts'
import { address, consents, testCard } from '../support/money-goods.ts'
import { createCanaries } from './support/canaries.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { arrange, exampleOf, type Ids, ourRoutes, pathOf, routeName } from './support/route-examples.ts'

let shop: HostileShop
let log = ''
let searchedUpTo = 0
const { planted, canary, plant, seenIn } = createCanaries()
/** Searches the lines that were written since the last search. */
function seenInLog(): string[] {
  const unread = log.slice(searchedUpTo)
  searchedUpTo = log.length
  return seenIn(unread)
}

beforeAll(async () => {
  const destination = { write: (line: string) => void (log += line) }
  shop = await startHostileShop(undefined, {}, createLog({ level: 'debug', name: 'canaries', destination }))
})
afterAll(() => shop.stop())

/** Each route is asked six times over, and waits for locks in two of them. */
const everyRouteMs = 900_000

/** Fields whose value decides whether the call gets as far as the database at all. */
const fixed =
  /^(code|postalCode|language|countryCode|phoneCountryCode|side|flavour|reason|version|id|status|lineItemId|orderNumber|encryptedExpiry(Month|Year)|path|from|to|sort|page|device|source|requestId|key|type)$/

/** What is bought for it cannot be engraved. */
const withoutTablet = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/,?"customTablet":\{[^}]*\}/g, ''))

/** Every call twice: with canaries where a person may write what they like, and in place of every text. */
async function requests(): Promise<{ name: string; request: InjectOptions }[]> {
  const all: { name: string; request: InjectOptions }[] = []
  const shared = { nobody: await arrange(shop), cart: await arrange(shop, 'cart'), order: await arrange(shop, 'order') }
  for (const route of ourRoutes(shop.routes)) {
    const example = exampleOf(route)
    if (!example) continue
    for (const isCareful of [true, false]) {
      const takes = (field: string, text: string): boolean => text !== '' && (!isCareful || !fixed.test(field))
      // A token that is none, and a shopper at a call of staff, are refused before anything could change.
      const isRefused = !isCareful || route.access === 'staff'
      const { stage = 'nobody' } = example
      const { visitor, ids } = isRefused ? shared[stage] : await arrange(shop, stage)
      const some = (make: ((of: Ids) => unknown) | undefined) =>
        plant(make?.(ids) ?? {}, takes) as Record<string, string> // texts of the example
      const params = isCareful ? (example.params?.(ids) ?? {}) : some(example.params)
      const search = new URLSearchParams(isCareful ? example.query?.(ids) : some(example.query))
      if (!isCareful) search.set(canary('name'), canary('mail'))
      const given = example.body?.(ids)
      const body = given && plant(isCareful ? withoutTablet(given) : given, takes)
      all.push({
        name: routeName(route),
        request: {
          method: route.method as 'GET', // one of them
          url: `${pathOf(route, Object.fromEntries(Object.entries(params).map(([key, value]) => [key, encodeURIComponent(value)])))}?${search.toString()}`,
          headers: {
            ...(isCareful ? visitor.headers : { authorization: `Bearer ${canary('token')}` }),
            ...example.headers,
            cookie: `anonymousId=${canary('token')}; session=${canary('token')}`,
            'user-agent': canary('name'),
            'idempotency-key': canary('token'),
            referer: `http://localhost:3000/?key=${canary('token')}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        },
      })
    }
  }
  return all
}

const owner = <T>(run: Parameters<typeof withConnection<T>>[2]): Promise<T> =>
  withConnection(withRole(shop.database.url, ownerRole), 'canaries', run)

const tables = (): Promise<string[]> =>
  owner(async ({ sql }) => {
    const rows = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not in ('schema_migration', 'signing_key', 'setting') order by 1`
    return rows.map(({ name }) => name)
  })

/** Runs with every row refused that is written to one of the tables. */
async function refusing(names: readonly string[], run: () => Promise<void>): Promise<void> {
  const each = (what: string): Promise<void> =>
    owner((connection) => connection.run(names.map((name) => `alter table "${name}" ${what};`).join('\n')))
  await each('add constraint canary check (false) not valid')
  await run()
  await each('drop constraint canary')
}

/** The shop's own jobs lock tables too: whoever comes off worse in a deadlock begins again. */
async function lockAll(run: (text: string) => Promise<void>, names: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await run(
        `begin; set local idle_in_transaction_session_timeout = 0; lock table ${names.map((name) => `"${name}"`).join(', ')} in access exclusive mode`,
      )
      return
    } catch (error) {
      await run('rollback')
      if (tries === 5 || !isRetryable(error)) throw error
    }
  }
}

const statuses = new Map<number, number>()
async function send({ request }: { request: InjectOptions }): Promise<void> {
  // Here a refusal for the time being is an answer.
  const { statusCode } = await shop.app.inject(request)
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
}

const jobOutputs = (): Promise<string> =>
  owner(async ({ sql }) => {
    const rows = await sql<{ output: string }>`select output::text from jobs.job where output is not null`
    return rows.map(({ output }) => output).join('\n')
  })

describe('what people type, pay and prove with', () => {
  it('is in no line of the log when everything goes well, or is refused', async () => {
    for (const one of await requests()) await send(one)
    for (const url of ['/tuotteet', '/sv/sok', '/kassa', '/ei-ole'])
      await send({
        request: { url: `${url}/${canary('mail')}/${canary('card')}/${canary('token')}?q=${canary('name')}` },
      })
    expect(planted.length).toBeGreaterThan(200)
    expect(seenInLog()).toEqual([])
  })

  it(
    'is in no line of the log when the database refuses a row, a statement takes too long or a connection breaks',
    async () => {
      const names = await tables()
      const [refused, slow, broken] = [await requests(), await requests(), await requests()]
      await refusing(names, async () => {
        for (const one of refused) await send(one)
      })
      expect(log).toContain('"code":"23514"')
      expect(log).toContain('"constraint":"canary"')

      const whileLocked = (run: () => Promise<void>): Promise<void> =>
        owner(async (connection) => {
          await lockAll(connection.run, names)
          await run()
          await connection.run('rollback')
        })
      await whileLocked(async () => {
        await Promise.all(slow.map(send))
      })
      expect(log).toMatch(/"code":"(55P03|57014)"/)

      await whileLocked(async () => {
        let isAnswered = false
        const sent = Promise.all(broken.map(send)).then(() => (isAnswered = true))
        // However long a busy machine takes until calls wait for the locks.
        for (let ended = 0; ended < 8 && !isAnswered; await sleep(50)) {
          const rows = await shop.database.sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'konvehti' and wait_event_type = 'Lock'`
          ended += rows.length
        }
        await sent
      })
      expect(log).toContain('"code":"57P01"')
      expect(statuses.get(500) ?? 0).toBeGreaterThan(7)
      expect(statuses.get(503) ?? 0).toBeGreaterThan(30)
      expect(seenInLog()).toEqual([])
    },
    everyRouteMs,
  )

  it('is in no stored job, dead letter or outbox row that failed', async () => {
    const visitor = await shop.visitor()
    const cartId = await visitor.fillCart()
    const person = { ...(plant(address, (field) => !fixed.test(field)) as typeof address) }
    const told = await visitor.call('PUT', `/api/me/checkout/${cartId}/details`, { shippingAddress: person })
    expect(told.statusCode, told.body).toBe(200)
    await visitor.call('PUT', `/api/me/checkout/${cartId}/shipping`, { methodId: 'home' })
    const key = { 'idempotency-key': `key-${visitor.anonymousId}` }
    const placed = await visitor.call('POST', `/api/me/checkout/${cartId}/order`, { consents }, key)
    await refusing(['outbox_mail'], async () => {
      const card = { ...testCard('4111111111111111'), holderName: canary('name') }
      await visitor.call('POST', `/api/cda/me/orders/${placed.body}/payments`, { paymentMethod: card })
      await expect.poll(jobOutputs).toContain('23514')
    })
    // Nothing listens where the shop sends its mail.
    const failed = async () =>
      shop.database.sql<{ fault: string }>`select last_error as fault from outbox_mail where last_error is not null`
    await expect.poll(async () => (await failed()).length).toBeGreaterThan(0)
    const [mail] = await failed()
    // A busy machine may find out by its patience instead.
    expect(mail?.fault).toMatch(/ESOCKET|ETIMEDOUT/)
    expect(seenIn(`${await jobOutputs()}\n${mail?.fault}`)).toEqual([])
    expect(seenInLog()).toEqual([])
  })
})
