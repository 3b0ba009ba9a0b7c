import { useSyncExternalStore } from 'react'

/**
 * Whether the visitor has asked to see the cookie settings again. A flag outside React, as the mini-cart's: any footer may
 * ask, and the panel, which belongs to another domain, listens.
 */
let asked = false
/** The element that had the focus, to return it there. */
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (asked === next) return
  asked = next
  listeners.forEach((listener) => listener())
}

/** Opens the cookie settings; for the button "Cookie settings" in every footer. */
export function openConsentSettings(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
  set(true)
}

/** Closes the settings and returns the focus to the element that opened them. */
export function closeConsentSettings(): void {
  if (!asked) return
  set(false)
  if (opener?.isConnected) opener.focus({ preventScroll: true })
  opener = null
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useConsentSettingsAsked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => false,
  )
