import { useEffect } from 'react'

/**
 * A temporary robots directive (for a filtered list), in addition to the page's own: crawlers follow the stricter one. Empty:
 * none. It uses a separate element, because the shell replaces its own after each navigation.
 */
export function useRobots(directive: string): void {
  useEffect(() => {
    if (directive === '') return
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = directive
    document.head.append(meta)
    return () => meta.remove()
  }, [directive])
}
