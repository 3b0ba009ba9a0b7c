import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import { findVariationsForSale } from '#src/products/server/products.service.ts'
import { invitationDays, invitationWindowDays, invitedProductsMax, reviewOrderParam } from '../contract/limits.ts'
import type { ReviewMail } from '../contract/review-mail.ts'

/** An order whose last parcel has arrived. */
export interface ArrivedOrder {
  id: string
  orderNumber: string
  language: Language
  email: string
  /** Variation codes, in the order of the lines. */
  codes: readonly string[]
}

export interface InvitationsDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'info'>
  mailer: Mailer<ReviewMail>
  publicUrl: string
  /** Lists orders whose last parcel arrived in a period. */
  arrivedOrders: (executor: Executor, time: { from: Date; to: Date }) => Promise<readonly ArrivedOrder[]>
  /** Returns the unsubscribe link of an address that has agreed to marketing; null: it has not. */
  marketingLink: (executor: Executor, email: string) => Promise<string | null>
}

const dayMs = 24 * 60 * 60_000

/**
 * Asks buyers for a review ten days after their order arrived, once per order, and only with marketing consent. Runs every day;
 * a later consent does not cause mails about old orders.
 */
export function createInvitations(deps: InvitationsDeps) {
  const { db, clock, log, mailer, publicUrl, arrivedOrders, marketingLink } = deps

  async function invite(order: ArrivedOrder): Promise<boolean> {
    const { language, orderNumber, email } = order
    const variations = await findVariationsForSale(db, [...order.codes], language, clock.now())
    // In the order of the lines; the mail asks for no review of a recalled product.
    const offered = order.codes
      .flatMap((code) => variations.get(code) ?? [])
      .filter(({ url, notice }) => url !== '' && notice?.type !== 'recall')
    const products = [...new Map(offered.map((one) => [one.productCode, one])).values()]
      .slice(0, invitedProductsMax)
      .map(({ displayName, url, imageUrl }) => ({
        name: displayName,
        imageUrl,
        reviewUrl: reviewUrl(url, orderNumber),
      }))
    if (products.length === 0) return false
    return inTransaction(db, async (tx) => {
      // Checked in the transaction that writes the mail, so that a buyer who has just unsubscribed gets none.
      const unsubscribeUrl = await marketingLink(tx, email)
      if (unsubscribeUrl === null) return false
      const about = { to: email, language, dedupKey: `review-invitation:${order.id}`, unsubscribeUrl }
      const mail = { kind: 'review-invitation', products, unsubscribeUrl } as const
      return mailer.send(tx, mail, { ...about, ephemeral: true })
    })
  }

  /** Returns the product page's address with the review form open and the order filled in. */
  function reviewUrl(path: string, orderNumber: string): string {
    const url = new URL(path, publicUrl)
    url.searchParams.set(reviewOrderParam, orderNumber)
    url.hash = 'reviews'
    return url.href
  }

  return {
    /** Returns the number of mails. */
    async inviteDue(): Promise<number> {
      const to = new Date(+clock.now() - invitationDays * dayMs)
      const from = new Date(+to - invitationWindowDays * dayMs)
      let count = 0
      for (const order of await arrivedOrders(db, { from, to })) if (await invite(order)) count += 1
      if (count > 0) log.info({ count }, 'asked buyers for reviews')
      return count
    },
  }
}

export type Invitations = ReturnType<typeof createInvitations>
