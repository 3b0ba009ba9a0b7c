import { paymentCallMs } from '#src/common/time-limits.ts'
import { mediaSettings } from './media-files/media-settings.ts'

/**
 * Every setting of a server in one table: its variable, meaning and default. A test keeps `.env.example` equal to this
 * table. Behaviour follows named settings, never NODE_ENV.
 */
export interface Setting {
  env: string
  description: string
  /** Used when the variable is absent or empty; null: the setting is required. */
  fallback: string | null
  /** An empty value is a fault, not the default: a variable that was meant to be filled would change what runs. */
  neverEmpty?: boolean
  check?: RegExp
  /** A secret: never logged, and in `.env.example` without a value. */
  secret?: boolean
}

const integer = /^\d+$/
const onOff = /^(on|off)$/
const trueFalse = /^(true|false)$/
const keyList = /^[^,]{32,}(,[^,]{32,})*$/
const origin = /^https?:\/\/[^/\s]+$/
const originOrNone = new RegExp(`^$|${origin.source}`)

/** Secrets for one purpose only, so that they can be changed without the others. */
const ownKeys = <Name extends string>(env: Name, what: string) => ({
  env,
  description: `Secrets of their own for ${what}, written like SECRET_KEYS; empty: derived from those.`,
  fallback: '',
  check: /^([^,]{32,}(,[^,]{32,})*)?$/,
  secret: true,
})

