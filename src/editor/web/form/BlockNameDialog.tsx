import { useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useFirstFocus } from '../app/use-first-focus.ts'

interface BlockNameDialogProps {
  title: string
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for the name that a block is shared or kept by. */
export function BlockNameDialog({ title, onName, onClose }: BlockNameDialogProps) {
  const t = useText()
  const first = useFirstFocus<HTMLInputElement>()
  const [name, setName] = useState('')
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('/edit/close')} className="edit-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onName(name.trim())
        }}
      >
        <div className="edit-field">
          <label className="edit-label" htmlFor="block-name">
            {t('/edit/page/name')}
          </label>
          <input
            id="block-name"
            ref={first}
            className="edit-input"
            required
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className="edit-buttons">
          <button type="submit" className="edit-button edit-button--primary">
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
