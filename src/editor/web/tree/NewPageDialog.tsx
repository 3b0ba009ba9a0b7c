import { type FormEvent, useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { createItem } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import type { PageDialogProps } from './page-dialog.ts'
import { PageKinds } from './PageKinds.tsx'

export function NewPageDialog({ item, onClose, onDone }: PageDialogProps) {
  const t = useText()
  const first = useFirstFocus<HTMLInputElement>()
  const { language } = useEditor()
  const { isBusy, fault, run } = useDeed()
  const [type, setType] = useState('ContentPage')
  const [name, setName] = useState('')
  const handle = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      const { id } = await createItem({
        type,
        parentId: item.id,
        language,
        name: name.trim(),
      })
      onDone(t('/edit/new/done', { name }), id)
      onClose()
    })
  }
  return (
    <Dialog open onClose={onClose} title={t('/edit/new/title')} closeLabel={t('/edit/close')} className="edit-dialog">
      <form onSubmit={handle}>
        <p className="edit-hint">{t('/edit/new/under', { name: item.name })}</p>
        <Fault text={fault} />
        <div className="edit-field">
          <label className="edit-label" htmlFor="new-name">
            {t('/edit/page/name')}
          </label>
          <input
            id="new-name"
            className="edit-input"
            required
            maxLength={200}
            ref={first}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <PageKinds parent={item} value={type} onChange={setType} />
        <div className="edit-buttons">
          <button type="submit" className="edit-button edit-button--primary" disabled={isBusy || type === ''}>
            {t('/edit/new/button')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
