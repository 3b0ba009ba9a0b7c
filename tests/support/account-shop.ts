import { resolve } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { onSignIn } from '#src/app/on-sign-in.ts'
import { queues } from '../../src/app/queues.ts'
import { loadTexts } from '../../src/app/texts.ts'
import type { AccountMail, AccountMailInput, AccountMailKind } from '../../src/identity/contract/account-mail.ts'
import { createAccountModule } from '../../src/account/server/account.module.ts'
import { createPasswordHashing, type PasswordHashing } from '../../src/identity/server/account/password-hashing.ts'
import { createIdentityModule } from '../../src/identity/server/identity.module.ts'
import { identityLimits } from '../../src/identity/server/identity.routes.ts'
import { personalData } from '../../src/app/personal-data.ts'
import { createGuestOrderClaims } from '#src/orders/server/guest-order-claim.ts'
import type { RateLimiter } from '#src/platform/http/rate-limiter.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import { createJobs } from '../../src/platform/jobs/jobs.ts'
import { createLog, type Log } from '../../src/platform/logging.ts'
import { createOutbox } from '../../src/platform/mail/outbox.ts'
import type { RelyingParty } from '../../src/platform/relying-parties.ts'
import type { ProductEntry } from '../../src/products/server/product-entry.ts'
import { createPrivacyModule } from '../../src/privacy/server/privacy.module.ts'
import { createWishlistModule } from '../../src/wishlist/server/wishlist.module.ts'
import { createTestClock } from './clock.ts'
import { testKeyring } from './keys.ts'
import { projectDirectory } from './places.ts'
import { createTestDatabase } from './test-database.ts'
import { testMailer } from './test-mailer.ts'
import { until } from './until.ts'

/*
 * Accounts and sessions with a real database, asked through Fastify's inject by browsers with cookies of their own. Mails are kept as
 * they were told to the templates.
 */

export const publicUrl = 'http://localhost:3000'
const cookieKeys = ['c'.repeat(32)]
export const password = 'kuusenkerkkä ja kahvi'
const pages = {
  signIn: '/kirjaudu',
  signOut: '/kirjaudu-ulos',
  signUp: '/rekisteroidy',
  account: '/oma-tili',
  passwordForgotten: '/unohtunut-salasana',
  passwordReset: '/uusi-salasana',
  emailConfirm: '/vahvista',
  preferences: '/oma-tili/viestit',
}

/** Whatever it is: the shop of the tests has every product whose code begins with KV. */
const aProduct = {} as ProductEntry // nobody looks into it

export type AccountShop = Awaited<ReturnType<typeof startAccountShop>>
export type Browser = ReturnType<AccountShop['browser']>

