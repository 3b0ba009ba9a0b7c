import { type RefObject, useEffect, useRef } from 'react'

/** The field that has the focus once its dialog is open. */
export function useFirstFocus<Of extends HTMLElement>(): RefObject<Of | null> {
  const field = useRef<Of>(null)
  useEffect(() => {
    // Opening a dialog gives the focus to its first button.
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return field
}
