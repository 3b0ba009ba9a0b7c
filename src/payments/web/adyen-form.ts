import { AdyenCheckout, Card, Dropin, type PaymentMethodsResponse, Redirect } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import type { PaymentMethod } from '../contract/submitted-payment.ts'

/** What the form needs of the payment step's answer. */
export interface AdyenOptions {
  clientKey: string
  environment: 'test' | 'live'
  countryCode: string
  locale: string
  amount: { value: number; currency: string }
  paymentMethodsResponse: unknown
}

export interface MountedForm {
  /** What is to be sent to our server, sealed by the provider; null when something is missing, which the form then shows. */
  read(): PaymentMethod | null
  unmount(): void
}

/**
 * Adyen's own form: card fields, which are frames of Adyen's, and methods that lead to a page of their own. It only reads; our
 * button sends, our server pays, and the way to the bank is ours, so nothing of a payment begins in here.
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
    // Measuring shoppers needs their consent, and the shop's own measures do.
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
