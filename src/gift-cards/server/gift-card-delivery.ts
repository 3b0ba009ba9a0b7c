import { type Actor, actorLabel } from '#src/common/actor.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { displayMoney } from '#src/common/money.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'
import type { RenderGiftCardMail } from '../contract/gift-card-mail.ts'
import { displayCode, last4Of } from '../rules/code.ts'
import { expiryOf } from '../rules/ledger.ts'
import { insertEntry, listDueCards, lockCard, updateCard } from './gift-card.store.ts'
import { hashSecrets, makeSecrets } from './gift-card-secrets.ts'
import { giftCardDeliveryQueue } from './queues.ts'

export interface GiftCardDeliveryDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
  keys: PurposeKeys
  outbox: Pick<Outbox, 'enqueueMail'>
  renderMail: RenderGiftCardMail
  publicUrl: string
}

const batch = 50
const actor: Actor = { kind: 'system', by: 'job', name: giftCardDeliveryQueue.name }

/**
 * Issues cards on their day. Code and PIN are made here and go into the mail, which the outbox erases once it is sent; the card, its
 * first entry and the mail are one transaction, so that a process that dies leaves a card that is issued anew, or one whose mail waits.
 */
export function createGiftCardDelivery(deps: GiftCardDeliveryDeps) {
  const { db, clock, log, keys, outbox, renderMail, publicUrl } = deps

  /** Nothing when it is issued already, blocked, or its day has not come. */
  async function deliver(cardId: string): Promise<void> {
    const secrets = makeSecrets()
    const hashes = await hashSecrets(keys, secrets)
    await inTransaction(db, async (tx) => {
      const now = clock.now()
      const day = shopDay(now)
      const card = await lockCard(tx, cardId)
      if (!card || card.issuedAt !== null || card.blockedAt !== null || card.sendOn > day) return
      const { amountCents, language, recipientName, recipientEmail, message } = card
      const expiresOn = expiryOf(day)
      const [codeHash, pinHash] = [hashes.code[0] ?? null, hashes.pin[0] ?? null]
      await updateCard(tx, cardId, { codeHash, pinHash, last4: last4Of(secrets.code), issuedAt: now, expiresOn })
      const cause = `issue:${cardId}`
      await insertEntry(tx, { cardId, kind: 'issue', amountCents, cause, at: now, actor: actorLabel(actor) })
      const mail = await renderMail({
        language,
        recipientName,
        message,
        amount: displayMoney(amountCents, language),
        code: displayCode(secrets.code),
        pin: secrets.pin,
        expires: wholeDay(expiresOn, language),
        siteUrl: publicUrl,
      })
      const dedupKey = `gift-card:${cardId}`
      await outbox.enqueueMail(tx, {
        key: 'giftcard-delivery',
        to: recipientEmail,
        language,
        dedupKey,
        ephemeral: true,
        ...mail,
      })
    })
  }

  return {
    deliver,

    async deliverDue(): Promise<void> {
      for (const { id } of await listDueCards(db, shopDay(clock.now()), batch)) {
        try {
          await deliver(id)
        } catch (error) {
          // It must not keep the others from their turn, and comes again.
          log.error({ err: error, giftCard: id }, 'a gift card could not be issued, will be tried again')
        }
      }
    },
  }
}

/** With its year: the card is good for several. */
const wholeDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
