import { createAccountModule } from '#src/account/server/account.module.ts'
import type { createCheckoutModule } from '#src/checkout/server/checkout.module.ts'
import { createFulfilmentModule } from '#src/fulfilment/server/fulfilment.module.ts'
import type { createIdentityModule } from '#src/identity/server/identity.module.ts'
import { auditResource } from '#src/platform/audit/audit.resource.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { jobResource } from '#src/platform/jobs/jobs.resource.ts'
import { mailFrameRoutes } from '#src/platform/mail/mail-frame.routes.ts'
import { mailResource } from '#src/platform/mail/mails.resource.ts'
import type { createPrivacyModule } from '#src/privacy/server/privacy.module.ts'
import { createReceiptsModule } from '#src/receipts/server/receipts.module.ts'
import { createEngravingLineModule } from '#src/tablet-designer/server/engraving-line.module.ts'
import { createTransferModule } from '#src/transfer/server/transfer.module.ts'
import type { Platform } from './create-platform.ts'
import { queues } from './queues.ts'
import { mailKinds } from './shop-mail.ts'

interface StaffModulesDeps {
  identity: Awaited<ReturnType<typeof createIdentityModule>>
  privacy: ReturnType<typeof createPrivacyModule>
  checkout: ReturnType<typeof createCheckoutModule>
  keys: Parameters<typeof createReceiptsModule>[0]['keys']
}

/** Makes the modules that only staff use, after those whose data they change. */
export function createStaffModules(
  { base, config, db, clock, jobs, reads, mediaFiles, pictures, text }: Platform,
  { identity, privacy, checkout, keys }: StaffModulesDeps,
) {
  return {
    account: createAccountModule({
      ...base,
      profiles: identity.profiles,
      customerAdmin: identity.customerAdmin,
      deletions: privacy.deletions,
      exports: privacy.exports,
      widgetUrl: config.accountWidgetUrl,
    }),
    fulfilment: createFulfilmentModule({ ...base, jobs, correct: checkout.staffOrders.correct }),
    engravingLine: createEngravingLineModule({ ...base, jobs: () => jobs }),
    receipts: createReceiptsModule({ ...base, keys }),
    transfer: createTransferModule({
      db,
      clock,
      jobs,
      readFrom: reads.current,
      intake: createPictureIntake({ media: mediaFiles, pictures }),
      text,
    }),
    mailLog: {
      routes: [mailFrameRoutes({ db, clock, jobs, publicUrl: config.publicUrl })],
      resources: [mailResource({ db, clock, jobs, kinds: mailKinds })],
    },
    running: { resources: [auditResource({ db }), jobResource({ db, clock, jobs: () => jobs, queues })] },
  }
}
