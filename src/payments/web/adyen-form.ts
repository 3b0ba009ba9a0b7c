import { AdyenCheckout, Card, Dropin, type PaymentMethodsResponse, Redirect } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import type { PaymentMethod } from '../contract/submitted-payment.ts'

/** What the form needs of the payment step's response. */
export interface AdyenOptions {
  clientKey: string
  environment: 'test' | 'live'
  countryCode: string
  locale: string
  amount: { value: number; currency: string }
  paymentMethodsResponse: unknown
}

export interface MountedForm {
  /** Data for our server, sealed by the provider; null when something is missing, which the form then shows. */
  read(): PaymentMethod | null
  unmount(): void
}

/**
 * Adyen's form: card fields, which are frames of Adyen's, and methods that lead to an external page. It only reads input: our
 * button submits, our server pays and our page leads to the bank, so no payment begins in here.
 */
export async function mountAdyenForm(
  element: HTMLElement,
  options: AdyenOptions,
  on: { enter: () => void; ready: () => void; error: () => void },
): Promise<MountedForm> {
  const checkout = await AdyenCheckout({
    ...options,
    paymentMethodsResponse: options.paymentMethodsResponse as PaymentMethodsResponse, // Adyen's own answer, handed through
    showPayButton: false,
    // Analytics needs the shopper's consent, and the shop's own suffices.
    analytics: { enabled: false },
    risk: { enabled: false },
    exposeLibraryMetadata: false,
    onError: on.error,
  })
  const form = new Dropin(checkout, {
    paymentMethodComponents: [Card, Redirect],
    paymentMethodsConfiguration: { card: { hasHolderName: true, holderNameRequired: true } },
    showStoredPaymentMethods: false,
    onReady: on.ready,
    onEnterKeyPressed: on.enter,
  }).mount(element)
  return {
    read() {
      if (form.isValid) return form.data?.paymentMethod as PaymentMethod // the server reads it field by field
      form.showValidation()
      return null
    },
    unmount: () => void form.unmount(),
  }
}
