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

/** Side panel with all reviews of a product, or the review form in their place. */
export function ReviewsPanel({ productCode, open, onClose }: ReviewsPanelProps) {
  const text = useText()
  // The link of the review mail sets this parameter.
  const orderNumber = new URLSearchParams(useLocation().search).get(reviewOrderParam) ?? ''
  return (
    <SidePanel open={open} onClose={onClose} title={text('/reviews/title')} closeLabel={text('/reviews/close')}>
      <div className="kit-drawer__text">
        <Reviews productCode={productCode} headingLevel="h3" orderNumber={orderNumber} />
      </div>
    </SidePanel>
  )
}

/** The same list inside the page. */
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
  /** Number of an order to review; opens the form. */
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
