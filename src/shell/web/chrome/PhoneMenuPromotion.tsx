import { Icon } from '#src/kit/Icon.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import type { MenuItem } from '#src/shell/contract/navigation.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { pictureField } from './menu-picture-field.ts'

/** An entry's buttons and its picture, which leads where the editors say, else where the first button does. External ones are styled as secondary (specification 1, 2.5). */
export function PhoneMenuPromotion({ item }: { item: MenuItem }) {
  const { imageUrl, pictureLink } = item.properties
  const [first, ...others] = item.linkButtons
  const pictured = imageUrl === '' ? null : (pictureLink ?? first ?? null)
  const buttons = pictured && pictured === first ? others : item.linkButtons
  return (
    <>
      {buttons.length > 0 && (
        <div className="shell-phone-menu__ctas">
          {buttons.map((link) => (
            <SiteLink
              key={link.url}
              to={link.url}
              target={link.targetFrame || undefined}
              className={buttonClass({ variant: link.isExternal ? 'secondary' : 'primary', size: 'small', wide: true })}
            >
              {link.name} {link.isExternal && <Icon name="external" size="s" />}
            </SiteLink>
          ))}
        </div>
      )}
      {pictured && (
        <SiteLink className="shell-phone-menu__pic" to={pictured.url} style={pictureField(item)}>
          <Picture
            image={{ url: imageUrl, altText: '' }}
            preset="half"
            sizes="(min-width: 480px) 480px, 100vw"
            loading="eager"
          />
          <span className="kit-name">
            {pictured.name} <Icon name="arrow" size="s" />
          </span>
        </SiteLink>
      )}
    </>
  )
}