export async function startAccountShop({
  rateLimits = true,
  parties = [],
  keepsTime = false,
  hashing = createPasswordHashing(),
  pass,
  log = createLog({ level: 'silent', name: 'test' }),
}: {
  rateLimits?: boolean
  parties?: readonly RelyingParty[]
  keepsTime?: boolean
  hashing?: PasswordHashing
  /** Instead of counting tries at passwords. */
  pass?: RateLimiter
  log?: Log
} = {}) {
  const database = await createTestDatabase()
  const { db } = database
  // The identity provider keeps its own time.
  const clock = createTestClock(new Date().toISOString())
  if (keepsTime) Object.assign(clock, { now: () => new Date() })
  const jobs = createJobs({ url: database.url, queues, log })
  const outbox = createOutbox({ db, jobs, clock, smtp: { host: '127.0.0.1', port: 1 }, from: 'shop@shop.example' })
  const mails: AccountMailInput[] = []
  const { lookup: text } = loadTexts(resolve(projectDirectory, 'src'), '')
  const make = () =>
    createIdentityModule({
      db,
      clock,
      log,
      publicUrl,
      keyring: testKeyring(),
      cookieKeys,
      jobs,
      mailer: testMailer<AccountMail>(outbox, publicUrl, (mail) => {
        mails.push(mail)
        return { subject: mail.kind, html: '', text: '' }
      }),
      rateLimits,
      hashing,
      ...(pass && { pass }),
      isMailDelayed: outbox.isStuck,
      // Nobody here has a cart.
      onSignIn: onSignIn({
        db,
        clock,
        carts: { handOver: () => Promise.resolve(null) },
        orders: createGuestOrderClaims({ db, clock }),
      }),
      text,
      parties,
      pageUrls: () => Promise.resolve(pages),
      accountMade: () => Promise.resolve(),
      onEmailChanged: () => Promise.resolve(),
    })

  /** A server process on the same database. */
  async function startServer() {
    const identity = await make()
    const privacy = createPrivacyModule({
      db,
      clock,
      log,
      jobs,
      publicUrl,
      keyring: testKeyring(),
      accounts: identity.accounts,
      data: personalData,
      erasureLog: '',
      pageUrls: () => Promise.resolve(pages),
    })
    const app = await createHttpApp({
      config: { publicUrl, rateLimits: false, trustProxy: ['127.0.0.1'], cookieKeys },
      log,
      text,
      db,
      actorOf: identity.actorOf,
      limitedPaths: identityLimits,
    })
    const account = createAccountModule({
      db,
      clock,
      text,
      keyring: testKeyring(),
      profiles: identity.profiles,
      customerAdmin: identity.customerAdmin,
      deletions: privacy.deletions,
      exports: privacy.exports,
      widgetUrl: '/profile.js',
    })
    const wishlist = createWishlistModule({
      db,
      clock,
      assortment: { get: (code) => (code.startsWith('KV') ? aProduct : null) },
    })
    const modules = [identity, account, privacy, wishlist]
    for (const register of modules.flatMap(({ routes }) => routes)) register(app)
    app.get('/whoami', { config: { permission: 'my-cart:read' } }, async (request) => request.actor)
    app.post('/change', { config: { permission: 'my-account:write' } }, async (request) => request.actor)
    return { app, identity, privacy, account }
  }
  const { app, identity, privacy, account } = await startServer()
  await identity.registerWork(jobs)
  // Tests erase when they say so.
  await privacy.registerWork({ ...jobs, schedule: () => {} })
  await jobs.start()
  let networks = 0

  /** A browser with its cookies, on a network of its own unless it is given one. */
  function browser(network = `10.${(networks += 1) >> 8}.${networks & 255}.7`) {
    const cookies = new Map<string, string>()
    async function send(request: InjectOptions, server = app): Promise<LightMyRequestResponse> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await server.inject({
        remoteAddress: '127.0.0.1',
        ...request,
        headers: {
          'x-forwarded-for': network,
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
          ...(cookie && { cookie }),
          ...request.headers,
        },
      })
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    }
    const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
      send({
        method: 'POST',
        url,
        payload,
        headers: { 'x-requested-with': 'fetch', 'accept-language': 'fi', ...headers },
      })
    const call = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
      send({
        method,
        url,
        ...(payload && { payload }),
        headers: { 'x-requested-with': 'fetch', 'accept-language': 'fi' },
      })
    return {
      cookies,
      network,
      send,
      post,
      put: (url: string, payload: object) => call('PUT', url, payload),
      remove: (url: string) => call('DELETE', url),
      /** As a page without JavaScript posts it. */
      postForm: (url: string, form: Record<string, string>) =>
        send({
          method: 'POST',
          url: `${url}?language=fi`,
          payload: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
        }),
      signIn: (email: string, typed = password, remember = false) =>
        post('/api/identity/login', { email, password: typed, remember }),
      isSignedIn: async (server = app) => (await send({ url: '/api/me/isauthenticated' }, server)).json<boolean>(),
    }
  }

  const mailsTo = async <Kind extends AccountMailKind>(email: string, kind: Kind) => {
    const rows = await database.sql<{ key: string }>`
      select dedup_key as key from outbox_mail where lower(recipient) = lower(${email}) and kind = ${kind} order by created_at`
    return {
      count: rows.length,
      told: mails.filter((mail): mail is Extract<AccountMailInput, { kind: Kind }> => mail.kind === kind),
    }
  }

  /** The last mail of a kind to an address, once there are `count`. */
  async function mailed<Kind extends AccountMailKind>(email: string, kind: Kind, count = 1) {
    await until(async () => (await mailsTo(email, kind)).count >= count, `${kind} for ${email}`)
    const last = (await mailsTo(email, kind)).told.at(-1)
    if (!last) throw new Error(`No mail ${kind} was made`)
    return last
  }
  const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? ''

  let people = 0
  return {
    database,
    clock,
    app,
    identity,
    privacy,
    account,
    mails,
    browser,
    startServer,
    until,
    mailed,
    mailsTo,
    tokenOf,
    /** Nothing asked waits for its job. */
    settled: () =>
      until(async () => {
        const [row] = await database.sql<{ waiting: number }>`
          select count(*)::int as waiting from jobs.job where name = 'identity.mail-proof' and state in ('created', 'retry', 'active')`
        return row?.waiting === 0
      }, 'no job waiting'),
    newEmail: () => `aino${(people += 1)}@posti.example`,
    /** Somebody with an account, signed in on the browser that is answered. */
    async customer(email = `aino${(people += 1)}@posti.example`) {
      const own = browser()
      const asked = await own.post('/api/cda/me/signup', { email, password, firstName: 'Aino', lastName: 'Leppä' })
      if (asked.statusCode !== 202) throw new Error(`No sign-up: ${asked.body}`)
      const token = tokenOf((await mailed(email, 'account-confirm')).confirmUrl)
      const confirmed = await own.post('/api/cda/me/email/confirm', { token })
      if (confirmed.statusCode !== 204) throw new Error(`No account: ${confirmed.body}`)
      const [row] = await database.sql<{ id: string; ownerId: string }>`
        select id, owner_id as "ownerId" from account where email = ${email}`
      if (!row) throw new Error('There is no account')
      return { email, browser: own, accountId: row.id, ownerId: row.ownerId }
    },
    async stop(): Promise<void> {
      await app.close()
      await jobs.stop()
      outbox.close()
      await database.drop()
    },
  }
}
