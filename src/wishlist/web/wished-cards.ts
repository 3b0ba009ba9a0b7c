import type { Language } from '#src/common/locale.ts'
import type { ProductCard } from '#src/products/contract/card.ts'
import { shelfCardsMax } from '#src/products/contract/limits.ts'
import { fetchCards } from '#src/products/web/viewed/shelf-api.ts'

/** Fetches the cards of all codes in as many requests as needed; products not in the shop are left out. */
export async function fetchWishedCards(
  language: Language,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const calls: Promise<ProductCard[]>[] = []
  for (let at = 0; at < codes.length; at += shelfCardsMax)
    calls.push(fetchCards(language, codes.slice(at, at + shelfCardsMax), signal))
  return (await Promise.all(calls)).flat()
}
