import { clsx } from 'clsx'
import { memo, useId } from 'react'
import type { Field } from '#src/content/contract/fields.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldPath } from '../../contract/common.ts'
import { isSame } from '../../rules/same.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { Control } from './Control.tsx'
import { FieldWall } from './FieldWall.tsx'
import { idOfField, useForm } from './form-context.ts'

interface FieldRowProps {
  one: Field
  value: unknown
  path: FieldPath
  /** True at the top of the form, where each list or group is a section. */
  isTop?: boolean
}

/** A label, its control, and what is to be said of it. */
export const FieldRow = memo(
  function FieldRow({ one, value, path, isTop = false }: FieldRowProps) {
    const t = useText()
    const { words } = useEditor()
    const { errorAt, lit } = useForm()
    const helpId = useId()
    const id = idOfField(path)
    const error = errorAt(path)
    const label = one.label[words]
    const help = one.help?.[words]
    const count = countOf(one, value)
    const isMany = one.kind === 'group' || one.kind === 'list'
    const describedBy = clsx(help && `${helpId}-help`, error && `${helpId}-error`) || undefined
    const control = (
      <FieldWall>
        <Control one={one} value={value} path={path} id={id} describedBy={describedBy} />
      </FieldWall>
    )
    const notes = (
      <>
        {help && (
          <p className="edit-hint" id={`${helpId}-help`}>
            {help}
          </p>
        )}
        {error && (
          <p className="edit-error" id={`${helpId}-error`}>
            <EditorIcon name="warning" small /> {error}
          </p>
        )}
      </>
    )
    const isLit = lit === path.join('.')
    const classes = clsx('edit-field', isLit && 'edit-field--lit', error && 'edit-field--bad')
    if (isMany) {
      const heading = (
        <>
          {label} {count && <span className="edit-count">{count}</span>}
        </>
      )
      return isTop ? (
        <details className={clsx('edit-section', classes)} data-at={path.join('.')} open>
          <summary>
            <EditorIcon name="chevron-right" small /> {heading}
          </summary>
          {control}
          {notes}
        </details>
      ) : (
        <fieldset className={classes} data-at={path.join('.')} aria-label={label}>
          <p className="edit-label">{heading}</p>
          {control}
          {notes}
        </fieldset>
      )
    }
    if (one.kind === 'richText') {
      // It says its label and its length itself.
      return (
        <div className={classes} data-at={path.join('.')}>
          {control}
          {notes}
        </div>
      )
    }
    if (one.kind === 'boolean') {
      return (
        <div className={classes} data-at={path.join('.')}>
          <label className="edit-check">
            {control} <span>{label}</span>
          </label>
          {notes}
        </div>
      )
    }
    return (
      <div className={classes} data-at={path.join('.')}>
        <label className="edit-label" htmlFor={id} id={`${id}-label`}>
          {label}
          {one.required && <span className="edit-required"> {t('/edit/form/required')}</span>}
          {count && <span className="edit-count">{count}</span>}
        </label>
        {control}
        {notes}
      </div>
    )
  },
  (before, after) => before.one === after.one && before.value === after.value && isSame(before.path, after.path),
)

/** `34 / 120` letters, `2 / 8` entries. */
function countOf(one: Field, value: unknown): string | null {
  if (one.kind === 'list') {
    const count = Array.isArray(value) ? value.length : 0
    return one.max === undefined ? String(count) : `${count} / ${one.max}`
  }
  const limit = one.kind === 'string' || one.kind === 'text' ? one.maxLength : undefined
  return limit === undefined ? null : `${typeof value === 'string' ? value.length : 0} / ${limit}`
}
