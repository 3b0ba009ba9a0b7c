import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * Whether to render what lies below the first screen. A page that a link leads to is painted as soon as its first screen is
 * there, and the rest follows once it has been; documents, and pages one goes back to, whose place is further down, are whole at
 * once. False only for the part's first moment: what mounts later is whole too.
 */
export function useRestOfPage(): boolean {
  const isFollowed = useNavigationType() === NavigationType.Push
  const [isDue, setDue] = useState(!isFollowed)
  useEffect(() => {
    if (isDue) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The frame that is asked for shows the first screen; its end is the first moment after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDue(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isDue])
  return isDue
}
