import { cartRoutes } from '#src/cart/server/cart.routes.ts'
import { createCartService } from '#src/cart/server/cart.service.ts'
import { createBackground } from '#src/checkout/server/background.ts'
import { defaultCountryCode } from '#src/checkout/contract/limits.ts'
import { createCheckoutPort } from '#src/checkout/server/cart-port.ts'
import { checkoutRoutes } from '#src/checkout/server/checkout.routes.ts'
import { createCheckoutService } from '#src/checkout/server/checkout.service.ts'
import { createFinaliser } from '#src/checkout/server/finalise.ts'
import { createOrderMails } from '#src/checkout/server/order-mails.ts'
import type { PageUrls } from '#src/checkout/server/page-urls.ts'
import { createAdyenProvider } from '#src/checkout/server/payment/adyen-provider.ts'
import { createPaymentEvents } from '#src/checkout/server/payment-events.ts'
import { createPaymentMethods } from '#src/checkout/server/payment-methods.ts'
import { paymentMethodsRoutes } from '#src/checkout/server/payment-methods.routes.ts'
import { createPaymentPage } from '#src/checkout/server/payment-page.ts'
import { createPaymentsService } from '#src/checkout/server/payments.service.ts'
import { paymentsRoutes } from '#src/checkout/server/payments.routes.ts'
import { createProviderInquiry } from '#src/checkout/server/provider-inquiry.ts'
import { orderMailQueue, paymentEventQueue, paymentReversalQueue } from '#src/checkout/server/queues.ts'
import { createRedirects } from '#src/checkout/server/redirects.ts'
import { createReorder } from '#src/checkout/server/reorder.ts'
import { reorderRoutes } from '#src/checkout/server/reorder.routes.ts'
import { performReversal } from '#src/checkout/server/reversals.ts'
import { createTerms } from '#src/checkout/server/terms.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { RenderMail } from '#src/orders/contract/order-mail.ts'
import { createOrderKeys } from '#src/orders/server/orders.service.ts'
import { marketsRoutes } from '#src/checkout/server/markets.routes.ts'
import { ordersRoutes } from '#src/orders/server/orders.routes.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Config } from '#src/platform/config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Images } from '#src/platform/images/images.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'
import { reviewEngravings } from '#src/tablet-designer/server/engraving-review.ts'
import { createPreviewAddresses } from '#src/tablet-designer/server/preview-address.ts'
import { previewRoutes } from '#src/tablet-designer/server/preview.routes.ts'
import type { Navigation } from '#src/shell/contract/navigation.ts'

export interface MoneyOptions {
  config: Pick<Config, 'payment' | 'publicUrl'>
  keyring: Pick<Keyring, 'orders' | 'tablets'>
  db: Database
  clock: Clock
  log: Log
  jobs: Jobs
  outbox: Pick<Outbox, 'enqueueMail'>
  text: TextLookup
  /** The site's navigation knows where cart, checkout and confirmation live. */
  chrome: (language: Language) => Promise<{
    navigation: Pick<
      Navigation,
      'cartPageUrl' | 'checkoutPageUrl' | 'orderConfirmationPageUrl' | 'termsPageUrl' | 'withdrawalPageUrl'
    >
  }>
  renderMail: RenderMail
  images: Pick<Images, 'drawOver'>
}

/** Cart, checkout and orders, joined. */
export function createMoneyParts(options: MoneyOptions) {
  const { config, keyring, db, clock, log, jobs, outbox, text, renderMail } = options
  const { payment, publicUrl } = config
  const pageUrls = async (language: Language): Promise<PageUrls> => {
    const { navigation } = await options.chrome(language)
    return {
      cart: navigation.cartPageUrl,
      checkout: navigation.checkoutPageUrl,
      orderConfirmation: navigation.orderConfirmationPageUrl,
      terms: navigation.termsPageUrl,
      withdrawal: navigation.withdrawalPageUrl,
    }
  }

  const keys = createOrderKeys(keyring.orders)
  const drawings = createPreviewAddresses(keyring.tablets)
  const { drawTablet } = drawings
  const provider = createAdyenProvider(payment, log)
  const terms = createTerms()
  const carts = createCartService({ db, clock, checkout: createCheckoutPort(terms, clock), drawTablet })
  const finaliser = createFinaliser({ db, clock, jobs, carts, log, reviewOrder: reviewEngravings })
  const inquiry = createProviderInquiry({ clock, log, provider, finaliser })
  const redirects = createRedirects({ db, clock })
  const checkout = createCheckoutService({ db, clock, text, carts, finaliser })
  const payments = createPaymentsService({ db, clock, log, provider, finaliser, inquiry, redirects, keys, publicUrl })
  const { merchantAccount, clientKey, cardFrameUrl } = payment
  const events = createPaymentEvents({ db, clock, log, jobs, provider, finaliser, merchantAccount })
  const mails = createOrderMails({
    db,
    clock,
    text,
    outbox,
    renderMail,
    keys,
    pageUrls,
    publicUrl,
    drawTablet: drawings.drawForMail,
  })
  const methods = createPaymentMethods({ provider, clock, log })
  const page = createPaymentPage({ carts, text, methods, pageUrls, publicUrl, clientKey, cardFrameUrl })
  const reorder = createReorder({ db, clock, carts, keys })
  const background = createBackground({ db, clock, log, finaliser, inquiry, redirects })

  return {
    carts,
    background,
    finaliser,
    /** Cents from which goods travel free within the market; null: never. */
    freeShippingFrom: async () => (await terms(db, defaultCountryCode, clock.now())).goods.freeFromCents,
    routes: [
      cartRoutes({ carts, text }),
      marketsRoutes({ text }),
      paymentMethodsRoutes({ methods, text }),
      checkoutRoutes({ checkout, carts, page, text }),
      paymentsRoutes({ payments, events, redirects, pageUrls }),
      ordersRoutes({ db, clock, text, keys, drawTablet }),
      previewRoutes({ addresses: drawings, images: options.images }),
      reorderRoutes({ reorder, text }),
    ],
    async registerWorkers(): Promise<void> {
      await jobs.work(orderMailQueue, ({ orderId, kind }) => mails.enqueue(orderId, kind))
      await jobs.work(paymentEventQueue, ({ id }) => events.process(id), { concurrency: 2 })
      await jobs.work(paymentReversalQueue, ({ id }) => performReversal({ db, clock, provider }, id))
    },
    start: (): void => background.start(),
    stop: (): Promise<void> => background.stop(),
  }
}
