import { useEffect, useState, useSyncExternalStore } from 'react'

interface WakeLock {
  /** Whether the browser supports it; false on the server. */
  isPossible: boolean
  isAwake: boolean
  setAwake: (awake: boolean) => void
}

const unchanged = () => () => {}
const isKnown = (): boolean => 'wakeLock' in navigator

/**
 * Keeps the screen awake while `isAwake`. The system releases the lock when the tab is hidden, so it is requested again when
 * the visitor returns. If the request is refused (low battery), the switch turns off.
 */
export function useWakeLock(): WakeLock {
  const isPossible = useSyncExternalStore(unchanged, isKnown, () => false)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (!isAwake) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (got) => {
          if (isOver) void got.release()
          else lock = got
        },
        () => setAwake(false),
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isAwake])
  return { isPossible, isAwake, setAwake }
}
