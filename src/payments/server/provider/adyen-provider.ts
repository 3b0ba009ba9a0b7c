import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type * as ClientModule from '@adyen/api-library/lib/src/client.js'
import type * as ConfigModule from '@adyen/api-library/lib/src/config.js'
import type * as ModificationsModule from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js'
import type * as PaymentsModule from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js'
import type * as HmacModule from '@adyen/api-library/lib/src/utils/hmacValidator.js'
import type { Config } from '#src/platform/config.ts'
import type { Log } from '#src/platform/logging.ts'
import { localeTag } from '#src/common/locale.ts'
import { resultCodes, type ResultCode } from '../../contract/payments.ts'
import { refusalReasonKey } from '../../rules/refusal-reason.ts'
import { createAdyenHttpClient, ProviderCallError } from './adyen-http-client.ts'
import {
  type PaymentProvider,
  type ProviderAnswer,
  type ProviderResult,
  RequestRefusedError,
} from './payment-provider.ts'

// CommonJS with a `default` property, which loaders hand out differently; `require` hands it out one way. Only these files
// are loaded, because the whole library takes 0.8 s. Each is cast to its own types.
const require = createRequire(import.meta.url)
const library = '@adyen/api-library/lib/src'
const { default: Client } = require(`${library}/client.js`) as typeof ClientModule.default
const { EnvironmentEnum } = require(`${library}/config.js`) as typeof ConfigModule
const { PaymentsApi } = require(`${library}/services/checkout/paymentsApi.js`) as typeof PaymentsModule
const { ModificationsApi } = require(`${library}/services/checkout/modificationsApi.js`) as typeof ModificationsModule
const { default: HmacValidator } = require(`${library}/utils/hmacValidator.js`) as typeof HmacModule.default

/** Newest webhook key first; each 64 hex digits, since the library takes anything else for the empty key. */
export type AdyenSettings = Config['payment']

/** Timeout of one response. */
const answerTimeoutMs = 8_000
const firstPauseMs = 250

type Json = Record<string, unknown>

/** Adyen's Checkout API, version 72. */
export function createAdyenProvider(settings: AdyenSettings, log: Pick<Log, 'warn'>): PaymentProvider {
  if (settings.hmacKeys.length === 0 || settings.hmacKeys.some((key) => !/^[0-9a-f]{64}$/i.test(key))) {
    throw new Error('Each webhook key must have 64 hex digits')
  }
  const { merchantAccount } = settings
  const http = createAdyenHttpClient({ apiUrl: settings.apiUrl, apiKey: settings.apiKey, timeoutMs: answerTimeoutMs })
  // Only the path of the library's address is used; it differs in the live environment.
  const isLive = settings.provider.kind === 'adyen' && settings.provider.environment === 'live'
  const environment = isLive ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST
  const client = new Client({ apiKey: settings.apiKey, environment, liveEndpointUrlPrefix: 'any' }, http)
  const payments = new PaymentsApi(client)
  const modifications = new ModificationsApi(client)
  const validator = new HmacValidator()

  /**
   * Retries with the same key and growing pauses until a response can be read, for as long as the shopper may wait in all. Once
   * a call may have arrived, a refusal of a retry no longer proves that nothing happened.
   */
  async function ask(call: (options: { timeout: number }) => Promise<unknown>): Promise<ProviderAnswer> {
    const end = performance.now() + settings.repeatForMs
    let mayHaveArrived = false
    for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
      try {
        return { kind: 'answered', result: parseResult(await call({ timeout: Math.max(end - performance.now(), 1) })) }
      } catch (error) {
        if (!(error instanceof ProviderCallError)) throw error
        log.warn({ err: error }, 'payment provider')
        if (isRejection(error) && !mayHaveArrived) return { kind: 'rejected', reason: error.message }
        mayHaveArrived = true
        if (performance.now() + pauseMs > end) return { kind: 'unanswered', reason: error.message }
        await sleep(pauseMs)
      }
    }
  }

  /** A request that the provider only accepts; an event reports its outcome. */
  async function request(call: () => Promise<unknown>): Promise<Json> {
    try {
      return toJson(await call())
    } catch (error) {
      if (error instanceof ProviderCallError && error.sent && isRejection(error))
        throw new RequestRefusedError(error.message, { cause: error })
      throw error
    }
  }

  /** Requests a capture or a refund; returns the reference that its event will carry. */
  async function modify(call: () => Promise<unknown>): Promise<string> {
    const pspReference = text((await request(call))['pspReference'])
    if (pspReference === null) throw new ProviderCallError('a modification without a reference', { sent: true })
    return pspReference
  }

  return {
    async paymentMethods({ language, countryCode, amountCents }) {
      const answer: Json = toJson(
        await payments.paymentMethods({
          merchantAccount,
          countryCode,
          shopperLocale: localeTag(language),
          ...(amountCents === null ? {} : { amount: { currency: 'EUR', value: amountCents } }),
        }),
      )
      return {
        paymentMethods: list(answer['paymentMethods']),
        storedPaymentMethods: list(answer['storedPaymentMethods']),
      }
    },

    pay(request) {
      const body = {
        merchantAccount,
        reference: request.merchantReference,
        amount: { currency: request.currency, value: request.amountCents },
        paymentMethod: request.paymentMethod,
        returnUrl: request.returnUrl,
        origin: request.origin,
        channel: 'Web',
        countryCode: request.countryCode,
        shopperLocale: localeTag(request.language),
        shopperEmail: request.shopperEmail,
        shopperReference: request.shopperReference,
        shopperInteraction: request.isByTelephone ? 'Moto' : 'Ecommerce',
        // Data of the shopper's browser, which an order by telephone lacks.
        ...(!request.isByTelephone && { shopperIP: request.shopperIp }),
        ...(!request.isByTelephone && request.browserInfo && { browserInfo: request.browserInfo }),
      }
      // The component's objects are passed on unchanged; the library's types do not describe them.
      return ask((options) => payments.payments(body as never, { ...options, idempotencyKey: request.idempotencyKey }))
    },

    submitDetails: ({ details, idempotencyKey }) =>
      ask((options) => payments.paymentsDetails({ details } as never, { ...options, idempotencyKey })), // as above

    async reverse({ pspReference, reference, idempotencyKey }) {
      await request(() =>
        modifications.refundOrCancelPayment(pspReference, { merchantAccount, reference }, { idempotencyKey }),
      )
    },

    capture: ({ pspReference, amountCents, reference, idempotencyKey }) =>
      modify(() =>
        modifications.captureAuthorisedPayment(
          pspReference,
          { merchantAccount, amount: { currency: 'EUR', value: amountCents }, reference },
          { idempotencyKey },
        ),
      ),

    refund: ({ pspReference, amountCents, reference, idempotencyKey }) =>
      modify(() =>
        modifications.refundCapturedPayment(
          pspReference,
          { merchantAccount, amount: { currency: 'EUR', value: amountCents }, reference },
          { idempotencyKey },
        ),
      ),

    // The cancellation gets no separate reference: its event carries the payment's.
    async cancelByReference({ merchantReference, idempotencyKey }) {
      await request(() =>
        modifications.cancelAuthorisedPayment(
          { merchantAccount, paymentReference: merchantReference },
          { idempotencyKey },
        ),
      )
    },

    isAuthentic(event) {
      if (!isSignable(event)) return false
      // The library throws for a missing signature or amount, which counts as unsigned.
      try {
        return settings.hmacKeys.some((key) => validator.validateHMAC(event as never, key)) // checked field by field inside
      } catch {
        return false
      }
    },
  }
}

