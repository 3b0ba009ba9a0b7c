import { createCatalogueOperations } from '../../../src/products/server/product-operations.ts'
import { queues } from '../../../src/app/queues.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { createSender } from '../../../src/platform/jobs/jobs.ts'
import { createLog } from '../../../src/platform/logging.ts'
import { createOperator } from '../../support/operator.ts'
import { shopDatabaseUrl } from './shop-database.ts'

/** What operators do to the catalogue, as their command line does it: the running shop is told. */
export async function operate(
  run: (operations: ReturnType<typeof createCatalogueOperations>) => Promise<unknown>,
): Promise<void> {
  const log = createLog({ level: 'silent', name: 'stories' })
  const url = shopDatabaseUrl() ?? ''
  const database = openDatabase({ url, maxConnections: 1, applicationName: 'stories', log })
  try {
    await run(createCatalogueOperations({ db: database.db, clock: systemClock }))
  } finally {
    await database.close()
  }
}

/** A line of the operators' command line, in words; answers what it says, and ends the story where it is refused. */
export async function command(...words: string[]): Promise<string> {
  const log = createLog({ level: 'silent', name: 'stories' })
  const url = shopDatabaseUrl() ?? ''
  const database = openDatabase({ url, maxConnections: 1, applicationName: 'stories', log })
  const jobs = createSender({ url, queues, log, sendsOnly: true })
  try {
    const { ok, text } = await createOperator({ db: database.db, clock: systemClock, jobs }).line(...words)
    if (!ok) throw new Error(`${words.join(' ')}: ${text}`)
    return text
  } finally {
    await jobs.stop()
    await database.close()
  }
}
