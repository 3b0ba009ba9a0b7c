import { type ComponentType, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import type { MenuItem } from '#src/shell/contract/navigation.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import type { HoverMenu } from './use-hover-menu.ts'

export interface MegaMenuProps {
  id: string
  item: MenuItem
  onClose: () => void
}

interface MainMenuEntryProps {
  item: MenuItem
  menu: HoverMenu
  /** Called on the first sign that the menu may be opened. */
  warm: () => void
  /** Null while its code loads. */
  Panel: ComponentType<MegaMenuProps> | null
}

/** A link, and next to it the button that opens its menu for visitors without a pointer. */
export function MainMenuEntry({ item, menu, warm, Panel }: MainMenuEntryProps) {
  const text = useText()
  const panelId = useId()
  const opens = item.children.length > 0 || item.linkButtons.length > 0
  if (!opens) {
    return (
      <li>
        <EntryLink item={item} onKeyDown={handleArrows} />
      </li>
    )
  }
  const open = menu.openId === item.id
  /** Down opens, and goes into what is open; left and right move along the row. */
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return handleArrows(event)
    event.preventDefault()
    if (open) event.currentTarget.closest('li')?.querySelector<HTMLElement>('.shell-megamenu a')?.focus()
    else menu.show(item.id)
  }
  return (
    <li
      data-open={open || undefined}
      onPointerEnter={(event) => menu.enter(item.id, event)}
      onPointerLeave={menu.leave}
    >
      <EntryLink
        item={item}
        onTap={open ? undefined : () => menu.show(item.id)}
        onFollow={menu.hide}
        onFocus={warm}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        className="shell-menu__open"
        aria-label={text('/shell/menu/more', { name: item.name })}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => (open ? menu.hide() : menu.show(item.id))}
        onKeyDown={handleKey}
      >
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      {open && Panel && <Panel id={panelId} item={item} onClose={menu.hide} />}
    </li>
  )
}

interface EntryLinkProps {
  item: MenuItem
  /** Called on a tap instead of following the link. */
  onTap?: (() => void) | undefined
  onFollow?: () => void
  onFocus?: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function EntryLink({ item, onTap, onFollow, onFocus, onKeyDown }: EntryLinkProps) {
  const { url } = usePage()
  const touched = useRef(false)
  const current = item.url === url ? 'page' : item.selected ? 'true' : undefined
  const handleClick = (event: MouseEvent) => {
    const tapped = touched.current
    touched.current = false
    if (!tapped || !onTap) return onFollow?.()
    event.preventDefault()
    onTap()
  }
  return (
    <SiteLink
      className="shell-menu__link"
      to={item.url}
      target={item.targetFrame || undefined}
      title={item.title || undefined}
      aria-current={current}
      onPointerDown={(event) => void (touched.current = event.pointerType === 'touch')}
      onClick={handleClick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {item.name}
    </SiteLink>
  )
}

function handleArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const entry = event.currentTarget.closest('li')
  if (step === 0 || !entry) return
  const links = [...(entry.parentElement?.querySelectorAll<HTMLElement>('.shell-menu__link') ?? [])]
  const here = links.findIndex((link) => entry.contains(link))
  event.preventDefault()
  links[(here + step + links.length) % links.length]?.focus()
}
