import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { anchorOf } from '#src/common/anchor.ts'
import {
  type Location,
  NavigationType,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigationType,
} from 'react-router'
import { readStoredJson, writeStored } from '../storage/browser-storage.ts'

/** The review list scrolls itself: navigations to it change nothing (specification 1, 2.2). */
export const reviewListHash = '#reviews'

const storageKey = 'scroll-positions'
/** More visits back than anybody goes in one tab. */
const maxStored = 100

/** By place in the history, px. */
let positions: Map<string, number> | null = null

/**
 * The position of the page being left is remembered; going back or forward returns to it, a link leads to the top or to its
 * hash, and what keeps its place (list state, variations) says so to the router.
 */
export function useScrollMemory(): void {
  const location = useLocation()
  const { hash } = location
  const how = useNavigationType()
  const keepsPlace = use(RouterState)?.preventScrollReset === true
  const shown = useRef<string | null>(null)
  const place = placeOf(location)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // Read while scrolling: when a navigation ends, the page may be too short already to tell
    const remember = () => {
      if (shown.current !== null) known().set(shown.current, window.scrollY)
    }
    const keep = () => {
      remember()
      writeStored(storageKey, JSON.stringify([...known()].slice(-maxStored)))
      // The browser itself finds the place again when it brings back a document from before
      window.history.scrollRestoration = 'auto'
    }
    const resume = () => {
      window.history.scrollRestoration = 'manual'
    }
    window.addEventListener('scroll', remember, { passive: true })
    // Before the router's own: what was scrolled since the last frame has not been told yet
    window.addEventListener('popstate', remember, { capture: true })
    window.addEventListener('pagehide', keep)
    window.addEventListener('pageshow', resume)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('popstate', remember, { capture: true })
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('pageshow', resume)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === place) return
    const isFirst = shown.current === null
    shown.current = place
    if (hash === reviewListHash) return
    if (isFirst && isNewVisit()) known().delete(place)
    const saved = known().get(place)
    if (how === NavigationType.Pop && saved !== undefined) {
      window.scrollTo(0, saved)
      return
    }
    // The document's own first place is the browser's matter
    if (isFirst) return
    const id = decodeHash(hash)
    const target = hash === '' ? null : (document.getElementById(id) ?? document.getElementById(anchorOf(id)))
    if (target) target.scrollIntoView()
    else if (!keepsPlace) window.scrollTo(0, 0)
    known().set(place, window.scrollY)
  }, [place, hash, how, keepsPlace])
}

/** The entry a document began with has the same key in every document. */
const placeOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)

/** Neither loaded anew nor come back to: what was seen at the address before is another visit's. */
const isNewVisit = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && 'type' in visit && visit.type === 'navigate'
}

function known(): Map<string, number> {
  if (positions) return positions
  const stored = readStoredJson(storageKey)
  const entries = Array.isArray(stored) ? stored.filter(isEntry) : []
  return (positions = new Map(entries))
}

const isEntry = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
