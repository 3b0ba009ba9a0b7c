import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import type { TreeItem } from '../../contract/tree.ts'
import type { MenuItem } from './Menu.tsx'

/** What is of every page: the menus, the footer and the banner, and the popups. */
export const siteItems = (tree: readonly TreeItem[], open: (id: number) => void, t: TextFunction): MenuItem[] =>
  (['site-settings', 'site-popups'] as const).flatMap((key) =>
    tree
      .filter((item) => item.key === key)
      .map(({ id }) => ({ label: t(`/edit/tree/${key}`), icon: 'home', run: () => open(id) })),
  )
