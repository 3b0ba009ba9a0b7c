import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../use-kept.ts'

type Mode = 'light' | 'dark'
const listeners = new Set<() => void>()

/** The system's setting counts until a mode is chosen in the office. */
function firstMode(): Mode {
  const kept = readKept('mode')
  if (kept === 'light' || kept === 'dark') return kept
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
const modeNow = (): Mode => (document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light')

function setMode(mode: Mode): void {
  document.documentElement.dataset['mode'] = mode
  keep('mode', mode)
  listeners.forEach((listener) => listener())
}

/** Called once, before the first paint. */
export function applyFirstMode(): void {
  document.documentElement.dataset['mode'] = firstMode()
}

export function useMode() {
  const mode = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, modeNow)
  return [mode, setMode] as const
}
