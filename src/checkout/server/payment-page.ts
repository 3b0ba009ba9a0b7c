import type { CartService } from '#src/cart/server/cart.service.ts'
import { presentFault } from '#src/cart/server/cart.service.ts'
import type { Owner } from '#src/common/actor.ts'
import { notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { currency, displayMoney, toEuros } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { bankReturnUrl, type ProviderAnswer } from '#src/payments/contract/payments.ts'
import type { PaymentProviderConfig } from '#src/platform/config.ts'
import type { CheckoutConsent, PaymentAnswer } from '../contract/checkout.ts'
import { consentsFor } from '../rules/consents.ts'
import { findCountry } from '#src/common/countries.ts'
import type { PageUrls } from '#src/shell/server/page-urls.ts'
import { listConsents } from './checkout-settings.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PaymentMethodsReader } from '#src/payments/server/payment-methods.ts'

/** The data of the payment step. */

export interface PaymentPageDeps {
  db: Database
  settings: Pick<Settings, 'rows'>
  carts: CartService
  text: TextLookup
  methods: PaymentMethodsReader
  pageUrls: (language: Language) => Promise<PageUrls>
  publicUrl: string
  provider: PaymentProviderConfig
}

export type PaymentPage = ReturnType<typeof createPaymentPage>

export function createPaymentPage(deps: PaymentPageDeps) {
  const { db, settings, carts, text, methods, pageUrls, publicUrl, provider } = deps
  return {
    async payment(visitor: Owner, cartId: string, language: Language): Promise<Result<PaymentAnswer, Refusal>> {
      // Prices older than five minutes are computed again first.
      await carts.getCart(visitor, language)
      const view = await carts.findCart(visitor, cartId, language)
      if (!view || view.row.status === 'Expired') return refuse(notFound)
      const { totals, problems } = view.priced
      const country = findCountry(view.row.billingAddress?.countryCode ?? 'FIN')
      const countryCode = country?.alpha2 ?? 'FI'
      return ok({
        ...presentProvider(provider),
        countryCode,
        locale: localeTag(language),
        amount: { value: totals.payableCents, currency },
        payableDisplayAmount: displayMoney(totals.payableCents, language),
        zeroPayable: totals.payableCents === 0,
        paymentMethodsResponse: await methods.find(language, countryCode, totals.payableCents),
        returnUrl: bankReturnUrl(publicUrl, language),
        ...(view.row.giftCard && totals.giftCardCents > 0
          ? {
              giftCard: {
                last4: view.row.giftCard.last4,
                amount: toEuros(totals.giftCardCents),
                displayAmount: displayMoney(totals.giftCardCents, language),
              },
            }
          : {}),
        problems: problems.map((fault) => presentFault(fault, { language, text })),
        ...(view.row.openOrderNumber
          ? { openOrder: { orderNumber: view.row.openOrderNumber, statusCode: 'AwaitingPayment' } }
          : {}),
      })
    },

    /**
     * `hasEngraved` null: not known, all are sent and the page leaves out what is not needed. `hasMarketing`: the shopper is
     * signed in and has agreed to it before; nothing is disclosed of a guest's address.
     */
    async consents(
      language: Language,
      { hasEngraved, hasMarketing }: { hasEngraved: boolean | null; hasMarketing: boolean },
    ): Promise<CheckoutConsent[]> {
      const links = await pageUrls(language)
      const urls: Record<string, string> = { terms: links.terms, withdrawal: links.withdrawal }
      const form = ({ fi: 'Fi', sv: 'Sv', en: 'En' } as const)[language]
      const asked = { hasEngraved: hasEngraved ?? true, hasMarketing }
      return consentsFor(await listConsents(settings, db), asked).map((consent) => ({
        id: consent.id,
        key: consent.key,
        version: consent.version,
        title: consent[`title${form}`],
        text: consent[`text${form}`].replace(/\{(\w+)\}/g, (_, name: string) =>
          name === 'end' ? '</a>' : `<a href="${urls[name] ?? ''}">`,
        ),
        required: consent.required,
        defaultValue: false,
      }))
    },
  }
}

/** Which form takes the card, and what it needs to be opened. */
export function presentProvider(provider: PaymentProviderConfig): ProviderAnswer {
  return provider.kind === 'adyen'
    ? { provider: 'adyen', component: 'adyen-web', environment: provider.environment, clientKey: provider.clientKey }
    : { provider: 'adyen', component: 'card-frame', environment: 'test', cardFrameUrl: provider.cardFrameUrl }
}
