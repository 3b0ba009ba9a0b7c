import { useMemo } from 'react'
import type { ProductCard } from '../../contract/card.ts'
import { codesOfCard, liveCard } from './live-card.ts'
import { useLiveEntries } from './use-live-entries.ts'

/** Cards with the prices and stock of now, in their order; until there is an answer, and without one, as they are. */
export function useLiveCards(cards: readonly ProductCard[], since: number): readonly ProductCard[] {
  const { inventory, prices } = useLiveEntries(cards.flatMap(codesOfCard), since)
  return useMemo(
    () => (inventory || prices ? cards.map((card) => liveCard(card, { inventory, prices })) : cards),
    [cards, inventory, prices],
  )
}
