import { type RefObject, useEffect, useRef } from 'react'

/** Tells when a link inside was followed, by whatever means: what holds the links closes then. */
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
