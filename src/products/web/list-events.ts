import { type RefObject, useEffect, useRef } from 'react'
import { currency } from '#src/common/money.ts'
import { onceInView } from '#src/kit/in-view.ts'
import { businessEvents } from '#src/shell/web/analytics/events.ts'
import { analyticsItem } from '#src/shell/web/analytics/item.ts'
import { writeProductPositions } from '#src/shell/web/analytics/product-positions.ts'
import { type AnalyticsItem, track } from '#src/shell/web/analytics/track.ts'
import type { ProductCard } from '../contract/card.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'

/** A list as analytics knows it. */
export interface TrackedList {
  id: string
  name: string
  /** Place of the first card in the whole list; page 2 of a list of twelve begins at 12. */
  offset?: number
  /** Code of the product on whose page the list is. */
  relatedTo?: string
}

/** Where a card stands. */
export interface CardPlace {
  list: TrackedList
  /** Counted from 0 over the whole list. */
  index: number
}

/** view_item_list when the list comes into sight, once for each set of cards in it. */
export function useListView(
  place: RefObject<HTMLElement | null>,
  list: TrackedList | undefined,
  cards: readonly ProductCard[],
): void {
  const seen = useRef('')
  useEffect(() => {
    const element = place.current
    const what = list && cards.length > 0 ? [list.id, ...cards.map(({ code }) => code)].join() : ''
    if (!list || !element || what === '' || seen.current === what) return
    return onceInView(element, () => {
      seen.current = what
      trackListView(list, cards)
    })
  }, [place, list, cards])
}

function trackListView(list: TrackedList, cards: readonly ProductCard[]): void {
  const places = cards.map((card, index) => ({ card, place: { list, index: (list.offset ?? 0) + index } }))
  writeProductPositions(Object.assign({}, ...places.map(({ card, place }) => positionsOf(card, place))))
  track({
    event: businessEvents['list view'],
    ecommerce: {
      currency,
      item_list_id: list.id,
      item_list_name: list.name,
      items: places.map(({ card, place }) => itemOf(card, place)),
    },
  })
}

/** Sends select_item, and on a product's page also that a related product was chosen. */
export function trackSelect(card: ProductCard, place: CardPlace): void {
  const { list, index } = place
  writeProductPositions(positionsOf(card, place))
  const item = itemOf(card, place)
  track({
    event: businessEvents['list select'],
    ecommerce: { currency, item_list_id: list.id, item_list_name: list.name, items: [item] },
  })
  if (list.relatedTo !== undefined) {
    track({
      event: 'related products',
      item_id: item.item_id,
      item_name: item.item_name,
      related_to: list.relatedTo,
      index,
    })
  }
}

/** Under the product's own code and the variation's, by which cart and order know it. */
function positionsOf(card: ProductCard, { list, index }: CardPlace) {
  const position = { listId: list.id, listName: list.name, index }
  return { [card.code]: position, ...(card.firstVariationCode !== '' && { [card.firstVariationCode]: position }) }
}

function itemOf(card: ProductCard, { list, index }: CardPlace): AnalyticsItem {
  const item = analyticsItem({
    code: card.firstVariationCode,
    displayName: withoutSoftHyphens(card.displayName),
    quantity: 1,
    placedPrice: card.placedPrice ?? 0,
    paidPrice: card.discountedPrice ?? card.placedPrice ?? 0,
    brand: card.brands[0]?.value ?? '',
    categories: card.category === '' ? [] : [card.category],
  })
  return { ...item, item_list_id: list.id, item_list_name: list.name, index }
}
