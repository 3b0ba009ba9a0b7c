import type { ReactNode } from 'react'
import { GoLink } from '#src/content/web/GoLink.tsx'
import type { ProductCard as Card } from '../../contract/card.ts'
import type { TrackedList } from '../list-events.ts'
import { ProductGrid } from './ProductGrid.tsx'

interface ProductRowProps {
  /** The id of the section, where links lead to it. */
  id?: string | undefined
  /** Null: none is shown. */
  heading: ReactNode
  headingLevel?: 'h2' | 'h3'
  /** One paragraph under the heading. */
  body?: ReactNode
  link?: { label: string; url: string } | null
  cards: readonly Card[]
  /** What analytics calls the list. */
  list?: TrackedList | undefined
}

/** A section of cards under a heading with a way onward: related products, highlights. Nothing without cards. */
export function ProductRow({ id, heading, headingLevel: Heading = 'h2', body, link, cards, list }: ProductRowProps) {
  if (cards.length === 0) return null
  const hasLink = link && link.url !== ''
  return (
    <section className="kit-section" id={id}>
      <div className="kit-wrap">
        {(heading || body || hasLink) && (
          <div className="kit-head">
            <div className="product-row__say">
              {heading && <Heading className="kit-d2">{heading}</Heading>}
              {body && <p className="kit-lead">{body}</p>}
            </div>
            {hasLink && <GoLink to={link.url}>{link.label}</GoLink>}
          </div>
        )}
        <ProductGrid cards={cards} headingLevel={Heading === 'h2' ? 'h3' : 'h4'} list={list} />
      </div>
    </section>
  )
}
