import diagnostics from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import { startPaymentProvider } from '../../../standins/payment-provider/server.ts'
import { silentLog } from '../../../standins/support/json-log.ts'
import { createShop } from '../../../src/app/create-shop.ts'
import { loadBuiltRenderer } from '../../../src/app/renderer.ts'
import { build } from '../../../src/app/start/build.ts'
import type { Cart } from '../../../src/cart/contract/cart.ts'
import type { Permission } from '../../../src/common/permissions.ts'
import type { Language } from '../../../src/common/locale.ts'
import { parseConfig } from '../../../src/platform/config.ts'
import { accessOf } from '../../../src/platform/http/access.ts'
import { createLog, type Log } from '../../../src/platform/logging.ts'
import { createTestClock } from '../../support/clock.ts'
import { address, consents, testCard } from '../../support/money-goods.ts'
import { projectDirectory } from '../../support/places.ts'
import { shopTexts } from '../../support/shop-texts.ts'
import type { TestDatabase } from '../../support/test-database-copy.ts'

/* The whole shop on the demo brand, as the server composes it, asked through inject by visitors with real tokens. */

export const publicUrl = 'http://localhost:3000'
export const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
export const merchantAccount = 'TestShop'

export interface Route {
  method: string
  url: string
  permission: Permission | undefined
  access: string
  schema: { body?: unknown; querystring?: unknown; params?: unknown; response?: Readonly<Record<string, object>> }
}

export type HostileShop = Awaited<ReturnType<typeof startShopOn>>
export type Visitor = Awaited<ReturnType<HostileShop['visitor']>>

