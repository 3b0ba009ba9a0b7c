import { resolve } from 'node:path'
import type { ShopActor } from '#src/common/actor.ts'
import { createDoubtfulPhones } from '#src/account/server/doubtful-phones.ts'
import { createSubscriberAdmin } from '#src/consents/server/marketing/subscriber-admin.ts'
import * as contentStore from '#src/content/server/content.store.ts'
import type { PreviewScope } from '#src/content/server/previews.ts'
import { createRedirectsService } from '#src/content/server/redirects.service.ts'
import { createFormDesk } from '#src/forms/server/form-desk.ts'
import { findAccountByEmail } from '#src/identity/server/account/account.store.ts'
import { emailKey } from '#src/identity/server/account/email-key.ts'
import { createSigningKeys } from '#src/identity/server/signing-keys.ts'
import { createFacetLayouts } from '#src/listing/server/merchandising/facet-layouts.service.ts'
import { createMerchandising } from '#src/listing/server/merchandising/merchandising.service.ts'
import { createPromoPanels } from '#src/listing/server/merchandising/promo-panels.service.ts'
import { createLocationAdmin } from '#src/locations/server/location-admin.ts'
import { createNewsAdmin } from '#src/news/server/news-admin.ts'
import { createReconciliation } from '#src/payments/server/reconciliation.ts'
import { createAuditAdmin } from '#src/platform/audit/audit-admin.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import { createVerification } from '#src/platform/database/verify.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { type MediaStoreKind, openMediaFiles } from '#src/platform/media-files/open-media-files.ts'
import { createMailAdmin } from '#src/platform/mail/mail-admin.ts'
import type { Resource } from '#src/platform/resources/resource.ts'
import { createSettingsAdmin } from '#src/platform/settings/settings.ts'
import { createPrivacyAdmin } from '#src/privacy/server/privacy-admin.ts'
import { createSearchOperations } from '#src/product-search/server/search-operations.ts'
import { createCatalogueOperations } from '#src/products/server/product-operations.ts'
import { createRestock } from '#src/products/server/restock/restock.service.ts'
import { createPromotionAdmin } from '#src/promotions/server/promotion-admin.ts'
import { createModeration } from '#src/reviews/server/moderation.service.ts'
import { createPhraseRedirects } from '#src/search/server/redirects/phrase-redirects.service.ts'
import type { FindPage } from '#src/shell/server/page-lookup.ts'
import { totpCode } from '#src/staff/server/totp.ts'
import { createDesignerOperations } from '#src/tablet-designer/server/designer-operations.ts'
import { createCatalogueExports } from '#src/transfer/server/catalogue-exports.ts'
import type { Platform } from '../create-platform.ts'
import type { createServices } from '../create-services.ts'
import { personalData } from '../personal-data.ts'
import { settingGroups } from '../setting-groups.ts'
import { createLinkNames, sizeOfPicture } from '../link-names.ts'
import { demoStaff } from '../start/demo-staff.ts'

export interface OperationsOptions {
  platform: Platform
  services: Awaited<ReturnType<typeof createServices>>
  /** Reports the progress of a long operation. */
  report?: (line: string) => void
  /** Audited with every change made here. */
  operatorName?: string
}

