import { useRef } from 'react'
import type { ProductCard as Card } from '../../contract/card.ts'
import { trackSelect, type TrackedList, useListView } from '../list-events.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'

interface ProductGridProps {
  cards: readonly Card[]
  headingLevel?: ProductCardProps['headingLevel']
  /** The grid begins in the first screen, so its first row is not lazy. */
  lead?: boolean
  /** What analytics calls the list; without it nothing is told. Must keep its identity between renders. */
  list?: TrackedList | undefined
}

/** Two, three or four columns in the groove; at phone width the tiles run to both edges. */
export function ProductGrid({ cards, headingLevel = 'h3', lead = false, list }: ProductGridProps) {
  const place = useRef<HTMLDivElement>(null)
  useListView(place, list, cards)
  return (
    <div className="grid grid--bleed" ref={place}>
      {cards.map((card, index) => (
        <ProductCard
          key={card.code}
          card={card}
          headingLevel={headingLevel}
          picture={lead ? urgency(index) : 'lazy'}
          {...(list && { onSelect: () => trackSelect(card, { list, index: (list.offset ?? 0) + index }) })}
        />
      ))}
    </div>
  )
}

/** A phone shows two in its first row, a wide window four. */
const urgency = (index: number): 'first' | 'soon' | 'lazy' => (index < 2 ? 'first' : index < 4 ? 'soon' : 'lazy')
