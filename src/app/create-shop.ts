import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { accountPageExtras, createAccountModule } from '#src/account/server/account.module.ts'
import { createCheckoutModule } from '#src/checkout/server/checkout.module.ts'
import { createPageUrls } from '#src/shell/server/page-urls.ts'
import { createMarketing } from '#src/consents/server/marketing/marketing.ts'
import { cachePublishedPage } from '#src/consents/server/policies/policies.ts'
import { createContentModule } from '#src/content/server/content.module.ts'
import { createPreviews } from '#src/content/server/previews.ts'
import { identityLimits } from '#src/identity/server/identity.routes.ts'
import { formsContent } from '#src/forms/server/forms.module.ts'
import { createFulfilmentModule } from '#src/fulfilment/server/fulfilment.module.ts'
import { createGiftCardsModule } from '#src/gift-cards/server/gift-cards.module.ts'
import { createGiftCards } from '#src/gift-cards/server/gift-cards.service.ts'
import { listGuessedCards } from '#src/gift-cards/server/guessed-cards.ts'
import { createAccountPages } from '#src/identity/server/account/account-pages.ts'
import { createIdentityModule } from '#src/identity/server/identity.module.ts'
import { createListingModule, listingContent } from '#src/listing/server/listing.module.ts'
import { createProductLists } from '#src/listing/server/product-lists.ts'
import { createLocationsModule, locationsContent } from '#src/locations/server/locations.module.ts'
import { createLocations } from '#src/locations/server/locations.service.ts'
import { createMailContext } from '#src/shell/server/mail-context.ts'
import { hasBought, listDelivered, soldCardOrders } from '#src/orders/server/orders.service.ts'
import { listSoldUnits } from '#src/orders/server/sold-units.store.ts'
import { paymentOrigins } from '#src/payments/server/payment-origins.ts'
import { findPaymentNote } from '#src/payments/server/attempts.ts'
import { createCacheEvents } from '#src/platform/cache-events/cache-events.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import { operationsRoutes } from '#src/platform/http/operations.routes.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createImages } from '#src/platform/images/images.ts'
import { imageRoutes } from '#src/platform/images/images.routes.ts'
import type { MediaFolders } from '#src/platform/images/media-folders.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import { createJobs } from '#src/platform/jobs/jobs.ts'
import { createKeyring } from '#src/platform/keys/keyring.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'
import { originsOf } from '#src/platform/relying-parties.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import { createReceiptsModule } from '#src/receipts/server/receipts.module.ts'
import { createRetention } from '#src/platform/retention/retention.ts'
import { createPrivacyModule } from '#src/privacy/server/privacy.module.ts'
import { createProductSearchModule } from '#src/product-search/server/product-search.module.ts'
import { createProductsModule } from '#src/products/server/products.module.ts'
import { createRecipesModule, recipesContent } from '#src/recipes/server/recipes.module.ts'
import { createReviewsModule } from '#src/reviews/server/reviews.module.ts'
import { createSearchLog } from '#src/search/server/log/search-log.ts'
import { createRedirectLookup } from '#src/search/server/redirects/redirect-lookup.ts'
import { createSearchModule } from '#src/search/server/search.module.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { findFocus } from '#src/media/server/media.service.ts'
import { createAnswerCache } from '#src/shell/server/html-cache.ts'
import { joinPageExtras } from '#src/shell/server/page-extras.ts'
import { createPageLookup } from '#src/shell/server/page-lookup.ts'
import { createShellModule } from '#src/shell/server/shell.module.ts'
import { createStaffModule } from '#src/staff/server/staff.module.ts'
import { telemetryRoutes } from '#src/telemetry/server/telemetry.routes.ts'
import { createTransferModule } from '#src/transfer/server/transfer.module.ts'
import { createWishlistModule } from '#src/wishlist/server/wishlist.module.ts'
import { createDraftReaders } from './draft-readers.ts'
import { formsOfShop } from './forms-of-shop.ts'
import { gallerySource } from './gallery-source.ts'
import { registerOpenApi } from './openapi/openapi.ts'
import { personalData } from './personal-data.ts'
import { onSignIn } from './on-sign-in.ts'
import { originOf } from './origin-of.ts'
import { onEmailChanged } from './on-email-changed.ts'
import { createBuying } from './buying.ts'
import { createNewsAndConsents, createNewsOfShop } from './news-and-consents.ts'
import { queues } from './queues.ts'
import { retentionRules } from './retention.ts'
import { registerStatic } from './static-files.ts'
import type { ShopOptions } from './shop-options.ts'
import { stopAll } from './stop-all.ts'
import { loadTexts } from './texts.ts'
import { createGroupsOf } from './visitor-context.ts'

