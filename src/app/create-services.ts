import { resolve } from 'node:path'
import { accountPageExtras } from '#src/account/server/account.module.ts'
import { type CheckoutModuleDeps, createCheckoutModule } from '#src/checkout/server/checkout.module.ts'
import { createPageUrls } from '#src/shell/server/page-urls.ts'
import { createMarketing } from '#src/consents/server/marketing/marketing.ts'
import { cachePublishedPage } from '#src/consents/server/policies/policies.ts'
import { createContentModule } from '#src/content/server/content.module.ts'
import { createRedirectsService } from '#src/content/server/redirects.service.ts'
import { createPreviews } from '#src/content/server/previews.ts'
import { createPublishedItems } from '#src/content/server/published-items.ts'
import { formsContent } from '#src/forms/server/forms.module.ts'
import { createGiftCardsModule } from '#src/gift-cards/server/gift-cards.module.ts'
import { createGiftCards } from '#src/gift-cards/server/gift-cards.service.ts'
import { listGuessedCards } from '#src/gift-cards/server/guessed-cards.ts'
import { createAccountPages } from '#src/identity/server/account/account-pages.ts'
import { createIdentityModule } from '#src/identity/server/identity.module.ts'
import { createListingModule, listingContent } from '#src/listing/server/listing.module.ts'
import { findStaff } from '#src/identity/server/staff-accounts.ts'
import { createEditorModule } from '#src/editor/server/editor.module.ts'
import { createMediaFinder } from '#src/media/server/media-finder.ts'
import { catalogueLinkName } from '#src/products/server/page-links.ts'
import { createLinkNames, sizeOfPicture } from './link-names.ts'
import { everyBlock } from './every-block.ts'
import { companionName, linkTargetsOf } from './link-targets.ts'
import { createProductLists } from '#src/listing/server/product-lists.ts'
import { createLocationsModule, locationsContent } from '#src/locations/server/locations.module.ts'
import { createLocations } from '#src/locations/server/locations.service.ts'
import { createMailContext } from '#src/shell/server/mail-context.ts'
import { createMailer } from '#src/platform/mail/mailer.ts'
import { hasBought, listDelivered, soldCardOrders } from '#src/orders/server/orders.service.ts'
import { listSoldUnits } from '#src/orders/server/sold-units.store.ts'
import { paymentOrigins } from '#src/payments/server/payment-origins.ts'
import { findPaymentNote } from '#src/payments/server/attempts.ts'
import { createFunnelCounts } from '#src/platform/funnel/funnel-counts.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createPrivacyModule } from '#src/privacy/server/privacy.module.ts'
import { createProductSearchModule } from '#src/product-search/server/product-search.module.ts'
import { createProductsModule } from '#src/products/server/products.module.ts'
import { createRecipes, createRecipesModule } from '#src/recipes/server/recipes.module.ts'
import { createReviewsModule } from '#src/reviews/server/reviews.module.ts'
import { createSearchLog } from '#src/search/server/log/search-log.ts'
import { createRedirectLookup } from '#src/search/server/redirects/redirect-lookup.ts'
import { createSearchModule } from '#src/search/server/search.module.ts'
import { joinPageExtras } from '#src/shell/server/page-extras.ts'
import { createShellModule } from '#src/shell/server/shell.module.ts'
import { listColleagues } from '#src/staff/server/colleagues.ts'
import { createTextDesk } from '#src/platform/texts/text-desk.ts'
import { createStaffModule } from '#src/staff/server/staff.module.ts'
import { createDraftReaders } from './draft-readers.ts'
import { formsOfShop } from './forms-of-shop.ts'
import { gallerySource } from './gallery-source.ts'
import { personalData } from './personal-data.ts'
import { onSignIn } from './on-sign-in.ts'
import { onEmailChanged } from './on-email-changed.ts'
import { createBuying } from './buying.ts'
import { createMediaModule } from '#src/media/server/media.module.ts'
import { createMediaUsage } from './media-usage.ts'
import { createNewsAndConsents, createNewsOfShop } from './news-and-consents.ts'
import { createStaffModules } from './staff-modules.ts'
import { createPageRegistry } from './page-registry.ts'
import { createGroupsOf } from './visitor-context.ts'
import type { Platform } from './create-platform.ts'
import type { ShopMail } from './shop-mail.ts'

/** What a test puts in the place of the site's pages, of the session, and of what checks passwords. */
export interface ServiceOverrides {
  pageUrls?: ReturnType<typeof createPageUrls>
  accountPages?: ReturnType<typeof createAccountPages>
  passwords?: Pick<Parameters<typeof createIdentityModule>[0], 'hashing' | 'pass'>
  customerOf?: CheckoutModuleDeps['marketing']['customerOf']
}

