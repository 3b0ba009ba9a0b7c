// The configuration of Vendure's processes. Plain JavaScript: its packages are installed only where the peer is measured.
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Requires from the peer's own installation. */
export const requirePeer = createRequire(join(process.env.VENDURE_DIR, 'package.json'))
const { DefaultJobQueuePlugin, DefaultLogger, DefaultSearchPlugin, dummyPaymentHandler, LanguageCode, LogLevel } =
  requirePeer('@vendure/core')

/** @param {{ synchronize?: boolean }} options `synchronize` makes the tables; only in an empty database. */
export function makeConfig({ synchronize = false } = {}) {
  return {
    defaultLanguageCode: LanguageCode.en,
    apiOptions: {
      hostname: '127.0.0.1',
      port: Number(process.env.PORT),
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      introspection: false,
    },
    authOptions: {
      tokenMethod: ['bearer'],
      requireVerification: false,
      // Refused in production when they are the defaults; the server is gone with the bench.
      superadminCredentials: { identifier: 'bench', password: process.env.VENDURE_SECRET },
      cookieOptions: { secret: process.env.VENDURE_SECRET },
    },
    dbConnectionOptions: {
      type: 'postgres',
      synchronize,
      logging: false,
      host: process.env.VENDURE_DB_HOST,
      port: Number(process.env.VENDURE_DB_PORT),
      username: process.env.VENDURE_DB_USER,
      password: process.env.VENDURE_DB_PASSWORD,
      database: process.env.VENDURE_DB_NAME,
      poolSize: 10,
    },
    // Its own handler for trying things out, which answers at once.
    paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
    logger: new DefaultLogger({ level: LogLevel.Error, timestamp: true }),
    plugins: [
      DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true, pollInterval: 200 }),
      DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
    ],
  }
}
