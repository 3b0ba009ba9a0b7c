import type { MenuItem } from '#src/shell/contract/navigation.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'

/** The row of the wide header. Plain links: what opens on hover is added to an entry, never needed to get anywhere. */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const text = useText()
  return (
    <nav className="menu" aria-label={text('/shell/header/main-menu')}>
      {items.map((item) => (
        <MainMenuEntry key={item.id} item={item} />
      ))}
    </nav>
  )
}

function MainMenuEntry({ item }: { item: MenuItem }) {
  const { url } = usePage()
  const current = item.url === url ? 'page' : item.selected ? 'true' : undefined
  return (
    <SiteLink
      to={item.url}
      target={item.targetFrame || undefined}
      title={item.title || undefined}
      aria-current={current}
    >
      {item.name}
    </SiteLink>
  )
}
