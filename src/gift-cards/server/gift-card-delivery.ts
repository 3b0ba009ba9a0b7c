import { type Actor, actorLabel } from '#src/common/actor.ts'
import { dayText, noonOf } from '#src/common/day-text.ts'
import type { Language } from '#src/common/locale.ts'
import { displayMoney } from '#src/common/money.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { levelOfRetry } from '#src/platform/database/errors.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import type { GiftCardMail } from '../contract/gift-card-mail.ts'
import { displayCode, last4Of } from '../rules/code.ts'
import { expiryOf } from '../rules/ledger.ts'
import {
  type DueCard,
  findCard,
  type GiftCardRow,
  insertEntry,
  listDueCards,
  listResentCards,
  listSoldCards,
  lockCard,
  updateCard,
} from './gift-card.store.ts'
import { hashSecrets, makeSecrets } from './gift-card-secrets.ts'
import { giftCardDeliveryQueue } from './queues.ts'

export interface GiftCardDeliveryDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error' | 'warn'>
  keys: PurposeKeys
  mailer: Mailer<GiftCardMail>
  orders: SoldCardOrders
  publicUrl: string
  /** Site paths; empty where there is no such page. */
  pageUrls: (language: Language) => Promise<{ giftCardBalance: string }>
}

/** What delivery asks of the order of a sold card; joined in app/, since orders know gift cards. */
export interface SoldCardOrders {
  /** Locks the order. Returns whether its work goes on, so that its cards may be sent. */
  lockForCards: (tx: Transaction, orderId: string) => Promise<boolean>
  /** Reports that all cards of a line are sent. */
  cardsSent: (tx: Transaction, orderId: string, linePosition: number, actor: Actor, now: Date) => Promise<void>
}

const batch = 50
const actor: Actor = { kind: 'system', by: 'job', name: giftCardDeliveryQueue.name }

/**
 * Issues cards on their day. Code and PIN are made here and go into the mail, which the outbox erases once it is sent; the
 * card, its first entry and the mail are one transaction, so that a process that dies leaves a card that is issued again, or
 * one whose mail waits.
 */
export function createGiftCardDelivery(deps: GiftCardDeliveryDeps) {
  const { db, clock, log, keys, orders } = deps

  /** Does nothing for a card that is issued already or blocked, whose time has not come, or whose order waits for a person. */
  async function deliver(cardId: string): Promise<void> {
    const orderId = (await findCard(db, cardId))?.orderId ?? null
    const secrets = makeSecrets()
    const hashes = await hashSecrets(keys, secrets)
    await inTransaction(db, async (tx) => {
      const now = clock.now()
      // Locks the order before the card, as all callers do.
      if (orderId !== null && !(await orders.lockForCards(tx, orderId))) return
      const card = await lockCard(tx, cardId)
      if (!card || card.blockedAt !== null || card.disputedAt !== null) return
      const isFirst = card.issuedAt === null
      if (isFirst ? card.sendAt > now : card.resendAt === null) return
      const expiresOn = card.expiresOn ?? expiryOf(shopDay(now))
      const [codeHash, pinHash] = [hashes.code[0] ?? null, hashes.pin[0] ?? null]
      const last4 = last4Of(secrets.code)
      const issuedAt = card.issuedAt ?? now
      await updateCard(tx, cardId, { codeHash, pinHash, last4, issuedAt, expiresOn, resendAt: null })
      if (isFirst) await issue(tx, card, now)
      await send(tx, card, secrets, expiresOn)
    })
  }

  async function issue(tx: Transaction, card: GiftCardRow, now: Date): Promise<void> {
    const { id: cardId, amountCents, orderId, linePosition } = card
    const cause = `issue:${cardId}`
    await insertEntry(tx, { cardId, kind: 'issue', amountCents, cause, at: now, actor: actorLabel(actor) })
    if (orderId === null || linePosition === null) return
    const isOpen = (other: GiftCardRow) => other.linePosition === linePosition && other.issuedAt === null
    if (!(await listSoldCards(tx, orderId)).some(isOpen)) await orders.cardsSent(tx, orderId, linePosition, actor, now)
  }

  async function send(tx: Transaction, card: GiftCardRow, secrets: Secrets, expiresOn: string): Promise<void> {
    const { id, language, recipientName, senderName, isForSelf, message, recipientEmail, resendAt } = card
    const { giftCardBalance: balancePage } = await deps.pageUrls(language)
    const mail: GiftCardMail = {
      kind: 'giftcard-delivery',
      recipientName,
      senderName,
      isForSelf,
      message,
      amount: displayMoney(card.amountCents, language),
      code: displayCode(secrets.code),
      pin: secrets.pin,
      expires: dayText(noonOf(expiresOn), language),
      balanceUrl: balancePage === '' ? '' : `${deps.publicUrl}${balancePage}`,
    }
    const again = resendAt === null ? '' : `:${resendAt.toISOString()}`
    const dedupKey = `gift-card:${id}${again}`
    await deps.mailer.send(tx, mail, { to: recipientEmail, language, dedupKey, ephemeral: true })
  }

  /** A card that fails must not keep the others from their turn, and is tried again later. */
  async function tryEach(cards: readonly { id: string }[]): Promise<void> {
    for (const { id } of cards) {
      try {
        await deliver(id)
      } catch (error) {
        log[levelOfRetry(error)]({ err: error, giftCard: id }, 'a gift card could not be issued, will be tried again')
      }
    }
  }

  return {
    deliver,

    async deliverDue(): Promise<void> {
      const now = clock.now()
      await tryEach(await listResentCards(db, batch))
      let after: DueCard | null = null
      // Cards whose order is on hold are passed over, however many they are.
      for (;;) {
        const due: DueCard[] = await listDueCards(db, now, after, batch)
        await tryEach(due)
        after = due.at(-1) ?? null
        if (after === null) return
      }
    },
  }
}

type Secrets = ReturnType<typeof makeSecrets>
