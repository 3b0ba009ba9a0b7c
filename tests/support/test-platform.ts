import { createPageUrls } from '#src/shell/server/page-urls.ts'
import { createPlatform, type Platform } from '../../src/app/create-platform.ts'
import { mailsOnly, type ShopRenderer } from '../../src/app/renderer.ts'
import type { Clock } from '../../src/platform/clock.ts'
import { type Config, parseConfig } from '../../src/platform/config.ts'
import type { Log } from '../../src/platform/logging.ts'
import { projectDirectory } from './places.ts'
import type { TestDatabase } from './test-database.ts'

export const publicUrl = 'http://localhost:3000'
const secrets = {
  COOKIE_KEYS: 'c'.repeat(32),
  SECRET_KEYS: 's'.repeat(32),
  PAYMENT_API_KEY: 'test',
  PAYMENT_HMAC_KEY: 'A'.repeat(64),
}

interface TestPlatform {
  database: TestDatabase
  clock: Clock
  log: Log
  config?: Partial<Config>
  renders: Partial<ShopRenderer>
}

/** The platform of the one root, for a shop of a test on its database; what it asks outside is reached nowhere. */
export const createTestPlatform = ({ database, clock, log, config, renders }: TestPlatform): Platform =>
  createPlatform({
    config: {
      ...parseConfig({ DATABASE_URL: database.url, PUBLIC_URL: publicUrl, SMTP_PORT: '1', ...secrets }),
      ...config,
    },
    database,
    log,
    clock,
    projectDir: projectDirectory,
    render: mailsOnly(() => Promise.resolve(renders)),
  })

/** Ends what the platform has begun; the database is its test's own. */
export async function stopPlatform({ jobs, outbox, pictures }: Platform): Promise<void> {
  await jobs.stop()
  outbox.close()
  pictures.close()
}

/** Pages of a shop whose database has no content. */
export const testPageUrls = createPageUrls((language) => {
  const prefix = language === 'fi' ? '' : `/${language}`
  const navigation = {
    cartPageUrl: `${prefix}/ostoskori`,
    checkoutPageUrl: `${prefix}/kassa`,
    orderConfirmationPageUrl: `${prefix}/tilausvahvistus`,
    termsPageUrl: `${prefix}/ehdot`,
    withdrawalPageUrl: `${prefix}/palautus`,
    withdrawalFormPageUrl: `${prefix}/peruuttaminen`,
    giftCardBalancePageUrl: `${prefix}/lahjakortin-saldo`,
    orderLookupPageUrl: `${prefix}/tilauksen-haku`,
    supportPageUrl: `${prefix}/asiakaspalvelu`,
  }
  return Promise.resolve({ navigation, privacyPageUrl: '' })
})
