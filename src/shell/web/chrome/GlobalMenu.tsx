import { Dropdown } from '#src/kit/Dropdown.tsx'
import { Icon, isIconName } from '#src/kit/Icon.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'

/** The way to the group's other sites. */
export function GlobalMenu() {
  const { globalNavIcon, globalNavItems } = usePage().navigation.globalNavigation
  const text = useText()
  return (
    <Dropdown
      className="shell-bar__wide"
      label={text('/shell/menu/global')}
      icon={<EditorsIcon icon={globalNavIcon} />}
    >
      <ul data-menu="global">
        {globalNavItems.map((item) => (
          <li key={item.id}>
            <SiteLink className="kit-dropdown__row" to={item.url} target={item.targetFrame || undefined}>
              {item.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}

interface EditorsIconProps {
  /** One of the kit's names, or a picture of our own media; anything else shows the usual drawing. */
  icon: string
}

function EditorsIcon({ icon }: EditorsIconProps) {
  if (icon.startsWith('/media/')) return <img className="kit-icon" src={icon} alt="" width={24} height={24} />
  return <Icon name={isIconName(icon) ? icon : 'globe'} />
}
