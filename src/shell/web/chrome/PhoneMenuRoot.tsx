import { isWordmarkName, Wordmark } from '#src/kit/Wordmark.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'

/** Below the rows of the first level: the group's sites, when there are any, and the sub-brands as two compartments. */
export function PhoneMenuRoot() {
  const { navigation } = usePage()
  const text = useText()
  const { hasGlobalMenu, globalNavItems } = navigation.globalNavigation
  const brands = navigation.d2CMenus.find((menu) => menu.id === 'brands')?.items ?? []
  return (
    <>
      {hasGlobalMenu && (
        <nav className="shell-phone-menu__list shell-phone-menu__list--plain" aria-label={text('/shell/menu/global')}>
          {globalNavItems.map((item) => (
            <SiteLink key={item.id} to={item.url} target={item.targetFrame || undefined}>
              {item.name}
            </SiteLink>
          ))}
        </nav>
      )}
      {brands.length > 0 && (
        <nav className="shell-phone-menu__brands" aria-label={text('/shell/menu/brands')}>
          {brands.map(({ id, title, url }) => (
            <SiteLink key={id} to={url} {...(isWordmarkName(id) && { 'data-theme': id })}>
              {isWordmarkName(id) ? (
                <Wordmark name={id} height={30} label={title} />
              ) : (
                <span className="kit-name">{title}</span>
              )}
            </SiteLink>
          ))}
        </nav>
      )}
    </>
  )
}
