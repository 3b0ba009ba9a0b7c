import { type RefObject, useEffect } from 'react'

/** Space between the focused element and the panel's edge, px. */
const gap = 12

/** While a non-modal panel lies over the page, scrolls any element that gets the focus out from under it. */
export function useUncoveredFocus(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!isShown || !element) return
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target) || target.closest('dialog')) return
      const over = element.getBoundingClientRect()
      const box = target.getBoundingClientRect()
      const isBeside = box.right <= over.left || box.left >= over.right || box.top >= over.bottom
      const hidden = box.bottom + gap - over.top
      // What is taller than the free part of the window is the page itself, not a control
      if (!isBeside && hidden > 0 && box.height < over.top) window.scrollBy({ top: hidden })
    }
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [panel, isShown])
}
