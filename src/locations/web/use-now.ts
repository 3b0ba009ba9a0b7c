import { useEffect, useState } from 'react'
import { browserClock } from '#src/shell/web/clock.ts'

const tickMs = 30_000

/** Returns the browser's present time, updated; in the first render the time of the server's response (ISO). */
export function useNow(answeredAt: string): Date {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(browserClock.now())
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [])
  return new Date(now ?? answeredAt)
}
