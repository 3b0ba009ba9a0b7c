import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBuying } from '../../src/app/buying.ts'
import { queues } from '../../src/app/queues.ts'
import { loadTexts } from '../../src/app/texts.ts'
import { createCheckoutModule } from '../../src/checkout/server/checkout.module.ts'
import { createGiftCards } from '../../src/gift-cards/server/gift-cards.service.ts'
import { createWithdrawalAdmin } from '#src/orders/server/withdrawal-admin.ts'
import { findPaymentNote } from '../../src/payments/server/attempts.ts'
import { createOrderAdmin } from '#src/fulfilment/server/order-admin.ts'
import { createParcelAdmin } from '#src/fulfilment/server/parcel-admin.ts'
import { createRefundAdmin } from '../../src/payments/server/refunds.ts'
import type { Config } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { afterCommit } from '../../src/platform/database/transaction.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import { createImages } from '../../src/platform/images/images.ts'
import { createFolderFiles } from '../../src/platform/media-files/folder-files.ts'
import { createPictureProcess } from '../../src/platform/images/picture-process.ts'
import { createSender, type Jobs } from '../../src/platform/jobs/jobs.ts'
import { createKeyring } from '../../src/platform/keys/keyring.ts'
import { createLog } from '../../src/platform/logging.ts'
import { createSettings } from '../../src/platform/settings/settings.ts'
import { startDelivery } from '../../standins/delivery/server.ts'
import { startPaymentProvider } from '../../standins/payment-provider/server.ts'
import type { PaymentProviderSettings } from '../../standins/payment-provider/settings.ts'
import { silentLog } from '../../standins/support/json-log.ts'

/*
 * The shop's own cart, checkout, payments and orders at a moment that is set. Money goes through the payment stand-in, whose ledger
 * stays for the shop that starts later, so that what is bought here can be refunded and cancelled there.
 */

/** A webhook that is not taken at once is brought again for days, and nothing here would change. */
const settleLimitMs = 30_000

export interface PastShopOptions {
  db: Database
  config: Config
  projectDir: string
  standin: Pick<PaymentProviderSettings, 'port' | 'dataDir' | 'apiKey' | 'hmacKey' | 'merchantAccount'>
}

export interface Customer {
  accountId: string
  ownerId: string
  language: string
}

export type PastShop = Awaited<ReturnType<typeof openPastShop>>

