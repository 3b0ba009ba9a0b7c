import { useState } from 'react'
import type { NearPosition } from '../contract/location-state.ts'

export type NearState =
  | { kind: 'off' | 'asking' | 'refused' | 'unknown'; position: null }
  | { kind: 'on'; position: NearPosition }

const off: NearState = { kind: 'off', position: null }
const waitMs = 10_000
/** Rounds to three decimals, about a hundred metres, for the visitor's privacy. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000

/** The visitor's position: requested from the browser on demand, and forgotten when the page closes. */
export function useNear() {
  const [near, setNear] = useState<NearState>(off)
  function ask(): void {
    // Browsers leave it out on insecure pages.
    const geolocation = navigator.geolocation as Geolocation | undefined
    if (!geolocation) return setNear({ kind: 'unknown', position: null })
    setNear({ kind: 'asking', position: null })
    geolocation.getCurrentPosition(
      ({ coords }) =>
        setNear({ kind: 'on', position: { lat: rounded(coords.latitude), lng: rounded(coords.longitude) } }),
      (error) => setNear({ kind: error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown', position: null }),
      { maximumAge: 300_000, timeout: waitMs },
    )
  }
  return { near, ask, forget: () => setNear(off) }
}
