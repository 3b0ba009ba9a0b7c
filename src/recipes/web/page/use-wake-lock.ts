import { useEffect, useState, useSyncExternalStore } from 'react'

interface WakeLock {
  /** The browser knows how; false on the server. */
  isPossible: boolean
  isAwake: boolean
  setAwake: (awake: boolean) => void
}

const unchanged = () => () => {}
const isKnown = (): boolean => 'wakeLock' in navigator

/**
 * Keeps the screen from going dark while `isAwake`. The system takes the lock away when the tab is left: it is asked for again when
 * the visitor is back. Refused (low battery), the switch goes back by itself.
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
