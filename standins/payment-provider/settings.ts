export type PaymentProviderSettings = {
  /** 0 takes a free port. */
  port: number
  /** Folder of the ledger file. */
  dataDir: string
  apiKey: string
  /** 64 hexadecimal digits. */
  hmacKey: string
  /** Null: webhooks are queued and never sent. */
  webhookUrl: string | null
  /** Origins that may embed the card frame and get shoppers back, such as `http://localhost:3000`. */
  allowedOrigins: readonly string[]
  merchantAccount: string
  /** Time between an event and its webhook. */
  webhookDelayMs: number
  webhookTimeoutMs: number
  /** Factor on the real provider's waits of 2 minutes to 8 hours between attempts. 1/60 makes minutes of the hours. */
  webhookRetryScale: number
  /** A pending payment is decided after this time. */
  pendingMs: number
  /** A shopper who neither confirms nor refuses has this time, then the payment is cancelled. */
  challengeMs: number
}

export const DEFAULT_SETTINGS = {
  port: 3010,
  webhookUrl: null,
  allowedOrigins: ['http://localhost:3000'],
  merchantAccount: 'KonvehtiDemo',
  webhookDelayMs: 250,
  webhookTimeoutMs: 10_000,
  webhookRetryScale: 1 / 60,
  pendingMs: 5_000,
  challengeMs: 15 * 60_000,
} as const

type Environment = Readonly<Record<string, string | undefined>>

/** Reports every fault at once, by the name of its variable. */
export function settingsFromEnvironment(environment: Environment): PaymentProviderSettings {
  const faults: string[] = []
  const required = (name: string): string => {
    const value = environment[name] ?? ''
    if (value === '') faults.push(`${name} is missing`)
    return value
  }
  const positiveNumber = (name: string, otherwise: number): number => {
    const text = environment[name]
    if (text === undefined || text === '') return otherwise
    const value = Number(text)
    if (!Number.isFinite(value) || value < 0) faults.push(`${name} is not a number of 0 or more`)
    return value
  }
  const settings: PaymentProviderSettings = {
    port: positiveNumber('PAYMENT_STANDIN_PORT', DEFAULT_SETTINGS.port),
    dataDir: required('PAYMENT_STANDIN_DATA_DIR'),
    apiKey: required('PAYMENT_STANDIN_API_KEY'),
    hmacKey: required('PAYMENT_STANDIN_HMAC_KEY'),
    webhookUrl: environment['PAYMENT_STANDIN_WEBHOOK_URL'] || DEFAULT_SETTINGS.webhookUrl,
    allowedOrigins: (environment['PAYMENT_STANDIN_ALLOWED_ORIGINS'] ?? DEFAULT_SETTINGS.allowedOrigins.join(','))
      .split(/[\s,]+/)
      .filter((origin) => origin !== ''),
    merchantAccount: environment['PAYMENT_STANDIN_MERCHANT_ACCOUNT'] || DEFAULT_SETTINGS.merchantAccount,
    webhookDelayMs: positiveNumber('PAYMENT_STANDIN_WEBHOOK_DELAY_MS', DEFAULT_SETTINGS.webhookDelayMs),
    webhookTimeoutMs: DEFAULT_SETTINGS.webhookTimeoutMs,
    webhookRetryScale: positiveNumber('PAYMENT_STANDIN_WEBHOOK_RETRY_SCALE', DEFAULT_SETTINGS.webhookRetryScale),
    pendingMs: positiveNumber('PAYMENT_STANDIN_PENDING_MS', DEFAULT_SETTINGS.pendingMs),
    challengeMs: positiveNumber('PAYMENT_STANDIN_CHALLENGE_MS', DEFAULT_SETTINGS.challengeMs),
  }
  // A key that is not hexadecimal would decode to the empty key, and signatures by it could be forged by anyone.
  if (settings.hmacKey !== '' && !/^[0-9a-f]{64}$/i.test(settings.hmacKey)) {
    faults.push('PAYMENT_STANDIN_HMAC_KEY is not 64 hexadecimal digits')
  }
  for (const origin of settings.allowedOrigins) {
    if (!isOrigin(origin)) faults.push(`PAYMENT_STANDIN_ALLOWED_ORIGINS: ${origin} is not an origin`)
  }
  if (settings.webhookUrl !== null && !URL.canParse(settings.webhookUrl)) {
    faults.push('PAYMENT_STANDIN_WEBHOOK_URL is not a URL')
  }
  if (faults.length > 0) throw new Error(faults.join('; '))
  return settings
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
