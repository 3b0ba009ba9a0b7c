import { useNavigate } from 'react-router'
import { Icon, type IconName } from '#src/kit/Icon.tsx'
import { Select } from '#src/kit/Select.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

/** Id of the tabs' content menu; it comes from the content. */
const menuId = 'my_fazer'
/** Icons by position, whatever the editor has named the tabs. */
const icons: readonly IconName[] = ['user', 'truck', 'pin', 'key', 'mail', 'heart']

/** Tabs of the account; on phones a select. */
export function AccountNav({ page: { navigation, url } }: { page: PageModel }) {
  const text = useText()
  const navigate = useNavigate()
  const items = navigation.d2CMenus.find(({ id }) => id === menuId)?.items ?? []
  if (items.length === 0) return null
  return (
    <nav className="account-nav" aria-label={text('/account/title')}>
      <ul>
        {items.map((item, index) => (
          <li key={item.id}>
            <SiteLink to={item.url} aria-current={item.url === url ? 'page' : undefined}>
              <Icon name={icons[index] ?? 'chevron-right'} /> {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
      <Select
        label={text('/account/title')}
        value={items.find((item) => item.url === url)?.url ?? ''}
        options={[
          ...(items.some((item) => item.url === url) ? [] : [{ value: '', label: text('/account/choose') }]),
          ...items.map((item) => ({ value: item.url, label: item.title })),
        ]}
        onChange={({ target }) => void navigate(target.value)}
      />
    </nav>
  )
}
