import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { createCartModule } from '#src/cart/server/cart.module.ts'
import { createCheckoutPort } from '#src/checkout/server/cart-port.ts'
import { createCheckoutModule } from '#src/checkout/server/checkout.module.ts'
import { createPageUrls } from '#src/checkout/server/page-urls.ts'
import { createTerms } from '#src/checkout/server/terms.ts'
import { createConsentsModule } from '#src/consents/server/consents.module.ts'
import { createContentModule } from '#src/content/server/content.module.ts'
import { createPreviews } from '#src/content/server/previews.ts'
import { createDeliveryModule } from '#src/delivery/server/delivery.module.ts'
import { createDeliveryHttpProvider } from '#src/delivery/server/provider/delivery-http-provider.ts'
import { identityLimits } from '#src/identity/server/identity.routes.ts'
import { createGiftCardsModule } from '#src/gift-cards/server/gift-cards.module.ts'
import { createGiftCards } from '#src/gift-cards/server/gift-cards.service.ts'
import { createAccountPages } from '#src/identity/server/account/account-pages.ts'
import { createIdentityModule } from '#src/identity/server/identity.module.ts'
import { createListingModule, listingContent } from '#src/listing/server/listing.module.ts'
import { createProductLists } from '#src/listing/server/product-lists.ts'
import { createMailSurroundings } from '#src/orders/server/mail-surroundings.ts'
import { createOrdersModule } from '#src/orders/server/orders.module.ts'
import { createOrderKeys, hasBought, hasOrdered, soldCardOrders } from '#src/orders/server/orders.service.ts'
import { listSoldUnits } from '#src/orders/server/sold-units.store.ts'
import { paymentOrigins } from '#src/payments/server/payment-origins.ts'
import { findPaymentNote } from '#src/payments/server/attempts.ts'
import { createPaymentsModule } from '#src/payments/server/payments.module.ts'
import { createCacheEvents } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Config } from '#src/platform/config.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import { operationsRoutes } from '#src/platform/http/operations.routes.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createImages } from '#src/platform/images/images.ts'
import { imageRoutes } from '#src/platform/images/images.routes.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import { createJobs } from '#src/platform/jobs/jobs.ts'
import { createKeyring } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import { createRetention } from '#src/platform/retention/retention.ts'
import { createProductSearchModule } from '#src/product-search/server/product-search.module.ts'
import { createPromotionsModule } from '#src/promotions/server/promotions.module.ts'
import { createFindVariations } from '#src/products/server/products.service.ts'
import { createProductsModule } from '#src/products/server/products.module.ts'
import { createReviewsModule } from '#src/reviews/server/reviews.module.ts'
import { createSearchLog } from '#src/search/server/log/search-log.ts'
import { createRedirectLookup } from '#src/search/server/redirects/redirect-lookup.ts'
import { createSearchModule } from '#src/search/server/search.module.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createAnswerCache } from '#src/shell/server/html-cache.ts'
import { createPageLookup } from '#src/shell/server/page-lookup.ts'
import { createShellModule } from '#src/shell/server/shell.module.ts'
import { reviewEngravings } from '#src/tablet-designer/server/engraving-review.ts'
import { createTabletDesignerModule } from '#src/tablet-designer/server/tablet-designer.module.ts'
import { telemetryRoutes } from '#src/telemetry/server/telemetry.routes.ts'
import { createTransferModule } from '#src/transfer/server/transfer.module.ts'
import { gallerySource } from './gallery-source.ts'
import { registerOpenApi } from './openapi/openapi.ts'
import { queues } from './queues.ts'
import type { RenderParts } from './renderer.ts'
import { retentionRules } from './retention.ts'
import { type DevMiddleware, registerStatic } from './static-files.ts'
import { stopAll } from './stop-all.ts'
import { loadTexts } from './texts.ts'

export interface ShopOptions {
  config: Config
  log: Log
  /** Takes a line for each answer; the log itself when left out. */
  accessLog?: Log
  clock: Clock
  version: string
  projectDir: string
  render: RenderParts
  devMiddleware?: DevMiddleware
}

/** Cached answers of one process: the whole demo site in three languages takes a fifth of it. */
const answerCacheBytes = 64 * 1024 * 1024

