import { resolve } from 'node:path'
import { createCatalogueExports } from '#src/transfer/server/catalogue-exports.ts'
import { createImports } from '#src/transfer/server/imports.service.ts'
import { listingContent } from '#src/listing/server/listing.module.ts'
import { createListingPageSource } from '#src/listing/server/listing.page-source.ts'
import { createProductLists } from '#src/listing/server/product-lists.ts'
import { noRecipes } from '#src/products/server/product-recipes.ts'
import { noReviews } from '#src/products/server/product-reviews.ts'
import { createProductsPageSource } from '#src/products/server/products.page-source.ts'
import { createRestock } from '#src/products/server/restock/restock.service.ts'
import { createCatalogueOperations } from '#src/products/server/product-operations.ts'
import { createSearchOperations } from '#src/product-search/server/search-operations.ts'
import { createFacetLayouts } from '#src/listing/server/merchandising/facet-layouts.service.ts'
import { createMerchandising } from '#src/listing/server/merchandising/merchandising.service.ts'
import { locationsContent } from '#src/locations/server/locations.module.ts'
import { createLocations } from '#src/locations/server/locations.service.ts'
import { createLocationAdmin } from '#src/locations/server/location-admin.ts'
import { createPromoPanels } from '#src/listing/server/merchandising/promo-panels.service.ts'
import * as contentStore from '#src/content/server/content.store.ts'
import { createDeliveryTerms } from '#src/delivery/server/delivery-terms.ts'
import { createOfferTerms } from '#src/delivery/server/offer-terms.ts'
import { createFormDesk } from '#src/forms/server/form-desk.ts'
import { formsContent } from '#src/forms/server/forms.module.ts'
import { createSubscriberAdmin } from '#src/consents/server/marketing/subscriber-admin.ts'
import { cachePublishedPage } from '#src/consents/server/policies/policies.ts'
import { createContentModule } from '#src/content/server/content.module.ts'
import { recipesContent } from '#src/recipes/server/recipes.module.ts'
import { createNewsAdmin } from '#src/news/server/news-admin.ts'
import { newsContent } from '#src/news/server/news.module.ts'
import { createRedirectsService } from '#src/content/server/redirects.service.ts'
import { createPageLookup } from '#src/shell/server/page-lookup.ts'
import { createPreviews, type PreviewScope } from '#src/content/server/previews.ts'
import { createPhraseRedirects } from '#src/search/server/redirects/phrase-redirects.service.ts'
import { createSearchLog } from '#src/search/server/log/search-log.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { createSigningKeys } from '#src/identity/server/signing-keys.ts'
import { createAuditAdmin } from '#src/platform/audit/audit-admin.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Config } from '#src/platform/config.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createVerification } from '#src/platform/database/verify.ts'
import { createJobsAdmin } from '#src/platform/jobs/jobs-admin.ts'
import { createMailAdmin } from '#src/platform/mail/mail-admin.ts'
import { type MediaPlaces, type MediaStoreKind, openMediaFiles } from '#src/platform/media-files/open-media-files.ts'
import { settings as configSettings } from '#src/platform/config-schema.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import { createRateLimiter } from '#src/platform/http/rate-limiter.ts'
import { createKeyring } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import { createModeration } from '#src/reviews/server/moderation.service.ts'
import type { PageSource } from '#src/shell/contract/page-source.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { createOrderTerms, createWithdrawalAdmin } from '#src/orders/server/orders.service.ts'
import { createShippingDocuments } from '#src/fulfilment/server/shipping-documents.ts'
import { createSettings, createSettingsAdmin } from '#src/platform/settings/settings.ts'
import { createPromotionAdmin } from '#src/promotions/server/promotion-admin.ts'
import { createCartTrace } from './cart-trace.ts'
import { createGiftCardAdmin } from '#src/gift-cards/server/gift-card-admin.ts'
import { createOrderAdmin } from '#src/fulfilment/server/order-admin.ts'
import { createMediaAdmin } from '#src/media/server/media-admin.ts'
import { createReceiptAdmin } from '#src/fulfilment/server/receipt-admin.ts'
import { createReconciliation } from '#src/payments/server/reconciliation.ts'
import { createRefundAdmin } from '#src/payments/server/refunds.ts'
import { createParcelAdmin } from '#src/fulfilment/server/parcel-admin.ts'
import { createPasskeys } from '#src/identity/server/passkeys/passkeys.ts'
import { createSessions } from '#src/identity/server/session/sessions.ts'
import { createInvitations } from '#src/staff/server/invitations.ts'
import { createMembers } from '#src/staff/server/members.ts'
import { createOwnNews } from '#src/staff/server/own-news.ts'
import { totpCode } from '#src/staff/server/totp.ts'
import { createPrivacyAdmin } from '#src/privacy/server/privacy-admin.ts'
import { createAccountRateLimits } from '#src/identity/server/account/account-rate-limits.ts'
import { createBrowserCookies } from '#src/identity/server/account/browser-cookies.ts'
import { createDoubtfulPhones } from '#src/account/server/doubtful-phones.ts'
import { createProfiles } from '#src/identity/server/account/profiles.ts'
import { findAccountByEmail } from '#src/identity/server/account/account.store.ts'
import { emailKey } from '#src/identity/server/account/email-key.ts'
import { createDesignerOperations } from '#src/tablet-designer/server/designer-operations.ts'
import { personalData } from '../personal-data.ts'
import { queues } from '../queues.ts'
import { settingGroups } from '../setting-groups.ts'
import { createLinkNames, sizeOfPicture } from '../link-names.ts'
import { demoStaff } from '../start/demo-staff.ts'
import { createMediaUsage } from '../media-usage.ts'

