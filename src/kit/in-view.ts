/**
 * Tells whether `element` is in view: soon after the call, and whenever that changes. A browser with much to do hands over
 * several changes in one call, oldest first; only the newest is still true. Never tells where the browser has no observer.
 * Returns what ends it.
 */
export function followInView(
  element: Element,
  tell: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {}
  const observer = new IntersectionObserver((entries) => {
    const newest = entries.at(-1)
    if (newest) tell(newest.isIntersecting)
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Runs `action` once, when `element` has come into view, even if it has left again by then; at once where the browser has no
 * observer. Returns what ends the wait.
 */
export function onceInView(element: Element, action: () => void, options?: IntersectionObserverInit): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    action()
    return () => {}
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    action()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
