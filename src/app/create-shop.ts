import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { createImports } from '#src/transfer/server/imports.service.ts'
import { createContentPageSource } from '#src/content/server/content.page-source.ts'
import { contentRoutes } from '#src/content/server/content.routes.ts'
import { listSoldUnits } from '#src/orders/server/sold-units.store.ts'
import { createPreviews } from '#src/content/server/previews.ts'
import { createSiteChrome } from '#src/content/server/site-chrome.ts'
import { createRestockMailer } from '#src/products/server/restock/restock-mailer.ts'
import { consentsRoutes } from '#src/consents/server/consents.routes.ts'
import { identityLimits, identityRoutes } from '#src/identity/server/identity.routes.ts'
import { createIdentity } from '#src/identity/server/identity.ts'
import { createCacheEvents } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Config } from '#src/platform/config.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import { operationsRoutes } from '#src/platform/http/operations.routes.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createImages } from '#src/platform/images/images.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import { imageRoutes } from '#src/platform/images/images.routes.ts'
import { createJobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import { createKeyring } from '#src/platform/keys/keyring.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'
import { createRetention } from '#src/platform/retention/retention.ts'
import type { Language } from '#src/common/locale.ts'
import { telemetryRoutes } from '#src/telemetry/server/telemetry.routes.ts'
import { createDocuments } from '#src/shell/server/documents.ts'
import { documentRoutes } from '#src/shell/server/document.routes.ts'
import { createAnswerCache } from '#src/shell/server/html-cache.ts'
import { createPreviewDoor } from '#src/shell/server/preview-door.ts'
import { createPageLookup } from '#src/shell/server/page-lookup.ts'
import { createPageService, type SiteChrome } from '#src/shell/server/page-service.ts'
import { seoRoutes } from '#src/shell/server/seo.routes.ts'
import { siteRoutes } from '#src/shell/server/site.routes.ts'
import { textsRoutes } from '#src/shell/server/texts.routes.ts'
import { createCatalogueParts } from './catalogue-parts.ts'
import { createContentParts } from './content-parts.ts'
import { gallerySource } from './gallery-source.ts'
import { paymentOrigins } from '#src/payments/server/payment-origins.ts'
import { createMoneyParts } from './money-parts.ts'
import { registerOpenApi } from './openapi/openapi.ts'
import { createReviewParts } from './review-parts.ts'
import { createSearchParts } from './search-parts.ts'
import { queues } from './queues.ts'
import { retentionRules } from './retention.ts'
import { type DevMiddleware, registerStatic } from './static-files.ts'
import type { RenderParts } from './renderer.ts'
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

/** Kept answers of one process: the whole demo site in three languages takes a fifth of it. */
const answerCacheBytes = 64 * 1024 * 1024

/** The one place where all domains meet on the server. */
export async function createShop(options: ShopOptions) {
  const { config, log, clock, projectDir } = options
  const database = openDatabase({
    url: config.databaseUrl,
    maxConnections: config.databaseConnections,
    applicationName: 'konvehti',
    log,
  })
  const { db } = database
  const keyring = createKeyring(config.keys)
  const texts = loadTexts(resolve(projectDir, 'src'), config.textsDir)
  const text = texts.lookup
  const jobs = createJobs({ url: config.databaseUrl, queues, log })
  const outbox = createOutbox({ db, jobs, clock, smtp: config.smtp, from: config.smtp.from })
  const cache = createAnswerCache({ maxBytes: answerCacheBytes, clock })

  const catalogue = createCatalogueParts({
    db,
    clock,
    log,
    text,
    publicUrl: config.publicUrl,
    feedDirectory: resolve(projectDir, config.imageCacheDir, 'feeds'),
    onRefreshed: cache.purge,
    soldUnits: (since) => listSoldUnits(db, since),
  })
  const content = createContentParts({
    db,
    clock,
    log,
    enrichers: catalogue.enrichers,
    linkResolvers: [catalogue.resolveLinks],
  })
  catalogue.joinContent(content.delivery)
  const reviews = createReviewParts({ config, keys: keyring.reviews, db, clock, lists: catalogue.lists })
  catalogue.joinReviews(reviews.ofProduct)
  const chromes = new Map<Language, Promise<SiteChrome>>()
  const makeChrome = createSiteChrome(db, content.delivery)
  const chrome = (language: Language): Promise<SiteChrome> => {
    let made = chromes.get(language)
    if (!made) {
      made = makeChrome(language)
      chromes.set(language, made)
      made.catch(() => chromes.delete(language))
    }
    return made
  }
  const sources = [
    createContentPageSource(db, content.delivery),
    ...catalogue.pageSources,
    ...(config.dev ? [gallerySource] : []),
  ]
  const findPage = createPageLookup(sources)
  const search = createSearchParts({ db, clock, log, text, catalogue, delivery: content.delivery, chrome, findPage })
  const pages = createPageService({
    sources,
    chrome,
    clock,
    publicUrl: config.publicUrl,
    siteIndexable: config.siteIndexable,
    onRedirected: (path, language) => content.redirectHits.note(language, path),
  })

  const identity = await createIdentity({
    ...{ db, clock, log, keyring, publicUrl: config.publicUrl },
    cookieKeys: config.cookieKeys,
  })
  const pictures = createPictureProcess({ log })
  const mediaDir = resolve(projectDir, config.mediaDir)
  const images = createImages({
    ...{ clock, pictures, mediaDir, cacheDir: resolve(projectDir, config.imageCacheDir) },
    cacheBytes: config.imageCacheMegabytes * 1024 * 1024,
  })
  const money = createMoneyParts({
    images,
    config,
    keyring,
    db,
    clock,
    log,
    jobs,
    outbox,
    text,
    chrome,
    renderMail: async (input) => (await options.render.renderer()).renderMail(input),
  })

  const intake = createPictureIntake({ mediaDir, pictures })
  const imports = createImports({ db, clock, jobs, intake })
  const restockMailer = createRestockMailer({
    ...{ db, clock, log, outbox, publicUrl: config.publicUrl },
    renderMail: async (input) => (await options.render.renderer()).renderRestockMail(input),
  })

  const cacheEvents = createCacheEvents({
    db,
    url: config.databaseUrl,
    log,
    onInvalidate: (tags) => {
      chromes.clear()
      identity.invalidate(tags)
      cache.purge(tags)
      catalogue.search.invalidate(tags)
      search.redirects.invalidate(tags)
      catalogue.lists.invalidate(tags)
      restockMailer.wake()
    },
  })

  let accepting = true
  const app: App = await createHttpApp({
    config,
    log,
    accessLog: options.accessLog ?? log,
    text,
    actorOf: identity.actorOf,
    sendBusy: (request, reply) => documents.sendBusy(request, reply),
    db,
    limitedPaths: identityLimits,
    scriptHashes: options.render.scriptHashes,
    widgetOrigins: reviews.scriptUrl === '' ? [] : [new URL(reviews.scriptUrl).origin],
  })
  await registerOpenApi(app, { version: options.version, publicUrl: config.publicUrl })
  const registry = new Registry()
  operationsRoutes({
    registry,
    version: options.version,
    checkReady: () => db.execute(sql`select 1`).then(() => undefined),
    accepting: () => accepting,
  })(app)
  identityRoutes({ ...identity, publicUrl: config.publicUrl })(app)
  app.register(textsRoutes({ texts: () => texts, clock }))
  app.register(imageRoutes({ images }))
  const previews = createPreviewDoor({
    publicUrl: config.publicUrl,
    read: createPreviews({ db, clock, keys: keyring.previews }).read,
  })
  app.register(
    contentRoutes({
      db,
      pages,
      delivery: content.delivery,
      previews,
      cache,
      clock,
    }),
  )
  app.register(
    consentsRoutes({
      db,
      clock,
      visitorIdOf: ({ cookies }) => identity.visitors.idOfCookies(cookies),
      keys: keyring.consents,
      policyUrl: async (language) =>
        (await content.delivery.resolveLinks(['content:cookies'], language)).get('content:cookies') ?? '',
    }),
  )
  app.register(telemetryRoutes({ registry, clock, log }))
  for (const routes of [...catalogue.routes, ...search.routes, ...money.routes, ...reviews.routes]) app.register(routes)
  app.register(siteRoutes({ chrome, freeShippingFrom: money.freeShippingFrom }))
  app.register(seoRoutes({ pages, publicUrl: config.publicUrl, siteIndexable: config.siteIndexable }))
  await registerStatic(app, { projectDir, mediaDir, dev: options.devMiddleware })
  const documents = createDocuments({
    pages,
    extras: { ...catalogue.pageExtras, ...search.pageExtras },
    renderer: options.render.renderer,
    assetsOf: options.render.assetsOf,
    texts: () => texts,
    cache,
    clock,
    accountId: config.tenantId,
    affiliation: config.analyticsAffiliation,
    reviewsScript: reviews.scriptUrl,
    log,
  })
  app.register(
    documentRoutes({
      documents,
      previews,
      payment: paymentOrigins(config.payment.provider),
      dev: config.dev,
      text,
      ...(options.render.transformHtml ? { transformHtml: options.render.transformHtml } : {}),
    }),
  )

  /** Work behind the requests: cache events, jobs, mail, reconciler and sweeper. */
  async function start(): Promise<void> {
    await cacheEvents.start()
    // One after the other: both read every product, and together they would only wait for each other.
    await catalogue.lists.start()
    await catalogue.search.start()
    await money.registerWorkers()
    await imports.startWorking()
    createRetention({ db, clock, log, rules: retentionRules }).start(jobs)
    await outbox.startSending()
    await jobs.start()
    await imports.resumeInterrupted()
    money.start()
    restockMailer.start()
  }

  /** Renders the start page once, so that the first visitor does not pay for loading the renderer, and makes the error pages ready. */
  async function warmUp(): Promise<void> {
    await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    await documents.warmUp()
  }

  async function stop(): Promise<void> {
    accepting = false
    await app.close()
    await money.stop()
    await restockMailer.stop()
    await jobs.stop()
    await cacheEvents.stop()
    catalogue.lists.stop()
    catalogue.search.stop()
    await search.searchLog.stop()
    outbox.close()
    await content.redirectHits.stop()
    pictures.close()
    await database.close()
  }

  return { app, start, warmUp, stop, db, documents, pages, checkMail: () => outbox.checkServer() }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
