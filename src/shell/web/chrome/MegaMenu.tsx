import { useRef } from 'react'
import { buttonClass } from '#src/kit/button-class.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { useFollowedLink } from '#src/kit/overlays/use-followed-link.ts'
import { Picture } from '#src/kit/Picture.tsx'
import type { LinkButton, MenuItem } from '#src/shell/contract/navigation.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { useText } from '../text/use-text.ts'
import type { MegaMenuProps } from './MainMenuEntry.tsx'
import { pictureField } from './menu-picture-field.ts'
import { MenuSearch } from './MenuSearch.tsx'
import './mega-menu.css'

/** What opens under an entry of the main menu (specification 1, 2.5). Following any of its links closes it. */
export function MegaMenu({ id, item, onClose }: MegaMenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  useFollowedLink(panel, true, onClose)
  return (
    <div className="shell-megamenu" id={id} ref={panel} data-menu="mega">
      <div className="kit-wrap shell-megamenu__in">
        <Title item={item} />
        <ul className="shell-megamenu__cols" data-depth="2">
          {item.children.map((child) => (
            <Column key={child.id} item={child} />
          ))}
        </ul>
        <MenuPicture item={item} />
      </div>
      <div className="shell-megamenu__foot">
        <div className="kit-wrap">
          {item.linkButtons.map((button, index) => (
            <MenuButton key={button.url + button.name} button={button} first={index === 0} />
          ))}
          <MenuSearch onNavigate={onClose} opens="below" />
        </div>
      </div>
    </div>
  )
}

function Title({ item }: { item: MenuItem }) {
  const text = useText()
  return (
    <div className="shell-megamenu__title">
      <SiteLink className="kit-d2" to={item.url} target={item.targetFrame || undefined}>
        {item.name}
      </SiteLink>
      {item.properties.lead && <p className="kit-muted kit-ui">{item.properties.lead}</p>}
      {/* Hidden from assistive technology: the title is the same link */}
      <SiteLink
        className="kit-go"
        to={item.url}
        target={item.targetFrame || undefined}
        tabIndex={-1}
        aria-hidden="true"
      >
        {text('/shell/menu/view-all')} <Icon name="arrow" />
      </SiteLink>
    </div>
  )
}

function Column({ item }: { item: MenuItem }) {
  return (
    <li>
      <SiteLink className="shell-megamenu__head kit-hover-line" to={item.url} target={item.targetFrame || undefined}>
        {item.name}
      </SiteLink>
      {item.children.length > 0 && (
        <ul data-depth="3">
          {item.children.map((row) => (
            <li key={row.id}>
              <SiteLink className="kit-hover-line" to={row.url} target={row.targetFrame || undefined}>
                {row.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** External ones are styled as secondary, and so is every button after the first. */
function MenuButton({ button, first }: { button: LinkButton; first: boolean }) {
  return (
    <SiteLink
      className={buttonClass({ variant: button.isExternal || !first ? 'secondary' : 'primary', size: 'small' })}
      to={button.url}
      target={button.targetFrame || undefined}
    >
      {button.name} {button.isExternal && <Icon name="external" size="s" />}
    </SiteLink>
  )
}

function MenuPicture({ item }: { item: MenuItem }) {
  const { imageUrl, pictureLink } = item.properties
  if (imageUrl === '') return null
  const { name, url } = pictureLink ?? item
  return (
    <SiteLink
      className="shell-megamenu__pic"
      to={url}
      style={pictureField(item)}
      {...(!pictureLink && { tabIndex: -1, 'aria-hidden': true })}
    >
      <Picture image={{ url: imageUrl, altText: '' }} preset="half" sizes="360px" loading="eager" />
      <span className="kit-name">
        {name} <Icon name="arrow" size="s" />
      </span>
    </SiteLink>
  )
}
