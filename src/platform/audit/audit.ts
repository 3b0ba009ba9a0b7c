import type { Actor, ShopActor } from '#src/common/actor.ts'
import type { Transaction } from '../database/database.ts'
import { insertEntry } from './audit.store.ts'

/** Every command that is written down, in its past: the first word is the kind of its subject. */
export const auditCommands = [
  'account.created',
  'account.password-changed',
  'account.password-reset',
  'account.signed-out-everywhere',
  'blocked-word.added',
  'blocked-word.removed',
  'content.created',
  'content.drafted',
  'content.published',
  'content.unpublished',
  'facet-layout.set',
  'facet-layout.reset',
  'gift-card.blocked',
  'gift-card.extended',
  'gift-card.issued',
  'gift-card.resent',
  'gift-card.unblocked',
  'import.received',
  'import.cancelled',
  'import.resumed',
  'list-rule.added',
  'list-rule.removed',
  'order.cancelled',
  'order.capture-asked',
  'order.confirmation-resent',
  'order.delivered',
  'order.dispute-ended',
  'order.disputed',
  'order.engraved',
  'order.held',
  'order.packed',
  'order.paid',
  'order.payment-changed',
  'order.payment-reversed',
  'order.refund-asked',
  'order.refunded',
  'order.released',
  'order.returned',
  'order.shipped',
  'order.withdrawal',
  'order-task.closed',
  'phrase-redirect.added',
  'phrase-redirect.removed',
  'preview.issued',
  'preview.revoked',
  'product.notice-set',
  'product.page-options-set',
  'product.published',
  'product.withdrawn',
  'promo-panel.set',
  'promo-panel.removed',
  'promotion.activated',
  'promotion.added',
  'promotion.codes-made',
  'promotion.ended',
  'redirect.added',
  'redirect.imported',
  'redirect.removed',
  'restock-request.forgotten',
  'review.approved',
  'review.forgotten',
  'review.rejected',
  'review.replied',
  'search.rebuilt',
  'session.reused',
  'setting.changed',
  'signing-key.rotated',
  'synonym.added',
  'synonym.imported',
  'synonym.removed',
  'variation.campaign-set',
  'variation.price-set',
  'variation.stock-set',
  'withdrawal.accepted',
  'withdrawal.refused',
] as const
export type AuditCommand = (typeof auditCommands)[number]

type Fact = string | number | boolean | Date | null
/** What something was or became; of persons nothing but references. */
export type AuditFacts = Readonly<Record<string, Fact | readonly Fact[]>>

export interface AuditRecord {
  at: Date
  /** Of customers what they do about their own safety and privacy. */
  actor: ShopActor | Extract<Actor, { kind: 'customer' }>
  command: AuditCommand
  /** Null: several, which the facts count or name. */
  subject: string | number | null
  before?: AuditFacts
  after?: AuditFacts
}

/** Writes down what is done in this transaction: who, when, on what (C-18.2). Never changed, kept for two years. */
export const recordAudit = (tx: Transaction, { actor, subject, ...record }: AuditRecord): Promise<void> =>
  insertEntry(tx, {
    ...record,
    actorKind: actor.kind === 'system' ? actor.by : actor.kind,
    actor: actor.kind === 'system' ? actor.name : actor.accountId,
    subjectId: subject === null ? null : String(subject),
  })
