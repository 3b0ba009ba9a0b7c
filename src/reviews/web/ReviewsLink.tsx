import type { MouseEvent, ReactNode } from 'react'
import { reviewListHash } from '#src/shell/web/page/use-scroll-memory.ts'
import { useReviewsPanel } from './use-reviews-panel.ts'

interface ReviewsLinkProps {
  className: string
  children: ReactNode
  /** Called when the panel may be needed soon, to preload it. */
  onWant?: () => void
}

/** Sets the hash that opens the reviews; the scroll position stays. Before hydration it is a plain link. */
export function ReviewsLink({ className, children, onWant }: ReviewsLinkProps) {
  const { open } = useReviewsPanel()
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  return (
    <a href={reviewListHash} className={className} onClick={follow} onPointerEnter={onWant} onFocus={onWant}>
      {children}
    </a>
  )
}
