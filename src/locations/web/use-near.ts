import { useState } from 'react'
import type { NearPosition } from '../contract/location-state.ts'

export type NearState =
  { kind: 'off' | 'asking' | 'refused' | 'unknown'; position: null } | { kind: 'on'; position: NearPosition }

const off: NearState = { kind: 'off', position: null }
const waitMs = 10_000
/** Three decimals are about a hundred metres: nearer than that nobody needs to know. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000

/** Where the visitor is: asked of the browser when they want it, and forgotten with the page. */
export function useNear() {
  const [near, setNear] = useState<NearState>(off)
  function ask(): void {
    // Left out by browsers on pages that are not secure.
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