/**
 * Whether the signed fields have the types the library expects. It makes buffers of any value, and one of
 * `{"length": 1000000000}` would block the server for minutes.
 */
function isSignable(event: unknown): boolean {
  if (!isRecord(event)) return false
  const { amount, additionalData } = event
  if (!isRecord(amount) || !isRecord(additionalData)) return false
  const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 1000
  const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || isText(value)
  return (
    isText(additionalData['hmacSignature']) &&
    Number.isSafeInteger(amount['value']) &&
    isText(amount['currency']) &&
    [event['pspReference'], event['originalReference'], event['merchantAccountCode'], event['merchantReference']].every(
      isTextOrNone,
    ) &&
    isText(event['eventCode']) &&
    (isText(event['success']) || typeof event['success'] === 'boolean')
  )
}

/** The request was refused, or never arrived. 5xx, time-outs, rate limits and a key in use leave the outcome open. */
function isRejection(error: ProviderCallError): boolean {
  if (!error.sent) return true
  return (
    error.status !== null &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 429 &&
    error.errorCode !== '704'
  )
}

function parseResult(answer: unknown): ProviderResult {
  const json = toJson(answer)
  const resultCode = resultCodes.find((code) => code === json['resultCode'])
  if (!resultCode)
    throw new ProviderCallError(`an unknown result code: ${String(json['resultCode']).slice(0, 40)}`, { sent: true })
  const payment = parsePayment(json, resultCode)
  if (resultCode === 'Authorised' && payment.pspReference === null)
    throw new ProviderCallError('an authorisation without a reference', { sent: true })
  return { ...payment, action: isRecord(json['action']) ? json['action'] : null }
}

function parsePayment(json: Json, resultCode: ResultCode): Omit<ProviderResult, 'action'> {
  const amount = isRecord(json['amount']) ? json['amount'] : null
  const isOver = resultCode === 'Refused' || resultCode === 'Cancelled' || resultCode === 'Error'
  return {
    resultCode,
    pspReference: text(json['pspReference']),
    merchantReference: text(json['merchantReference']),
    amount:
      amount && typeof amount['value'] === 'number' && typeof amount['currency'] === 'string'
        ? { cents: amount['value'], currency: amount['currency'] }
        : null,
    refusalKey: isOver ? refusalReasonKey(resultCode, text(json['refusalReasonCode'])) : null,
  }
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const toJson = (value: unknown): Json => (isRecord(value) ? value : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
