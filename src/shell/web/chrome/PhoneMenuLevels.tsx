import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import type { MenuItem } from '#src/shell/contract/navigation.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { HomeLink } from './HomeLink.tsx'
import { PhoneMenuEnd } from './PhoneMenuEnd.tsx'
import { PhoneMenuPromotion } from './PhoneMenuPromotion.tsx'
import { moveAlongRows } from './phone-menu-rows.ts'
import { PhoneMenuRoot } from './PhoneMenuRoot.tsx'
import type { SignedIn } from './sign-in-state.ts'

/** Levels of rows; the rows of the last one only lead away. */
const deepest = 3

interface Place {
  /** The opened entries, outermost first. */
  trail: readonly MenuItem[]
  direction: 'deeper' | 'back' | null
  /** Entry that was left by going back: it gets the focus. */
  left: string | null
}

/**
 * One level at a time. Up and down move along the rows, right opens, left goes back, Enter and Space do what the row says;
 * Escape and the cross close, which the dialog around this does.
 */
export function PhoneMenuLevels({ onClose, signedIn }: { onClose: () => void; signedIn: SignedIn }) {
  const { layoutTheme, navigation } = usePage()
  const text = useText()
  const level = useRef<HTMLDivElement>(null)
  const [{ trail, direction, left }, setPlace] = useState<Place>({ trail: [], direction: null, left: null })
  const parent = trail.at(-1)
  const items = parent?.children ?? navigation.mainMenuItems
  const opens = (item: MenuItem) => layoutTheme !== 'willja' && trail.length < deepest - 1 && item.children.length > 0

  useEffect(() => {
    if (direction === null) return
    const target = left === null ? '.shell-phone-menu__back' : `[data-entry="${CSS.escape(left)}"]`
    level.current?.querySelector<HTMLElement>(target)?.focus()
  }, [trail, direction, left])

  const open = (item: MenuItem) => setPlace({ trail: [...trail, item], direction: 'deeper', left: null })
  const goBack = () => setPlace({ trail: trail.slice(0, -1), direction: 'back', left: parent?.id ?? null })
  const handleKey = (event: KeyboardEvent<HTMLElement>, item?: MenuItem) => {
    if (level.current && moveAlongRows(level.current, event)) return event.preventDefault()
    if (event.key === 'ArrowRight' && item && opens(item)) open(item)
    else if (event.key === 'ArrowLeft' && parent) goBack()
    else return
    event.preventDefault()
  }

  return (
    <div
      className={clsx('shell-phone-menu__level', direction && `shell-phone-menu__level--${direction}`)}
      key={trail.length}
      ref={level}
      data-menu="panel"
      data-depth={trail.length + 1}
    >
      <div className="shell-phone-menu__bar">
        {parent ? (
          <button type="button" className="shell-phone-menu__back" onClick={goBack} onKeyDown={handleKey}>
            <Icon name="chevron-left" /> {trail.at(-2)?.name ?? text('/shell/menu/open')}
          </button>
        ) : (
          <HomeLink />
        )}
        <button type="button" className="kit-icon-btn" aria-label={text('/shell/menu/close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {parent && (
        <div className="shell-phone-menu__t">
          <h2 className="kit-d2">{parent.name}</h2>
          <SiteLink className="kit-go" to={parent.url}>
            {text('/shell/menu/view-all')}{' '}
            {parent.properties.count !== undefined && <span className="kit-num">{parent.properties.count}</span>}{' '}
            <Icon name="arrow" />
          </SiteLink>
        </div>
      )}
      <nav className="shell-phone-menu__list" aria-label={parent?.name ?? text('/shell/header/main-menu')}>
        {items.map((item) => {
          const row = {
            'data-entry': item.id,
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKey(event, item),
          }
          const count = item.properties.count !== undefined && (
            <small className="kit-num">{item.properties.count}</small>
          )
          return opens(item) ? (
            <button key={item.id} type="button" aria-haspopup="true" {...row} onClick={() => open(item)}>
              {item.name}
              {count}
              <Icon name="chevron-right" size="s" />
            </button>
          ) : (
            <SiteLink key={item.id} to={item.url} target={item.targetFrame || undefined} {...row}>
              {item.name}
              {count}
            </SiteLink>
          )
        })}
      </nav>
      {parent ? <PhoneMenuPromotion item={parent} /> : <PhoneMenuRoot />}
      <PhoneMenuEnd shortcuts={!parent} signedIn={signedIn} onClose={onClose} />
    </div>
  )
}
