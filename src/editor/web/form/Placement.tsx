import { useText } from '#src/shell/web/text/use-text.ts'
import { channels } from '#src/shell/contract/view-context.ts'
import type { Entry } from '../../rules/tree.ts'
import { useEditor } from '../editor-context.ts'
import { DateControl } from './DateControl.tsx'
import { useForm } from './form-context.ts'
import { useGroups } from './GroupChoice.tsx'

interface PlacementProps {
  entry: Entry
  node: number
}

/** For whom and when a block is shown. */
export function Placement({ entry, node }: PlacementProps) {
  const t = useText()
  const { deeds } = useEditor()
  const { isReadOnly } = useForm()
  const groups = useGroups()
  const list = <One,>(name: string): readonly One[] => (Array.isArray(entry[name]) ? (entry[name] as One[]) : []) // by the stored form
  const toggle = <One,>(name: string, one: One, isOn: boolean): void => {
    const next = isOn ? [...list<One>(name), one] : list<One>(name).filter((other) => other !== one)
    deeds.setPlace(node, name, next.length === 0 ? undefined : next)
  }
  const moment = (name: 'from' | 'to') => (
    <div className="edit-field" data-at={name}>
      <label className="edit-label" htmlFor={`place-${name}`}>
        {t(`/edit/place/${name}`)}
      </label>
      <DateControl
        id={`place-${name}`}
        value={typeof entry[name] === 'string' ? entry[name] : ''}
        isReadOnly={isReadOnly}
        onChange={(value) => deeds.setPlace(node, name, value === '' ? undefined : value)}
      />
    </div>
  )
  return (
    <>
      <fieldset className="edit-field" disabled={isReadOnly}>
        <legend className="edit-label">{t('/edit/place/channels')}</legend>
        {channels.map((channel) => (
          <label key={channel} className="edit-check">
            <input
              type="checkbox"
              checked={list('channels').includes(channel)}
              onChange={({ target }) => toggle('channels', channel, target.checked)}
            />
            <span>{t(`/edit/device/${channel}`)}</span>
          </label>
        ))}
        <p className="edit-hint">{t('/edit/place/channels-hint')}</p>
      </fieldset>
      {groups.length > 0 && (
        <fieldset className="edit-field" disabled={isReadOnly}>
          <legend className="edit-label">{t('/edit/place/groups')}</legend>
          {groups.map((group) => (
            <label key={group.id} className="edit-check">
              <input
                type="checkbox"
                checked={list('visitorGroups').includes(group.id)}
                onChange={({ target }) => toggle('visitorGroups', group.id, target.checked)}
              />
              <span>{group.name}</span>
            </label>
          ))}
          <p className="edit-hint">{t('/edit/place/groups-hint')}</p>
        </fieldset>
      )}
      <div className="edit-field">
        <label className="edit-check">
          <input
            type="checkbox"
            disabled={isReadOnly}
            checked={entry['insteadOfNext'] === true}
            onChange={({ target }) => deeds.setPlace(node, 'insteadOfNext', target.checked || undefined)}
          />
          <span>{t('/edit/place/instead')}</span>
        </label>
      </div>
      {moment('from')}
      {moment('to')}
    </>
  )
}

/** How wide a block is next to its neighbours. */
export function PlacementLook({ entry, node }: PlacementProps) {
  const t = useText()
  const { deeds } = useEditor()
  const { isReadOnly } = useForm()
  const value = typeof entry['displayOption'] === 'string' ? entry['displayOption'] : 'full'
  return (
    <fieldset className="edit-field" disabled={isReadOnly}>
      <legend className="edit-label">{t('/edit/place/width')}</legend>
      <div className="edit-choices">
        {(['full', 'half', 'third'] as const).map((one) => (
          <label key={one} className="edit-check">
            <input
              type="radio"
              name={`width-${node}`}
              checked={value === one}
              onChange={() => deeds.setPlace(node, 'displayOption', one === 'full' ? undefined : one)}
            />
            <span>{t(`/edit/place/width/${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
