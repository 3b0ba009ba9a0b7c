import { useEffect, useRef, useState } from 'react'

/** Duration of the badge's animation. */
const bumpMs = 300

/** True for 300 ms after the number changes; not for its first value. */
export function useBump(value: number | undefined): boolean {
  const [bumping, setBumping] = useState(false)
  const before = useRef(value)
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== value
    before.current = value
    if (!changed) return
    setBumping(true)
    const timer = setTimeout(() => setBumping(false), bumpMs)
    return () => clearTimeout(timer)
  }, [value])
  return bumping
}
