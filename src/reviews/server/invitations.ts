import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import type { MailContext } from '#src/platform/mail/mail-context.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'
import { findVariationsForSale } from '#src/products/server/products.service.ts'
import { invitationDays, invitationWindowDays, invitedProductsMax, reviewOrderParam } from '../contract/limits.ts'
import type { RenderReviewMail } from '../contract/review-mail.ts'

/** An order that has arrived, whole. */
export interface ArrivedOrder {
  id: string
  orderNumber: string
  language: Language
  email: string
  /** Variations, in the order of the lines. */
  codes: readonly string[]
}

export interface InvitationsDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'info'>
  outbox: Pick<Outbox, 'enqueueMail'>
  publicUrl: string
  renderMail: RenderReviewMail
  mailContext: MailContext
  /** Orders whose last parcel arrived in a time. */
  arrivedOrders: (executor: Executor, time: { from: Date; to: Date }) => Promise<readonly ArrivedOrder[]>
  /** Where who has agreed to marketing may leave again; null: they have not agreed. */
  marketingLink: (executor: Executor, email: string) => Promise<string | null>
}

const dayMs = 24 * 60 * 60_000

/**
 * Asks buyers for a review ten days after their order arrived, once for each order, and only who has agreed to marketing. Looked at
 * every day; who agrees later is not asked about what they bought long before.
 */
export function createInvitations(deps: InvitationsDeps) {
  const { db, clock, log, outbox, publicUrl, renderMail, mailContext, arrivedOrders, marketingLink } = deps

  async function invite(order: ArrivedOrder): Promise<boolean> {
    const { language, orderNumber, email } = order
    const variations = await findVariationsForSale(db, [...order.codes], language, clock.now())
    // By the order of the lines; nobody is asked about what is being recalled.
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
      // Asked in the transaction that writes the mail: who has just left gets none.
      const unsubscribeUrl = await marketingLink(tx, email)
      if (unsubscribeUrl === null) return false
      const around = await mailContext(tx, language)
      const mail = await renderMail({ ...around, products, unsubscribeUrl })
      return outbox.enqueueMail(tx, {
        key: 'review-invitation',
        to: email,
        language,
        dedupKey: `review-invitation:${order.id}`,
        ephemeral: true,
        unsubscribeUrl,
        ...mail,
      })
    })
  }

  /** The product's page with the form for a review open, and the order filled in. */
  function reviewUrl(path: string, orderNumber: string): string {
    const url = new URL(path, publicUrl)
    url.searchParams.set(reviewOrderParam, orderNumber)
    url.hash = 'reviews'
    return url.href
  }

  return {
    /** How many were asked. */
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
