import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Keys } from './Keys.tsx'

const keys = [
  ['Ctrl S', 'save'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['Ctrl Enter', 'publish'],
  ['Ctrl P', 'preview'],
  ['Ctrl K', 'palette'],
  ['F6', 'pane'],
  ['↑ ↓', 'blocks'],
  ['Alt ↑ ↓', 'move'],
  ['Alt ← →', 'nest'],
  ['Enter', 'form'],
  ['F2', 'write'],
  ['Ctrl D', 'duplicate'],
  ['Ctrl C, V', 'copy'],
  ['Delete', 'remove'],
  ['Esc', 'out'],
  ['?', 'help'],
] as const

/** The keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t('/edit/help/title')} closeLabel={t('/edit/close')} className="edit-dialog">
      <dl className="edit-help">
        {keys.map(([key, deed]) => (
          <div key={deed}>
            <dt>
              <Keys of={key} />
            </dt>
            <dd>{t(`/edit/help/key/${deed}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
