import { type ReactNode, useRef } from 'react'
import { useRestOfPage } from '#src/shell/web/page/use-rest-of-page.ts'
import type { ProductCard as Card } from '../../contract/card.ts'
import { trackSelect, type TrackedList, useListView } from '../list-events.ts'
import { unknownAge } from '../live/since.ts'
import { useLiveCards } from '../live/use-live-cards.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'

interface ProductGridProps {
  cards: readonly Card[]
  headingLevel?: ProductCardProps['headingLevel']
  /** The grid begins in the first screen, so its first row is not lazy. */
  lead?: boolean
  /** The list's name in analytics; without it no events are sent. The object must stay the same between renders. */
  list?: TrackedList | undefined
  /** Stands across all columns, where it leaves no hole in a row whatever their number. */
  panel?: ReactNode
  /** When the browser was given these cards' prices and stock, in milliseconds; left out where they came inside a page. */
  since?: number
  /** A card is followed; its place in the whole list, from 0. */
  onSelect?: ((index: number) => void) | undefined
}

/** Two, three or four columns in the groove; at phone width the tiles run to both edges. */
export function ProductGrid({
  cards,
  headingLevel = 'h3',
  lead = false,
  list,
  panel,
  since = unknownAge,
  onSelect,
}: ProductGridProps) {
  const live = useLiveCards(cards, since)
  const place = useRef<HTMLDivElement>(null)
  useListView(place, list, live)
  const isWhole = useRestOfPage() || !lead
  const shown = (isWhole ? live : live.slice(0, firstScreen)).map((card, index) => (
    <ProductCard
      key={card.code}
      card={card}
      laidOutFor={cards[index]}
      headingLevel={headingLevel}
      picture={lead ? urgency(index) : 'lazy'}
      {...(list && {
        onSelect: () => {
          const place = (list.offset ?? 0) + index
          trackSelect(card, { list, index: place })
          onSelect?.(place)
        },
      })}
    />
  ))
  const before = panelPlace(cards.length)
  return (
    <div className="kit-grid kit-grid--bleed" ref={place}>
      {shown.slice(0, before)}
      {/* Below the first screen it comes with the rest, and moves nothing: no card is there below it yet. */}
      {(isWhole || before < firstScreen) && panel}
      {shown.slice(before)}
    </div>
  )
}

/**
 * Number of cards before a panel: two rows of four or one, which are also full rows of two. In three columns the next card
 * fills the row left open, because the grid is dense. A list of fewer than four cards comes first as a whole.
 */
const panelPlace = (count: number): number => Math.min(firstScreen, count - (count % 4)) || count

/** Cards that fill the first screen of every width. */
const firstScreen = 8

/** A phone shows two in its first row, a wide window four. */
const urgency = (index: number): 'first' | 'soon' | 'lazy' => (index < 2 ? 'first' : index < 4 ? 'soon' : 'lazy')
