import { cleanLine } from '#src/common/clean-text.ts'
import { emailRule } from '#src/common/email-rule.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { requestsPerAddressMax } from '../../contract/restock.ts'
import { findVariationsForSale } from '../products.service.ts'
import { countRequests, deleteRequests, insertRequest } from './restock.store.ts'

export type Restock = ReturnType<typeof createRestock>

/** Requests for a mail when a sold-out variation is back; `restock-mailer.ts` sends the mails. */
export function createRestock({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Keeps the request until the mail is written, a year at most. Refused for a bad address, an unknown variation, one that is
     * not sold, and one that is in stock.
     */
    async request(code: string, address: string, language: Language): Promise<Result<void, Refusal>> {
      const email = cleanLine(address).toLowerCase()
      const fault = brokenRule(emailRule, email)
      if (fault !== null) return refuse({ kind: 'fields', fields: { email: [fault] } })
      const now = clock.now()
      const variation = (await findVariationsForSale(db, [code], language, now)).get(code)
      if (variation === undefined) return refuse(notFound)
      if (!variation.isBuyable) return refuse(business({ key: 'catalogue/restock/not-for-sale', code }))
      if (variation.available > 0) return refuse(business({ key: 'catalogue/restock/in-stock', code }))
      await insertRequest(db, { variationCode: code, email, language, createdAt: now }, requestsPerAddressMax)
      return ok(undefined)
    },
    counts(actor: ShopActor) {
      authorise(actor, 'restock-admin:read')
      return countRequests(db)
    },
    /** Deletes what an address has asked for; how many requests. */
    forget(address: string, actor: ShopActor): Promise<number> {
      authorise(actor, 'restock-admin:delete')
      return inTransaction(db, async (tx) => {
        const requests = await deleteRequests(tx, cleanLine(address).toLowerCase())
        const record = { command: 'restock-request.forgotten', subject: null, before: { requests } } as const
        await recordAudit(tx, { at: clock.now(), actor, ...record })
        return requests
      })
    },
  }
}
