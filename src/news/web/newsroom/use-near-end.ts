import { type RefObject, useEffect, useEffectEvent } from 'react'
import { newsScrollPx } from '../../contract/limits.ts'

/**
 * Calls `onNear` while less than 100 px of scroll remain until the end of a list (specification 2, section 9), each time something
 * is scrolled, the window changes its size, or `round` is another one.
 */
export function useNearEnd(end: RefObject<HTMLElement | null>, isOn: boolean, round: number, onNear: () => void): void {
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!isOn) return
    const look = () => {
      const top = end.current?.getBoundingClientRect().top
      if (top !== undefined && top - window.innerHeight < newsScrollPx) near()
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [end, isOn, round])
}
