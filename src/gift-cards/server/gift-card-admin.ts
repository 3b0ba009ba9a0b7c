import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { balanceOf } from '../rules/ledger.ts'
import {
  type CardChanges,
  type EntryRow,
  findCardsByName,
  type GiftCardRow,
  insertCard,
  listCards,
  listEntries,
  lockCard,
  updateCard,
} from './gift-card.store.ts'
import { giftCardDeliveryQueue } from './queues.ts'
import { noteOn } from './sold-cards.ts'

export interface GiftCardAdminDeps {
  db: Database
  clock: Clock
  /** Called when something is sent; throws where jobs cannot be sent. */
  jobs: () => Pick<Jobs, 'send'>
}

export type AdminRefusal =
  | 'no-card'
  | 'several-cards'
  | 'not-issued'
  | 'blocked-already'
  | 'not-blocked'
  | 'not-later'
  | 'no-address'

/** A card as an operator sees it: never its code or PIN, which the shop does not know. */
export interface AdminCard {
  card: GiftCardRow
  balanceCents: Cents
}

const listed = 50

/** Operators' work on gift cards. */
export function createGiftCardAdmin({ db, clock, jobs }: GiftCardAdminDeps) {
  async function find(name: string): Promise<Result<GiftCardRow, AdminRefusal>> {
    const found = /^[0-9a-f-]{8,36}$/i.test(name) ? await findCardsByName(db, name) : []
    const [card] = found
    if (!card) return refuse('no-card')
    return found.length > 1 ? refuse('several-cards') : ok(card)
  }

  /** Changes a card under its lock, with an entry and an audit row. */
  async function change(
    name: string,
    actor: ShopActor,
    kind: keyof typeof audited,
    decide: (card: GiftCardRow, now: Date) => Result<CardChanges, AdminRefusal>,
  ): Promise<Result<GiftCardRow, AdminRefusal>> {
    authorise(actor, 'gift-cards:write')
    const found = await find(name)
    if (!found.ok) return found
    return inTransactionResult<GiftCardRow, AdminRefusal>(db, async (tx) => {
      const card = await lockCard(tx, found.value.id)
      if (!card) return refuse('no-card')
      const now = clock.now()
      const decided = decide(card, now)
      if (!decided.ok) return decided
      await updateCard(tx, card.id, decided.value)
      if (kind !== 'resend') await noteOn(tx, card.id, kind, actor, now)
      const changed = { ...card, ...decided.value }
      const command = `gift-card.${audited[kind]}` as const
      await recordAudit(tx, {
        at: now,
        actor,
        command,
        subject: card.id,
        before: factsOf(card),
        after: factsOf(changed),
      })
      return ok(changed)
    })
  }

  return {
    /** Newest first. */
    async list(actor: ShopActor): Promise<AdminCard[]> {
      authorise(actor, 'gift-cards:read')
      const cards: AdminCard[] = []
      for (const card of await listCards(db, listed))
        cards.push({ card, balanceCents: balanceOf(await listEntries(db, card.id)) })
      return cards
    },

    async show(name: string, actor: ShopActor): Promise<Result<AdminCard & { entries: EntryRow[] }, AdminRefusal>> {
      authorise(actor, 'gift-cards:read')
      const found = await find(name)
      if (!found.ok) return found
      const entries = await listEntries(db, found.value.id)
      return ok({ card: found.value, entries, balanceCents: balanceOf(entries) })
    },

    /** Issues a card without a payment: goodwill, a prize. The server makes code and PIN, and only the mail contains them. */
    issue(
      wanted: { amountCents: Cents; recipientEmail: string; recipientName: string; language: Language },
      actor: ShopActor,
    ): Promise<GiftCardRow> {
      authorise(actor, 'gift-cards:write')
      return inTransaction(db, async (tx) => {
        const now = clock.now()
        const card = await insertCard(tx, { ...wanted, sendAt: now, createdAt: now })
        const after = { amountCents: card.amountCents, language: card.language }
        await recordAudit(tx, { at: now, actor, command: 'gift-card.issued', subject: card.id, after })
        await jobs().send(tx, giftCardDeliveryQueue, { cardId: card.id })
        return card
      })
    },

    /** A blocked card pays no new order; orders that hold money of it are paid as they were placed. */
    block: (name: string, actor: ShopActor) =>
      change(name, actor, 'block', ({ blockedAt }, now) =>
        blockedAt === null ? ok({ blockedAt: now }) : refuse('blocked-already'),
      ),

    unblock: (name: string, actor: ShopActor) =>
      change(name, actor, 'unblock', ({ blockedAt }) =>
        blockedAt === null ? refuse('not-blocked') : ok({ blockedAt: null }),
      ),

    /** `day` as in `2030-12-31`, later than the card's last day. */
    extend: (name: string, day: string, actor: ShopActor) =>
      change(name, actor, 'extend', ({ expiresOn }) => {
        if (expiresOn === null) return refuse('not-issued')
        return day > expiresOn ? ok({ expiresOn: day }) : refuse('not-later')
      }),

    /**
     * The mail of an issued card once more, to another address where one is given. Code and PIN are new, since the shop does
     * not know the old ones, which no longer open the card.
     */
    resend: (name: string, email: string | null, actor: ShopActor) =>
      change(name, actor, 'resend', ({ issuedAt, blockedAt, disputedAt, recipientEmail }, now) => {
        if (issuedAt === null) return refuse('not-issued')
        if (blockedAt !== null || disputedAt !== null) return refuse('blocked-already')
        const to = email ?? recipientEmail
        return to === '' ? refuse('no-address') : ok({ resendAt: now, recipientEmail: to })
      }),
  }
}

const audited = { block: 'blocked', unblock: 'unblocked', extend: 'extended', resend: 'resent' } as const

const factsOf = ({ blockedAt, expiresOn, last4 }: GiftCardRow): AuditDetails => ({ blockedAt, expiresOn, last4 })
