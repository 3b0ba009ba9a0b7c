import { useEffect, useRef } from 'react'
import { openModals } from '#src/kit/overlays/open-modals.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))

/** Single keys by name. They do nothing while a field has the focus, a dialog is open, or another key is held. */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (openModals.innermost() || isTyping(event.target)) return
      const work = now.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!work) return
      // A button or check box uses the space bar itself.
      if (event.key === ' ' && event.target instanceof HTMLElement && event.target.matches('button, input')) return
      event.preventDefault()
      work(event)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
