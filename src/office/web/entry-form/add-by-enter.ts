import type { KeyboardEvent } from 'react'

/** Enter in a field adds what stands next to it, and does not send the form around. */
export const addByEnter =
  (add: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    add()
  }
