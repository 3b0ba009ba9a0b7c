import { openDatabase } from '../../../src/platform/database/database.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { createSender } from '../../../src/platform/jobs/jobs.ts'
import type { QueueDefinition } from '../../../src/platform/jobs/queue.ts'
import { createLog } from '../../../src/platform/logging.ts'
import { shopDatabaseUrl } from './shop-database.ts'

/** What the running shop does at the times of a schedule, at once: a story does not wait for the minute to be full. */
export async function runSchedule(queue: QueueDefinition): Promise<void> {
  const log = createLog({ level: 'silent', name: 'stories' })
  const url = shopDatabaseUrl() ?? ''
  const database = openDatabase({ url, maxConnections: 1, applicationName: 'stories', log })
  const jobs = createSender({ url, queues: [queue], log, maxConnections: 1 })
  try {
    await inTransaction(database.db, (tx) => jobs.send(tx, queue, {}))
  } finally {
    await jobs.stop()
    await database.close()
  }
}
