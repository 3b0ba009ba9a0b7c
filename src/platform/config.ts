import { settings, type Setting, type SettingName } from './config-schema.ts'
import { type Config, type PaymentProviderConfig, type Role, roles } from './config-type.ts'
import { withAuthority } from './database/connection-options.ts'
import { isLoopback } from './database/encrypted-database.ts'
import { parseEdge } from './edge/edge-purge-api.ts'
import { tagHeaders } from './edge/edge-tags.ts'
import type { KeyPurpose } from './keys/keyring.ts'
import { bucketOf } from './media-files/media-settings.ts'
import { productionFaults } from './production.ts'
import { parseRelyingParties, type RelyingParty } from './relying-parties.ts'

export type { Config, PaymentProviderConfig }

const keySettings = {
  visitors: 'visitorKeys',
  orders: 'orderKeys',
  previews: 'previewKeys',
  baskets: 'basketKeys',
  tablets: 'tabletKeys',
  reviews: 'reviewKeys',
  giftCards: 'giftCardKeys',
  consents: 'consentKeys',
  unsubscribe: 'unsubscribeKeys',
  promotions: 'promotionKeys',
  accounts: 'accountKeys',
  accountWidget: 'accountWidgetKeys',
  identity: 'identityKeys',
  staff: 'staffKeys',
  forms: 'formKeys',
} as const satisfies Record<KeyPurpose, SettingName>

/** Reports every fault of the environment at once. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nSee .env.example.`)
    this.faults = faults
  }
}

export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  const value = (name: SettingName): string => {
    const setting: Setting = settings[name]
    const given = env[setting.env]?.trim()
    const text = given === undefined || (given === '' && !setting.neverEmpty) ? setting.fallback : given
    if (text === null) {
      faults.push(`${setting.env} is missing: ${setting.description}`)
      return ''
    }
    if (setting.check && !setting.check.test(text)) {
      faults.push(
        `${setting.env} ${setting.secret ? 'has the wrong form' : `“${text}” has the wrong form`}: ${setting.description}`,
      )
    }
    return text
  }
  const list = (name: SettingName): readonly string[] =>
    Object.freeze(
      value(name)
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
  const config: Config = {
    databaseUrl: withAuthority(value('databaseUrl'), value('databaseCaFile')),
    migrationDatabaseUrl: withAuthority(value('migrationDatabaseUrl'), value('databaseCaFile')),
    databaseConnections: Number(value('databaseConnections')),
    readDatabaseUrl: withAuthority(value('readDatabaseUrl'), value('databaseCaFile')),
    readMaxLagMs: Number(value('readMaxLagSeconds')) * 1_000,
    roles: value('maintenance') === 'restored' ? [] : namedRoles(list('roles')),
    isRestored: value('maintenance') === 'restored',
    drainMs: drainSeconds(value('drainSeconds'), value('publicUrl')) * 1_000,
    port: Number(value('port')),
    host: value('host'),
    publicUrl: value('publicUrl'),
    trustProxy: list('trustProxy'),
    edge: Object.freeze({
      tagHeader: tagHeaders.find((name) => name === value('cacheTagHeader')) ?? '',
      purge: parseEdge(value('edgePurge'), value('edgePurgeToken')),
    }),
    metricsToken: value('metricsToken'),
    siteIndexable: value('siteIndexable') === 'true',
    rateLimits: value('rateLimits') === 'on',
    tellsSubscriptionTokens: value('tellsSubscriptionTokens') === 'on',
    gallery: value('gallery') === 'on',
    logLevel: value('logLevel'),
    mediaStore: value('mediaStore') === 's3' ? 's3' : 'folder',
    mediaBucket: bucketOf(value, faults),
    mediaDir: value('mediaDir'),
    mediaSeedDir: value('mediaSeedDir'),
    imageCacheDir: value('imageCacheDir'),
    imageCacheMegabytes: Number(value('imageCacheMegabytes')),
    smtp: Object.freeze({
      host: value('smtpHost'),
      port: Number(value('smtpPort')),
      user: value('smtpUser'),
      password: value('smtpPassword'),
      from: value('mailFrom'),
    }),
    payment: Object.freeze({
      apiUrl: value('paymentApiUrl'),
      apiKey: value('paymentApiKey'),
      hmacKeys: list('paymentHmacKey'),
      merchantAccount: value('paymentMerchantAccount'),
      repeatForMs: Number(value('paymentRepeatSeconds')) * 1_000,
      provider: paymentProvider(value('paymentClientKey'), value('paymentCardFrameUrl')),
    }),
    delivery: Object.freeze({ apiUrl: value('deliveryApiUrl'), apiKey: value('deliveryApiKey') }),
    pressFeed: Object.freeze({
      apiUrl: value('pressFeedApiUrl'),
      ids: list('pressFeedIds'),
      subscriptionUrl: value('newsSubscriptionUrl'),
    }),
    reviews: Object.freeze({
      provider: value('reviewsProvider') === 'service' ? 'service' : 'built-in',
      serviceUrl: value('reviewsServiceUrl'),
    }),
    accountWidgetUrl: value('accountWidgetUrl'),
    embedOrigin: value('embedOrigin') || neighbourOf(value('publicUrl')),
    videoThumbnailOrigin: value('videoThumbnailOrigin'),
    mapTiles: Object.freeze({ url: value('mapTilesUrl'), credit: value('mapTilesCredit') }),
    cookieKeys: list('cookieKeys'),
    keys: Object.freeze({
      shared: list('secretKeys'),
      own: Object.freeze(
        Object.fromEntries(
          Object.entries(keySettings)
            .map(([purpose, name]) => [purpose, list(name)] as const)
            .filter(([, secrets]) => secrets.length > 0),
        ),
      ),
      former: value('formerSecret'),
    }),
    parties: relyingParties(value('relyingParties'), faults),
    tenantId: value('tenantId'),
    analyticsAffiliation: value('analyticsAffiliation'),
    erasureLog: value('erasureLog'),
    textsDir: value('textsDir'),
    operator: value('operator'),
    dev: value('dev') === 'true',
  }
  // Only readable values can be checked.
  if (faults.length === 0) faults.push(...productionFaults(config))
  if (faults.length > 0) throw new ConfigError(faults)
  return Object.freeze(config)
}

const namedRoles = (names: readonly string[]): readonly Role[] =>
  Object.freeze(roles.filter((role) => names.includes(role)))

/** A shop of this machine alone has no balancer that would have to notice. */
function drainSeconds(given: string, publicUrl: string): number {
  if (given !== '') return Number(given)
  return URL.canParse(publicUrl) && isLoopback(new URL(publicUrl).hostname) ? 0 : 10
}

function relyingParties(text: string, faults: string[]): readonly RelyingParty[] {
  const parties = parseRelyingParties(text)
  if (parties === null)
    faults.push(`${settings.relyingParties.env} has the wrong form: ${settings.relyingParties.description}`)
  return Object.freeze(parties ?? [])
}

/** A client key begins with the name of its environment. */
function paymentProvider(clientKey: string, cardFrameUrl: string): PaymentProviderConfig {
  if (clientKey === '') return { kind: 'stand-in', cardFrameUrl }
  return { kind: 'adyen', environment: clientKey.startsWith('live_') ? 'live' : 'test', clientKey }
}

/** The origin of the same server under another name of this machine: cookies treat them as two. Empty: it has no other name. */
function neighbourOf(publicUrl: string): string {
  const url = new URL(publicUrl)
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return ''
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  return url.origin
}
