import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { startDelivery } from '../../standins/delivery/server.ts'
import { startPaymentProvider } from '../../standins/payment-provider/server.ts'
import { notification } from '../../standins/payment-provider/webhooks.ts'
import { silentLog } from '../../standins/support/json-log.ts'
import { createPlatform } from '../../src/app/create-platform.ts'
import { createServices } from '../../src/app/create-services.ts'
import { mailsOnly } from '../../src/app/renderer.ts'
import type { Cart } from '../../src/cart/contract/cart.ts'
import type { PaymentResult } from '../../src/payments/contract/payments.ts'
import { settingGroups } from '../../src/app/setting-groups.ts'
import { createSettingsAdmin } from '../../src/platform/settings/settings.ts'
import type { ShopMail } from '../../src/app/shop-mail.ts'
import type { MailBase } from '../../src/common/mail.ts'
import { giftCardBalanceRoutes } from '../../src/gift-cards/server/gift-card.routes.ts'
import { createOrderAdmin } from '#src/fulfilment/server/order-admin.ts'
import { createRefundAdmin } from '../../src/payments/server/refunds.ts'
import { createParcelAdmin } from '#src/fulfilment/server/parcel-admin.ts'
import { createOfficeModule } from '#src/office/server/office.module.ts'
import { parseConfig } from '../../src/platform/config.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import { createDesignerOperations } from '../../src/tablet-designer/server/designer-operations.ts'
import { createTestClock } from './clock.ts'
import { staffPerson } from './money-staff.ts'
import { addWarehouses, warehouses } from '../../demo/catalogue/warehouses.ts'
import { addGoods, address, cards, consents, testCard } from './money-goods.ts'
import { projectDirectory } from './places.ts'
import { createTestDatabase } from './test-database.ts'
import { publicUrl, testPageUrls } from './test-platform.ts'
import { until } from './until.ts'

/*
 * Cart, checkout and orders with a real database and a real payment stand-in, asked through Fastify's inject. Visitors are
 * told apart by a plain bearer; webhooks come when the test says so.
 */

export const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
export const merchantAccount = 'TestShop'
const errorLevel = 50

type SentMail = ShopMail & MailBase
type OrderMail = Extract<SentMail, { order: object }>

export interface Answer<Body = unknown> {
  status: number
  body: Body
  text: string
  headers: Record<string, unknown>
}

export type MoneyShop = Awaited<ReturnType<typeof startMoneyShop>>
export type Visitor = ReturnType<MoneyShop['visitor']>

export interface MoneyShopOptions {
  maxConnections?: number
  /** True: all ways of delivery, with shops to fetch from and the provider's stand-in. Without: one way, and no provider. */
  withDelivery?: boolean
}

