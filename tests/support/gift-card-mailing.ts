import type { GiftCardMail } from '../../src/gift-cards/contract/gift-card-mail.ts'
import { createGiftCardDelivery } from '../../src/gift-cards/server/gift-card-delivery.ts'
import { createGiftCardAdmin } from '#src/gift-cards/server/gift-card-admin.ts'
import { soldCardOrders } from '../../src/orders/server/orders.service.ts'
import type { MoneyShop } from './money-shop.ts'
import { testMailer } from './test-mailer.ts'

/** Issues and mails a shop's gift cards when the test says so, and keeps what stands in the mails. */
export function giftCardMailing(shop: MoneyShop) {
  const mails: GiftCardMail[] = []
  const { db } = shop.database
  const delivery = createGiftCardDelivery({
    db,
    clock: shop.clock,
    log: { error: () => {}, warn: () => {} },
    keys: shop.giftCardKeys,
    mailer: testMailer<GiftCardMail>(shop.outbox, shop.publicUrl, (mail) => {
      mails.push(mail)
      return { subject: 'card', html: mail.code, text: mail.code }
    }),
    orders: soldCardOrders,
    publicUrl: shop.publicUrl,
    pageUrls: () => Promise.resolve({ giftCardBalance: '/lahjakortin-saldo' }),
  })
  const admin = createGiftCardAdmin({ db, clock: shop.clock, jobs: () => ({ send: async () => {} }) })
  return { mails, delivery, admin }
}
