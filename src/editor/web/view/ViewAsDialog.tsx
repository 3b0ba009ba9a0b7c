import { useId, useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { channels } from '#src/shell/contract/view-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { DateControl } from '../form/DateControl.tsx'
import { useGroups } from '../form/GroupChoice.tsx'
import { normalView, setViewAs, themes, useViewAs } from './view-as.ts'

/** Chooses for whom, on what, and when the page is shown. */
export function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const groups = useGroups()
  const [view, setView] = useState(useViewAs())
  const show = (next: typeof view): void => {
    setViewAs(next)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('/edit/view/title')} closeLabel={t('/edit/close')} className="edit-dialog">
      <form
        className="edit-fields"
        onSubmit={(event) => {
          event.preventDefault()
          show(view)
        }}
      >
        <p className="edit-hint">{t('/edit/view/text')}</p>
        <fieldset className="edit-field">
          <legend className="edit-label">{t('/edit/place/groups')}</legend>
          {groups.length === 0 && <p className="edit-hint">{t('/edit/view/no-groups')}</p>}
          {groups.map(({ id, name }) => (
            <label key={id} className="edit-check">
              <input
                type="checkbox"
                checked={view.groups.includes(id)}
                onChange={({ target }) =>
                  setView({
                    ...view,
                    groups: target.checked ? [...view.groups, id] : view.groups.filter((one) => one !== id),
                  })
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <Choice
          label={t('/edit/view/channel')}
          none={t('/edit/view/any-channel')}
          value={view.channel}
          options={channels.map((one) => [one, t(`/edit/device/${one}`)])}
          onChange={(channel) => setView({ ...view, channel })}
        />
        <Choice
          label={t('/edit/view/theme')}
          none={t('/edit/view/own-theme')}
          value={view.theme}
          options={themes.map((one) => [one, t(`/edit/view/theme/${one}`)])}
          onChange={(theme) => setView({ ...view, theme })}
        />
        <div className="edit-field">
          <label className="edit-label" htmlFor="view-at">
            {t('/edit/view/at')}
          </label>
          <DateControl id="view-at" value={view.at} onChange={(at) => setView({ ...view, at })} />
        </div>
        <div className="edit-buttons">
          <button type="submit" className="edit-button edit-button--primary">
            {t('/edit/view/show')}
          </button>
          <button type="button" className="edit-button" onClick={() => show(normalView)}>
            {t('/edit/view/normal')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface ChoiceProps<One extends string> {
  label: string
  /** Says what holds when nothing is chosen. */
  none: string
  value: One | null
  options: readonly (readonly [One, string])[]
  onChange: (value: One | null) => void
}
function Choice<One extends string>({ label, none, value, options, onChange }: ChoiceProps<One>) {
  const id = useId()
  return (
    <div className="edit-field">
      <label className="edit-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="edit-input"
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(([one]) => one === target.value)?.[0] ?? null)}
      >
        <option value="">{none}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
