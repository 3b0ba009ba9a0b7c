import { type RefObject, useEffect } from 'react'

/**
 * While a panel lies over the lower edge: the page can be scrolled so far that its last line is free, and bars that stand at
 * the edge stand on the panel instead (`--bottom-cover`, px). A card in a corner of a wide window covers no edge.
 */
export function useBottomCover(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!isShown || !element) return
    const { style } = document.documentElement
    const measure = () => {
      const isAcross = element.offsetWidth > window.innerWidth / 2
      const height = element.offsetHeight + (Number.parseFloat(getComputedStyle(element).bottom) || 0)
      style.setProperty('--bottom-cover', isAcross ? `${height}px` : '0px')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-cover')
    }
  }, [panel, isShown])
}