export interface OperationsOptions {
  db: Database
  /** The database that exports are read from; absent: the same. */
  readFrom?: () => Promise<Database>
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'keys'> & Partial<MediaPlaces & Pick<Config, 'payment'>>
  log: Log
  text: TextLookup
  /**
   * Sends jobs, which the shop's processes run. Absent: imports run inside the command, and operations that need the server
   * fail.
   */
  jobs?: Pick<Jobs, 'send' | 'work'>
  /** Reports the progress of a long operation. */
  report?: (line: string) => void
  /** Audited with every change made here. */
  operatorName?: string
}

/** The services of the command line, the same ones the HTTP routes use. */
export function createOperations(options: OperationsOptions) {
  const { db, clock, config, log, text, jobs, report, operatorName = 'cli' } = options
  const actor: ShopActor = { kind: 'system', by: 'operator', name: operatorName }
  const keyring = createKeyring(config.keys)
  const pictures = createPictureProcess({ log })
  const places: MediaPlaces = {
    mediaStore: 'folder',
    mediaBucket: null,
    mediaDir: configSettings.mediaDir.fallback,
    mediaSeedDir: configSettings.mediaSeedDir.fallback,
    imageCacheDir: configSettings.imageCacheDir.fallback,
    ...config,
  }
  const media = { config: places, projectDir: '.', clock, log }
  const mediaFiles = openMediaFiles(media)
  const intake = createPictureIntake({ media: mediaFiles, pictures })
  const lists = createProductLists({ db, clock, log })
  const settings = createSettings({ clock })
  const content = createContentModule({
    db,
    clock,
    log,
    contributions: [
      listingContent(lists, text),
      locationsContent({
        locations: createLocations({ db, clock, log, settings, text }),
        clock,
        text,
      }),
      formsContent,
      recipesContent(),
      newsContent(),
    ],
    onPublished: cachePublishedPage,
  })
  const { companionAreas, delivery } = content
  const { resolveLinks } = delivery
  const pages = { db, clock, text, lists, assortment: lists, companionAreas, resolveLinks, publicUrl: config.publicUrl }
  const orderTerms = createOrderTerms(settings)
  const { offerTerms } = createOfferTerms({
    db,
    delivery: createDeliveryTerms({ clock, settings }),
    returnDays: async () => (await orderTerms(db)).withdrawalDays,
  })
  let isLoaded = false
  /** Reads the catalogue's lists when an operation first needs them. They are not refreshed: a command is short. */
  async function readLists(): Promise<void> {
    if (isLoaded) return
    await lists.start()
    await lists.stop()
    isLoaded = true
  }
  const withLists = (source: PageSource): PageSource => ({
    ...source,
    async resolve(path, view) {
      await readLists()
      return source.resolve(path, view)
    },
  })
  const catalogueSources = [
    createListingPageSource(pages),
    createProductsPageSource({ ...pages, offerTerms, reviewsOf: noReviews, recipesOf: noRecipes }),
  ].map(withLists)
  const otherPages: PageSource['resolve'] = async (path, view) => {
    for (const source of catalogueSources) {
      const found = await source.resolve(path, view)
      if (found !== null) return found
    }
    return null
  }
  const findPage = createPageLookup([...content.pageSources, ...catalogueSources])
  const links = createLinkNames({ findPage, lists, readLists, resolveLinks })
  /** For operations that only the server can finish: refunds, mails. */
  const serverJobs = (): Pick<Jobs, 'send'> => {
    if (jobs === undefined) throw new Error('There is nothing to send work through')
    return jobs
  }
  const admin = { db, clock, jobs: serverJobs, settings }
  const staffJobs: Pick<Jobs, 'send'> = { send: (...sent) => serverJobs().send(...sent) }
  const invitations = createInvitations({ db, clock, jobs: staffJobs })
  const { publicUrl } = config
  const keys = keyring.accounts
  const cookies = createBrowserCookies({ keys, publicUrl }, 'staff')
  const pass = createRateLimiter(db, { log })
  const staff = {
    invitations,
    members: createMembers({
      db,
      clock,
      sessions: createSessions({ db, clock, log, publicUrl }, 'staff'),
      passkeys: createPasskeys({ db, clock, publicUrl }, 'staff'),
      invitations,
      news: createOwnNews({ clock, jobs: staffJobs }),
      rateLimiter: createAccountRateLimits({ pass, passMails: pass, keys, cookies }, 'staff'),
    }),
    /** The current code of a demo colleague, whose secrets are public; null for every other person. */
    demoCode(email: string): string | null {
      const colleague = demoStaff.find((one) => one.email === email)
      return colleague ? totpCode(colleague.secret, clock.now()) : null
    },
  }
  /** An item by its number or its key. */
  async function findContent(name: string): Promise<number | null> {
    const item = /^\d{1,9}$/.test(name)
      ? await contentStore.findItemById(db, Number(name))
      : await contentStore.findItemByKey(db, name)
    return item?.id ?? null
  }
  return {
    actor,
    content: content.service,
    visitorGroups: content.visitorGroups,
    media: createMediaAdmin({
      db,
      clock,
      media: mediaFiles,
      pictures,
      intake: createPictureIntake({ media: mediaFiles, pictures, folder: 'uploaded' }),
      usage: createMediaUsage(db).usage,
    }),
    /** The media files of one kind of place; null: the settings name no bucket. */
    mediaFilesIn: (kind: MediaStoreKind) => openMediaFiles(media, kind),
    text,
    catalogue: createCatalogueOperations({ db, clock }),
    search: createSearchOperations({ db, clock }),
    imports: createImports({ db, clock, jobs: jobs ?? noJobs, intake, text }),
    report: report ?? (() => {}),
    clock,
    exports: createCatalogueExports({ readFrom: options.readFrom ?? (() => Promise.resolve(db)) }),
    restock: createRestock({ db, clock }),
    settings: createSettingsAdmin({ db, clock, groups: settingGroups }),
    merchandising: createMerchandising({ db, clock }),
    facetLayouts: createFacetLayouts({ db, clock }),
    locations: createLocationAdmin({ db, clock }),
    promoPanels: createPromoPanels({
      db,
      clock,
      linkName: links.nameOf,
      pictureSize: sizeOfPicture(intake),
    }),
    /** Whether the target of a stored link still exists. */
    isLinkAlive: links.isAlive,
    phraseRedirects: createPhraseRedirects({ db, clock, findPage }),
    searchLog: createSearchLog({ db, clock, log }),
    previews: createPreviews({ db, clock, keys: keyring.previews }),
    publicUrl: config.publicUrl,
    findContent,
    /** `project:3`, or an item as `findContent` takes it. */
    findPreviewScope: async (name: string): Promise<PreviewScope | null> => {
      const project = /^project:(\d{1,9})$/.exec(name)?.[1]
      const id = project === undefined ? await findContent(name) : await contentStore.findProject(db, Number(project))
      return id === null ? null : { kind: project === undefined ? 'item' : 'project', id }
    },
    reviews: createModeration({ db, clock, keys: keyring.reviews }),
    orders: createOrderAdmin(admin),
    parcels: createParcelAdmin(admin),
    refunds: createRefundAdmin(admin),
    receipts: createReceiptAdmin({ db, text }),
    shippingDocuments: createShippingDocuments({ db, clock, settings, text }),
    promotions: createPromotionAdmin({ db, clock }),
    cartTrace: createCartTrace({ db, clock, keys: keyring.promotions }),
    subscribers: createSubscriberAdmin({ db, clock }),
    news: createNewsAdmin({ db, clock }),
    forms: createFormDesk({ db, clock }),
    withdrawals: createWithdrawalAdmin({ db, clock, jobs: serverJobs }),
    giftCards: createGiftCardAdmin({ db, clock, jobs: serverJobs }),
    designer: createDesignerOperations(admin),
    privacy: createPrivacyAdmin({
      db,
      clock,
      keyring,
      data: personalData,
      findAccountId: async (email) => (await findAccountByEmail(db, 'customer', emailKey(email)))?.id ?? null,
    }),
    verify: createVerification({ db, file: invariantsFile }),
    reconciliation: createReconciliation({
      db,
      merchantAccount: config.payment?.merchantAccount ?? configSettings.paymentMerchantAccount.fallback,
    }),
    heldMails: createMailAdmin(admin),
    deadJobs: createJobsAdmin({ ...admin, queues }),
    doubtfulPhones: createDoubtfulPhones({ db, profiles: createProfiles(db) }),
    audit: createAuditAdmin({ db }),
    signingKeys: createSigningKeys({ db, clock, keys: keyring.identity }),
    redirects: createRedirectsService({ db, clock, publicUrl: config.publicUrl, otherPages }),
    staff,
  }
}

const invariantsFile = resolve(import.meta.dirname, '../../..', 'database/invariants.sql')
const noJobs: Pick<Jobs, 'send' | 'work'> = { send: async () => {}, work: async () => {} }

export type Operations = ReturnType<typeof createOperations>
