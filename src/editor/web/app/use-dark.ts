import { useState } from 'react'

const key = 'konvehti-editor-dark'

/** Dark or light, as it was last chosen on this device, else as the system has it. */
export function useDark(): [boolean, (isDark: boolean) => void] {
  const [isDark, setDark] = useState(() => {
    try {
      const kept = localStorage.getItem(key)
      return kept === null ? window.matchMedia('(prefers-color-scheme: dark)').matches : kept === 'true'
    } catch {
      return false
    }
  })
  return [
    isDark,
    (next) => {
      setDark(next)
      try {
        localStorage.setItem(key, String(next))
      } catch {
        // A browser that keeps nothing still shows it.
      }
    },
  ]
}
