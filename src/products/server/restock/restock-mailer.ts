import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { displayMoney } from '#src/common/money.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import { codesPerLookupMax } from '../../contract/limits.ts'
import type { RestockMail } from '../../contract/restock.ts'
import { spaceUnit } from '../../rules/names.ts'
import { findVariationsForSale, type VariationForSale } from '../products.service.ts'
import { listAwaitedCodes, claimRequests } from './restock.store.ts'

export interface RestockMailerDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'info'>
  mailer: Mailer<RestockMail>
}

const batch = 50

export type RestockMailer = ReturnType<typeof createRestockMailer>

/**
 * Writes the requested mails. It reads the stock itself, so it does not matter what filled it: a count, an import, an expired
 * reservation. A request is deleted in the transaction that puts its mail into the outbox, so each is answered once.
 */
export function createRestockMailer({ db, clock, log, mailer }: RestockMailerDeps) {
  /** Returns how many mails were written. */
  async function sendDue(): Promise<number> {
    const codes = await listAwaitedCodes(db)
    let sent = 0
    for (let from = 0; from < codes.length; from += codesPerLookupMax) {
      const some = codes.slice(from, from + codesPerLookupMax)
      const variations = await findVariationsForSale(db, some, 'fi', clock.now())
      for (const variation of variations.values()) if (isOffered(variation)) sent += await notify(variation.code)
    }
    return sent
  }

  async function notify(code: string): Promise<number> {
    const mails = await mailsOf(code)
    for (let sent = 0; ;) {
      const taken = await inTransaction(db, async (tx) => {
        const requests = await claimRequests(tx, code, batch)
        for (const { id, email, language } of requests) {
          const dedupKey = `restock:${id}`
          await mailer.send(tx, mails[language], { to: email, language, dedupKey, ephemeral: true })
        }
        return requests.length
      })
      sent += taken
      if (taken < batch) {
        if (sent > 0) log.info({ code, count: sent }, 'told that a variation is back in stock')
        return sent
      }
    }
  }

  async function mailsOf(code: string): Promise<Localized<RestockMail>> {
    const made = await Promise.all(
      languages.map(async (language) => {
        const variation = (await findVariationsForSale(db, [code], language, clock.now())).get(code)
        if (variation === undefined) throw new Error(`${code} went while its mail was written`)
        return [language, mailOf(variation, language)] as const
      }),
    )
    return Object.fromEntries(made) as Localized<RestockMail> // one per language
  }

  function mailOf(variation: VariationForSale, language: Language): RestockMail {
    const { price, imageUrl, imageAltText } = variation
    const lowest = price?.lowest30DaysCents ?? null
    return {
      kind: 'restock',
      name: spaceUnit(variation.displayName),
      price: price === null ? '' : displayMoney(price.payableCents, language),
      previousPrice: lowest === null ? null : displayMoney(lowest, language),
      productPath: variation.url,
      imageUrl,
      imageAltText,
    }
  }

  return { sendDue }
}

/** No mail invites a customer to a product that is being recalled. */
const isOffered = ({ isBuyable, available, notice }: VariationForSale): boolean =>
  isBuyable && available > 0 && notice?.type !== 'recall'
