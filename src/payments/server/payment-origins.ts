import type { PaymentProviderConfig } from '#src/platform/config.ts'
import type { PaymentOrigins } from '#src/platform/http/security-headers.ts'

/**
 * What the checkout's document may have of the provider. Adyen's own component is served by us; its card fields, pictures and
 * translations are Adyen's. The regions beside Europe have other names (`-live-us` and so on).
 */
export function paymentOrigins(provider: PaymentProviderConfig): PaymentOrigins {
  if (provider.kind === 'stand-in') {
    const origin = [new URL(provider.cardFrameUrl).origin]
    return { frames: origin, calls: origin, pictures: [], forms: origin }
  }
  const adyen = (name: string) => `https://${name.replace('*', provider.environment)}.adyen.com`
  const shopper = [adyen('checkoutshopper-*'), adyen('checkoutshopper-*.cdn')]
  return {
    frames: shopper,
    calls: [...shopper, adyen('checkoutanalytics-*')],
    pictures: shopper,
    // To the bank the shopper goes by a page of ours, with a policy of its own.
    forms: [],
  }
}
