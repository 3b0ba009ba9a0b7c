import { resolve } from 'node:path'
import type { InjectOptions } from 'fastify'
import { queues } from '../../src/app/queues.ts'
import { loadTexts } from '../../src/app/texts.ts'
import type { StaffRole } from '../../src/common/permissions.ts'
import { hashSecret } from '#src/identity/server/account/email-verification.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import type { App } from '../../src/platform/http/route-types.ts'
import { createJobs } from '../../src/platform/jobs/jobs.ts'
import { createLog } from '../../src/platform/logging.ts'
import { createOutbox } from '../../src/platform/mail/outbox.ts'
import type { StaffMail } from '../../src/staff/contract/staff-mail.ts'
import { createStaffModule } from '../../src/staff/server/staff.module.ts'
import { totpCode } from '../../src/staff/server/totp.ts'
import { type AccountShop, type Browser, publicUrl, startAccountShop } from './account-shop.ts'
import { testKeyring } from './keys.ts'
import { tester } from './actors.ts'
import { projectDirectory } from './places.ts'
import { testMailer } from './test-mailer.ts'

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

/** `more` adds routes, which staff are let in to. */
export async function startStaffShop(more: (app: App) => void = () => {}) {
  /** Lines of the log, of customers' doors too. */
  const logged: Record<string, unknown>[] = []
  const destination = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) } // pino writes JSON
  const log = createLog({ level: 'warn', name: 'test', destination })
  const shop: AccountShop = await startAccountShop({ log })
  const { database, clock, identity } = shop
  const { db } = database
  const jobs = createJobs({ url: database.url, queues, log })
  const outbox = createOutbox({ db, jobs, clock, smtp: { host: '127.0.0.1', port: 1 }, from: 'shop@shop.example' })
  const mails: { to: string; input: StaffMail }[] = []
  const mailer = testMailer<StaffMail>(outbox, publicUrl, ({ kind }) => ({ subject: kind, html: '', text: '' }))
  const { lookup: text } = loadTexts(resolve(projectDirectory, 'src'), '')
  const make = () =>
    createStaffModule({
      db,
      clock,
      log,
      publicUrl,
      jobs,
      keyring: testKeyring(),
      identity,
      payment: { frames: [], calls: [], pictures: [], forms: [] },
      projectDir: projectDirectory,
      mailer: {
        send(tx, mail, envelope) {
          mails.push({ to: envelope.to, input: mail })
          return mailer.send(tx, mail, envelope)
        },
      },
    })

  /** A server process on the same database. */
  async function startServer() {
    const staff = make()
    const app = await createHttpApp({
      config: { publicUrl, rateLimits: false, trustProxy: ['127.0.0.1'], cookieKeys: ['c'.repeat(32)] },
      log,
      text,
      db,
      actorOf: staff.actorOf(identity.actorOf),
    })
    for (const register of staff.routes) register(app)
    for (const register of [...shop.account.routes, ...shop.privacy.routes]) register(app)
    app.get('/probe/orders', { config: { permission: 'orders:read' } }, async (request) => request.actor)
    app.post('/probe/refund', { config: { permission: 'orders:refund' } }, async (request) => request.actor)
    app.get('/probe/mine', { config: { permission: 'my-account:read' } }, async (request) => request.actor)
    more(app)
    return { app, staff }
  }
  const { app, staff } = await startServer()
  await staff.registerWork(jobs)
  await jobs.start()

  const send = (browser: Browser, request: InjectOptions, server = app) => {
    const isUnsafe = request.method !== undefined && request.method !== 'GET'
    const headers = { ...(isUnsafe && { 'x-requested-with': 'fetch', origin: publicUrl }), ...request.headers }
    return browser.send({ ...request, headers: { 'accept-language': 'en', ...headers } }, server)
  }
  const post = (browser: Browser, url: string, payload: object = {}, server = app) =>
    send(browser, { method: 'POST', url, payload }, server)

  const mailsTo = (email: string, kind: StaffMail['kind']) =>
    mails.filter(({ to, input }) => to === email && input.kind === kind).map(({ input }) => input)
  /** The token of the last link that went to somebody. */
  async function invitedToken(email: string, count = 1): Promise<string> {
    const links = () =>
      mails.flatMap(({ to, input }) => (to === email && input.kind !== 'staff-news' ? [input.url] : []))
    await shop.until(() => Promise.resolve(links().length >= count), `a link for ${email}`)
    const token = new URLSearchParams(new URL(links().at(-1) ?? '').hash.slice(1)).get('invitation') ?? ''
    // The mail was made in a transaction that may still be under way.
    const isWritten = async () =>
      (await database.sql`select from staff_invitation where token_hash = ${hashSecret(token)}`).length > 0
    await shop.until(isWritten, `the link of ${email} written`)
    return token
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
    startServer,
    send,
    post,
    mailsTo,
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
      await jobs.stop()
      outbox.close()
      await shop.stop()
    },
  }
}
