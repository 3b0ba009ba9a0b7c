import { type RefObject, useEffect } from 'react'
import { whenIdle } from '../when-idle.ts'

/** Smaller movements are ignored: a finger is never quite still. */
const leastPx = 6

/**
 * Gives the element at the upper edge the attribute `data-away` while the visitor scrolls down, and removes it as soon as they
 * scroll up. `place` positions the element, at a moment when measuring it costs no layout.
 */
export function useScrollAway(ref: RefObject<HTMLElement | null>, place?: (element: HTMLElement) => void): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let before = window.scrollY
    const look = () => {
      // A page pulled beyond its ends springs back by itself: the visitor did not scroll
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
