import { createHash } from 'node:crypto'
import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { displayMoney } from '#src/common/money.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { shopDay } from '#src/common/working-days.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { confirmationAddress } from '../contract/confirmation-address.ts'
import type { CancelCause, OrderMail } from '../contract/order-mail.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import type { MailPages } from '#src/shell/server/mail-context.ts'
import type { OrderKeys } from './order-key.ts'
import { presentOrder } from './order.presenter.ts'
import { type FindPaymentNote, getOrder, getWholeOrder, type WholeOrder } from './order.store.ts'
import type { OrderMailJob } from './queues.ts'
import type { OrderTerms } from './order-terms.ts'

export interface OrderMailsDeps {
  db: Database
  clock: Clock
  text: TextLookup
  mailer: Mailer<OrderMail>
  keys: OrderKeys
  pageUrls: (language: WholeOrder['order']['language']) => Promise<MailPages>
  publicUrl: string
  drawTablet: DrawTablet
  findPaymentNote: FindPaymentNote
  terms: OrderTerms
  /** Part of the transaction that confirms an order to its shopper, which may be made again. */
  confirmed: (tx: Transaction, orderId: string) => Promise<void>
}

/**
 * Renders mails about orders and puts them into the outbox, each kind once per order however often it is requested. The mail
 * about an unpaid order goes out once per address and day: anyone can order in another person's name.
 */
export function createOrderMails(deps: OrderMailsDeps) {
  const { db, clock, text, mailer, keys, pageUrls, publicUrl, drawTablet, findPaymentNote } = deps

  async function mailOf(job: OrderMailJob, whole: WholeOrder): Promise<OrderMail> {
    const { language, orderNumber } = whole.order
    const urls = await pageUrls(language)
    const now = clock.now()
    const order = presentOrder(whole, { language, text, drawTablet, keys, now, terms: await deps.terms(db) })
    const key = keys.sign(orderNumber, now)
    const signed = (page: string) => `${publicUrl}${confirmationAddress(page, orderNumber, key)}`
    const orderUrl = signed(urls.order || urls.orderConfirmation)
    const cartUrl = `${publicUrl}${urls.cart}?restore=${encodeURIComponent(orderNumber)}&key=${encodeURIComponent(key)}`
    const { isReversed } = order
    switch (job.kind) {
      case 'order-confirmation':
        return { kind: job.kind, order, orderUrl, withdrawalUrl: signed(urls.withdrawalForm) }
      case 'payment-failed':
      case 'order-unpaid':
        return { kind: 'payment-failed', order, cartUrl, isReversed }
      case 'order-cancelled':
        return { kind: job.kind, order, cartUrl, isReversed, cause: causeOf(whole) }
      case 'refund-issued': {
        const sum = (cents: number) => (cents > 0 ? displayMoney(cents, language) : '')
        const { kind, cardCents, giftCardCents, isNotCharged = false, takenOut = [] } = job
        const at = whole.payment.papers.findIndex(({ refundId }) => refundId === job.refundId)
        const creditNoteUrl = order.papers[at]?.url ?? ''
        const to = { toCard: sum(cardCents), toGiftCard: sum(giftCardCents), isNotCharged }
        const notSent = takenOut.map(({ position, quantity }) => ({
          quantity,
          name: whole.lines.find((line) => line.position === position)?.displayName ?? '',
        }))
        return { kind, order, orderUrl, ...to, notSent, creditNoteUrl }
      }
      case 'order-papers':
        return { kind: job.kind, order, orderUrl }
      case 'order-shipped':
      case 'order-partly-shipped':
      case 'pickup-ready':
        return { kind: job.kind, order, orderUrl, parcels: job.parcels }
    }
  }

  return {
    async enqueue(job: OrderMailJob): Promise<void> {
      const row = await getOrder(db, job.orderId)
      const whole = await getWholeOrder(db, row, findPaymentNote)
      const mail = await mailOf(job, whole)
      const to = row.billingAddress.email
      const dedupKey = `${'again' in job ? 'resent' : job.kind}:${subjectOf(job, whole, clock.now())}`
      const { language } = row
      await inTransaction(db, async (tx) => {
        await mailer.send(tx, mail, { to, language, dedupKey })
        if (job.kind === 'order-confirmation') await deps.confirmed(tx, job.orderId)
      })
    },
  }
}

/** The subject that one kind of mail is sent about once, ever. */
function subjectOf(job: OrderMailJob, { order, payment }: WholeOrder, now: Date): string {
  if (job.kind === 'order-unpaid') return dayAndAddress(now, order.billingAddress.email)
  // After a mail that nothing was taken, a second one may say that something was, and goes back.
  if (job.kind === 'payment-failed' && payment.isReversed) return `${order.id}:reversed`
  if (job.kind === 'refund-issued') return `${order.id}:${job.refundId}`
  if ('again' in job) return `${order.id}:${job.again}`
  return 'parcels' in job ? `${order.id}:${job.parcels.join(',')}` : order.id
}

/** The cause of the cancellation, from what was recorded of it: the actor, and the reasons for holds. */
function causeOf({ events }: WholeOrder): CancelCause {
  const ended = events.findLast(({ key }) => key === 'order-cancelled')
  if (ended?.detail.split(', ').includes('engraving')) return 'engraving'
  // `none`: by the link of a mail.
  return ['visitor', 'customer', 'none'].includes(ended?.actor ?? '') ? 'shopper' : 'shop'
}

/** The address itself would outlive the mail. */
const dayAndAddress = (now: Date, address: string): string =>
  `${shopDay(now)}:${createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')}`
