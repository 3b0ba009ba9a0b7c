import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * Whether to render the part below the first screen. After a link, the first screen is painted first and the rest follows; documents,
 * and pages the visitor goes back to, whose scroll position may be further down, render whole at once. False only in the part's
 * first moment: a part that mounts later is whole too.
 */
export function useRestOfPage(): boolean {
  const isFollowed = useNavigationType() === NavigationType.Push
  const [isDue, setDue] = useState(!isFollowed)
  useEffect(() => {
    if (isDue) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The requested frame shows the first screen; a timeout set in it runs after that frame.
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
