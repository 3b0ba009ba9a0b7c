import { useEffect } from 'react'

/**
 * A robots directive of the moment (a filtered list), beside what the page itself says: of two directives the stricter one
 * counts. Empty: none. The element is not one of the shell's, which it replaces after each navigation.
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
