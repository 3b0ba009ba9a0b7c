import { type FormEvent, useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { createItem } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import type { PageDialogProps } from './page-dialog.ts'

export function NewPageDialog({ item, onClose, onDone }: PageDialogProps) {
  const t = useText()
  const first = useFirstFocus<HTMLInputElement>()
  const { schema, words, language } = useEditor()
  const { isBusy, fault, run } = useDeed()
  const types = Object.values(schema.types)
    .filter(({ kind }) => kind === 'page')
    .toSorted((one, other) => one.label[words].localeCompare(other.label[words], words))
  const [type, setType] = useState(types.find((one) => one.type === 'ContentPage')?.type ?? types[0]?.type ?? '')
  const [name, setName] = useState('')
  const [preset, setPreset] = useState('')
  const presets = schema.types[type]?.presets ?? []
  const handle = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      const { id } = await createItem({
        type,
        parentId: item.id,
        language,
        name: name.trim(),
        ...(preset !== '' && { preset }),
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
        <div className="edit-field">
          <label className="edit-label" htmlFor="new-type">
            {t('/edit/new/type')}
          </label>
          <select
            id="new-type"
            className="edit-input"
            value={type}
            onChange={({ target }) => {
              setType(target.value)
              setPreset('')
            }}
          >
            {types.map((one) => (
              <option key={one.type} value={one.type}>
                {one.label[words]}
              </option>
            ))}
          </select>
        </div>
        {presets.length > 0 && (
          <div className="edit-field">
            <label className="edit-label" htmlFor="new-preset">
              {t('/edit/catalogue/begin')}
            </label>
            <select
              id="new-preset"
              className="edit-input"
              value={preset}
              onChange={({ target }) => setPreset(target.value)}
            >
              <option value="">{t('/edit/catalogue/empty')}</option>
              {presets.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.label[words]}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="edit-buttons">
          <button type="submit" className="edit-button edit-button--primary" disabled={isBusy}>
            {t('/edit/new/button')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
