import { type RefObject, useLayoutEffect } from 'react'

/**
 * While a panel lies over the lower edge, moves the bars and messages at the edge above the panel (`--bottom-cover`, px); with
 * `hasRoom` the page can be scrolled until its last line is visible (`--bottom-room`). A card in a corner of a wide window covers
 * no edge.
 */
export function useBottomCover(panel: RefObject<HTMLElement | null>, isShown: boolean, hasRoom: boolean): void {
  // Before the paint: the page is never as long as with a panel that is gone.
  useLayoutEffect(() => {
    const element = panel.current
    if (!isShown || !element) return
    const { style } = document.documentElement
    const measure = () => {
      const isAcross = element.offsetWidth > window.innerWidth / 2
      const height = element.offsetHeight + (Number.parseFloat(getComputedStyle(element).bottom) || 0)
      const cover = isAcross ? `${height}px` : '0px'
      style.setProperty('--bottom-cover', cover)
      if (hasRoom) style.setProperty('--bottom-room', cover)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-cover')
      style.removeProperty('--bottom-room')
    }
  }, [panel, isShown, hasRoom])
}
