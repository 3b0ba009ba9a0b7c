import { setTimeout as sleep } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { editPageRoutes } from '#src/editor/server/edit-page.routes.ts'
import { identityLimits } from '#src/identity/server/identity.routes.ts'
import { createCacheEvents } from '#src/platform/cache-events/cache-events.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import { operationsRoutes } from '#src/platform/http/operations.routes.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { imageRoutes } from '#src/platform/images/images.routes.ts'
import { originsOf } from '#src/platform/relying-parties.ts'
import { createOfficeModule } from '#src/office/server/office.module.ts'
import { textsTag } from '#src/platform/texts/live-texts.ts'
import { createRetention } from '#src/platform/retention/retention.ts'
import { createSettingsAdmin } from '#src/platform/settings/settings.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { findFocus } from '#src/media/server/media.service.ts'
import { telemetryRoutes } from '#src/telemetry/server/telemetry.routes.ts'
import { createWishlistModule } from '#src/wishlist/server/wishlist.module.ts'
import { registerOpenApi } from './openapi/openapi.ts'
import { originOf } from './origin-of.ts'
import { createReadiness } from './readiness.ts'
import { retentionRules } from './retention.ts'
import { settingGroups } from './setting-groups.ts'
import { registerStatic } from './static-files.ts'
import type { ShopOptions } from './shop-options.ts'
import { registerMetrics } from './metrics/register-metrics.ts'
import { stopAll } from './stop-all.ts'
import { createPlatform } from './create-platform.ts'
import { createServices } from './create-services.ts'

/** Makes a process of the shop, as far as its roles go: its routes, its jobs, and the parts that start and stop with it. */
export async function createShop(options: ShopOptions) {
  const platform = createPlatform(options)
  const services = await createServices(platform)
  const { base, config, db, reads, log, clock, publicUrl, texts, jobs, outbox, settings, mediaFiles, pictures } =
    platform
  const { documents, identity, reviews, shell, staff } = services
  const registry = new Registry()
  const isWeb = config.roles.includes('web')
  const runsJobs = config.roles.includes('jobs')

  const hasReplica = config.readDatabaseUrl !== ''
  /** Lists in memory that are read from the replica, where there is one: its own events say when they are old. */
  const readModels = new Set<DomainModule>(
    hasReplica ? [services.listing, services.productSearch, services.recipes, services.places] : [],
  )
  const followReads = () =>
    createCacheEvents({
      db: reads.db,
      route: reads.route,
      log,
      url: config.databaseUrl,
      onInvalidate: (tags) => {
        for (const { invalidate } of readModels) invalidate?.(tags)
      },
    })

  /** In the order in which they start. */
  const modules: DomainModule[] = [
    { stop: platform.database.close },
    {
      routes: [imageRoutes({ images: platform.images, focusOf: (path) => findFocus(db, path) })],
      stop: pictures.close,
    },
    { ...services.mailLog, registerWork: outbox.startSending, stop: outbox.close },
    ...(platform.edgePurge ? [{ stop: platform.edgePurge.stop }] : []),
    { stop: services.funnel.stop },
    createCacheEvents({
      db,
      log,
      url: config.databaseUrl,
      onInvalidate: (tags) => {
        for (const one of modules) if (!readModels.has(one)) one.invalidate?.(tags)
      },
    }),
    ...(hasReplica ? [reads, followReads()] : []),
    createRetention({ db, clock, log, rules: retentionRules }),
    services.running,
    settings,
    texts,
    identity,
    services.privacy,
    services.account,
    createWishlistModule({ ...base, assortment: services.lists }),
    staff,
    { routes: [editPageRoutes({ projectDir: platform.projectDir, ...options.render })] },
    services.content,
    services.editor,
    services.newsAndConsents.consents,
    services.media,
    services.forms,
    { routes: [telemetryRoutes({ registry, clock, log, onStep: services.funnel.count })] },
    services.tablets,
    services.deliveries,
    services.promotion,
    services.promotionDesk,
    services.cart,
    services.payments,
    services.fulfilment,
    services.engravingLine,
    services.orders,
    services.receipts,
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
    shell,
    jobs,
    services.transfer,
  ]

  texts.followedBy(() => {
    for (const { invalidate } of modules) invalidate?.([textsTag])
    platform.cache.purge('all')
  })

  const settingsAdmin = createSettingsAdmin({ db, clock, groups: settingGroups })
  modules.push(createOfficeModule({ ...base, jobs, settingsAdmin, readFrom: reads.current }, modules))

  const readiness = createReadiness({
    db,
    projectDir: options.projectDir,
    isRestored: config.isRestored,
    log,
    onRefused: options.onRefused ?? (() => {}),
  })
  const app: App = await createHttpApp({
    config,
    log,
    db,
    text: texts.lookup,
    accessLog: options.accessLog ?? log,
    isStopping: readiness.isStopping,
    actorOf: staff.actorOf(identity.actorOf),
    sendOverloaded: documents.sendOverloaded,
    limitedPaths: identityLimits,
    formOrigins: [...originsOf(config.parties), ...originOf(config.pressFeed.subscriptionUrl)],
    scriptHashes: options.render.scriptHashes,
    frameOrigins: config.embedOrigin === '' ? [] : [config.embedOrigin],
    pictureOrigins: originOf(config.mapTiles.url),
    widgetOrigins: [reviews.scriptUrl, config.accountWidgetUrl].flatMap(originOf),
  })
  registerMetrics(registry, platform, { version: options.version, accepting: () => !readiness.isStopping() })
  if (isWeb) await registerOpenApi(app, { version: options.version, publicUrl })
  operationsRoutes({
    publicUrl,
    metricsToken: config.metricsToken,
    registry,
    version: options.version,
    manifest: options.manifest ?? null,
    readiness: readiness.ask,
  })(app)
  if (isWeb) {
    for (const { routes = [] } of modules) for (const register of routes) register(app)
    await registerStatic(app, { projectDir: options.projectDir, media: mediaFiles, dev: options.devMiddleware })
  }

  /** Loads what the process answers from. A process without pages is ready then. */
  async function start(): Promise<void> {
    await readiness.checkSchema()
    if (config.isRestored)
      log.warn('the database was restored: nothing is served and no job runs (docs/production/backup.md)')
    if (runsJobs) for (const { registerWork } of modules) await registerWork?.(jobs)
    for (const one of modules) await one.start?.()
    if (runsJobs) for (const one of modules) await one.resume?.()
    if (!isWeb) readiness.complete()
  }

  /** Renders the pages that are asked for most, so that visitors do not wait for a cold process; it is ready then. */
  async function warmUp(): Promise<void> {
    if (!isWeb) return
    await shell.warmUp()
    readiness.complete()
  }

  /**
   * Ends the process's work without losing a request: it says that it is not ready and goes on serving, so that balancers
   * notice first, and every answer closes its connection; only then does it stop listening.
   */
  async function stop(): Promise<void> {
    readiness.stop()
    if (isWeb) await sleep(config.drainMs)
    await stopAll([() => app.close(), ...modules.toReversed().map((one) => () => one.stop?.())], log)
  }

  async function checkMail(): Promise<void> {
    if (runsJobs && !(await outbox.checkServer())) log.error({}, 'the mail server refuses SMTP_USER or SMTP_PASSWORD')
  }

  return { app, start, warmUp, stop, checkMail }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
