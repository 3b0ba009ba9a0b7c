import { type ComponentType, type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
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
  /** Null while its code is on the way. */
  Panel: ComponentType<MegaMenuProps> | null
}

/**
 * A link, and beside it the button that opens its menu for those without a pointer. By touch the first tap on the link opens
 * and the second follows it.
 */
export function MainMenuEntry({ item, menu, Panel }: MainMenuEntryProps) {
  const { url } = usePage()
  const text = useText()
  const panelId = useId()
  const touched = useRef(false)
  const opens = item.children.length > 0 || item.linkButtons.length > 0
  const open = menu.openId === item.id
  const current = item.url === url ? 'page' : item.selected ? 'true' : undefined
  const link = (handleClick?: (event: MouseEvent) => void) => (
    <SiteLink
      className="menu__link"
      to={item.url}
      target={item.targetFrame || undefined}
      title={item.title || undefined}
      aria-current={current}
      onPointerDown={(event) => void (touched.current = event.pointerType === 'touch')}
      onClick={handleClick}
    >
      {item.name}
    </SiteLink>
  )
  if (!opens) return <li onKeyDown={handleArrows}>{link()}</li>

  const handleLinkClick = (event: MouseEvent) => {
    if (touched.current && !open) {
      event.preventDefault()
      menu.show(item.id)
    } else menu.hide()
    touched.current = false
  }
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const left = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)
    if (open && left) menu.hide()
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const onTop = event.target instanceof Element && !event.target.closest('.megamenu')
    if (event.key === 'ArrowDown' && onTop) {
      event.preventDefault()
      if (open) event.currentTarget.querySelector<HTMLElement>('.megamenu a')?.focus()
      else menu.show(item.id)
    } else handleArrows(event)
  }
  return (
    <li
      data-open={open || undefined}
      onPointerEnter={(event) => menu.enter(item.id, event)}
      onPointerLeave={menu.leave}
      onBlur={handleBlur}
      onKeyDown={handleKey}
    >
      {link(handleLinkClick)}
      <button
        type="button"
        className="menu__open"
        aria-label={text('/shell/menu/more', { name: item.name })}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => (open ? menu.hide() : menu.show(item.id))}
      >
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      {open && Panel && <Panel id={panelId} item={item} onClose={menu.hide} />}
    </li>
  )
}

/** Left and right move along the row. */
function handleArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || !(event.target instanceof Element) || event.target.closest('.megamenu')) return
  const links = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('.menu__link') ?? [])]
  const here = links.findIndex((link) => event.currentTarget.contains(link))
  event.preventDefault()
  links[(here + step + links.length) % links.length]?.focus()
}
