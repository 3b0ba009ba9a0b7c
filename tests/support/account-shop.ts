import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { createServices, type ServiceOverrides } from '../../src/app/create-services.ts'
import type { ShopMail } from '../../src/app/shop-mail.ts'
import type { MailBase } from '../../src/common/mail.ts'
import { identityLimits } from '../../src/identity/server/identity.routes.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import { createLog, type Log } from '../../src/platform/logging.ts'
import type { RelyingParty } from '../../src/platform/relying-parties.ts'
import type { ProductEntry } from '../../src/products/server/product-entry.ts'
import { createWishlistModule } from '../../src/wishlist/server/wishlist.module.ts'
import { createTestClock } from './clock.ts'
import { createTestDatabase } from './test-database.ts'
import { createTestPlatform, publicUrl, stopPlatform, testPageUrls } from './test-platform.ts'
import { until } from './until.ts'

/*
 * Accounts and sessions on the services of the one root, with a real database, asked through Fastify's inject by browsers with
 * cookies of their own. Mails are kept as the templates were given them.
 */

export { publicUrl } from './test-platform.ts'
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
type MailOfKind<Kind extends ShopMail['kind']> = Extract<ShopMail, { kind: Kind }> & MailBase

interface AccountShopOptions {
  rateLimits?: boolean
  parties?: readonly RelyingParty[]
  keepsTime?: boolean
  passwords?: ServiceOverrides['passwords']
  log?: Log
}

export async function startAccountShop({
  rateLimits = true,
  parties = [],
  keepsTime = false,
  passwords,
  log = createLog({ level: 'silent', name: 'test' }),
}: AccountShopOptions = {}) {
  const database = await createTestDatabase()
  // The identity provider keeps its own time.
  const clock = createTestClock(new Date().toISOString())
  if (keepsTime) Object.assign(clock, { now: () => new Date() })
  const mails: (ShopMail & MailBase)[] = []
  const platform = createTestPlatform({
    database,
    clock,
    log,
    config: { rateLimits, parties, accountWidgetUrl: '/profile.js' },
    renders: {
      // The text of a mail says which of them it is.
      renderMail: (mail) => ({ subject: mail.kind, html: '', text: String(mails.push(mail) - 1) }),
    },
  })
  const { db, jobs, config, text } = platform
  const makeServices = () =>
    createServices(platform, {
      pageUrls: testPageUrls,
      accountPages: () => Promise.resolve(pages),
      ...(passwords && { passwords }),
    })

  /** A server process on the same database. */
  async function startServer() {
    const services = await makeServices()
    const { identity, privacy, account } = services
    const app = await createHttpApp({
      config: { ...config, rateLimits: false, trustProxy: ['127.0.0.1'] },
      log,
      text,
      db,
      actorOf: identity.actorOf,
      limitedPaths: identityLimits,
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
    return { app, identity, privacy, services }
  }
  const { app, identity, privacy, services } = await startServer()
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

  /** The mails of these kinds to an address, in the order in which they were made. */
  async function mailsTo<Kind extends ShopMail['kind']>(email: string, ...kinds: Kind[]): Promise<MailOfKind<Kind>[]> {
    const rows = await database.sql<{ text: string }>`
      select text from outbox_mail where lower(recipient) = lower(${email}) and kind = any(${kinds}) order by text::int`
    return rows.map(({ text: place }) => mails[Number(place)] as MailOfKind<Kind>) // of the row's kind
  }

  /** The last mail of a kind to an address, once there are `count`. */
  async function mailed<Kind extends ShopMail['kind']>(email: string, kind: Kind, count = 1) {
    await until(async () => (await mailsTo(email, kind)).length >= count, `${kind} for ${email}`)
    const last = (await mailsTo(email, kind)).at(-1)
    if (!last) throw new Error(`No mail ${kind} was made`)
    return last
  }
  const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? ''

  let people = 0
  return {
    database,
    clock,
    app,
    platform,
    makeServices,
    services,
    identity,
    privacy,
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
      await stopPlatform(platform)
      await database.drop()
    },
  }
}
