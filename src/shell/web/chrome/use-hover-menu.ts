import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { closeSurface, openSurface, useSurfaceOpen } from '../open-surface.ts'

/** The menu closes so long after the pointer has left it (specification 1, section 4). */
const closingMs = 300
/** After closing, hovering opens nothing for so long: a pointer on its way out does not bring the menu back. */
const settlingMs = 100
/** The pointer rests on another entry this long before the open menu changes: its way to the open one may cross others. */
const switchingMs = 100

export interface HoverMenu {
  /** Entry whose menu is open, or null. */
  openId: string | null
  show: (id: string) => void
  hide: () => void
  /** For the pointer events of an entry that has a menu; the menu belongs to the entry. */
  enter: (id: string, event: PointerEvent) => void
  leave: (event: PointerEvent<HTMLElement>) => void
}

/** Which entry of the main menu is open, and what the pointer does to it. */
export function useHoverMenu(): HoverMenu {
  const isOpen = useSurfaceOpen('mega-menu')
  const [chosen, setChosen] = useState<string | null>(null)
  const openId = isOpen ? chosen : null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settling = useRef(false)
  const under = useRef<string | null>(null)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      closeSurface('mega-menu')
    },
    [],
  )

  const show = (id: string) => {
    clearTimeout(timer.current)
    settling.current = false
    setChosen(id)
    openSurface('mega-menu')
  }
  const hide = () => {
    clearTimeout(timer.current)
    settling.current = false
    closeSurface('mega-menu')
  }
  const later = (ms: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }
  const settle = () => {
    settling.current = false
    if (under.current !== null && !isTyping()) show(under.current)
  }
  const close = () => {
    closeSurface('mega-menu')
    settling.current = true
    later(settlingMs, settle)
  }
  return {
    openId,
    show,
    hide,
    enter(id, event) {
      if (event.pointerType === 'touch') return
      under.current = id
      if (settling.current || isTyping()) return
      if (openId === null || openId === id) show(id)
      else later(switchingMs, () => show(id))
    },
    leave(event) {
      if (event.pointerType === 'touch') return
      under.current = null
      if (openId !== null && !isInUse()) later(closingMs, close)
      else if (!settling.current) clearTimeout(timer.current)
    },
  }
}

/** A visitor who uses the open menu by keyboard or types in it keeps it open, even when the pointer moves over other entries. */
function isInUse(): boolean {
  const { activeElement } = document
  return Boolean(activeElement?.matches('[aria-expanded="true"]') || activeElement?.closest('.shell-megamenu'))
}

/** The focus is in a search box of the header: hovering opens nothing then. */
function isTyping(): boolean {
  const { activeElement } = document
  return Boolean(activeElement?.matches('input, textarea') && activeElement.closest('header, search, [role="search"]'))
}
