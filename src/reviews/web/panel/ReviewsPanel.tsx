import { useState } from 'react'
import { useLocation } from 'react-router'
import { SidePanel } from '#src/kit/SidePanel.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { reviewOrderParam } from '../../contract/limits.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewList } from './ReviewList.tsx'
import './reviews.css'

interface ReviewsPanelProps {
  productCode: string
  open: boolean
  onClose: () => void
}

/** All reviews of a product from the right, and the form for another one in their place. */
export function ReviewsPanel({ productCode, open, onClose }: ReviewsPanelProps) {
  const text = useText()
  // Led here by the mail that asks a buyer for a review.
  const orderNumber = new URLSearchParams(useLocation().search).get(reviewOrderParam) ?? ''
  return (
    <SidePanel open={open} onClose={onClose} title={text('/reviews/title')} closeLabel={text('/reviews/close')}>
      <div className="kit-drawer__text">
        <Reviews productCode={productCode} headingLevel="h3" orderNumber={orderNumber} />
      </div>
    </SidePanel>
  )
}

/** The same in the page itself. */
export function ReviewsSection({ productCode }: { productCode: string }) {
  const text = useText()
  return (
    <section className="kit-section">
      <div className="kit-wrap review-section">
        <h2 className="kit-d2">{text('/reviews/list')}</h2>
        <Reviews productCode={productCode} headingLevel="h3" />
      </div>
    </section>
  )
}

interface ReviewsProps {
  productCode: string
  headingLevel: 'h3'
  /** Of an order that a review is to be written about. */
  orderNumber?: string
}

function Reviews({ productCode, headingLevel, orderNumber = '' }: ReviewsProps) {
  const [isWriting, setIsWriting] = useState(orderNumber !== '')
  return isWriting ? (
    <ReviewForm productCode={productCode} orderNumber={orderNumber} onBack={() => setIsWriting(false)} />
  ) : (
    <ReviewList productCode={productCode} headingLevel={headingLevel} onWrite={() => setIsWriting(true)} />
  )
}
