import { cartRoutes } from '#src/cart/server/cart.routes.ts'
import { findMethod } from '#src/cart/rules/terms.ts'
import { createCartService } from '#src/cart/server/cart.service.ts'
import { defaultCountryCode } from '#src/checkout/contract/limits.ts'
import { createCheckoutPort } from '#src/checkout/server/cart-port.ts'
import { checkoutRoutes } from '#src/checkout/server/checkout.routes.ts'
import { createCheckoutService } from '#src/checkout/server/checkout.service.ts'
import { createOrderMails } from '#src/orders/server/order-mails.ts'
import type { PageUrls } from '#src/checkout/server/page-urls.ts'
import { createPaymentPage } from '#src/checkout/server/payment-page.ts'
import { orderMailQueue } from '#src/orders/server/queues.ts'
import { createReorder } from '#src/checkout/server/reorder.ts'
import { reorderRoutes } from '#src/checkout/server/reorder.routes.ts'
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
import { createPayments } from '#src/payments/server/payments.module.ts'
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
  const terms = createTerms()
  const carts = createCartService({ db, clock, checkout: createCheckoutPort(terms, clock), drawTablet })
  const reviewOrder = reviewEngravings
  const payments = createPayments({ config, db, clock, log, jobs, text, carts, keys, pageUrls, reviewOrder })
  const { finaliser, methods, findPaymentNote } = payments
  const checkout = createCheckoutService({ db, clock, log, text, carts, finaliser })
  const { provider } = payment
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
    findPaymentNote,
  })
  const page = createPaymentPage({ carts, text, methods, pageUrls, publicUrl, provider })
  const reorder = createReorder({ db, clock, carts, keys })

  return {
    carts,
    background: payments.background,
    finaliser,
    /** Cents from which goods travel free within the market; null: never. */
    freeShippingFrom: async () =>
      findMethod(await terms(db, defaultCountryCode, clock.now()), 'goods', defaultCountryCode)?.freeFromCents ?? null,
    routes: [
      cartRoutes({ carts, text }),
      marketsRoutes({ text }),
      checkoutRoutes({ checkout, carts, page, text }),
      ...payments.routes,
      ordersRoutes({ db, clock, text, keys, drawTablet, findPaymentNote }),
      previewRoutes({ addresses: drawings, images: options.images }),
      reorderRoutes({ reorder, text }),
    ],
    async registerWorkers(): Promise<void> {
      await jobs.work(orderMailQueue, ({ orderId, kind }) => mails.enqueue(orderId, kind))
      await payments.registerWorkers()
    },
    start: (): void => payments.start(),
    stop: (): Promise<void> => payments.stop(),
  }
}
