import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { createAccountModule } from '#src/account/server/account.module.ts'
import { editPageRoutes } from '#src/editor/server/edit-page.routes.ts'
import { createFulfilmentModule } from '#src/fulfilment/server/fulfilment.module.ts'
import { identityLimits } from '#src/identity/server/identity.routes.ts'
import { createCacheEvents } from '#src/platform/cache-events/cache-events.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import { operationsRoutes } from '#src/platform/http/operations.routes.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { imageRoutes } from '#src/platform/images/images.routes.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { originsOf } from '#src/platform/relying-parties.ts'
import { createReceiptsModule } from '#src/receipts/server/receipts.module.ts'
import { createRetention } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { findFocus } from '#src/media/server/media.service.ts'
import { telemetryRoutes } from '#src/telemetry/server/telemetry.routes.ts'
import { createTransferModule } from '#src/transfer/server/transfer.module.ts'
import { createWishlistModule } from '#src/wishlist/server/wishlist.module.ts'
import { registerOpenApi } from './openapi/openapi.ts'
import { originOf } from './origin-of.ts'
import { retentionRules } from './retention.ts'
import { registerStatic } from './static-files.ts'
import type { ShopOptions } from './shop-options.ts'
import { stopAll } from './stop-all.ts'
import { createPlatform } from './create-platform.ts'
import { createServices } from './create-services.ts'

/** Makes a process of the shop, as far as its roles go: its routes, its jobs, and the parts that start and stop with it. */
export async function createShop(options: ShopOptions) {
  const platform = createPlatform(options)
  const services = await createServices(platform)
  const { base, config, db, log, clock, publicUrl, texts, jobs, outbox, settings, mediaFolders, pictures } = platform
  const { documents, identity, reviews, staff } = services
  const { profiles, customerAdmin } = identity
  const registry = new Registry()
  const isWeb = config.roles.includes('web')
  const runsJobs = config.roles.includes('jobs')

  /** In the order in which they start. */
  const modules: DomainModule[] = [
    { stop: platform.database.close },
    {
      routes: [imageRoutes({ images: platform.images, focusOf: (path) => findFocus(db, path) })],
      stop: pictures.close,
    },
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
    services.privacy,
    createAccountModule({
      ...base,
      profiles,
      customerAdmin,
      deletions: services.privacy.deletions,
      widgetUrl: config.accountWidgetUrl,
    }),
    createWishlistModule({ ...base, assortment: services.lists }),
    staff,
    { routes: [editPageRoutes({ projectDir: platform.projectDir, ...options.render })] },
    services.content,
    services.editor,
    services.newsAndConsents.consents,
    services.media,
    services.forms,
    { routes: [telemetryRoutes({ registry, clock, log })] },
    services.tablets,
    services.deliveries,
    services.promotion,
    services.cart,
    services.payments,
    createFulfilmentModule({ ...base, jobs }),
    services.orders,
    createReceiptsModule({ ...base, keys: services.keys }),
    services.giftCardMails,
    services.checkout,
    reviews,
    services.products,
    // Run one after the other: both read every product, and together they would only wait for each other.
    services.listing,
    services.productSearch,
    services.recipes,
    services.search,
    services.places,
    services.newsAndConsents.news,
    services.shell,
    jobs,
    createTransferModule({ db, clock, jobs, intake: createPictureIntake({ mediaFolders, pictures }) }),
  ]

  let accepting = true
  const app: App = await createHttpApp({
    config,
    log,
    db,
    text: texts.lookup,
    accessLog: options.accessLog ?? log,
    actorOf: staff.actorOf(identity.actorOf),
    sendOverloaded: documents.sendOverloaded,
    limitedPaths: identityLimits,
    formOrigins: [...originsOf(config.parties), ...originOf(config.pressFeed.subscriptionUrl)],
    scriptHashes: options.render.scriptHashes,
    frameOrigins: config.embedOrigin === '' ? [] : [config.embedOrigin],
    pictureOrigins: originOf(config.mapTiles.url),
    widgetOrigins: [reviews.scriptUrl, config.accountWidgetUrl].flatMap(originOf),
  })
  if (isWeb) await registerOpenApi(app, { version: options.version, publicUrl })
  operationsRoutes({
    publicUrl,
    metricsToken: config.metricsToken,
    registry,
    version: options.version,
    accepting: () => accepting,
    checkReady: () => db.execute(sql`select 1`).then(() => undefined),
  })(app)
  if (isWeb) {
    for (const { routes = [] } of modules) for (const register of routes) register(app)
    await registerStatic(app, { projectDir: options.projectDir, mediaFolders, dev: options.devMiddleware })
  }

  async function start(): Promise<void> {
    if (runsJobs) for (const { registerWork } of modules) await registerWork?.(jobs)
    for (const one of modules) await one.start?.()
    if (runsJobs) for (const one of modules) await one.resume?.()
  }

  /** Renders the start page once, so that the first visitor does not pay for loading the renderer, and makes the error pages ready. */
  async function warmUp(): Promise<void> {
    if (!isWeb) return
    await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    await documents.warmUp()
  }

  async function stop(): Promise<void> {
    accepting = false
    await stopAll([() => app.close(), ...modules.toReversed().map((one) => () => one.stop?.())], log)
  }

  async function checkMail(): Promise<void> {
    if (runsJobs) await outbox.checkServer()
  }

  return { app, start, warmUp, stop, checkMail }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