/** What the command line is made of: the services that the shop's processes have, and what only operators use. */
export function createOperations({ platform, services, report = () => {}, operatorName = 'cli' }: OperationsOptions) {
  const { db, clock, config, keyring, jobs, publicUrl, reads, settings, text, mediaFiles, pictures } = platform
  const { lists, findPage, resolveLinks } = services
  const actor: ShopActor = { kind: 'system', by: 'operator', name: operatorName }
  const base = { db, clock }
  const admin = { ...base, jobs: () => jobs, settings }
  let isLoaded = false
  /** Reads the catalogue's lists when an operation first needs them. They are not refreshed: a command is short. */
  async function readLists(): Promise<void> {
    if (isLoaded) return
    await lists.start()
    await lists.stop()
    isLoaded = true
  }
  const findListed: FindPage = async (...asked) => {
    await readLists()
    return findPage(...asked)
  }
  const links = createLinkNames({ findPage: findListed, lists, readLists, resolveLinks })

  /** An item by its number or its key. */
  async function findContent(name: string): Promise<number | null> {
    const item = /^\d{1,9}$/.test(name)
      ? await contentStore.findItemById(db, Number(name))
      : await contentStore.findItemByKey(db, name)
    return item?.id ?? null
  }
  return {
    ...base,
    ...services.fulfilment.desk,
    actor,
    text,
    report,
    publicUrl,
    /** Definitions of the back office, by name. */
    resources: Object.values({ ...services, ...services.newsAndConsents })
      .flatMap((one): readonly Resource[] => ('resources' in one ? (one.resources ?? []) : []))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    reads: createPersonalReads(base),
    /** The media files of one kind of place; null: the settings name no bucket. */
    mediaFilesIn: (kind: MediaStoreKind) =>
      openMediaFiles({ config, projectDir: platform.projectDir, clock, log: platform.log }, kind),
    content: services.content.service,
    visitorGroups: services.content.visitorGroups,
    media: services.media.admin,
    catalogue: createCatalogueOperations(base),
    search: createSearchOperations(base),
    imports: services.transfer.imports,
    exports: createCatalogueExports({
      async readFrom() {
        await reads.start()
        return reads.current()
      },
    }),
    restock: createRestock(base),
    settings: createSettingsAdmin({ ...base, groups: settingGroups }),
    merchandising: createMerchandising(base),
    facetLayouts: createFacetLayouts(base),
    locations: createLocationAdmin(base),
    promoPanels: createPromoPanels({
      ...base,
      linkName: links.nameOf,
      pictureSize: sizeOfPicture(createPictureIntake({ media: mediaFiles, pictures })),
    }),
    /** Whether the target of a stored link still exists. */
    isLinkAlive: links.isAlive,
    phraseRedirects: createPhraseRedirects({ ...base, findPage: findListed }),
    searchLog: services.searchLog,
    previews: services.previews,
    findContent,
    /** `project:3`, or an item as `findContent` takes it. */
    findPreviewScope: async (name: string): Promise<PreviewScope | null> => {
      const project = /^project:(\d{1,9})$/.exec(name)?.[1]
      const id = project === undefined ? await findContent(name) : await contentStore.findProject(db, Number(project))
      return id === null ? null : { kind: project === undefined ? 'item' : 'project', id }
    },
    reviews: createModeration({ ...base, keys: keyring.reviews }),
    promotions: createPromotionAdmin(base),
    simulate: services.cart.simulateCart,
    subscribers: createSubscriberAdmin(base),
    news: createNewsAdmin(base),
    forms: createFormDesk(base),
    designer: createDesignerOperations(admin),
    privacy: createPrivacyAdmin({
      ...base,
      keyring,
      data: personalData,
      findAccountId: async (email) => (await findAccountByEmail(db, 'customer', emailKey(email)))?.id ?? null,
    }),
    verify: createVerification({ db, file: invariantsFile }),
    reconciliation: createReconciliation({ db, merchantAccount: config.payment.merchantAccount }),
    heldMails: createMailAdmin(admin),
    audit: createAuditAdmin(base),
    doubtfulPhones: createDoubtfulPhones({ db, profiles: services.identity.profiles }),
    signingKeys: createSigningKeys({ ...base, keys: keyring.identity }),
    redirects: createRedirectsService({
      ...base,
      publicUrl,
      async otherPages(...asked) {
        await readLists()
        return services.resolveOther(...asked)
      },
    }),
    staff: {
      ...services.staff,
      /** The current code of a demo colleague, whose secrets are public; null for every other person. */
      demoCode(email: string): string | null {
        const colleague = demoStaff.find((one) => one.email === email)
        return colleague ? totpCode(colleague.secret, clock.now()) : null
      },
    },
  }
}

const invariantsFile = resolve(import.meta.dirname, '../../..', 'database/invariants.sql')

export type Operations = ReturnType<typeof createOperations>