/** The whole shop on a seeded database, which goes with it. `settings` stand beside the shop's own. */
export async function startShopOn(
  database: TestDatabase,
  settings: Readonly<Record<string, string>> = {},
  log: Log = createLog({ level: process.env['TEST_LOG'] ?? 'silent', name: 'hostile' }),
) {
  if (!existsSync(join(projectDirectory, 'dist/server/render.js'))) await build(projectDirectory)
  const dataDir = await mkdtemp(join(tmpdir(), 'hostile-shop-'))
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
  // Real time at the start, because the identity provider keeps its own.
  const clock = createTestClock(new Date().toISOString())
  const declared = new Map<FastifyInstance, RouteOptions[]>()
  const collect = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance } // the framework's own message
    const routes: RouteOptions[] = []
    declared.set(fastify, routes)
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  diagnostics.subscribe('fastify.initialization', collect)
  const shop = await createShop({
    config: parseConfig({
      DATABASE_URL: database.url,
      PUBLIC_URL: publicUrl,
      RATE_LIMITS: 'off',
      SMTP_PORT: '1',
      PAYMENT_API_URL: provider.url,
      PAYMENT_CARD_FRAME_URL: `${provider.url}/card-frame`,
      PAYMENT_API_KEY: 'test',
      PAYMENT_HMAC_KEY: hmacKey,
      PAYMENT_MERCHANT_ACCOUNT: merchantAccount,
      COOKIE_KEYS: 'c'.repeat(32),
      SECRET_KEYS: 's'.repeat(32),
      IMAGE_CACHE_DIR: join(dataDir, 'images'),
      MEDIA_DIR: join(dataDir, 'media'),
      ...settings,
    }),
    log,
    clock,
    version: 'test',
    projectDir: projectDirectory,
    render: await loadBuiltRenderer(projectDirectory),
  })
  diagnostics.unsubscribe('fastify.initialization', collect)
  await shop.start()
  await shop.app.ready()
  // Read only now: a part of the shop may add to its routes' configuration in a hook of its own.
  const routes = declared.get(shop.app as unknown as FastifyInstance)?.flatMap(describe) // its types are narrower
  if (!routes) throw new Error('The framework did not say which instance it made')
  const { tables } = shopTexts

  const [goods] = await database.sql<{ code: string; cents: number }>`
    select v.code, p.cents from variation v
    join stock s on s.code = v.stock_code and s.on_hand > 30
    join price p on p.variation_code = v.code and p.kind = 'normal' and p.valid_to is null
    join product on product.id = v.product_id and product.published and product.product_type = 'Product'
    where not exists (select 1 from price c where c.variation_code = v.code and c.kind <> 'normal')
    order by v.code limit 1`
  if (!goods) throw new Error('The demo brand has nothing plain to buy')

  const ids = new Map(
    (await database.sql<{ key: string; id: number }>`select key, id from content_item where key is not null`).map(
      ({ key, id }) => [key, String(id)],
    ),
  )
  const content = {
    pageId: ids.get('story') ?? '',
    promoterId: ids.get('start-articles') ?? '',
    formId: ids.get('contact-form') ?? '',
    recipeId: ids.get('recipe-mud-cake') ?? '',
  }

  /** Asks again where the shop says that it has too much to do now: on a busy machine it may. */
  async function send(request: InjectOptions): Promise<LightMyRequestResponse> {
    for (let tries = 1; ; tries += 1) {
      const answer = await shop.app.inject(request)
      if (answer.statusCode !== 503 || answer.headers['retry-after'] === undefined || tries === 5) return answer
      await sleep(2_000)
    }
  }

  return {
    app: shop.app,
    warmUp: shop.warmUp,
    database,
    provider,
    clock,
    routes,
    tables,
    goods,
    content,
    send,

    /** Somebody with a token, and nothing else. */
    async visitor(language: Language = 'fi') {
      const answer = await send({ method: 'POST', url: '/api/identity/connect/token/anonymous', payload: {} })
      const { access_token: token, anonymous_id: anonymousId } = answer.json<{
        access_token: string
        anonymous_id: string
      }>()
      const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
      const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, more: object = {}) =>
        send({ method, url, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) })
      const visitor = {
        token,
        anonymousId,
        headers,
        call,
        /** As a browser sends it back. */
        cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
        cart: async (): Promise<Cart> => (await call('GET', '/api/me/carts')).json<Cart>(),
        /** A cart with two units of something; its id. */
        async fillCart(): Promise<string> {
          const added = await call('POST', '/api/me/carts/add', { code: goods.code, quantity: 2 })
          if (added.statusCode !== 200) throw new Error(`The cart took nothing: ${added.body}`)
          return added.json<Cart>().id
        },
        /** An order that awaits payment; its number and the cart it froze. */
        async placeOrder(): Promise<{ cartId: string; orderNumber: string }> {
          const cartId = await visitor.fillCart()
          await call('PUT', `/api/me/checkout/${cartId}/details`, { shippingAddress: address })
          await call('PUT', `/api/me/checkout/${cartId}/shipping`, { methodId: 'home' })
          const placed = await call(
            'POST',
            `/api/me/checkout/${cartId}/order`,
            { consents },
            { 'idempotency-key': `key-${anonymousId}` },
          )
          if (placed.statusCode !== 200) throw new Error(`No order: ${placed.body}`)
          return { cartId, orderNumber: placed.body }
        },
        pay: (orderNumber: string, card = '4111111111111111') =>
          call('POST', `/api/cda/me/orders/${orderNumber}/payments`, { paymentMethod: testCard(card) }),
        /** Straight from the table: what a refused call must leave as it was. */
        async stored(): Promise<string> {
          const rows = await database.sql<{ stored: string }>`
            select (to_jsonb(c) || jsonb_build_object('lines', (select jsonb_agg(l order by l.id) from cart_line l where l.cart_id = c.id)))::text
              as stored from cart c where c.owner_id = ${anonymousId} order by c.created_at, c.id`
          return rows.map((row) => row.stored).join('\n')
        },
      }
      return visitor
    },

    async stop(): Promise<void> {
      await shop.stop()
      await provider.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function describe(route: RouteOptions): Route[] {
  const methods = typeof route.method === 'string' ? [route.method] : route.method
  return methods.map((method) => ({
    method,
    url: route.url,
    permission: route.config?.permission,
    access: accessOf(route.config),
    schema: (route.schema ?? {}) as Route['schema'], // shapes are for the validator
  }))
}
