import { identityQueues } from '#src/identity/server/queues.ts'
import { catalogueQueues } from '#src/transfer/server/queues.ts'
import { ordersQueues } from '../orders/server/queues.ts'
import { giftCardQueues } from '#src/gift-cards/server/queues.ts'
import { deliveryQueues } from '#src/delivery/server/queues.ts'
import { restockQueue } from '#src/products/server/queues.ts'
import { paymentsQueues } from '../payments/server/queues.ts'
import { mailQueue } from '../platform/mail/mail-queue.ts'
import { retentionQueue } from '../platform/retention/retention-queue.ts'
import type { QueueDefinition } from '../platform/jobs/queue.ts'

/** Every queue of every domain: the migration step makes them, because the application itself may not. */
export const queues: readonly QueueDefinition[] = [
  mailQueue,
  retentionQueue,
  ...ordersQueues,
  restockQueue,
  ...paymentsQueues,
  ...giftCardQueues,
  ...deliveryQueues,
  ...identityQueues,
  ...catalogueQueues,
]
