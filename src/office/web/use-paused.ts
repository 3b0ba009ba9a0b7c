import { useEffect, useState } from 'react'

const pauseMs = 250

/** A value once it has stayed the same for a moment: for questions that are asked during typing. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
