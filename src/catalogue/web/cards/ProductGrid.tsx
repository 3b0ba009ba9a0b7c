import type { ProductCard as Card } from '../../contract/card.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'

interface ProductGridProps {
  cards: readonly Card[]
  headingLevel?: ProductCardProps['headingLevel']
  /** The grid begins in the first screen, so its first row is not lazy. */
  lead?: boolean
}

/** Two, three or four columns in the groove; at phone width the tiles run to both edges. */
export function ProductGrid({ cards, headingLevel = 'h3', lead = false }: ProductGridProps) {
  return (
    <div className="grid grid--bleed">
      {cards.map((card, index) => (
        <ProductCard key={card.code} card={card} headingLevel={headingLevel} picture={lead ? urgency(index) : 'lazy'} />
      ))}
    </div>
  )
}

/** A phone shows two in its first row, a wide window four. */
const urgency = (index: number): 'first' | 'soon' | 'lazy' => (index < 2 ? 'first' : index < 4 ? 'soon' : 'lazy')