export const settings = {
  databaseUrl: {
    env: 'DATABASE_URL',
    description:
      'PostgreSQL 18, application role (no DDL); on another machine with `?sslmode=require` or `verify-full`. `npm start` runs an embedded one when this is empty.',
    fallback: null,
  },
  migrationDatabaseUrl: {
    env: 'MIGRATION_DATABASE_URL',
    description:
      'The same database under the role that owns the schema, with `?sslmode=` as there; used by migrations only.',
    fallback: '',
  },
  databaseCaFile: {
    env: 'DATABASE_CA_FILE',
    description:
      'Certificate of the authority that signed the database’s, for `sslmode=verify-full`; empty: those of the system.',
    fallback: '',
  },
  databaseConnections: {
    env: 'DATABASE_CONNECTIONS',
    description:
      'Most connections of one process’s own pool. Beside them its jobs take 3, or 1 where it only sends them, and news of changes 1.',
    fallback: '16',
    check: integer,
  },
  readDatabaseUrl: {
    env: 'READ_DATABASE_URL',
    description:
      'A replica of that database, with `?sslmode=` as there, from which lists in memory, sitemaps, feeds and exports are read; empty: all is read from the one above.',
    fallback: '',
  },
  readMaxLagSeconds: {
    env: 'READ_MAX_LAG_SECONDS',
    description: 'How far behind the replica may be before it is not read any more.',
    fallback: '30',
    check: /^[1-9]\d{0,3}$/,
  },
  roles: {
    env: 'ROLES',
    description:
      '`web` serves the shop and sends jobs, `jobs` runs them, schedules and polls, and answers /health and /metrics alone; comma separated. Some process must run the jobs.',
    fallback: 'web,jobs',
    neverEmpty: true,
    check: /^(web|jobs)(\s*,\s*(web|jobs))*$/,
  },
  drainSeconds: {
    env: 'DRAIN_SECONDS',
    description:
      'How long a process that is asked to end goes on serving while /health/ready says no, at most 60; empty: 10 at a public address, else 0.',
    fallback: '',
    check: /^$|^([1-5]?\d|60)$/,
  },
  maintenance: {
    env: 'MAINTENANCE',
    description:
      '`restored` after a backup was put back: nothing is served, no job runs, and the command line has only the lines that docs/production/backup.md asks for; empty: the shop is open.',
    fallback: '',
    check: /^(restored)?$/,
  },
  port: { env: 'PORT', description: 'Port the server listens on.', fallback: '3000', check: integer },
  host: { env: 'HOST', description: 'Address the server listens on.', fallback: '127.0.0.1' },
  publicUrl: {
    env: 'PUBLIC_URL',
    description: 'Origin visitors use, without a trailing slash.',
    fallback: 'http://localhost:3000',
    check: origin,
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    description: 'Addresses of proxies whose X-Forwarded-* headers count, comma separated; empty: none.',
    fallback: '',
  },
  cacheTagHeader: {
    env: 'CACHE_TAG_HEADER',
    description:
      'Header by which a cache in front reads the tags of a page: `xkey` (Varnish), `Surrogate-Key` (Fastly) or `Cache-Tag` (Cloudflare); empty: there is no such cache.',
    fallback: '',
    check: /^(xkey|Surrogate-Key|Cache-Tag)?$/,
  },
  edgePurge: {
    env: 'EDGE_PURGE',
    description:
      'What is told to forget changed pages: `varnish:` and its address, `fastly:https://api.fastly.com/service/…` or `cloudflare:https://api.cloudflare.com/client/v4/zones/…`; empty: nothing.',
    fallback: '',
    check: /^$|^varnish:https?:\/\/[^/\s]+\/?$|^(fastly|cloudflare):https:\/\/[^/\s]+\/\S+$/,
  },
  edgePurgeToken: {
    env: 'EDGE_PURGE_TOKEN',
    description: 'Token that it asks for; empty: Varnish knows the jobs processes by their addresses.',
    fallback: '',
    secret: true,
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    description: 'Bearer token of whoever may read /metrics; empty: on a shop of this machine alone whoever is on it.',
    fallback: '',
    check: /^(\S{32,})?$/,
    secret: true,
  },
  siteIndexable: {
    env: 'SITE_INDEXABLE',
    description: 'Whether search engines may index the site (robots.txt and robots meta).',
    fallback: 'false',
    check: trueFalse,
  },
  rateLimits: {
    env: 'RATE_LIMITS',
    description:
      '`off` switches rate limits off, but those of passwords and second factors, for load runs only; the log says so, and a public address refuses it.',
    fallback: 'on',
    check: onOff,
  },
  tellsSubscriptionTokens: {
    env: 'TELL_SUBSCRIPTION_TOKENS',
    description: '`on` answers the token of a double opt-in beside mailing it; for test runs only.',
    fallback: 'off',
    check: onOff,
  },
  gallery: {
    env: 'GALLERY',
    description: '`on` serves /__gallery, every part of the interface, as development does; for test runs only.',
    fallback: 'off',
    check: onOff,
  },
  logLevel: {
    env: 'LOG_LEVEL',
    description: 'Level of the JSON log on standard output.',
    fallback: 'info',
    check: /^(trace|debug|info|warn|error|silent)$/,
  },
  ...mediaSettings,
  smtpHost: { env: 'SMTP_HOST', description: 'SMTP server outgoing mail is handed to.', fallback: '127.0.0.1' },
  smtpPort: { env: 'SMTP_PORT', description: 'Its port.', fallback: '2525', check: integer },
  smtpUser: { env: 'SMTP_USER', description: 'Name to sign in with there; empty: it asks for none.', fallback: '' },
  smtpPassword: { env: 'SMTP_PASSWORD', description: 'Password of that name.', fallback: '', secret: true },
  mailFrom: { env: 'MAIL_FROM', description: 'Sender of all mail.', fallback: 'Konvehti <kauppa@konvehti.example>' },
  paymentApiUrl: {
    env: 'PAYMENT_API_URL',
    description: 'Origin of the payment provider’s Checkout API.',
    fallback: 'http://127.0.0.1:3001',
    check: origin,
  },
  paymentApiKey: {
    env: 'PAYMENT_API_KEY',
    description: 'API key at the payment provider.',
    fallback: null,
    secret: true,
  },
  paymentHmacKey: {
    env: 'PAYMENT_HMAC_KEY',
    description: 'Webhook signing keys, newest first, comma separated; each 64 hex digits.',
    fallback: null,
    check: /^[0-9A-Fa-f]{64}(,[0-9A-Fa-f]{64})*$/,
    secret: true,
  },
  paymentMerchantAccount: {
    env: 'PAYMENT_MERCHANT_ACCOUNT',
    description: 'Merchant account at the payment provider.',
    fallback: 'KonvehtiECOM',
  },
  paymentRepeatSeconds: {
    env: 'PAYMENT_REPEAT_SECONDS',
    description:
      'How long a payment call may take in all, repeated with the same key while its answer is lost; at most 30.',
    fallback: String(paymentCallMs / 1_000),
    check: /^([1-9]|[12]\d|30)$/,
  },
  paymentClientKey: {
    env: 'PAYMENT_CLIENT_KEY',
    description:
      'Client key for the provider’s own component, `live_…` at a public address, else `test_…` too; empty: the card frame below.',
    fallback: '',
    check: /^$|^(test|live)_\S+$/,
  },
  paymentCardFrameUrl: {
    env: 'PAYMENT_CARD_FRAME_URL',
    description: 'Page with the hosted card fields, on the provider’s origin.',
    fallback: 'http://127.0.0.1:3001/card-frame',
  },
  deliveryApiUrl: {
    env: 'DELIVERY_API_URL',
    description: 'Origin of the delivery provider’s API: prices, pick-up points, times; empty: there is none.',
    fallback: '',
    check: originOrNone,
  },
  deliveryApiKey: {
    env: 'DELIVERY_API_KEY',
    description: 'API key at the delivery provider; empty: it asks for none.',
    fallback: '',
    secret: true,
  },
  pressFeedApiUrl: {
    env: 'PRESS_FEED_API_URL',
    description: 'Origin of the press room’s API (Cision’s), from which releases come; empty: no feed is read.',
    fallback: '',
    check: originOrNone,
  },
  pressFeedIds: {
    env: 'PRESS_FEED_IDS',
    description: 'Identifiers of the feeds that are read there, comma separated.',
    fallback: 'konvehti',
    check: /^[A-Za-z0-9-]{1,64}(,[A-Za-z0-9-]{1,64})*$/,
  },
  newsSubscriptionUrl: {
    env: 'NEWS_SUBSCRIPTION_URL',
    description:
      'Address of a service that takes subscriptions to releases in the shop’s place; empty: the shop takes and mails them itself.',
    fallback: '',
    check: /^$|^https:\/\/[^/\s]+\/\S*$/,
  },
  reviewsProvider: {
    env: 'REVIEWS_PROVIDER',
    description: 'Who keeps the reviews: `built-in`, or `service`, whose widgets the pages mount.',
    fallback: 'built-in',
    check: /^(built-in|service)$/,
  },
  reviewsServiceUrl: {
    env: 'REVIEWS_SERVICE_URL',
    description: 'Origin of the reviews service: its script is `/widget.js` there. Used by `service` only.',
    fallback: 'http://127.0.0.1:3027',
    check: origin,
  },
  accountWidgetUrl: {
    env: 'ACCOUNT_WIDGET_URL',
    description:
      'Script of the member profile that the account shows, a path of this site or an address; empty: there is none.',
    fallback: '',
    check: /^$|^\/[^/\s]\S*$|^https?:\/\/[^/\s]+\/\S+$/,
  },
  embedOrigin: {
    env: 'EMBED_ORIGIN',
    description:
      'Origin of this server under another host, for frames with other services’ code; empty: `127.0.0.1` beside `localhost`, elsewhere none.',
    fallback: '',
    check: originOrNone,
  },
  videoThumbnailOrigin: {
    env: 'VIDEO_THUMBNAIL_ORIGIN',
    description:
      'Where YouTube’s pictures of videos are fetched from, `https://i.ytimg.com`; empty: they are not asked for.',
    fallback: '',
    check: originOrNone,
  },
  mapTilesUrl: {
    env: 'MAP_TILES_URL',
    description:
      'Address of a server of map tiles, with {z}, {x} and {y}, for street maps that visitors allow; empty: our own drawing alone.',
    fallback: '',
    check: /^$|^https?:\/\/[^/\s{}]+\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/,
  },
  mapTilesCredit: {
    env: 'MAP_TILES_CREDIT',
    description: 'Whom those maps are by, with the address of their terms at its end.',
    fallback: '© OpenStreetMap https://www.openstreetmap.org/copyright',
  },
  cookieKeys: {
    env: 'COOKIE_KEYS',
    description: 'Keys that sign cookies, newest first, comma separated; at least 32 characters each.',
    fallback: null,
    check: keyList,
    secret: true,
  },
  secretKeys: {
    env: 'SECRET_KEYS',
    description:
      'What every purpose’s own key is derived from, the one in use first, then the next or the one before; comma separated, at least 32 characters each.',
    fallback: null,
    check: keyList,
    secret: true,
  },
  visitorKeys: ownKeys('VISITOR_KEYS', 'the visitor’s cookie'),
  orderKeys: ownKeys('ORDER_KEYS', 'links to orders'),
  previewKeys: ownKeys('PREVIEW_KEYS', 'links to drafts'),
  basketKeys: ownKeys('BASKET_KEYS', 'links to baskets'),
  tabletKeys: ownKeys('TABLET_KEYS', 'addresses of drawings, which mails hold for ever'),
  reviewKeys: ownKeys('REVIEW_KEYS', 'hashes of those who write reviews'),
  giftCardKeys: ownKeys('GIFT_CARD_KEYS', 'hashes of gift cards’ codes and PINs'),
  consentKeys: ownKeys('CONSENT_KEYS', 'hashes of visitors in the log of choices'),
  unsubscribeKeys: ownKeys('UNSUBSCRIBE_KEYS', 'links that end a subscription'),
  promotionKeys: ownKeys('PROMOTION_KEYS', 'hashes by which a promotion knows who has used it'),
  accountKeys: ownKeys('ACCOUNT_KEYS', 'hashes of mailed codes, and devices that are known'),
  accountWidgetKeys: ownKeys('ACCOUNT_WIDGET_KEYS', 'the customer’s id that the account widget is given'),
  identityKeys: ownKeys('IDENTITY_KEYS', 'the encryption of the identity provider’s signing keys'),
  staffKeys: ownKeys(
    'STAFF_KEYS',
    'the encryption of staff’s authenticator secrets, and hashes of their recovery codes',
  ),
  formKeys: ownKeys('FORM_KEYS', 'stamps of forms, and links that confirm an entry of a campaign'),
  formerSecret: {
    env: 'ORDER_KEY_SECRET',
    description: 'The one secret of versions before; while it is given, links and hashes made with it stay good.',
    fallback: '',
    check: /^(.{32,})?$/,
    secret: true,
  },
  relyingParties: {
    env: 'RELYING_PARTIES',
    description:
      'Sites and apps that may let people sign in here, a JSON array of id, name, redirectUris and, where they have them, secret, authMethod and postLogoutRedirectUris; docs/how-to/add-a-relying-party.md.',
    fallback: '',
    secret: true,
  },
  tenantId: {
    env: 'TENANT_ID',
    description: 'Account identifier handed to analytics (`pageMetadata.accountId`).',
    fallback: 'konvehti',
  },
  analyticsAffiliation: {
    env: 'ANALYTICS_AFFILIATION',
    description: 'The store’s fixed label in analytics items.',
    fallback: 'Konvehti verkkokauppa',
  },
  erasureLog: {
    env: 'ERASURE_LOG',
    description:
      'File that erasures of personal data are added to within the minute, kept with the backups and not in the database’s own machine; empty: none.',
    fallback: '',
  },
  textsDir: {
    env: 'TEXTS_DIR',
    description: 'Folder with UI texts that override the built-in ones (`fi.json`, `sv.json`, `en.json`); empty: none.',
    fallback: '',
  },
  operator: {
    env: 'OPERATOR',
    description: 'Name that the command line’s changes are kept under; empty: of the account that runs it.',
    fallback: '',
  },
  dev: {
    env: 'DEV',
    description: 'Serves browser code through Vite with hot reload instead of from dist/.',
    fallback: 'false',
    check: trueFalse,
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
