import { actorLabel } from '#src/common/actor.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import { wrongTriesADay } from '../contract/limits.ts'
import { findCardByCode, listBlockedBy, lockCard, updateCard } from './gift-card.store.ts'
import { countTries } from './gift-card-try.store.ts'
import { noteOn } from './sold-cards.ts'

const dayMs = 24 * 3_600_000
const actor = { kind: 'system', by: 'job', name: 'gift-cards.guesses' } as const

export interface GuessesDeps {
  db: Database
  log: Pick<Log, 'error'>
}

/**
 * Blocks a card whose PIN has been guessed at all day, after a wrong try of it. The answer stays that of a wrong PIN; a person looks at it
 * and unblocks it.
 */
export async function blockGuessed({ db, log }: GuessesDeps, subject: string, code: readonly string[], now: Date) {
  const blocked = await inTransaction(db, async (tx) => {
    const tries = await countTries(tx, [subject], new Date(+now - dayMs))
    const found = tries < wrongTriesADay ? null : await findCardByCode(tx, code)
    const card = found && (await lockCard(tx, found.id))
    if (!card || card.blockedAt !== null) return null
    await updateCard(tx, card.id, { blockedAt: now })
    await noteOn(tx, card.id, 'block', actor, now)
    await recordAudit(tx, { at: now, actor, command: 'gift-card.blocked', subject: card.id, after: { tries } })
    return card.id
  })
  if (blocked !== null)
    log.error({ alarm: 'gift-card-guessed', card: blocked }, 'a gift card was blocked: its PIN is guessed')
}

/** What operators are mailed of: cards that are blocked so, until a person has unblocked them. */
export async function listGuessedCards(executor: Executor) {
  const cards = await listBlockedBy(executor, actorLabel(actor))
  return cards.map(({ cardId, cause }) => ({
    cause: `gift-card-guessed:${cause}`,
    item: { about: cardId, what: 'gift-card-guessed', detail: '' },
  }))
}
