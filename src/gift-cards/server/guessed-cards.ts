import { actorLabel } from '#src/common/actor.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import { wrongTriesADay } from '../contract/limits.ts'
import { findCardByCode, listBlockedBy, listEntries, lockCard, updateCard } from './gift-card.store.ts'
import { countTries } from './gift-card-try.store.ts'
import { noteOn } from './sold-cards.ts'

const dayMs = 24 * 3_600_000
const actor = { kind: 'system', by: 'job', name: 'gift-cards.guesses' } as const

export interface GuessesDeps {
  db: Database
  log: Pick<Log, 'error'>
}

/**
 * Blocks a card whose PIN was guessed at all day, after a wrong try. The response stays that of a wrong PIN; a person checks
 * and unblocks the card, and tries count from then on.
 */
export async function blockGuessed({ db, log }: GuessesDeps, subject: string, code: readonly string[], now: Date) {
  const dayAgo = new Date(+now - dayMs)
  const blocked = await inTransaction(db, async (tx) => {
    const isGuessed = (await countTries(tx, [subject], dayAgo)) >= wrongTriesADay
    const found = isGuessed ? await findCardByCode(tx, code) : null
    const card = found && (await lockCard(tx, found.id))
    if (!card || card.blockedAt !== null) return null
    const unblocked = (await listEntries(tx, card.id)).findLast(({ kind }) => kind === 'unblock')
    const tries = await countTries(tx, [subject], unblocked && unblocked.at > dayAgo ? unblocked.at : dayAgo)
    if (tries < wrongTriesADay) return null
    await updateCard(tx, card.id, { blockedAt: now })
    await noteOn(tx, card.id, 'block', actor, now)
    await recordAudit(tx, { at: now, actor, command: 'gift-card.blocked', subject: card.id, after: { tries } })
    return card.id
  })
  if (blocked !== null)
    log.error({ alarm: 'gift-card-guessed', card: blocked }, 'a gift card was blocked: its PIN is guessed')
}

/** Cards blocked for guessing, which operators are mailed about until a person has unblocked them. */
export async function listGuessedCards(executor: Executor) {
  const cards = await listBlockedBy(executor, actorLabel(actor))
  return cards.map(({ cardId, cause }) => ({
    cause: `gift-card-guessed:${cause}`,
    item: { about: cardId, what: 'gift-card-guessed', detail: '' },
  }))
}
