import { settings } from './config-schema.ts'
import type { Config } from './config-type.ts'
import { isLoopback, migrationDatabaseFaults, openDatabase } from './database/encrypted-database.ts'
import { type KeyPurpose, keyPurposes } from './keys/keyring.ts'
import { addressesOf } from './relying-parties.ts'

/** True for reserved names (RFC 2606), which stand where a real one is to be written. */
const isNobodys = (host: string): boolean => /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host)

/**
 * Settings that a shop on the public network must not run with. Only its own address decides whether it is one: a public
 * address that is not this machine's. Nothing else makes a shop "production".
 */
export function productionFaults(config: Config): string[] {
  const { publicUrl, payment, delivery, pressFeed, reviews, accountWidgetUrl, smtp, keys } = config
  const origins: readonly [string, string][] = [
    [settings.paymentApiUrl.env, payment.apiUrl],
    ...(delivery.apiUrl === '' ? [] : [[settings.deliveryApiUrl.env, delivery.apiUrl] as [string, string]]),
    ...(pressFeed.apiUrl === '' ? [] : [[settings.pressFeedApiUrl.env, pressFeed.apiUrl] as [string, string]]),
    ...(reviews.provider === 'service'
      ? [[settings.reviewsServiceUrl.env, reviews.serviceUrl] as [string, string]]
      : []),
    ...(/^http/.test(accountWidgetUrl) ? [[settings.accountWidgetUrl.env, accountWidgetUrl] as [string, string]] : []),
    ...(config.mapTiles.url === '' ? [] : [[settings.mapTilesUrl.env, config.mapTiles.url] as [string, string]]),
    ...(config.embedOrigin === '' ? [] : [[settings.embedOrigin.env, config.embedOrigin] as [string, string]]),
    ...(config.videoThumbnailOrigin === ''
      ? []
      : [[settings.videoThumbnailOrigin.env, config.videoThumbnailOrigin] as [string, string]]),
    ...(pressFeed.subscriptionUrl === ''
      ? []
      : [[settings.newsSubscriptionUrl.env, pressFeed.subscriptionUrl] as [string, string]]),
  ]
  const ownOrigins: readonly [string, string][] = [
    [settings.publicUrl.env, publicUrl],
    ...(config.mediaBucket ? [[settings.mediaEndpoint.env, config.mediaBucket.endpoint] as [string, string]] : []),
  ]
  const plain = [...ownOrigins, ...origins].flatMap(([name, url]) => {
    const { protocol, hostname } = new URL(url)
    return protocol === 'http:' && !isLoopback(hostname) ? [`${name} must be https: ${url} is not of this machine`] : []
  })
  const isOwnHost = config.embedOrigin !== '' && new URL(config.embedOrigin).hostname === new URL(publicUrl).hostname
  if (isOwnHost) plain.push(`${settings.embedOrigin.env} must have another host than ${settings.publicUrl.env}`)
  if (isLoopback(new URL(publicUrl).hostname)) return plain

  const standins = origins.flatMap(([name, url]) => {
    const { hostname } = new URL(url)
    return isLoopback(hostname) || isNobodys(hostname) ? [`${name} is that of a stand-in: ${url}`] : []
  })
  const names: readonly [string, string][] = [
    [settings.publicUrl.env, new URL(publicUrl).hostname],
    [settings.smtpHost.env, smtp.host],
    [settings.mailFrom.env, /@([^>\s]+)>?\s*$/.exec(smtp.from)?.[1] ?? ''],
  ]
  const nobodys = names.filter(([, host]) => isNobodys(host)).map(([name, host]) => `${name} is a placeholder: ${host}`)
  const purposes = keyPurposes.flatMap((purpose: KeyPurpose) => keys.own[purpose] ?? [])
  const secrets: readonly [string, readonly string[]][] = [
    [settings.secretKeys.env, keys.shared],
    ['A purpose’s own keys', purposes],
    [settings.cookieKeys.env, config.cookieKeys],
    [settings.paymentHmacKey.env, payment.hmacKeys],
    [settings.paymentApiKey.env, [payment.apiKey]],
    [settings.smtpPassword.env, smtp.password === '' ? [] : [smtp.password]],
    [settings.edgePurgeToken.env, config.edge.purge?.token ? [config.edge.purge.token] : []],
    [settings.metricsToken.env, config.metricsToken === '' ? [] : [config.metricsToken]],
    [settings.deliveryApiKey.env, delivery.apiKey === '' ? [] : [delivery.apiKey]],
    [settings.mediaSecret.env, config.mediaBucket ? [config.mediaBucket.secret] : []],
    [settings.formerSecret.env, keys.former === '' ? [] : [keys.former]],
    [settings.relyingParties.env, config.parties.flatMap(({ secret }) => secret ?? [])],
  ]
  const weak = secrets
    .filter(([, list]) => list.some(isPlaceholder))
    .map(([name]) => `${name} is a placeholder: make one with "openssl rand -hex 32"`)
  const all = secrets.flatMap(([, list]) => list)
  const openParties = config.parties.filter((party) => addressesOf(party).some((address) => /^http:/i.test(address)))
  return [
    ...(payment.provider.kind === 'stand-in'
      ? [`${settings.paymentClientKey.env} is missing: the card frame is a stand-in’s`]
      : []),
    ...(payment.provider.kind === 'adyen' && payment.provider.environment === 'test'
      ? [`${settings.paymentClientKey.env} is of the provider’s test environment`]
      : []),
    ...(/(^|[.-])test([.-]|$)/.test(new URL(payment.apiUrl).hostname)
      ? [`${settings.paymentApiUrl.env} is of the provider’s test environment: ${payment.apiUrl}`]
      : []),
    ...openDatabase(settings.databaseUrl.env, config.databaseUrl),
    ...(config.readDatabaseUrl === '' ? [] : openDatabase(settings.readDatabaseUrl.env, config.readDatabaseUrl)),
    ...(config.migrationDatabaseUrl === '' ? [] : migrationDatabaseFaults(config)),
    ...openParties.map(
      ({ id }) => `${settings.relyingParties.env} sends those who sign in at ${id} to an http: address`,
    ),
    ...plain,
    ...standins,
    ...nobodys,
    ...weak,
    ...(new Set(all).size < all.length ? ['The same secret is given for two things: each needs its own'] : []),
    ...(payment.merchantAccount === settings.paymentMerchantAccount.fallback ||
    /demo|test/i.test(payment.merchantAccount)
      ? [`${settings.paymentMerchantAccount.env} is that of the demo: ${payment.merchantAccount}`]
      : []),
    ...((smtp.user === '') === (smtp.password === '')
      ? []
      : [`${settings.smtpUser.env} and ${settings.smtpPassword.env} are given together or not at all`]),
    ...(config.edge.purge !== null && config.edge.purge.kind !== 'varnish' && config.edge.purge.token === ''
      ? [`${settings.edgePurgeToken.env} is missing: ${config.edge.purge.kind} asks for it`]
      : []),
    ...(config.rateLimits ? [] : [`${settings.rateLimits.env} must not be off: it is for load runs`]),
    ...(config.tellsSubscriptionTokens
      ? [`${settings.tellsSubscriptionTokens.env} is for test runs: whoever asks could confirm for anybody`]
      : []),
    ...(config.gallery ? [`${settings.gallery.env} is for test runs`] : []),
    ...(config.dev ? [`${settings.dev.env} is for one’s own machine`] : []),
  ]
}

/** True for example keys, plain words, and a few characters repeated over and over. */
const isPlaceholder = (secret: string): boolean =>
  new Set(secret).size < 10 ||
  /change|secret|example|placeholder|password|default|demo|dummy|sample|your[_-]|test|xxxx|1234567890|abcdef012345/i.test(
    secret,
  ) ||
  secret.toUpperCase() === '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
