import { useEffect, useState } from 'react'
import { browserClock } from '#src/shell/web/clock.ts'

const tickMs = 30_000

/** Now, by the browser's clock and moving on with it; in the first render the moment of the server's answer (ISO). */
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
