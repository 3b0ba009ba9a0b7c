import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { usePage } from '#src/shell/web/page/page-context.ts'

/** Other slides' pictures are fetched this long after the first view, when the page itself is there. Milliseconds. */
const warmAfterMs = 2500

export interface Slides {
  /** The slide being shown, from 0. */
  index: number
  playing: boolean
  /** Pictures of the other slides may load. */
  warm: boolean
  toggle: () => void
  next: () => void
  /** Spread on the hero: the slides pause while the hero is hovered or has keyboard focus. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
}

/** Changes slides every `changeTime` milliseconds, in a loop. Never starts by itself when the visitor prefers reduced motion, nor in the page editor. */
export function useSlides(count: number, changeTime: number): Slides {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [warm, setWarm] = useState(false)
  const { isEdited = false } = usePage()
  const lessMotionWanted = useLessMotion()
  const playing = chosen ?? !(lessMotionWanted || isEdited)
  const running = playing && !pointed && !focused && count > 1
  const shown = index < count ? index : 0

  useEffect(() => {
    const timer = setTimeout(() => setWarm(true), warmAfterMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setIndex((shown + 1) % count), changeTime)
    return () => clearTimeout(timer)
  }, [running, shown, count, changeTime])

  return {
    index: shown,
    playing,
    warm,
    toggle: () => setChosen(!playing),
    next: () => {
      setWarm(true)
      setIndex((shown + 1) % count)
    },
    hold: {
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function onLessMotion(changed: () => void): () => void {
  const query = reducedMotionQuery()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the visitor prefers reduced motion; the server assumes they do not. */
const useLessMotion = (): boolean =>
  useSyncExternalStore(
    onLessMotion,
    () => reducedMotionQuery().matches,
    () => false,
  )