/** Size of one process's cache of answers: the whole demo site in three languages takes a fifth of it. */
const answerCacheBytes = 64 * 1024 * 1024

/** Wires all domains on the server; only here they meet. */
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
  const mediaFolders: MediaFolders = [resolve(projectDir, config.mediaDir), resolve(projectDir, config.mediaSeedDir)]
  const cacheDir = resolve(projectDir, config.imageCacheDir)
  const cacheBytes = config.imageCacheMegabytes * 1024 * 1024
  const images = createImages({ clock, pictures, mediaFolders, cacheDir, cacheBytes })
  /** Menus name categories too: made from the older tree, they would outlive the purge of the pages. */
  const onRefreshed = (tags: readonly string[] | 'all'): void => {
    content.invalidate(tags)
    cache.purge(tags)
  }
  const lists = createProductLists({ db, clock, log, onRefreshed })
  const locations = createLocations({ ...base, mapTiles: config.mapTiles, onRefreshed: cache.purge })
  const news = createNewsOfShop(base, () => content.delivery, cache.purge)
  const content = createContentModule({
    ...base,
    contributions: [
      listingContent(lists, texts.lookup),
      locationsContent({ ...base, locations }),
      formsContent,
      recipesContent((page, view) => recipes.present(page, view)),
      news.content,
    ],
    onPublished: cachePublishedPage,
    embeds: {
      embedOrigin: config.embedOrigin,
      thumbnailOrigin: config.videoThumbnailOrigin,
      intake: createPictureIntake({ mediaFolders, pictures }),
      publicUrl,
    },
  })
  const { chrome, companionAreas } = content
  const { resolveLinks } = content.delivery
  const pageUrls = createPageUrls(chrome)
  const mailContext = createMailContext({ ...base, pageUrls })
  const accountPages = createAccountPages(chrome)
  const marketing = createMarketing({
    ...base,
    outbox,
    mailContext,
    rateLimits: config.rateLimits,
    pressConfirmed: (...confirmed) => told.news.subscriptions.confirmed(...confirmed),
    isPressConfirmed: (...asked) => told.news.subscriptions.isConfirmed(...asked),
    preferencesPath: async (language) => (await accountPages(language)).preferences,
    renderMail: async (input) => (await render.renderer()).renderSubscriptionMail(input),
  })
  const buying = createBuying(
    { ...base, jobs, outbox, images, projectDir },
    {
      pageUrls,
      confirmed: marketing.orderConfirmed,
      otherCauses: async (executor) => [...(await news.oldFeeds(executor)), ...(await listGuessedCards(executor))],
      renderMail: async (input) => (await render.renderer()).renderMail(input),
    },
  )
  const { deliveries, offers, tablets, drawTablet, promotion, cart, payments, orders, keys } = buying
  const { delivery, snippet } = deliveries
  const { promotions } = promotion
  const { carts } = cart
  const { finaliser, methods } = payments
  const identity = await createIdentityModule({
    ...base,
    jobs,
    outbox,
    mailContext,
    cookieKeys: config.cookieKeys,
    rateLimits: config.rateLimits,
    parties: config.parties,
    renderMail: async (input) => (await render.renderer()).renderAccountMail(input),
    isMailDelayed: outbox.isStuck,
    onSignIn: onSignIn({ ...base, carts, orders: orders.handover }),
    pageUrls: accountPages,
    accountMade: marketing.signedUp,
    onEmailChanged: onEmailChanged({ marketing, orders: orders.handover }),
  })
  const giftCards = createGiftCards({ ...base, keys: keyring.giftCards })
  const giftCardMails = createGiftCardsModule({
    ...base,
    keys: keyring.giftCards,
    giftCards,
    orders: soldCardOrders,
    pageUrls,
    outbox,
    mailContext,
    renderMail: async (input) => (await render.renderer()).renderGiftCardMail(input),
  })
  const admins = { promotions, giftCards, delivery, snippet, drawTablet, findPaymentNote }
  const checkout = createCheckoutModule({
    ...base,
    carts,
    finaliser,
    methods,
    keys,
    pageUrls,
    ...admins,
    marketing: {
      customerOf: identity.customerOf,
      isGiven: (email) => marketing.isGiven(db, email),
      ticked: marketing.ticked,
    },
  })

  // Pages of products and lists, and their search.
  const reviews = createReviewsModule({
    ...base,
    assortment: lists,
    hasBought,
    outbox,
    mailContext,
    arrivedOrders: listDelivered,
    async marketingLink(executor, email) {
      const [permission] = await marketing.given(executor, [email])
      return permission ? marketing.unsubscribeUrl(permission) : null
    },
    renderMail: async (input) => (await render.renderer()).renderReviewMail(input),
  })
  const recipes = createRecipesModule({
    ...base,
    published: content.published,
    assortment: lists,
    synonyms: () => productSearch.synonyms(),
    resolveLinks,
    carts,
    onRefreshed: cache.purge,
  })
  const products = createProductsModule({
    ...base,
    outbox,
    mailContext,
    assortment: lists,
    companionAreas,
    reviewsOf: reviews.ofProduct,
    recipes,
    offerTerms: offers.offerTerms,
    renderMail: async (input) => (await render.renderer()).renderRestockMail(input),
    feedDirectory: resolve(cacheDir, 'feeds'),
  })
  const soldUnits = (since: Date) => listSoldUnits(db, since)
  const listing = createListingModule({ ...base, lists, companionAreas, resolveLinks, soldUnits })
  const places = createLocationsModule(locations)
  const told = createNewsAndConsents(
    { ...base, jobs, outbox, mailContext, render, mediaFolders, pictures },
    { ...identity, content, news, pageUrls, accountPages, marketing, findPage: (...asked) => findPage(...asked) },
  )
  const gallery = config.dev || config.gallery ? [gallerySource] : []
  const tree = [content, listing, products, told.news].flatMap(({ pageSources }) => pageSources)
  const sources = [...tree, ...gallery]
  const searchLog = createSearchLog(base)
  const findPage = createPageLookup(sources)
  const redirects = createRedirectLookup({ ...base, findPage })
  const { searched: onSearched } = searchLog
  const productSearch = createProductSearchModule({ ...base, lists, onSearched, redirectOf: redirects.find })
  const searchedIn = { products: productSearch, recipes, delivery: content.delivery }
  const search = createSearchModule({ ...base, ...searchedIn, searchLog, redirects, chrome })

  // The site around them.
  const { transformHtml, assetsOf, renderer } = render
  const sitePages = [listing, products, recipes, search, identity, places, told.news]
  const buyersPages = [cart, checkout, orders, { pageExtras: accountPageExtras }]
  const shell = createShellModule({
    ...base,
    sources,
    chrome,
    cache,
    renderer,
    assetsOf,
    texts: () => texts,
    onRedirected: content.onRedirected,
    maySeeDrafts: createDraftReaders(base),
    groupsOf: createGroupsOf({ ...base, ...identity, ...carts, ...content }),
    freeShippingFrom: offers.freeShippingFrom,
    extras: joinPageExtras(sitePages, buyersPages),
    readPreview: createPreviews({ db, clock, keys: keyring.previews }).read,
    reviewsScript: reviews.scriptUrl,
    payment: paymentOrigins(config.payment.provider),
    ...(transformHtml && { transformHtml }),
  })
  const { documents, pages } = shell
  const staff = createStaffModule({
    ...base,
    jobs,
    outbox,
    identity,
    projectDir,
    renderMail: async (input) => (await render.renderer()).renderStaffMail(input),
    mailContext,
    ...(config.dev && transformHtml && { transformHtml }),
  })
  const forms = formsOfShop({ ...base, outbox, mailContext, marketing, documents, render, delivery: content.delivery })
  const privacy = createPrivacyModule({
    ...base,
    jobs,
    accounts: identity.accounts,
    data: personalData,
    pageUrls: accountPages,
  })
  const { profiles, customerAdmin } = identity
  const registry = new Registry()

  /** In the order in which they start. */
  const modules: DomainModule[] = [
    { stop: database.close },
    { routes: [imageRoutes({ images, focusOf: (path) => findFocus(db, path) })], stop: pictures.close },
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
    privacy,
    createAccountModule({
      ...base,
      profiles,
      customerAdmin,
      deletions: privacy.deletions,
      widgetUrl: config.accountWidgetUrl,
    }),
    createWishlistModule({ ...base, assortment: lists }),
    staff,
    content,
    told.consents,
    forms,
    { routes: [telemetryRoutes({ registry, clock, log })] },
    tablets,
    deliveries,
    promotion,
    cart,
    payments,
    createFulfilmentModule({ ...base, jobs }),
    orders,
    createReceiptsModule({ ...base, keys }),
    giftCardMails,
    checkout,
    reviews,
    products,
    // Run one after the other: both read every product, and together they would only wait for each other.
    listing,
    productSearch,
    recipes,
    search,
    places,
    told.news,
    shell,
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
    scriptHashes: render.scriptHashes,
    frameOrigins: config.embedOrigin === '' ? [] : [config.embedOrigin],
    pictureOrigins: originOf(config.mapTiles.url),
    widgetOrigins: [reviews.scriptUrl, config.accountWidgetUrl].flatMap(originOf),
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
  await registerStatic(app, { projectDir, mediaFolders, dev: options.devMiddleware })

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
