import { useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { TreeItem } from '../../contract/tree.ts'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { moveItem } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import type { PageDialogProps } from './page-dialog.ts'

export function MovePageDialog({ item, onClose, onDone }: PageDialogProps) {
  const t = useText()
  const { tree } = useEditor()
  const { isBusy, fault, run } = useDeed()
  const pages = tree.filter(({ kind, id }) => kind === 'page' && !isBelow(tree, id, item.id))
  const [parent, setParent] = useState(item.parentId ?? 0)
  const siblings = tree.filter(({ parentId, id }) => parentId === parent && id !== item.id)
  const [index, setIndex] = useState(() => siblings.filter(({ sortIndex }) => sortIndex < item.sortIndex).length)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('/edit/move/title', { name: item.name })}
      closeLabel={t('/edit/close')}
      className="edit-dialog"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => {
            await moveItem(item.id, { parentId: parent, index: Math.min(index, siblings.length) })
            onDone(t('/edit/move/done', { name: item.name }), null)
            onClose()
          })
        }}
      >
        <Fault text={fault} />
        <div className="edit-field">
          <label className="edit-label" htmlFor="move-parent">
            {t('/edit/move/under')}
          </label>
          <select
            id="move-parent"
            className="edit-input"
            value={parent}
            onChange={({ target }) => setParent(Number(target.value))}
          >
            {pages.map((one) => (
              <option key={one.id} value={one.id}>
                {'\u00a0\u00a0'.repeat(depthOf(tree, one))}
                {one.name}
              </option>
            ))}
          </select>
        </div>
        <div className="edit-field">
          <label className="edit-label" htmlFor="move-place">
            {t('/edit/move/place')}
          </label>
          <select
            id="move-place"
            className="edit-input"
            value={Math.min(index, siblings.length)}
            onChange={({ target }) => setIndex(Number(target.value))}
          >
            <option value={0}>{t('/edit/move/first')}</option>
            {siblings.map((one, place) => (
              <option key={one.id} value={place + 1}>
                {t('/edit/move/after', { name: one.name })}
              </option>
            ))}
          </select>
        </div>
        <p className="edit-hint">{t('/edit/move/text')}</p>
        <div className="edit-buttons">
          <button type="submit" className="edit-button edit-button--primary" disabled={isBusy}>
            {t('/edit/move/button')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const parentOf = (tree: readonly TreeItem[], item: TreeItem): TreeItem | undefined =>
  tree.find(({ id }) => id === item.parentId)
const depthOf = (tree: readonly TreeItem[], item: TreeItem): number => {
  const parent = parentOf(tree, item)
  return parent ? 1 + depthOf(tree, parent) : 0
}
const isBelow = (tree: readonly TreeItem[], id: number, root: number): boolean => {
  const item = tree.find((one) => one.id === id)
  return item !== undefined && (item.id === root || (item.parentId !== null && isBelow(tree, item.parentId, root)))
}
