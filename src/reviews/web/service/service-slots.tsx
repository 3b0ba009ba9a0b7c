import type { ReviewSlotProps, ReviewSlots } from '#src/products/web/review-slots.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { SidePanel } from '#src/kit/SidePanel.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ReviewsLink } from '../ReviewsLink.tsx'
import { useReviewsPanel } from '../use-reviews-panel.ts'
import { refreshServiceWidgets, ServiceWidget } from './ServiceWidget.tsx'

function PanelLink() {
  const text = useText()
  return (
    <ReviewsLink className="kit-go">
      {text('/reviews/title')} <Icon name="chevron-right" />
    </ReviewsLink>
  )
}

function Panel({ productCode }: ReviewSlotProps) {
  const text = useText()
  const { isOpen, close } = useReviewsPanel()
  return (
    <SidePanel open={isOpen} onClose={close} title={text('/reviews/title')} closeLabel={text('/reviews/close')}>
      <div className="kit-drawer__text">
        <ServiceWidget kind="list" productCode={productCode} talks />
      </div>
    </SidePanel>
  )
}

/** Hidden until the service has a highlight to show. */
function ReviewHighlight({ productCode }: ReviewSlotProps) {
  const text = useText()
  return (
    <div className="review-praise review-praise--service">
      <ServiceWidget kind="testimonial" productCode={productCode} />
      <ReviewsLink className="kit-go">
        {text('/reviews/read-all')} <Icon name="arrow" />
      </ReviewsLink>
    </div>
  )
}

/** Slots for a service's widgets; `ServiceScriptContext` names the service's script. */
export const serviceReviewSlots: ReviewSlots = {
  Rating: ({ productCode }) => <ServiceWidget kind="rating" productCode={productCode} />,
  PanelLink,
  ReviewHighlight,
  List: ({ productCode }) => (
    <section className="kit-section">
      <div className="kit-wrap">
        <ServiceWidget kind="list" productCode={productCode} talks />
      </div>
    </section>
  ),
  Panel,
  CardRating: ({ productCode }) => <ServiceWidget kind="rating" productCode={productCode} />,
  refresh: refreshServiceWidgets,
}
