import { blankOf, type FieldOf } from '#src/content/contract/fields.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Stored } from '../../contract/common.ts'
import { useEditor } from '../editor-context.ts'
import { later } from '../app/later.tsx'
import { EditorIcon } from '../EditorIcon.tsx'
import { ColourControl } from './ColourControl.tsx'
import { DateControl } from './DateControl.tsx'
import { type ControlProps, idOfField, useForm } from './form-context.ts'
import { LinkControl, ReferenceControl } from './LinkControl.tsx'
import { ListControl } from './ListControl.tsx'
import { MediaControl } from './MediaControl.tsx'
import { GroupChoice } from './GroupChoice.tsx'

const RichText = later(
  async () => (await import('./RichText.tsx')).RichText,
  ({ id, value }) => <textarea id={id} className="edit-input" rows={4} value={value} readOnly />,
)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The control of each kind of field. A value of another shape is shown as empty, and kept until it is written over. */
export function Control({ one, value, path, id, describedBy }: ControlProps) {
  const t = useText()
  const { words } = useEditor()
  const { set, isReadOnly, errorAt } = useForm()
  const put = (next: unknown): void => set(path, next)
  const common = {
    id,
    readOnly: isReadOnly,
    'aria-describedby': describedBy,
    'aria-invalid': errorAt(path) === undefined ? undefined : true,
  }
  switch (one.kind) {
    case 'string':
      return (
        <input
          {...common}
          className="edit-input"
          value={textOf(value)}
          maxLength={one.maxLength}
          onChange={({ target }) => put(target.value)}
        />
      )
    case 'text':
    case 'embed':
      return (
        <textarea
          {...common}
          className="edit-input"
          rows={3}
          value={textOf(value)}
          maxLength={one.maxLength}
          spellCheck={one.kind === 'text'}
          onChange={({ target }) => put(target.value)}
        />
      )
    case 'richText':
      return <RichText id={id} label={one.label[words]} value={textOf(value)} onChange={put} readOnly={isReadOnly} />
    case 'number':
      return (
        <input
          {...common}
          className="edit-input edit-input--short"
          type="number"
          min={one.min}
          max={one.max}
          step={one.integer ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => put(target.value === '' ? blankOf(one) : target.valueAsNumber)}
        />
      )
    case 'visitorGroupRef':
      return <GroupChoice id={id} value={typeof value === 'number' ? value : 0} onChange={put} />
    case 'boolean':
      return (
        <input
          id={id}
          type="checkbox"
          disabled={isReadOnly}
          aria-describedby={describedBy}
          checked={value === true}
          onChange={({ target }) => put(target.checked)}
        />
      )
    case 'enum':
      return (
        <select
          id={id}
          className="edit-input"
          disabled={isReadOnly}
          aria-describedby={describedBy}
          value={textOf(value)}
          onChange={({ target }) => put(target.value)}
        >
          {Object.entries(one.options).map(([key, label]) => (
            <option key={key} value={key}>
              {label[words]}
            </option>
          ))}
        </select>
      )
    case 'colour':
      return <ColourControl one={one} value={value} path={path} id={id} describedBy={describedBy} />
    case 'dateTime':
      return (
        <DateControl id={id} value={textOf(value)} onChange={put} describedBy={describedBy} isReadOnly={isReadOnly} />
      )
    case 'url':
    case 'link':
      return <LinkControl one={one} value={value} path={path} id={id} describedBy={describedBy} />
    case 'pageRef':
    case 'productRef':
    case 'categoryRef':
      return <ReferenceControl one={one} value={value} path={path} id={id} describedBy={describedBy} />
    case 'formRef':
    case 'feedRef':
      return (
        <input {...common} className="edit-input" value={textOf(value)} onChange={({ target }) => put(target.value)} />
      )
    case 'media':
      return <MediaControl one={one} value={value} path={path} id={id} describedBy={describedBy} />
    case 'list':
      return <ListControl one={one} value={value} path={path} id={id} describedBy={describedBy} />
    case 'group':
      return <GroupControl one={one} value={value} path={path} id={id} describedBy={describedBy} />
    case 'area':
      return <p className="edit-hint">{t('/edit/form/area')}</p>
  }
}

/** A group that may be absent is made and taken away as a whole. */
function GroupControl({ one, value, path }: ControlProps<FieldOf<'group'>>) {
  const t = useText()
  const { words } = useEditor()
  const { set, isReadOnly, rows } = useForm()
  const values = value as Stored | null | undefined // a group is an object or absent
  if (values === null || values === undefined) {
    if (one.required) return rows(one.fields, {}, path)
    const blank = Object.fromEntries(Object.entries(one.fields).map(([name, inner]) => [name, blankOf(inner)]))
    return (
      <button
        type="button"
        className="edit-row-button"
        disabled={isReadOnly}
        onClick={() => set(path, one.sparse ? {} : blank)}
      >
        <EditorIcon name="plus" small /> {t('/edit/form/add', { what: one.label[words] })}
      </button>
    )
  }
  return (
    <div className="edit-group" id={idOfField(path)}>
      {rows(one.fields, values, path)}
      {!one.required && !isReadOnly && (
        <button type="button" className="edit-text-button" onClick={() => set(path, null)}>
          {t('/edit/form/remove', { what: one.label[words] })}
        </button>
      )}
    </div>
  )
}
