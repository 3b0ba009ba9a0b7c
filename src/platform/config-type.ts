import type { Edge } from './edge/edge-purge-api.ts'
import type { TagHeader } from './edge/edge-tags.ts'
import type { KeySettings } from './keys/keyring.ts'
import type { Bucket } from './media-files/bucket-api.ts'
import type { RelyingParty } from './relying-parties.ts'

export const roles = ['web', 'jobs'] as const
export type Role = (typeof roles)[number]

/** Parsed once at start and frozen; passed down, never read from the environment elsewhere. */
export interface Config {
  databaseUrl: string
  /** Database URL of migrations; empty when the environment does not name one. */
  migrationDatabaseUrl: string
  databaseConnections: number
  /** A replica for reads that may be a moment behind; empty: there is none. */
  readDatabaseUrl: string
  readMaxLagMs: number
  /** What this process does. */
  roles: readonly Role[]
  /** How long a process that is asked to end goes on serving, in milliseconds. */
  drainMs: number
  /** The database was restored: nothing is served and no job runs until an operator has looked (C-26). */
  isRestored: boolean
  port: number
  host: string
  /** No trailing slash. */
  publicUrl: string
  trustProxy: readonly string[]
  /** A cache in front of the shop. */
  edge: { /** Empty: there is none. */ tagHeader: TagHeader | ''; /** Null: nothing is purged. */ purge: Edge | null }
  /** Empty: none. */
  metricsToken: string
  siteIndexable: boolean
  rateLimits: boolean
  /** For test runs: the answer contains the token of a double opt-in, which is otherwise only mailed. */
  tellsSubscriptionTokens: boolean
  /** Shows every part of the interface at /__gallery, as in development. */
  gallery: boolean
  logLevel: string
  /** Where uploads and imported pictures are kept. */
  mediaStore: 'folder' | 's3'
  /** A bucket that may be named before it is used; null: there is none. */
  mediaBucket: Bucket | null
  mediaDir: string
  mediaSeedDir: string
  imageCacheDir: string
  imageCacheMegabytes: number
  smtp: {
    host: string
    port: number
    /** Empty: the server asks for no name. */ user: string
    password: string
    from: string
  }
  payment: {
    apiUrl: string
    apiKey: string
    hmacKeys: readonly string[]
    merchantAccount: string
    /** How long a call with an unreadable answer is retried. */
    repeatForMs: number
    provider: PaymentProviderConfig
  }
  delivery: { apiUrl: string; apiKey: string }
  pressFeed: {
    /** Empty: no feed is read. */
    apiUrl: string
    ids: readonly string[]
    /** Address of an external service that takes subscriptions; empty: the shop takes them itself. */
    subscriptionUrl: string
  }
  reviews: {
    provider: 'built-in' | 'service'
    /** Origin of the service; used by it alone. */
    serviceUrl: string
  }
  /** Script of the member profile: a path of this site, or an address; empty: none. */
  accountWidgetUrl: string
  /** Origin of frames with other services' code; empty: there are none. */
  embedOrigin: string
  /** Empty: not requested. */
  videoThumbnailOrigin: string
  /** Tiles of street maps; empty: there are none. */
  mapTiles: { url: string; credit: string }
  cookieKeys: readonly string[]
  keys: KeySettings
  /** Sites and apps that may let people sign in here. */
  parties: readonly RelyingParty[]
  tenantId: string
  analyticsAffiliation: string
  /** Empty: erasures are not logged. */
  erasureLog: string
  textsDir: string
  operator: string
  dev: boolean
}

/** The component that takes the card in the browser; both kinds speak the same wire format to the server. */
export type PaymentProviderConfig =
  | { kind: 'adyen'; environment: 'test' | 'live'; clientKey: string }
  | { kind: 'stand-in'; cardFrameUrl: string }
