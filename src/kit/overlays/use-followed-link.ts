import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onFollow` when the visitor has followed a link inside, by any means: the panel with the links then closes. */
export function useFollowedLink(within: RefObject<HTMLElement | null>, present: boolean, onFollow: () => void): void {
  const latest = useRef(onFollow)
  useEffect(() => void (latest.current = onFollow))
  useEffect(() => {
    const element = within.current
    if (!present || !element) return
    const handleClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) latest.current()
    }
    element.addEventListener('click', handleClick)
    return () => element.removeEventListener('click', handleClick)
  }, [within, present])
}
