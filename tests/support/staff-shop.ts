import type { InjectOptions } from 'fastify'
import type { StaffRole } from '../../src/common/permissions.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import { createLog } from '../../src/platform/logging.ts'
import { totpCode } from '../../src/staff/server/totp.ts'
import { type AccountShop, type Browser, publicUrl, startAccountShop } from './account-shop.ts'
import { tester } from './actors.ts'

/* Staff with a real database, beside the customers of the account shop: browsers, mails, an authenticator app. */

export const staffPassword = 'lakritsi ja hiljainen aamu'

export interface Colleague {
  id: string
  email: string
  /** Of their authenticator. */
  secret: string
  recoveryCodes: string[]
  browser: Browser
}
export type StaffShop = Awaited<ReturnType<typeof startStaffShop>>

export async function startStaffShop() {
  /** Lines of the log, of customers' doors too. */
  const logged: Record<string, unknown>[] = []
  const destination = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) } // pino writes JSON
  const log = createLog({ level: 'warn', name: 'test', destination })
  const shop: AccountShop = await startAccountShop({ log })
  const { database, clock, mailsTo, platform } = shop

  /** A server process on the same database. */
  async function startServer(services = shop.services) {
    const { staff, identity, account, privacy } = services
    const app = await createHttpApp({
      config: { ...platform.config, rateLimits: false, trustProxy: ['127.0.0.1'] },
      log,
      text: platform.text,
      db: platform.db,
      actorOf: staff.actorOf(identity.actorOf),
    })
    for (const register of [...staff.routes, ...account.routes, ...privacy.routes]) register(app)
    app.get('/probe/orders', { config: { permission: 'orders:read' } }, async (request) => request.actor)
    app.post('/probe/refund', { config: { permission: 'orders:refund' } }, async (request) => request.actor)
    app.get('/probe/mine', { config: { permission: 'my-account:read' } }, async (request) => request.actor)
    return { app, staff }
  }
  const { app, staff } = await startServer()
  await staff.registerWork(platform.jobs)

  const send = (browser: Browser, request: InjectOptions, server = app) => {
    const isUnsafe = request.method !== undefined && request.method !== 'GET'
    const headers = { ...(isUnsafe && { 'x-requested-with': 'fetch', origin: publicUrl }), ...request.headers }
    return browser.send({ ...request, headers: { 'accept-language': 'en', ...headers } }, server)
  }
  const post = (browser: Browser, url: string, payload: object = {}, server = app) =>
    send(browser, { method: 'POST', url, payload }, server)

  /** The token of the last link that went to somebody. */
  async function invitedToken(email: string, count = 1): Promise<string> {
    const links = () => mailsTo(email, 'staff-invitation', 'staff-factor-reset')
    await shop.until(async () => (await links()).length >= count, `a link for ${email}`)
    return new URLSearchParams(new URL((await links()).at(-1)?.url ?? '').hash.slice(1)).get('invitation') ?? ''
  }

  let people = 0
  /** Somebody with these roles, who has joined by invitation and is signed in. */
  async function colleague(...roles: StaffRole[]): Promise<Colleague> {
    const email = `tarja${(people += 1)}@konvehti.example`
    const person = { email, firstName: 'Tarja', lastName: `Toimi ${people}`, roles, language: 'fi' as const }
    const invited = await staff.invitations.invite(person, tester)
    if (!invited.ok) throw new Error(`Not invited: ${JSON.stringify(invited.error)}`)
    const token = await invitedToken(email)
    const browser = shop.browser()
    const begun = await post(browser, '/api/staff/invitation/begin', { token, password: staffPassword })
    const { secret } = begun.json<{ totp: { secret: string } }>().totp
    const joined = await post(browser, '/api/staff/invitation/accept', { token, code: totpCode(secret, clock.now()) })
    if (joined.statusCode !== 200) throw new Error(`Not joined: ${joined.body}`)
    const me = (await send(browser, { url: '/api/staff/me' })).json<{ id: string }>()
    return { id: me.id, email, secret, browser, ...joined.json<{ recoveryCodes: string[] }>() }
  }
  /** The next code of their app; a code counts once, so the clock goes on by half a minute. */
  function nextCode({ secret }: Pick<Colleague, 'secret'>): string {
    clock.advance(30_000)
    return totpCode(secret, clock.now())
  }

  return {
    ...shop,
    logged,
    app,
    staff,
    /** Another server process on the same database. */
    startServer: async () => startServer(await shop.makeServices()),
    send,
    post,
    invitedToken,
    colleague,
    nextCode,
    /** On a browser of their own: both proofs. */
    async signIn(person: Colleague, browser = shop.browser()) {
      await post(browser, '/api/staff/login', { email: person.email, password: staffPassword })
      const answer = await post(browser, '/api/staff/login/code', { code: nextCode(person) })
      return { browser, answer }
    },
    audited: (command: string, subject: string) =>
      database.sql<{ actor_kind: string; actor: string; before: unknown; after: unknown }>`
        select * from audit_entry where command = ${command} and subject_id = ${subject} order by id`,
    async stop(): Promise<void> {
      await app.close()
      await shop.stop()
    },
  }
}
