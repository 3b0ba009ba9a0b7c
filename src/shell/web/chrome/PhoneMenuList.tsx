import { type KeyboardEvent, useId, useState } from 'react'
import { buttonClass } from '#src/kit/button-class.ts'
import { Icon } from '#src/kit/Icon.tsx'
import type { MenuItem } from '#src/shell/contract/navigation.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { HomeLink } from './HomeLink.tsx'
import { PhoneMenuEnd } from './PhoneMenuEnd.tsx'
import { moveAlongRows } from './phone-menu-rows.ts'
import type { SignedIn } from './sign-in-state.ts'

/** Levels of the list; the rows of the last one only lead away. */
const deepest = 3

/** The menu of content sites: one list whose rows unfold, the group's sites, the buttons, search and languages. */
export function PhoneMenuList({ onClose, signedIn }: { onClose: () => void; signedIn: SignedIn }) {
  const { layoutTheme, navigation } = usePage()
  const text = useText()
  const { hasGlobalMenu, globalNavItems } = navigation.globalNavigation
  const unique = new Map(navigation.mainMenuItems.flatMap((item) => item.linkButtons).map((link) => [link.url, link]))
  return (
    <div className="shell-phone-menu__level" data-menu="phone">
      <div className="shell-phone-menu__bar">
        <HomeLink />
        <button type="button" className="kit-icon-btn" aria-label={text('/shell/menu/close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav className="shell-phone-menu__tree" aria-label={text('/shell/header/main-menu')}>
        <Rows items={navigation.mainMenuItems} level={1} expandable={layoutTheme !== 'willja'} />
      </nav>
      {hasGlobalMenu && (
        <nav
          className="shell-phone-menu__list shell-phone-menu__list--plain"
          data-menu="global"
          aria-label={text('/shell/menu/global')}
        >
          {globalNavItems.map((item) => (
            <SiteLink
              key={item.id}
              data-entry={item.id}
              to={item.url}
              target={item.targetFrame || undefined}
              onKeyDown={handleKey}
            >
              {item.name}
            </SiteLink>
          ))}
        </nav>
      )}
      {unique.size > 0 && (
        <div className="shell-phone-menu__ctas">
          {[...unique.values()].map((link) => (
            <SiteLink
              key={link.url}
              to={link.url}
              target={link.targetFrame || undefined}
              className={buttonClass({ variant: link.isExternal ? 'secondary' : 'primary', wide: true })}
            >
              {link.name} {link.isExternal && <Icon name="external" size="s" />}
            </SiteLink>
          ))}
        </div>
      )}
      <PhoneMenuEnd shortcuts={false} signedIn={signedIn} onClose={onClose} />
    </div>
  )
}

function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget.closest<HTMLElement>('.shell-phone-menu__level')
  if (menu && moveAlongRows(menu, event)) event.preventDefault()
}

function Rows({ items, level, expandable }: { items: readonly MenuItem[]; level: number; expandable: boolean }) {
  return (
    <ul className={level > 1 ? 'shell-phone-menu__rows--inner' : undefined} data-depth={level}>
      {items.map((item) => (
        <Row key={item.id} item={item} level={level} expandable={expandable} />
      ))}
    </ul>
  )
}

function Row({ item, level, expandable }: { item: MenuItem; level: number; expandable: boolean }) {
  const { url } = usePage()
  const text = useText()
  const [showChildren, setShowChildren] = useState(false)
  const listId = useId()
  const unfolds = expandable && level < deepest && item.children.length > 0
  const { count } = item.properties
  return (
    <li>
      <div className="shell-phone-menu__row">
        <SiteLink
          data-entry={item.id}
          onKeyDown={handleKey}
          to={item.url}
          target={item.targetFrame || undefined}
          {...(item.url === url && { 'aria-current': 'page' as const })}
        >
          {item.name}
          {count !== undefined && <small className="kit-num">{count}</small>}
        </SiteLink>
        {unfolds && (
          <button
            type="button"
            className="kit-icon-btn"
            aria-label={text('/shell/menu/more', { name: item.name })}
            aria-expanded={showChildren}
            aria-controls={showChildren ? listId : undefined}
            onKeyDown={handleKey}
            onClick={() => setShowChildren(!showChildren)}
          >
            <Icon name={showChildren ? 'minus' : 'plus'} />
          </button>
        )}
      </div>
      {showChildren && (
        <div id={listId}>
          <Rows items={item.children} level={level + 1} expandable={expandable} />
        </div>
      )}
    </li>
  )
}
