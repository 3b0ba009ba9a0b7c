import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Cart } from '#src/cart/contract/cart.ts'
import { refetchCart } from '#src/cart/web/cart-cache.ts'
import { countries } from '#src/common/countries.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import type { CheckoutConsent, PaymentAnswer } from '../contract/checkout.ts'
import { consentsCacheMs } from '../contract/limits.ts'
import { type CountryOption, fetchConsents, fetchCountries, fetchPayment } from './checkout-api.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

/** Ways to pay this cart. Every change of the cart requests them again; the request refreshes the cart as well. */
export function usePaymentOptions(cart: Cart, enabled: boolean) {
  const client = useQueryClient()
  const language = useLanguage()
  const call = useCheckoutCall()
  return useQuery({
    queryKey: ['checkout-payment', language, cart.id, cart.version],
    queryFn: async ({ signal }): Promise<PaymentAnswer> => {
      const answer = await call((caller) => fetchPayment(caller, cart.id, signal))
      void refetchCart(client)
      return answer
    },
    enabled: enabled && cart.id !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

export function useConsents(cart: Cart) {
  const language = useLanguage()
  const call = useCheckoutCall()
  const tablets = cart.allLineItems.some((line) => line.isCustomTablet)
  return useQuery({
    queryKey: ['checkout-consents', language, tablets],
    queryFn: ({ signal }): Promise<CheckoutConsent[]> => call((caller) => fetchConsents(caller, signal)),
    staleTime: consentsCacheMs,
  })
}

/** The countries we deliver to. Built-in ones stand in until the response arrives, so that the form never waits for it. */
export function useCountries(): readonly CountryOption[] {
  const language = useLanguage()
  const text = useText()
  const { data } = useQuery({
    queryKey: ['countries', language],
    queryFn: () => fetchCountries(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.length ? data : knownCountries(text)
}

const knownCountries = (text: TextFunction): CountryOption[] =>
  countries.map(({ countryCode, telephonePrefix, nameKey }) => ({
    countryCode,
    countryName: text(`/${nameKey}`),
    telephonePrefix,
  }))
