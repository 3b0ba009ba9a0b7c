import { useCallback, useEffect, useRef } from 'react'
import type { MenuItem } from '#src/shell/contract/navigation.ts'
import { useText } from '../text/use-text.ts'
import { loadMegaMenu, warm } from './menu-chunks.ts'
import { MainMenuEntry } from './MainMenuEntry.tsx'
import { closeSurface } from '../open-surface.ts'
import { useChunk } from './use-chunk.ts'
import { useHoverMenu } from './use-hover-menu.ts'

const warmMegaMenu = warm(loadMegaMenu)

/** The row of the wide header. Plain links: every page can be reached without the panels that open under them. */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const menu = useHoverMenu()
  const { openId, hide } = menu
  const giveUp = useCallback(() => closeSurface('mega-menu'), [])
  const chunk = useChunk(loadMegaMenu, openId !== null, giveUp)
  useDismissal(list, openId !== null, hide)
  return (
    <nav className="shell-menu" aria-label={text('/shell/header/main-menu')}>
      <ul ref={list} data-menu="bar" onPointerEnter={warmMegaMenu}>
        {items.map((item) => (
          <MainMenuEntry key={item.id} item={item} menu={menu} warm={warmMegaMenu} Panel={chunk?.MegaMenu ?? null} />
        ))}
      </ul>
    </nav>
  )
}

/** Escape, a press elsewhere and the focus going elsewhere close; Escape gives the focus back to the entry's button. */
function useDismissal(list: React.RefObject<HTMLElement | null>, open: boolean, hide: () => void): void {
  const latest = useRef(hide)
  useEffect(() => void (latest.current = hide))
  useEffect(() => {
    if (!open) return
    const entry = () => list.current?.querySelector('[data-open]')
    const handleElsewhere = (event: Event) => {
      if (event.target instanceof Node && !entry()?.contains(event.target)) latest.current()
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      const here = entry()
      if (here?.contains(document.activeElement)) here.querySelector('button')?.focus()
      latest.current()
    }
    document.addEventListener('pointerdown', handleElsewhere)
    document.addEventListener('focusin', handleElsewhere)
    // Runs before the messages' listener: one Escape closes one thing
    document.addEventListener('keydown', handleKey, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere)
      document.removeEventListener('focusin', handleElsewhere)
      document.removeEventListener('keydown', handleKey, { capture: true })
    }
  }, [open, list])
}
