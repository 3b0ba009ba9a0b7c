import { useEffect, useRef, useState } from 'react'

/**
 * The value as it was when it last rested for `delayMs`. With `maxWaitMs` a value that never rests is taken after that
 * time all the same.
 */
export function useDebounced(value: string, delayMs: number, maxWaitMs?: number): string {
  const [settled, setSettled] = useState(value)
  const latest = useRef(value)
  const isPending = value !== settled
  useEffect(() => {
    latest.current = value
    if (!isPending) return
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, isPending, delayMs])
  useEffect(() => {
    if (!isPending || maxWaitMs === undefined) return
    const timer = setTimeout(() => setSettled(latest.current), maxWaitMs)
    return () => clearTimeout(timer)
  }, [isPending, maxWaitMs])
  return settled
}
