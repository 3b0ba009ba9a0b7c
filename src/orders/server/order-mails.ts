import { createHash } from 'node:crypto'
import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { shopDay } from '#src/common/working-days.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'
import { confirmationAddress } from '../contract/confirmation-address.ts'
import type { OrderMailInput, RenderMail } from '../contract/order-mail.ts'
import type { OrderKeys } from './order-key.ts'
import { presentOrder } from './order.presenter.ts'
import { type FindPaymentNote, getOrder, getWholeOrder } from './order.store.ts'

export interface OrderMailsDeps {
  db: Database
  clock: Clock
  text: TextLookup
  outbox: Pick<Outbox, 'enqueueMail'>
  renderMail: RenderMail
  keys: OrderKeys
  pageUrls: (language: Language) => Promise<{ cart: string; orderConfirmation: string }>
  publicUrl: string
  drawTablet: DrawTablet
  findPaymentNote: FindPaymentNote
}

/**
 * Renders mails about orders and puts them into the outbox, each kind once per order however often it is asked for. That nobody
 * paid is told once per address and day: anybody can order in anybody's name.
 */
export function createOrderMails(deps: OrderMailsDeps) {
  const { db, clock, text, outbox, renderMail, keys, pageUrls, publicUrl, drawTablet, findPaymentNote } = deps
  return {
    async enqueue(orderId: string, about: OrderMailInput['kind'] | 'order-unpaid'): Promise<void> {
      const kind = about === 'order-unpaid' ? 'payment-failed' : about
      const row = await getOrder(db, orderId)
      const { language, orderNumber } = row
      const urls = await pageUrls(language)
      const order = presentOrder(await getWholeOrder(db, row, findPaymentNote), { language, text, drawTablet })
      const key = keys.sign(orderNumber, clock.now())
      const orderUrl = `${publicUrl}${confirmationAddress(urls.orderConfirmation, orderNumber, key)}`
      const cartUrl = `${publicUrl}${urls.cart}?restore=${encodeURIComponent(orderNumber)}&key=${encodeURIComponent(key)}`
      const { isReversed } = order
      const input: OrderMailInput =
        kind === 'order-confirmation'
          ? { kind, language, order, orderUrl, siteUrl: publicUrl }
          : { kind, language, order, cartUrl, isReversed, siteUrl: publicUrl }
      const mail = await renderMail(input)
      const to = row.billingAddress.email
      // Who was told that nothing was taken hears of it when something was, and goes back.
      const subject = about === 'payment-failed' && isReversed ? `${orderId}:reversed` : orderId
      const dedupKey = `${about}:${about === 'order-unpaid' ? dayAndAddress(clock.now(), to) : subject}`
      await inTransaction(db, (tx) => outbox.enqueueMail(tx, { key: kind, to, language, dedupKey, ...mail }))
    },
  }
}

/** The address itself would outlive the mail. */
const dayAndAddress = (now: Date, address: string): string =>
  `${shopDay(now)}:${createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')}`
