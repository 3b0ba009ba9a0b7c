import { type RefObject, useEffect } from 'react'
import { whenIdle } from '../when-idle.ts'

/** Smaller movements are a trembling finger. */
const leastPx = 6

/**
 * Gives what stands at the upper edge the attribute `data-away` while the page is read downwards, and takes it off again as soon
 * as it is scrolled up. `place` puts it where it stands then, once its size is of no cost to ask for.
 */
export function useScrollAway(ref: RefObject<HTMLElement | null>, place?: (element: HTMLElement) => void): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let before = window.scrollY
    const look = () => {
      // A page drawn beyond its ends springs back by itself: nobody scrolled
      const last = document.documentElement.scrollHeight - window.innerHeight
      const y = Math.max(0, Math.min(window.scrollY, last))
      if (Math.abs(y - before) < leastPx) return
      element.toggleAttribute('data-away', y > before && y > element.offsetHeight)
      place?.(element)
      before = y
    }
    // A page that begins further down begins without it
    if (before > 0) element.toggleAttribute('data-away', before > element.offsetHeight)
    else whenIdle(() => place?.(element))
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ref, place])
}
