import type { PaymentProviderConfig } from '#src/platform/config.ts'
import type { PaymentOrigins } from '#src/platform/http/security-headers.ts'

/**
 * The provider's origins that the checkout's document may load from. We serve Adyen's component ourselves; its card fields,
 * pictures and translations come from Adyen. Regions other than Europe have other names (`-live-us` and so on).
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
    // One of our pages, with a separate policy, leads the shopper to the bank.
    forms: [],
    isForeignCode: true,
  }
}
