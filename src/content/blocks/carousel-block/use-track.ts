import { type RefObject, useEffect, useRef, useState } from 'react'

/** Least time between two turns (specification 2, section 9): a press while the row still moves is ignored. */
const turnMs = 400

export interface Track {
  track: RefObject<HTMLUListElement | null>
  /** The slide that is shown, from 0. */
  current: number
  /** Brings a slide into sight; before the first comes the last, and after the last the first. */
  show: (index: number) => void
}

/** Tracks where a row of slides is scrolled to, and scrolls it; without animation when the visitor prefers reduced motion. */
export function useTrack(count: number): Track {
  const track = useRef<HTMLUListElement>(null)
  const turnedAt = useRef(-turnMs)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const row = track.current
    if (!row) return
    const follow = () => setCurrent(nearest(row))
    row.addEventListener('scroll', follow, { passive: true })
    return () => row.removeEventListener('scroll', follow)
  }, [])

  const show = (index: number) => {
    const row = track.current
    const slide = row?.children[(index + count) % count]
    const now = performance.now()
    if (!row || !(slide instanceof HTMLElement) || now - turnedAt.current < turnMs) return
    turnedAt.current = now
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollTo({ left: startOf(row, slide), behavior: isStill ? 'auto' : 'smooth' })
  }
  return { track, current, show }
}

const startOf = (row: HTMLElement, slide: HTMLElement): number =>
  slide.offsetLeft - Number.parseFloat(getComputedStyle(row).scrollPaddingLeft || '0')

/** Returns the slide whose start is nearest to the start of the visible part; at the row's end the last one. */
function nearest(row: HTMLElement): number {
  const slides = [...row.children].filter((one) => one instanceof HTMLElement)
  if (row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 1) return slides.length - 1
  const distances = slides.map((slide) => Math.abs(startOf(row, slide) - row.scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
