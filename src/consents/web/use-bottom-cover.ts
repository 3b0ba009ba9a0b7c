import { type RefObject, useEffect } from 'react'

/**
 * While a panel lies over the lower edge: the page can be scrolled so far that its last line is free, and bars that stand at
 * the edge stand on the panel instead (`--bottom-cover`, px).
 */
export function useBottomCover(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!isShown || !element) return
    const page = document.documentElement
    const measure = () => page.style.setProperty('--bottom-cover', `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      page.style.removeProperty('--bottom-cover')
    }
  }, [panel, isShown])
}
