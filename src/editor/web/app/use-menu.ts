import { useText } from '#src/shell/web/text/use-text.ts'
import type { TreeItem } from '../../contract/tree.ts'
import { useEditor, useSession } from '../editor-context.ts'
import type { MenuItem } from './Menu.tsx'
import type { Opened } from './opened.ts'
import { siteItems } from './site-items.ts'
import type { Drawer } from './TopBar.tsx'
import type { EditorKeys } from './use-keys.ts'

interface MenuOptions {
  keys: EditorKeys
  open: (opened: Opened) => void
  show: (side: 'pages' | 'outline') => void
  onDrawer: (drawer: Drawer) => void
  /** Shows a second language. */
  onTwo: () => void
  dark: { isOn: boolean; onChange: (isOn: boolean) => void }
}

/** What the editor's menu does, and the command palette, which does a little more. */
export function useMenu({ keys, open, show, onDrawer, onTwo, dark }: MenuOptions) {
  const t = useText()
  const { session, tree, openItem, language } = useEditor()
  const { document: item, canUndo, canRedo } = useSession(session)
  const menu: readonly MenuItem[] = [
    { label: t('/edit/palette/title'), icon: 'search', run: keys.palette },
    { label: t('/edit/side/pages'), icon: 'folder', run: () => show('pages') },
    { label: t('/edit/new/title'), icon: 'plus', run: () => openNew(tree, item.parentId ?? item.id, open) },
    { label: t('/edit/media/library'), icon: 'picture', run: () => open({ kind: 'library' }) },
    {
      label: t('/edit/projects/title'),
      icon: 'blocks',
      run: () => open({ kind: 'projects', id: item.languages[language].projectId }),
    },
    { label: t('/edit/redirects/title'), icon: 'branch', run: () => open({ kind: 'redirects' }) },
    ...siteItems(tree, openItem, t),
    { label: t('/edit/groups/title'), icon: 'users', run: () => open({ kind: 'groups' }) },
    { label: t('/edit/texts/title'), icon: 'text', run: () => open({ kind: 'texts' }) },
    { label: t('/edit/reports/title'), icon: 'warning', run: () => open({ kind: 'reports' }) },
    { label: t('/edit/submissions/title'), icon: 'mail', run: () => open({ kind: 'submissions' }) },
    { label: t('/edit/undo'), icon: 'undo', run: keys.undo, isOff: !canUndo },
    { label: t('/edit/redo'), icon: 'redo', run: keys.redo, isOff: !canRedo },
    { label: t('/edit/twin/title'), icon: 'table', run: onTwo },
    { label: t('/edit/comments/title'), icon: 'comment', run: () => onDrawer('comments') },
    {
      label: t('/edit/review/menu'),
      icon: 'users',
      run: () => open({ kind: 'review' }),
      isOff: !item.may.write || item.languages[language].draft === null,
    },
    { label: t('/edit/versions/title'), icon: 'history', run: () => onDrawer('versions') },
    { label: t('/edit/preview'), icon: 'eye', run: () => open({ kind: 'preview' }) },
    { label: t('/edit/view/menu'), icon: 'users', run: () => open({ kind: 'view' }) },
    { label: t(dark.isOn ? '/edit/light' : '/edit/dark'), icon: 'moon', run: () => dark.onChange(!dark.isOn) },
    { label: t('/edit/help/title'), icon: 'info', run: () => open({ kind: 'help' }) },
  ]
  const commands: readonly MenuItem[] = [
    {
      label: t(item.may.publish ? '/edit/publish/button' : '/edit/review/button'),
      icon: 'check',
      run: keys.publish,
    },
    { label: t('/edit/side/outline'), icon: 'blocks', run: () => show('outline') },
    { label: t('/edit/trash/title'), icon: 'trash', run: () => open({ kind: 'trash-list' }) },
    ...menu.slice(1),
  ]
  return { menu, commands }
}

function openNew(tree: readonly TreeItem[], parentId: number, open: (opened: Opened) => void): void {
  const parent =
    tree.find(({ id }) => id === parentId) ?? tree.find(({ kind, parentId: none }) => kind === 'page' && none === null)
  if (parent) open({ kind: 'new', item: parent })
}
