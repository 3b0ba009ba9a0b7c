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
/** The most history entries stored: more than a visitor goes back in one tab. */
const maxStored = 100

/** Scroll positions in px, by place in the history. */
let positions: Map<string, number> | null = null

/**
 * Remembers the scroll position of the page being left; back or forward returns to it, and a link leads to the top or to its hash.
 * Navigations that keep the position (list state, variations) say so to the router.
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
    // Stored while scrolling: when a navigation ends, the page may already be too short to read the position
    const remember = () => {
      if (shown.current !== null) known().set(shown.current, window.scrollY)
    }
    const keep = () => {
      remember()
      writeStored(storageKey, JSON.stringify([...known()].slice(-maxStored)))
      // The browser restores the position itself when it brings back an earlier document
      window.history.scrollRestoration = 'auto'
    }
    const resume = () => {
      window.history.scrollRestoration = 'manual'
    }
    window.addEventListener('scroll', remember, { passive: true })
    // Runs before the router's listener: no scroll event has yet reported what was scrolled since the last frame
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
    // The browser sets the document's first position
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

/** True when the document was neither reloaded nor reached by back or forward: stored positions are from another visit. */
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
