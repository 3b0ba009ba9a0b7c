import { settingsFromEnvironment, type PaymentProviderSettings } from '../../standins/payment-provider/settings.ts'
import { type Config, parseConfig } from '../../src/platform/config.ts'
import { type Database, type DatabaseHandle, openDatabase } from '../../src/platform/database/database.ts'
import { createKeyring, type PurposeKeys } from '../../src/platform/keys/keyring.ts'
import { createLog } from '../../src/platform/logging.ts'
import { faultText } from '../../src/platform/safe-error.ts'
import { projectDirectory } from '../tools.ts'

/** What `demo/seed.ts` exports. Idempotent: it may run on a database that has been seeded before. */
interface SeedModule {
  seedDemo: (options: { db: Database; report: (line: string) => void; staffKeys?: PurposeKeys }) => Promise<void>
}

/** What `demo/seed-orders.ts` exports; as idempotent. */
interface SeedOrdersModule {
  seedOrders: (options: {
    database: DatabaseHandle
    config: Config
    projectDir: string
    standin: PaymentProviderSettings
  }) => Promise<number>
}

/** Fills the database behind MIGRATION_DATABASE_URL with the demo brand. */
export async function run(): Promise<number> {
  const url = process.env['MIGRATION_DATABASE_URL']
  if (url === undefined || url === '') {
    console.error('MIGRATION_DATABASE_URL is missing: the URL of a role that owns the schema')
    return 1
  }
  // Found at run time: the demo brand is data beside the program, not a part of it.
  const { seedDemo } = (await import(`${projectDirectory}/demo/seed.ts`)) as SeedModule // by agreement
  const log = createLog({ level: 'warn', name: 'seed' })
  const handle = openDatabase({ url, maxConnections: 4, applicationName: 'seed', log, statementTimeoutMs: 0 })
  try {
    const staffKeys = keysOfStaff()
    await seedDemo({ db: handle.db, report: (line) => console.log(line), ...(staffKeys && { staffKeys }) })
    // Where the payment stand-in is set up: what is bought is paid there.
    if (process.env['PAYMENT_STANDIN_DATA_DIR']) {
      const { seedOrders } = (await import(`${projectDirectory}/demo/seed-orders.ts`)) as SeedOrdersModule // by agreement
      const standin = settingsFromEnvironment(process.env)
      // On data of before a customer may have changed what an order needs: the shop starts all the same.
      const config = parseConfig(process.env)
      await seedOrders({ database: handle, config, projectDir: projectDirectory, standin }).then(
        () => console.log('orders'),
        (error: unknown) => console.error(`The demo's orders were left out: ${faultText(error)}`),
      )
    }
  } finally {
    await handle.close()
  }
  return 0
}

/** As the server reads them; null where it is told none. */
function keysOfStaff(): PurposeKeys | null {
  const listed = (name: string): string[] => (process.env[name] ?? '').split(',').filter((key) => key !== '')
  const [own, shared] = [listed('STAFF_KEYS'), listed('SECRET_KEYS')]
  const keys = own.length > 0 ? own : shared
  return keys.length === 0 ? null : createKeyring({ shared: keys, own: {}, former: '' }).staff
}
