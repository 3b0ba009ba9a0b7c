import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { StepId } from './checkout-steps.ts'

interface CheckoutStepProps {
  id: StepId
  number: number
  isOpen: boolean
  /** Its heading while it is open or done; the step's own when left out. */
  question?: string | undefined
  isDone: boolean
  /** All earlier steps are done. */
  isReachable: boolean
  onOpen: () => void
  /** Shown while the step is done and folded. */
  summary?: ReactNode
  children: ReactNode
}

/** One numbered step: its heading is a button that opens it, once everything before it is done. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { id, number, question, isOpen, isDone, isReachable, onOpen, summary, children } = props
  const text = useText()
  const bodyId = useId()
  const heading = useFocusOnOpening(isOpen)
  const folded = isDone && !isOpen
  const ownTitle = text(`/checkout/step/${id}${isOpen || folded ? '-question' : ''}`)
  const title = question !== undefined && (isOpen || folded) ? question : ownTitle
  return (
    <li className={clsx('checkout-step', !isOpen && !folded && 'checkout-step--off', folded && 'checkout-step--done')}>
      <div className="checkout-done">
        <h2 className={isOpen || folded ? 'kit-d3' : 'kit-d4'}>
          <button
            ref={heading}
            type="button"
            className="checkout-step__btn"
            disabled={!isReachable}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onOpen}
          >
            {folded ? (
              <span className="checkout-done__tick">
                <Icon name="check" />
                <span className="kit-visually-hidden">{text('/checkout/step/done')}</span>
              </span>
            ) : (
              <span>{number}</span>
            )}
            {title}
          </button>
        </h2>
        {folded && (
          <button
            type="button"
            className="kit-link kit-ui"
            aria-label={text(`/checkout/step/change-${id}`)}
            onClick={onOpen}
          >
            {text('/checkout/step/change')}
          </button>
        )}
      </div>
      <div id={bodyId}>
        {folded && summary}
        {isOpen && children}
      </div>
    </li>
  )
}

/** The button that led here is gone with its step: this step's heading takes the keyboard focus. */
function useFocusOnOpening(isOpen: boolean) {
  const heading = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current && document.activeElement === document.body) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return heading
}