/** Makes the services of all domains, each after those that it needs; only here they meet. Nothing is started. */
export async function createServices(platform: Platform, overrides: ServiceOverrides = {}) {
  const { base, config, db, reads, clock, log, keyring, publicUrl, texts } = platform
  const { jobs, outbox, cache, pictures, mediaFiles, cacheDir, images, projectDir, render } = platform
  const sitePages = createPageRegistry()
  /** Menus name categories too: made from the older tree, they would outlive the purge of the pages. */
  const onRefreshed = (tags: readonly string[] | 'all'): void => {
    sitePages.invalidate(tags)
    cache.purge(tags)
  }
  const lists = createProductLists({ db: reads.db, clock, log, onRefreshed })
  const locations = createLocations({
    ...base,
    db: reads.db,
    // Kept for all who read settings, so that the replica must not be their source.
    settings: { only: (_, group) => base.settings.only(db, group) },
    mapTiles: config.mapTiles,
    onRefreshed: cache.purge,
  })
  const searchLog = createSearchLog(base)
  const funnel = createFunnelCounts(base)
  const phraseRedirects = createRedirectLookup({ ...base, findPage: sitePages.find })
  const { searched: onSearched } = searchLog
  const productSearch = createProductSearchModule({
    ...base,
    reads: reads.db,
    lists,
    onSearched,
    redirectOf: phraseRedirects.find,
  })
  const recipesOfSite = createRecipes({
    ...base,
    published: createPublishedItems(reads.db),
    assortment: lists,
    synonyms: productSearch.synonyms,
    resolveLinks: sitePages.resolveLinks,
    onRefreshed: cache.purge,
  })
  const news = createNewsOfShop(base, sitePages.resolveLinks, cache.purge)
  const content = createContentModule({
    ...base,
    reads: reads.db,
    contributions: [
      listingContent(lists, texts.lookup),
      locationsContent({ ...base, locations }),
      formsContent,
      recipesOfSite.content,
      news.content,
    ],
    onPublished: cachePublishedPage,
    embeds: {
      embedOrigin: config.embedOrigin,
      thumbnailOrigin: config.videoThumbnailOrigin,
      intake: createPictureIntake({ media: mediaFiles, pictures }),
      publicUrl,
    },
  })
  const { chrome, companionAreas } = content
  const { resolveLinks } = content.delivery
  sitePages.register({ ...content, resolveLinks })
  const pageUrls = overrides.pageUrls ?? createPageUrls(chrome)
  const mailer = createMailer<ShopMail>({
    outbox,
    mailContext: createMailContext({ ...base, pageUrls }),
    renderMail: async (mail) => (await render.renderer()).renderMail(mail),
  })
  const accountPages = overrides.accountPages ?? createAccountPages(chrome)
  const marketing = createMarketing({
    ...base,
    mailer,
    rateLimits: config.rateLimits,
    preferencesPath: async (language) => (await accountPages(language)).preferences,
  })
  const buying = createBuying(
    { ...base, jobs, mailer, images, projectDir },
    {
      pageUrls,
      confirmed: marketing.orderConfirmed,
      onCartBegun: () => funnel.count('cart'),
      otherCauses: async (executor) => [...(await news.oldFeeds(executor)), ...(await listGuessedCards(executor))],
    },
  )
  const { deliveries, offers, tablets, drawTablet, promotion, promotionDesk, cart, payments, orders, keys } = buying
  const { delivery, snippet } = deliveries
  const { promotions } = promotion
  const { carts } = cart
  const { finaliser, methods } = payments
  const identity = await createIdentityModule({
    ...base,
    jobs,
    mailer,
    cookieKeys: config.cookieKeys,
    rateLimits: config.rateLimits,
    parties: config.parties,
    isMailDelayed: outbox.isStuck,
    isCommand: config.roles.length === 0,
    onSignIn: onSignIn({ ...base, carts, orders: orders.handover }),
    pageUrls: accountPages,
    accountMade: marketing.signedUp,
    onEmailChanged: onEmailChanged({ marketing, orders: orders.handover }),
    ...overrides.passwords,
  })
  const giftCards = createGiftCards({ ...base, keys: keyring.giftCards })
  const giftCardMails = createGiftCardsModule({
    ...base,
    jobs,
    keys: keyring.giftCards,
    giftCards,
    orders: soldCardOrders,
    pageUrls,
    mailer,
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
      customerOf: overrides.customerOf ?? identity.customerOf,
      isGiven: (email) => marketing.isGiven(db, email),
      ticked: marketing.ticked,
    },
  })

  // Pages of products and lists, and their search.
  const reviews = createReviewsModule({
    ...base,
    assortment: lists,
    hasBought,
    mailer,
    arrivedOrders: listDelivered,
    async marketingLink(executor, email) {
      const [permission] = await marketing.given(executor, [email])
      return permission ? marketing.unsubscribeUrl(permission) : null
    },
  })
  const recipes = createRecipesModule({ ...base, recipes: recipesOfSite, assortment: lists, carts })
  const products = createProductsModule({
    ...base,
    reads: reads.db,
    mailer,
    assortment: lists,
    companionAreas,
    reviewsOf: reviews.ofProduct,
    recipes,
    offerTerms: offers.offerTerms,
    feedDirectory: resolve(cacheDir, 'feeds'),
  })
  const soldUnits = (since: Date) => listSoldUnits(db, since)
  const listing = createListingModule({
    ...base,
    lists,
    companionAreas,
    resolveLinks,
    soldUnits,
    found: productSearch.found,
    linkName: createLinkNames({ findPage: sitePages.find, lists, resolveLinks }).nameOf,
    pictureSize: sizeOfPicture(createPictureIntake({ media: mediaFiles, pictures })),
  })
  const places = createLocationsModule({ ...base, locations })
  const media = createMediaModule({
    ...base,
    jobs,
    ...createMediaUsage(db),
    media: mediaFiles,
    pictures,
    intake: createPictureIntake({ media: mediaFiles, pictures, folder: 'uploaded' }),
  })
  const newsAndConsents = createNewsAndConsents(
    { ...base, jobs, mailer, render },
    {
      ...identity,
      content,
      news,
      mediaAdmin: media.admin,
      pageUrls,
      accountPages,
      marketing,
      findPage: sitePages.find,
    },
  )
  const gallery = config.dev || config.gallery ? [gallerySource] : []
  for (const { pageSources } of [listing, products, newsAndConsents.news, { pageSources: gallery }])
    sitePages.register({ pageSources })
  const searchedIn = { products: productSearch, recipes, delivery: content.delivery }
  const search = createSearchModule({
    ...base,
    ...searchedIn,
    searchLog,
    redirects: phraseRedirects,
    findPage: sitePages.find,
    chrome,
  })

  // The site around them.
  const { transformHtml, assetsOf, renderer } = render
  const siteParts = [listing, products, recipes, search, identity, places, newsAndConsents.news]
  const buyersParts = [cart, checkout, orders, { pageExtras: accountPageExtras }]
  const previews = createPreviews({ db, clock, keys: keyring.previews })
  const shell = createShellModule({
    ...base,
    sources: sitePages.sources,
    chrome,
    cache,
    renderer,
    assetsOf,
    texts: texts.current,
    onRedirected: content.onRedirected,
    maySeeDrafts: createDraftReaders(base),
    groupsOf: createGroupsOf({ ...base, ...identity, ...carts, ...content }),
    freeShippingFrom: offers.freeShippingFrom,
    extras: joinPageExtras(siteParts, buyersParts),
    readPreview: previews.read,
    reviewsScript: reviews.scriptUrl,
    payment: paymentOrigins(config.payment.provider),
    edgeHeaders: platform.edgeHeaders,
    ...(transformHtml && { transformHtml }),
  })
  const { documents } = shell
  const staff = createStaffModule({
    ...base,
    jobs,
    mailer,
    identity,
    projectDir,
    payment: paymentOrigins(config.payment.provider),
    ...(config.dev && transformHtml && { transformHtml }),
  })
  const redirects = createRedirectsService({ db, clock, publicUrl, otherPages: sitePages.resolveOther })
  const editor = createEditorModule({
    content,
    library: createMediaFinder(base),
    blocks: everyBlock,
    pages: shell.pages,
    companionOf: (id) => companionName(catalogueLinkName(lists, id)),
    targets: linkTargetsOf(lists, texts.lookup),
    hasPage: sitePages.has,
    unusedMedia: (actor) => media.library.list({ view: 'unused', sort: 'largest' }, actor),
    previews,
    publicUrl,
    redirects,
    texts: createTextDesk({ db, clock, texts }),
    isStaff: async (id) => (await findStaff(db, id)) !== null,
    db,
    clock,
    mailer,
    colleagues: listColleagues,
  })
  const forms = formsOfShop({ ...base, mailer, marketing, documents, delivery: content.delivery })
  const privacy = createPrivacyModule({
    ...base,
    jobs,
    accounts: identity.accounts,
    data: personalData,
    erasureLog: config.erasureLog,
    pageUrls: accountPages,
  })
  return {
    ...createStaffModules(platform, { identity, privacy, checkout, keys }),
    cart,
    checkout,
    content,
    deliveries,
    documents,
    editor,
    findPage: sitePages.find,
    forms,
    funnel,
    giftCardMails,
    giftCards,
    identity,
    keys,
    lists,
    listing,
    marketing,
    newsAndConsents,
    media,
    orders,
    payments,
    places,
    previews,
    privacy,
    productSearch,
    products,
    promotion,
    promotionDesk,
    recipes,
    redirects,
    resolveLinks,
    resolveOther: sitePages.resolveOther,
    reviews,
    search,
    searchLog,
    shell,
    staff,
    tablets,
  }
}
