import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReviewSlotProps, ReviewSlots } from '#src/products/web/review-slots.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { onceInView } from '#src/kit/in-view.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ratingText } from './rating-text.ts'
import { ReviewsLink } from './ReviewsLink.tsx'
import { Stars } from './Stars.tsx'
import { useReviewsPanel } from './use-reviews-panel.ts'

const nearMargin = '600px'
const loadPanel = () => import('./panel/ReviewsPanel.tsx')
const wantPanel = () => void loadPanel()
const Panel = lazy(() => loadPanel().then((module) => ({ default: module.ReviewsPanel })))
const Section = lazy(() => loadPanel().then((module) => ({ default: module.ReviewsSection })))

/** Stars, average and count with a link to the reviews; without reviews, a link to the form for the first one. */
function Rating({ reviews }: ReviewSlotProps) {
  const text = useText()
  const language = useLanguage()
  if (reviews === null) return null
  const { average, count } = reviews
  const shown = ratingText(average, language)
  return (
    <p className="review-rating">
      <ReviewsLink className="review-rating__link" onWant={wantPanel}>
        {count === 0 ? (
          <>
            <span className="kit-muted">{text('/reviews/empty-title')}</span> <u>{text('/reviews/be-first')}</u>
          </>
        ) : (
          <>
            <Stars rating={average} label={text('/reviews/average', { average: shown })} />
            <span className="kit-num" aria-hidden="true">
              {shown}
            </span>{' '}
            <u>{text('/reviews/count', { count })}</u>
          </>
        )}
      </ReviewsLink>
    </p>
  )
}

function PanelLink() {
  const text = useText()
  return (
    <ReviewsLink className="kit-go" onWant={wantPanel}>
      {text('/reviews/title')} <Icon name="chevron-right" />
    </ReviewsLink>
  )
}

/** One reader's review, and the link to all of them. */
function ReviewHighlight({ reviews }: ReviewSlotProps) {
  const text = useText()
  if (!reviews?.praise) return null
  const { rating, title, name } = reviews.praise
  return (
    <div className="review-praise">
      <figure>
        <blockquote className="kit-d3">{text('/reviews/quoted', { title })}</blockquote>
        <figcaption className="kit-ui kit-muted">
          {name} <Stars rating={rating} label={text('/reviews/stars', { rating })} />
        </figcaption>
      </figure>
      <ReviewsLink className="kit-go" onWant={wantPanel}>
        {text('/reviews/praise-read-all', { count: reviews.count })} <Icon name="arrow" />
      </ReviewsLink>
    </div>
  )
}

/** Renders when the reader scrolls near it. */
function List({ productCode }: ReviewSlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    return onceInView(place.current, () => setIsNear(true), { rootMargin: nearMargin })
  }, [])
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <Section productCode={productCode} />
        </Suspense>
      )}
    </div>
  )
}

/** Loads the panel's code when the hash is set for the first time. */
function PanelOnHash({ productCode }: ReviewSlotProps) {
  const { isOpen, close } = useReviewsPanel()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <Panel productCode={productCode} open={isOpen} onClose={close} />
    </Suspense>
  )
}

/** Slots for the shop's own reviews. Cards show none, because a cached list would show outdated ratings. */
export const builtInReviewSlots: ReviewSlots = {
  Rating,
  PanelLink,
  ReviewHighlight,
  List,
  Panel: PanelOnHash,
  CardRating: () => null,
  refresh: () => {},
}