/** The one place where all domains meet on the server. */
export async function createShop({ config, log, clock, projectDir, render, ...options }: ShopOptions) {
  const { publicUrl } = config
  const database = openDatabase({
    url: config.databaseUrl,
    maxConnections: config.databaseConnections,
    applicationName: 'konvehti',
    log,
  })
  const { db } = database
  const keyring = createKeyring(config.keys)
  const texts = loadTexts(resolve(projectDir, 'src'), config.textsDir)
  const settings = createSettings({ clock })
  const base = { db, clock, log, config, keyring, publicUrl, settings, text: texts.lookup }
  const jobs = createJobs({ url: config.databaseUrl, queues, log })
  const outbox = createOutbox({ db, jobs, clock, smtp: config.smtp, from: config.smtp.from })
  const cache = createAnswerCache({ maxBytes: answerCacheBytes, clock })
  const pictures = createPictureProcess({ log })
  const mediaDir = resolve(projectDir, config.mediaDir)
  const cacheDir = resolve(projectDir, config.imageCacheDir)
  const cacheBytes = config.imageCacheMegabytes * 1024 * 1024
  const images = createImages({ clock, pictures, mediaDir, cacheDir, cacheBytes })
  /** Menus name categories too: made from the older tree, they would outlive the purge of the pages. */
  const onRefreshed = (tags: readonly string[] | 'all'): void => {
    content.invalidate()
    cache.purge(tags)
  }
  // Cart and orders.
  const lists = createProductLists({ db, clock, log, onRefreshed })
  const content = createContentModule({ ...base, contributions: [listingContent(lists, texts.lookup)] })
  const { chrome, companionAreas } = content
  const { resolveLinks } = content.delivery
  const pageUrls = createPageUrls(chrome)
  const hasProvider = config.delivery.apiUrl !== ''
  const provider = hasProvider ? createDeliveryHttpProvider({ ...config.delivery, clock }) : null
  const deliveries = createDeliveryModule({ ...base, projectDir, provider })
  const { delivery, snippet } = deliveries
  const terms = createTerms({ ...base, delivery })
  const keys = createOrderKeys(keyring.orders)
  const tablets = createTabletDesignerModule({ keyring, images })
  const { drawTablet, drawForMail } = tablets
  const promotion = createPromotionsModule({ clock, keys: keyring.promotions, hasOrdered })
  const { promotions } = promotion
  const cart = createCartModule({
    ...base,
    checkout: createCheckoutPort(terms, clock),
    drawTablet,
    findVariations: createFindVariations(clock),
    promotions,
  })
  const { carts } = cart
  const payments = createPaymentsModule({ ...base, jobs, carts, keys, pageUrls, reviewOrder: reviewEngravings })
  const { finaliser, methods } = payments
  const orders = createOrdersModule({
    ...base,
    outbox,
    jobs,
    terms: terms.ofOrders,
    keys,
    pageUrls,
    drawTablet,
    drawForMail,
    findPaymentNote,
    cancelOrder: payments.cancelOrder,
    renderMail: async (input) => (await render.renderer()).renderMail(input),
  })
  const giftCards = createGiftCards({ db, clock, keys: keyring.giftCards })
  const giftCardMails = createGiftCardsModule({
    ...base,
    keys: keyring.giftCards,
    giftCards,
    orders: soldCardOrders,
    pageUrls,
    outbox,
    renderMail: async (input) => (await render.renderer()).renderGiftCardMail(input),
  })
  const desks = { promotions, giftCards, delivery, snippet, drawTablet, findPaymentNote }
  const checkout = createCheckoutModule({ ...base, carts, finaliser, methods, keys, pageUrls, terms, ...desks })

  // Pages of products and lists, and their search.
  const reviews = createReviewsModule({ ...base, assortment: lists, hasBought })
  const products = createProductsModule({
    ...base,
    outbox,
    assortment: lists,
    companionAreas,
    reviewsOf: reviews.ofProduct,
    offerTerms: terms.offerTerms,
    renderMail: async (input) => (await render.renderer()).renderRestockMail(input),
    feedDirectory: resolve(cacheDir, 'feeds'),
  })
  const soldUnits = (since: Date) => listSoldUnits(db, since)
  const listing = createListingModule({ ...base, lists, companionAreas, resolveLinks, soldUnits })
  const gallery = config.dev ? [gallerySource] : []
  const sources = [...content.pageSources, ...listing.pageSources, ...products.pageSources, ...gallery]
  const searchLog = createSearchLog(base)
  const findPage = createPageLookup(sources)
  const redirects = createRedirectLookup({ ...base, findPage })
  const { searched: onSearched } = searchLog
  const productSearch = createProductSearchModule({ ...base, lists, onSearched, redirectOf: redirects.find })
  const search = createSearchModule({
    ...base,
    searchLog,
    redirects,
    products: productSearch,
    delivery: content.delivery,
    chrome,
  })

  // The site around them.
  const { transformHtml, assetsOf, renderer } = render
  const shell = createShellModule({
    ...base,
    sources,
    chrome,
    cache,
    renderer,
    assetsOf,
    texts: () => texts,
    onRedirected: content.onRedirected,
    freeShippingFrom: terms.freeShippingFrom,
    extras: { ...listing.pageExtras, ...products.pageExtras, ...search.pageExtras },
    readPreview: createPreviews({ db, clock, keys: keyring.previews }).read,
    reviewsScript: reviews.scriptUrl,
    payment: paymentOrigins(config.payment.provider),
    ...(transformHtml && { transformHtml }),
  })
  const { documents, pages } = shell
  const identity = await createIdentityModule({
    ...base,
    jobs,
    outbox,
    cookieKeys: config.cookieKeys,
    rateLimits: config.rateLimits,
    renderMail: async (input) => (await render.renderer()).renderAccountMail(input),
    surroundings: createMailSurroundings({ ...base, pageUrls }),
    pageUrls: createAccountPages(chrome),
  })
  const registry = new Registry()

  /** In the order of their starts. */
  const modules: DomainModule[] = [
    { stop: database.close },
    { routes: [imageRoutes({ images })], stop: pictures.close },
    { registerWork: outbox.startSending, stop: outbox.close },
    createCacheEvents({
      db,
      log,
      url: config.databaseUrl,
      onInvalidate: (tags) => {
        for (const { invalidate } of modules) invalidate?.(tags)
      },
    }),
    createRetention({ db, clock, log, rules: retentionRules }),
    settings,
    identity,
    content,
    createConsentsModule({ ...base, visitors: identity.visitors, resolveLinks, findPage }),
    { routes: [telemetryRoutes({ registry, clock, log })] },
    tablets,
    deliveries,
    promotion,
    cart,
    payments,
    orders,
    giftCardMails,
    checkout,
    reviews,
    products,
    // One after the other: both read every product, and together they would only wait for each other.
    listing,
    productSearch,
    search,
    shell,
    jobs,
    createTransferModule({ db, clock, jobs, intake: createPictureIntake({ mediaDir, pictures }) }),
  ]

  let accepting = true
  const app: App = await createHttpApp({
    config,
    log,
    db,
    text: texts.lookup,
    accessLog: options.accessLog ?? log,
    actorOf: identity.actorOf,
    sendBusy: documents.sendBusy,
    limitedPaths: identityLimits,
    scriptHashes: render.scriptHashes,
    widgetOrigins: reviews.scriptUrl === '' ? [] : [new URL(reviews.scriptUrl).origin],
  })
  await registerOpenApi(app, { version: options.version, publicUrl })
  operationsRoutes({
    publicUrl,
    metricsToken: config.metricsToken,
    registry,
    version: options.version,
    accepting: () => accepting,
    checkReady: () => db.execute(sql`select 1`).then(() => undefined),
  })(app)
  for (const { routes = [] } of modules) for (const register of routes) register(app)
  await registerStatic(app, { projectDir, mediaDir, dev: options.devMiddleware })

  async function start(): Promise<void> {
    for (const { registerWork } of modules) await registerWork?.(jobs)
    for (const one of modules) await one.start?.()
  }

  /** Renders the start page once, so that the first visitor does not pay for loading the renderer, and makes the error pages ready. */
  async function warmUp(): Promise<void> {
    await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    await documents.warmUp()
  }

  async function stop(): Promise<void> {
    accepting = false
    await stopAll([() => app.close(), ...modules.toReversed().map((one) => () => one.stop?.())], log)
  }

  return { app, start, warmUp, stop, db, documents, pages, checkMail: outbox.checkServer }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
