import { identityQueues } from '#src/identity/server/queues.ts'
import { catalogueQueues } from '#src/transfer/server/queues.ts'
import { ordersQueues } from '../orders/server/queues.ts'
import { mediaRemovalQueue } from '#src/media/server/queues.ts'
import { newsQueues } from '#src/news/server/queues.ts'
import { contentQueues } from '#src/content/server/queues.ts'
import { giftCardQueues } from '#src/gift-cards/server/queues.ts'
import { deliveryQueues } from '#src/delivery/server/queues.ts'
import { reviewInvitationQueue } from '#src/reviews/server/queues.ts'
import { restockQueue } from '#src/products/server/queues.ts'
import { paymentsQueues } from '../payments/server/queues.ts'
import { overdueParcelsQueue } from '#src/fulfilment/server/queues.ts'
import { officeExportQueue } from '#src/office/server/queues.ts'
import { privacyQueues } from '#src/privacy/server/queues.ts'
import { mailQueue } from '../platform/mail/mail-queue.ts'
import { retentionQueue } from '../platform/retention/retention-queue.ts'
import { staffQueues } from '#src/staff/server/queues.ts'
import type { QueueDefinition } from '../platform/jobs/queue.ts'

/** Every queue of every domain: the migration step creates them, because the application itself may not. */
export const queues: readonly QueueDefinition[] = [
  mailQueue,
  retentionQueue,
  ...ordersQueues,
  restockQueue,
  reviewInvitationQueue,
  ...paymentsQueues,
  overdueParcelsQueue,
  officeExportQueue,
  ...giftCardQueues,
  ...deliveryQueues,
  ...identityQueues,
  ...staffQueues,
  ...privacyQueues,
  ...catalogueQueues,
  ...contentQueues,
  mediaRemovalQueue,
  ...newsQueues,
]
