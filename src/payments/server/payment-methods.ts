import { LRUCache } from 'lru-cache'
import type { Language } from '#src/common/locale.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Cents } from '#src/common/money.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Log } from '#src/platform/logging.ts'
import type { PaymentMethodLookup } from '../contract/payment-method-lookup.ts'
import type { PaymentMethodsAnswer, PaymentProvider } from './provider/payment-provider.ts'

export interface PaymentMethodsDeps {
  provider: Pick<PaymentProvider, 'paymentMethods'>
  clock: Clock
  log: Pick<Log, 'warn'>
}

/** A few kilobytes each. */
const maxCached = 1_000

/** The provider's payment methods. They change rarely, so cached ones keep the payment step open while the provider is down. */
export function createPaymentMethods({ provider, clock, log }: PaymentMethodsDeps) {
  const cached = new LRUCache<string, PaymentMethodsAnswer>({
    max: maxCached,
    ttl: 5 * 60_000,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    // Kept for when the provider is down.
    allowStale: true,
    noDeleteOnStaleGet: true,
  })

  return {
    /** `countryCode` is ISO 3166-1 alpha-2. Without an amount: all methods available there. */
    async find(language: Language, countryCode: string, amountCents: Cents | null): Promise<PaymentMethodsAnswer> {
      const key = `${language} ${countryCode} ${amountCents ?? 'any'}`
      const known = cached.get(key)
      if (known && cached.has(key)) return known
      try {
        const answer = await provider.paymentMethods({ language, countryCode, amountCents })
        cached.set(key, answer)
        return answer
      } catch (error) {
        log.warn({ err: error }, 'payment methods not to be had')
        return known ?? { paymentMethods: [{ type: 'scheme' }], storedPaymentMethods: [] }
      }
    },
  }
}

export type PaymentMethodsReader = ReturnType<typeof createPaymentMethods>

/** Brands that have a picture, by the provider's name for them. */
const logos: Readonly<Record<string, string>> = {
  visa: '/assets/payment/visa.svg',
  mc: '/assets/payment/mastercard.svg',
  amex: '/assets/payment/amex.svg',
}

/** Converts the provider's format to the shop's; an unreadable entry is left out. */
export function presentPaymentMethods(
  answer: PaymentMethodsAnswer,
  language: Language,
  text: TextLookup,
): PaymentMethodLookup[] {
  return answer.paymentMethods.flatMap((method) => {
    const { type, name, brands } = fieldsOf(method)
    if (typeof type !== 'string' || type === '') return []
    const isCard = type === 'scheme'
    const ownName = isCard ? text(language, 'payment/card') : type
    return [
      {
        paymentMethodId: type,
        systemKeyword: 'Adyen' as const,
        name: typeof name === 'string' && name !== '' ? name : ownName,
        description: isCard ? text(language, 'payment/card-note') : '',
        logos: (Array.isArray(brands) ? brands : [type]).flatMap((brand) => logos[String(brand)] ?? []),
      },
    ]
  })
}

const fieldsOf = (method: unknown): { type?: unknown; name?: unknown; brands?: unknown } =>
  typeof method === 'object' && method !== null ? method : {}