/** Rejects with the code EADDRINUSE while another process has the stand-in. */
export async function openPastShop({ db, config: given, projectDir, standin }: PastShopOptions) {
  const { publicUrl } = given
  let at = new Date()
  const clock = { now: () => new Date(at) }
  const log = createLog({ level: 'warn', name: 'orders' })
  const webhooks = createServer()
  await once(webhooks.listen(0, '127.0.0.1'), 'listening')
  const { port } = webhooks.address() as AddressInfo // of a server that listens on a port
  const webhookUrl = `http://127.0.0.1:${port}`
  const provider = await startPaymentProvider({
    ...standin,
    webhookUrl,
    webhookDelayMs: 0,
    allowedOrigins: [publicUrl],
    log: silentLog,
  }).catch((error: unknown) => {
    webhooks.close()
    throw error
  })
  const firstEntry = provider.ledger.entries().length
  const carrier = await startDelivery({ port: 0, apiKey: '', log: silentLog })
  const config: Config = {
    ...given,
    payment: { ...given.payment, apiUrl: provider.url },
    delivery: { apiUrl: carrier.url, apiKey: '' },
  }
  const { jobs, runJobs, stop: stopJobs } = createPastJobs(config.databaseUrl, log)
  const keyring = createKeyring(config.keys)
  const settings = createSettings({ clock })
  const { lookup: text } = loadTexts(resolve(projectDir, 'src'), '')
  const pictures = createPictureProcess({ log })
  const images = createImages({
    clock,
    pictures,
    media: createFolderFiles([resolve(projectDir, config.mediaSeedDir)]),
    cacheDir: resolve(projectDir, config.imageCacheDir),
    cacheBytes: config.imageCacheMegabytes * 1024 * 1024,
  })
  const base = { db, clock, log, config, keyring, publicUrl, settings, text, projectDir }
  const noPages = () => Promise.resolve({ checkout: publicUrl }) as never // addresses of pages stand in mails alone
  // What was acknowledged months ago is not mailed again; mails that a job makes are left to the shop.
  const buying = createBuying(
    { ...base, jobs, images, mailer: { send: () => Promise.resolve(true) } },
    {
      pageUrls: noPages,
      onCartBegun: () => {},
      otherCauses: () => Promise.resolve([]),
      confirmed: () => Promise.resolve(),
    },
  )
  const { deliveries, promotion, cart, payments, orders } = buying
  const giftCards = createGiftCards({ ...base, keys: keyring.giftCards })
  const checkout = createCheckoutModule({
    ...base,
    ...buying,
    ...cart,
    ...promotion,
    ...payments,
    ...deliveries,
    giftCards,
    findPaymentNote,
    pageUrls: noPages,
    marketing: {
      customerOf: () => Promise.resolve(null),
      isGiven: () => Promise.resolve(true),
      ticked: () => Promise.resolve(),
    },
  })
  await payments.registerWork(jobs)
  let customer: Customer | null = null
  const app = await createHttpApp({
    config: { ...config, rateLimits: false },
    log,
    text,
    actorOf: () => Promise.resolve(customer === null ? { kind: 'none' } : { kind: 'customer', ...customer }),
  })
  for (const { routes } of [cart, payments, orders, checkout]) for (const register of routes) register(app)
  webhooks.on('request', (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const payload = JSON.parse(Buffer.concat(chunks).toString()) as object // the stand-in's
      void app
        .inject({ method: 'POST', url: '/api/adyen/webhooks/authorisation', payload })
        .then(({ statusCode }) => response.writeHead(statusCode).end())
    })
  })

  /** Webhooks of this shop's own payments that the stand-in has yet to bring. */
  function isWebhookOut(): boolean {
    const entries = provider.ledger.entries().slice(firstEntry)
    const told = entries.flatMap((entry) => (entry.kind === 'webhook-delivered' ? [entry.webhookId] : []))
    return entries.some(({ webhooks: made = [] }) => made.some(({ id }) => !told.includes(id)))
  }

  const adminDeps = { db, clock, settings, jobs: () => jobs }
  return {
    parcels: createParcelAdmin(adminDeps),
    refunds: createRefundAdmin(adminDeps),
    withdrawals: createWithdrawalAdmin(adminDeps),
    orders: createOrderAdmin(adminDeps),
    ledger: provider.ledger,

    /** From here on it is this moment. */
    goTo: (moment: Date) => void (at = moment),

    /** A call in this customer's name. Throws what the shop refused it with. */
    async call(who: Customer, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) {
      customer = who
      const headers = { 'accept-language': who.language, ...(key && { 'idempotency-key': key }) }
      const { statusCode, body } = await app.inject({ method, url, headers, ...(payload && { payload }) })
      if (statusCode >= 300) throw new Error(`${method} ${url}: ${statusCode} ${body}`)
      return body
    },

    /** Resolves when all that follows from what was done is done, at the provider and here. */
    async settle(): Promise<void> {
      const end = performance.now() + settleLimitMs
      while ((await runJobs()) || isWebhookOut()) {
        if (performance.now() > end) throw new Error('A webhook of the payment stand-in was not taken')
        await sleep(2)
      }
    },

    async close(): Promise<void> {
      await app.close()
      await Promise.all([provider.close(), carrier.close(), stopJobs()])
      webhooks.close()
      pictures.close()
    },
  }
}

/** Jobs of payments are run when asked for; any other is left to the shop. */
function createPastJobs(url: string, log: ReturnType<typeof createLog>) {
  const sender = createSender({ url, queues, log, maxConnections: 1 })
  const handlers = new Map<string, (data: never) => Promise<void>>()
  const waiting: (() => Promise<void>)[] = []
  const info = { id: '', retry: 0, last: true }
  const jobs: Jobs = {
    ...sender,
    async send(tx, queue, data, options) {
      const handler = handlers.get(queue.name)
      if (!handler) return sender.send(tx, queue, data, options)
      afterCommit(tx, () => waiting.push(() => handler(data as never))) // of the queue the handler was registered for
    },
    work(queue, handler) {
      handlers.set(queue.name, (data) => handler(data, info))
      return Promise.resolve()
    },
    schedule: () => {},
    start: () => Promise.resolve(),
  }
  return {
    jobs,
    stop: sender.stop,
    /** False: there were none. */
    runJobs: async (): Promise<boolean> => {
      const due = waiting.splice(0)
      for (const run of due) await run()
      return due.length > 0
    },
  }
}
