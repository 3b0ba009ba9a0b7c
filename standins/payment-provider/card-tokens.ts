import type { Card } from './cards.ts'
import { newId } from './ids.ts'

const TOKEN_LIFE_MS = 15 * 60_000
const MOST_TOKENS = 10_000

export type CardTokens = {
  issue(card: Card): string
  /** Null when the token is unknown, used or too old. Each token is given out once. */
  take(token: string): Card | null
  clear(): void
}

/** Card tokens live in memory only: a restart voids them, and nothing of a card but its last four digits is stored. */
export function createCardTokens(now: () => Date): CardTokens {
  const cards = new Map<string, { card: Card; expiresAt: number }>()
  return {
    issue(card) {
      const oldest = cards.keys().next().value
      if (cards.size >= MOST_TOKENS && oldest !== undefined) cards.delete(oldest)
      const token = `standin_${newId()}`
      cards.set(token, { card, expiresAt: now().getTime() + TOKEN_LIFE_MS })
      return token
    },
    take(token) {
      const found = cards.get(token)
      cards.delete(token)
      return found && found.expiresAt > now().getTime() ? found.card : null
    },
    clear: () => cards.clear(),
  }
}
