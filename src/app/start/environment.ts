import { join } from 'node:path'
import { mailboxFolder, mediaFolder, paymentFolder } from './places.ts'
import type { Secrets } from './secrets.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export interface Ports {
  shop: number
  payment: number
  mailboxPage: number
  mailboxSmtp: number
  reviews: number
  delivery: number
  press: number
}

export interface StackSettings {
  project: string
  databaseUrl: string
  migrationDatabaseUrl: string
  ports: Ports
  secrets: Secrets
  /** Holds the stand-ins' files and what is uploaded; the checkout, or a temporary folder in tests. */
  dataDirectory: string
  development: boolean
  /** Replaces any value generated here. */
  overrides: Environment
}

const merchantAccount = 'KonvehtiDemo'

/** The ports of a shop that runs from a checkout; each can be set. */
export function portsFrom(env: Environment): Ports {
  const port = (name: string, otherwise: number): number => Number(env[name] || otherwise)
  return {
    shop: port('PORT', 3000),
    payment: port('PAYMENT_STANDIN_PORT', 3010),
    mailboxPage: port('MAILBOX_HTTP_PORT', 3026),
    mailboxSmtp: port('MAILBOX_SMTP_PORT', 3025),
    reviews: port('REVIEWS_STANDIN_PORT', 3027),
    delivery: port('DELIVERY_STANDIN_PORT', 3028),
    press: port('PRESS_STANDIN_PORT', 3029),
  }
}

/** The environment of a complete server that talks to the stand-ins. */
export function serverEnvironment(settings: StackSettings): Record<string, string> {
  const { ports, secrets } = settings
  const payment = paymentOrigin(ports)
  const made = {
    DATABASE_URL: settings.databaseUrl,
    MIGRATION_DATABASE_URL: settings.migrationDatabaseUrl,
    PORT: String(ports.shop),
    // The shop on localhost and the payment page on 127.0.0.1: cross-site rules are the real ones.
    PUBLIC_URL: shopOrigin(ports),
    MEDIA_DIR: join(settings.dataDirectory, mediaFolder),
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(ports.mailboxSmtp),
    PAYMENT_API_URL: payment,
    PAYMENT_CARD_FRAME_URL: `${payment}/card-frame`,
    PAYMENT_API_KEY: secrets.paymentApiKey,
    PAYMENT_HMAC_KEY: secrets.paymentHmacKey,
    PAYMENT_MERCHANT_ACCOUNT: merchantAccount,
    DELIVERY_API_URL: deliveryOrigin(ports),
    PRESS_FEED_API_URL: pressOrigin(ports),
    REVIEWS_SERVICE_URL: reviewsOrigin(ports),
    // A script of the demo brand, among its pictures.
    ACCOUNT_WIDGET_URL: '/media/profile/lightning-out.js',
    COOKIE_KEYS: secrets.cookieKeys.join(','),
    SECRET_KEYS: secrets.secretKeys.join(','),
    ORDER_KEY_SECRET: secrets.orderKeySecret ?? '',
    ...(settings.development ? { DEV: 'true' } : {}),
  }
  return withOverrides(made, settings.overrides)
}

export function paymentEnvironment(settings: StackSettings): Record<string, string> {
  const server = serverEnvironment(settings)
  const made = {
    PAYMENT_STANDIN_PORT: String(settings.ports.payment),
    PAYMENT_STANDIN_DATA_DIR: join(settings.dataDirectory, paymentFolder),
    PAYMENT_STANDIN_API_KEY: server['PAYMENT_API_KEY'] ?? '',
    PAYMENT_STANDIN_HMAC_KEY: (server['PAYMENT_HMAC_KEY'] ?? '').split(',')[0] ?? '',
    PAYMENT_STANDIN_MERCHANT_ACCOUNT: server['PAYMENT_MERCHANT_ACCOUNT'] ?? merchantAccount,
    // Uses the address, because a name may stand for addresses that the server does not listen on.
    PAYMENT_STANDIN_WEBHOOK_URL: `http://127.0.0.1:${settings.ports.shop}/api/adyen/webhooks/authorisation`,
    PAYMENT_STANDIN_ALLOWED_ORIGINS: server['PUBLIC_URL'] ?? shopOrigin(settings.ports),
  }
  return withOverrides(made, settings.overrides)
}

export function mailboxEnvironment(settings: StackSettings): Record<string, string> {
  const made = {
    MAILBOX_SMTP_PORT: String(settings.ports.mailboxSmtp),
    MAILBOX_HTTP_PORT: String(settings.ports.mailboxPage),
    MAILBOX_DATA_DIR: join(settings.dataDirectory, mailboxFolder),
  }
  return withOverrides(made, settings.overrides)
}

export function reviewsEnvironment(settings: StackSettings): Record<string, string> {
  return withOverrides({ REVIEWS_STANDIN_PORT: String(settings.ports.reviews) }, settings.overrides)
}

export function deliveryEnvironment(settings: StackSettings): Record<string, string> {
  const server = serverEnvironment(settings)
  const made = {
    DELIVERY_STANDIN_PORT: String(settings.ports.delivery),
    DELIVERY_STANDIN_API_KEY: server['DELIVERY_API_KEY'] ?? '',
  }
  return withOverrides(made, settings.overrides)
}

export function pressEnvironment(settings: StackSettings): Record<string, string> {
  return withOverrides({ PRESS_STANDIN_PORT: String(settings.ports.press) }, settings.overrides)
}

export function usesOwnPressRoom(env: Environment): boolean {
  return Boolean(env['PRESS_FEED_API_URL'])
}

export function usesOwnDelivery(env: Environment): boolean {
  return Boolean(env['DELIVERY_API_URL'])
}

/** True when a service shall keep the reviews and the environment names none: the stand-in is used. */
export function usesReviewsStandin(env: Environment): boolean {
  return env['REVIEWS_PROVIDER'] === 'service' && !env['REVIEWS_SERVICE_URL']
}

/** True when the environment names its own payment provider: the stand-in would not be used. */
export function usesOwnPayment(env: Environment): boolean {
  return Boolean(env['PAYMENT_API_URL'])
}

export function usesOwnMail(env: Environment): boolean {
  return Boolean(env['SMTP_HOST'])
}

export function shopOrigin(ports: Ports): string {
  return `http://localhost:${ports.shop}`
}

export function paymentOrigin(ports: Ports): string {
  return `http://127.0.0.1:${ports.payment}`
}

export function mailboxOrigin(ports: Ports): string {
  return `http://127.0.0.1:${ports.mailboxPage}`
}

export function reviewsOrigin(ports: Ports): string {
  return `http://127.0.0.1:${ports.reviews}`
}

export function deliveryOrigin(ports: Ports): string {
  return `http://127.0.0.1:${ports.delivery}`
}

export function pressOrigin(ports: Ports): string {
  return `http://127.0.0.1:${ports.press}`
}

function withOverrides(made: Readonly<Record<string, string>>, overrides: Environment): Record<string, string> {
  const given = Object.entries(overrides).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { ...made, ...Object.fromEntries(given) }
}