export async function startMoneyShop({ maxConnections = 10, withDelivery = false }: MoneyShopOptions = {}) {
  const database = await createTestDatabase({ maxConnections })
  await addGoods(database)
  if (withDelivery) await addWarehouses(database.db, warehouses)
  else
    await database.run(
      `update shipping_method set is_active = false where id in ('parcel-locker', 'pickup-point', 'store')`,
    )
  const carrier = withDelivery ? await startDelivery({ port: 0, log: silentLog }) : null
  const dataDir = await mkdtemp(join(tmpdir(), 'money-shop-'))
  const provider = await startPaymentProvider({
    port: 0,
    dataDir,
    apiKey: 'test',
    hmacKey,
    merchantAccount,
    allowedOrigins: [publicUrl],
    webhookDelayMs: 0,
    log: silentLog,
  })
  const clock = createTestClock()
  const alarms: { alarm?: string }[] = []
  const secured: { security?: string; limiter?: string; who?: string }[] = []
  const told = {
    write(line: string) {
      const entry = JSON.parse(line) as { level: number; alarm?: string; security?: string } // pino writes JSON
      if (entry.level >= errorLevel) alarms.push(entry)
      else if (entry.security) secured.push(entry)
    },
  }
  const shown = process.env['TEST_LOG']
  const log = shown ? pino({ level: shown }) : pino({ level: 'warn' }, told)
  const mails: OrderMail[] = []
  const otherMails: Exclude<SentMail, OrderMail>[] = []
  /** Who is signed in, by a header of the tests. */
  const customers = new Map<string, { email: string; language: 'fi' | 'sv' | 'en' }>()
  const platform = createPlatform({
    config: parseConfig({
      DATABASE_URL: database.url,
      DATABASE_CONNECTIONS: String(maxConnections),
      PUBLIC_URL: publicUrl,
      RATE_LIMITS: 'off',
      SMTP_PORT: '1',
      PAYMENT_API_URL: provider.url,
      PAYMENT_CARD_FRAME_URL: `${provider.url}/card-frame`,
      PAYMENT_API_KEY: 'test',
      PAYMENT_HMAC_KEY: hmacKey,
      PAYMENT_MERCHANT_ACCOUNT: merchantAccount,
      PAYMENT_REPEAT_SECONDS: '2',
      DELIVERY_API_URL: carrier?.url ?? '',
      PRESS_FEED_API_URL: 'http://127.0.0.1:1',
      PRESS_FEED_IDS: 'press',
      COOKIE_KEYS: 'c'.repeat(32),
      SECRET_KEYS: 's'.repeat(32),
      IMAGE_CACHE_DIR: join(dataDir, 'images'),
      MEDIA_DIR: join(dataDir, 'media'),
    }),
    log,
    clock,
    projectDir: projectDirectory,
    render: mailsOnly(() =>
      Promise.resolve({
        renderMail: (input) => {
          if ('order' in input) mails.push(input)
          else otherMails.push(input)
          const about = 'order' in input ? input.order.orderNumber : input.kind
          return { subject: input.kind, html: `<p>${about}</p>`, text: about }
        },
      }),
    ),
  })
  const { jobs, outbox, settings, text } = platform
  const services = await createServices(platform, {
    pageUrls: testPageUrls,
    customerOf: (request) => Promise.resolve(customers.get(String(request.headers['x-customer'])) ?? null),
  })
  const { cart, payments, orders, checkout, tablets, giftCards, marketing } = services
  const { promotions } = services.promotion
  const { carts } = cart
  const { finaliser, sweep } = payments
  // Tests sweep when they say so.
  const unscheduled = { ...jobs, schedule: () => {} }
  const money = { carts, finaliser, sweep, promotions }
  const app = await createHttpApp({
    config: { publicUrl, rateLimits: false, trustProxy: [], cookieKeys: ['c'.repeat(32)] },
    log,
    text,
    actorOf: (request) => {
      // With a mark they have just confirmed who they are.
      const [, role, mark] = /^Bearer staff-(\w+)(!?)$/.exec(request.headers.authorization ?? '') ?? []
      if (role) return Promise.resolve({ ...staffPerson, roles: [role], hasSteppedUp: mark === '!' })
      const [, kind, id] = /^Bearer (visitor|customer)-(.+)$/.exec(request.headers.authorization ?? '') ?? []
      if (!id) return Promise.resolve({ kind: 'none' })
      return Promise.resolve(
        kind === 'visitor'
          ? { kind, ownerId: `v_${id}` }
          : { kind: 'customer', ownerId: `c_${id}`, accountId: '00000000-0000-4000-8000-000000000001' },
      )
    },
  })
  giftCardBalanceRoutes({ db: database.db, giftCards })(app)
  const { account, fulfilment, engravingLine, mailLog, receipts, running, transfer } = services
  const people = [services.giftCardMails, account, services.reviews, services.newsAndConsents.consents, services.forms]
  const settingsAdmin = createSettingsAdmin({ ...platform.base, groups: settingGroups })
  const sold = [fulfilment, receipts, engravingLine, services.products, services.promotionDesk]
  const searched = [services.search, services.productSearch, services.places]
  const office = createOfficeModule({ ...platform.base, jobs, settingsAdmin }, [
    ...sold,
    ...searched,
    transfer,
    payments,
    mailLog,
    running,
    ...people,
  ])
  const served = [fulfilment, transfer, engravingLine, office, tablets, mailLog, services.promotionDesk, services.forms]
  for (const { routes = [] } of [...served, cart, payments, orders, receipts, checkout])
    for (const register of routes) register(app)
  await office.registerWork?.(jobs)
  await orders.registerWork(unscheduled)
  await payments.registerWork(unscheduled)
  await jobs.start()
  const adminDeps = { db: database.db, clock, jobs: () => jobs, settings }
  const admin = createOrderAdmin(adminDeps)
  const parcels = createParcelAdmin(adminDeps)
  const refunds = createRefundAdmin(adminDeps)
  const designer = createDesignerOperations(adminDeps)
  let deliveredTo = 0

  async function call<Body>(request: InjectOptions & { url: string }): Promise<Answer<Body>> {
    const response = await app.inject(request)
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as Body, // each test says what it expects
      text: response.body,
      headers: response.headers,
    }
  }

  return {
    database,
    provider,
    /** The delivery provider's stand-in; null without. */
    carrier,
    delivery: services.deliveries.delivery,
    clock,
    jobs,
    money,
    app,
    /** Those with an order in them, and the others. */
    mails,
    otherMails,
    call,
    publicUrl,
    admin,
    parcels,
    refunds,
    designer,
    operatorMails: orders.operatorMails,
    funnel: services.funnel,
    watchUnanswered: payments.watchUnanswered,
    base: { db: database.db, clock, log, settings },
    adminDeps,
    /** Of the back office. */
    resources: [fulfilment, payments, mailLog, running, ...people].flatMap((one) => one.resources ?? []),
    text,
    giftCardKeys: platform.keyring.giftCards,
    giftCards,
    outbox,
    marketing,
    /** Signed in for requests with the header `x-customer` of this name. */
    customers,
    /** What was logged as an error, oldest first. */
    alarms,
    /** The lines of the security log. */
    secured,

    handover: orders.handover,

    /** `kind`: of `customer-…` the carts and orders are kept under `c_…`. */
    visitor(name: string, language = 'fi', kind: 'visitor' | 'customer' = 'visitor') {
      const headers = { authorization: `Bearer ${kind}-${name}`, 'accept-language': language }
      const send = <Body>(
        method: 'GET' | 'POST' | 'PUT' | 'DELETE',
        url: string,
        payload?: unknown,
        more: Record<string, string> = {},
      ) =>
        call<Body>({
          method,
          url,
          headers: { ...headers, ...more },
          ...(payload === undefined ? {} : { payload: payload as object }),
        })
      let tries = 0
      return {
        send,
        cart: async () => (await send<Cart>('GET', '/api/me/carts')).body,
        add: (code: string, quantity = 1, more: object = {}) =>
          send<Cart>('POST', '/api/me/carts/add', { code, quantity, ...more }),
        details: (id: string, more: object = {}) =>
          send<Cart>('PUT', `/api/me/checkout/${id}/details`, { shippingAddress: address, ...more }),
        order: (id: string, key = `key-${name}-${(tries += 1)}`, body: object = { consents }) =>
          send<string>('POST', `/api/me/checkout/${id}/order`, body, { 'idempotency-key': key }),
        pay: (orderNumber: string, number: string = cards.authorised, holderName = 'Aino Virta') =>
          send<PaymentResult>('POST', `/api/cda/me/orders/${orderNumber}/payments`, {
            paymentMethod: testCard(number, holderName),
          }),
        /** A cart with these goods, with details; answers its id. */
        async readyCart(...codes: string[]): Promise<string> {
          let id = ''
          for (const code of codes) id = (await this.add(code)).body.id
          await this.details(id)
          return id
        },
        /** An order of these goods that waits for its payment. */
        async placedOrder(...codes: string[]): Promise<string> {
          const placed = await this.order(await this.readyCart(...codes))
          if (placed.status !== 200) throw new Error(`The order was refused: ${placed.text}`)
          return placed.body
        },
      }
    },

    /** Events not sent before, one after the other in the order they arose, or as `arrange` says. */
    async deliverWebhooks(arrange: (bodies: object[]) => object[] = (bodies) => bodies): Promise<number[]> {
      const entries = provider.ledger.entries().filter((entry) => entry.seq > deliveredTo)
      deliveredTo = provider.ledger.entries().at(-1)?.seq ?? 0
      const bodies = entries
        .flatMap((entry) => entry.webhooks ?? [])
        .map((webhook) => notification(webhook.item, hmacKey))
      const statuses: number[] = []
      for (const payload of arrange(bodies))
        statuses.push((await call({ method: 'POST', url: '/api/adyen/webhooks/authorisation', payload })).status)
      return statuses
    },

    /** Turns the stand-in's switches. */
    async control(path: string, body: object): Promise<void> {
      const response = await fetch(`${provider.url}/control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`The stand-in answered ${response.status}`)
    },

    until,

    async stop(): Promise<void> {
      await app.close()
      await jobs.stop()
      outbox.close()
      platform.pictures.close()
      await platform.database.close()
      await provider.close()
      await carrier?.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export { address, cards, consents, tablet, testCard } from './money-goods.ts'
