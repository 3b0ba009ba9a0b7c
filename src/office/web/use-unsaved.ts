import { useEffect } from 'react'

/** The parts of the page with something that is not saved. */
const unsaved = new Set<object>()

/**
 * The browser asks before it leaves the page while something is not saved, and the office before it shows another page. `isKept`: this
 * browser keeps it, so that the office need not ask.
 */
export function useUnsaved(isUnsaved: boolean, { isKept = false } = {}): void {
  useEffect(() => {
    if (!isUnsaved) return
    const part = {}
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    if (!isKept) unsaved.add(part)
    addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(part)
      removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved, isKept])
}

export const hasUnsaved = (): boolean => unsaved.size > 0

/** All of it is saved, and the page that says so comes before this one knows. */
export const letGo = (): void => unsaved.clear()
