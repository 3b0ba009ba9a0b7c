import { useState } from 'react'
import { Field, TextField } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FormColumn, FormValue } from '#src/transfer/contract/entry-form.ts'
import { ChoiceBoxes } from '../record/ChoiceBoxes.tsx'
import { HoursField } from './HoursField.tsx'
import { MenuField } from './MenuField.tsx'
import { PictureField } from './PictureField.tsx'

interface FormControlProps {
  column: FormColumn
  label: string
  value: FormValue | undefined
  error: string | undefined
  /** A word at the label, such as that a text is missing. */
  note?: string | undefined
  onValue: (value: FormValue) => void
}

const isFigures = (value: FormValue | undefined): value is Record<string, number> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wordsIn = (value: FormValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** One column of the form by its widget. */
export function FormControl({ column, label, value, error, note, onValue }: FormControlProps) {
  const t = useText()
  const { widget, options } = column
  const text = typeof value === 'string' ? value : ''
  const words = { label, error, note }
  switch (widget) {
    case 'lines':
    case 'html':
      return (
        <Field {...words}>
          {(control) => (
            <textarea
              className="kit-input office-product__text"
              rows={widget === 'html' ? 4 : 2}
              value={text}
              onChange={({ target }) => onValue(target.value)}
              {...control}
            />
          )}
        </Field>
      )
    case 'choice':
      return (
        <Select
          {...words}
          value={text}
          onChange={({ target }) => onValue(target.value)}
          options={
            text !== '' || options.some((option) => option.value === '')
              ? options
              : [{ value: '', label: t('/desk/choose') }, ...options]
          }
        />
      )
    case 'choices':
      return <ChoiceBoxes label={label} options={options} chosen={wordsIn(value)} error={error} onChosen={onValue} />
    case 'shares':
      return <Shares column={column} label={label} value={value} error={error} onValue={onValue} />
    case 'amounts':
      return <Amounts column={column} label={label} value={value} error={error} onValue={onValue} />
    case 'hours':
      return <HoursField label={label} value={text} error={error} onValue={onValue} />
    case 'menu':
      return <MenuField words={words} value={text} onValue={onValue} />
    case 'picture':
      return <PictureField label={label} value={text} error={error} onValue={onValue} />
    case 'list':
      return <ListField words={words} value={wordsIn(value)} onValue={onValue} />
    case 'pictures':
      // A list with fields for itself: see PicturesField.
      return null
    case 'line':
    case 'figure':
      return (
        <TextField
          {...words}
          value={text}
          autoComplete="off"
          {...(widget === 'figure' && { inputMode: 'decimal' as const })}
          onChange={({ target }) => onValue(target.value)}
        />
      )
  }
}

interface ListFieldProps {
  words: { label: string; error: string | undefined; note: string | undefined }
  value: readonly string[]
  onValue: (value: FormValue) => void
}

/** Codes with commas between them. What is typed stays as it is, spaces too. */
function ListField({ words, value, onValue }: ListFieldProps) {
  const joined = value.join(', ')
  const [typed, setTyped] = useState(joined)
  const read = (text: string): string[] => text.split(/[,;\s]+/).filter(Boolean)
  // Another value came from elsewhere, such as the one of another person.
  const shown = read(typed).join(', ') === joined ? typed : joined
  return (
    <TextField
      {...words}
      value={shown}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value)
        onValue(read(target.value))
      }}
    />
  )
}

const shares = ['0', '2', '1'] as const

/** For each option no, perhaps or yes. Nothing is chosen where nothing was declared. */
function Shares({ column, label, value, error, onValue }: Omit<FormControlProps, 'note'>) {
  const t = useText()
  const figures = isFigures(value) ? value : {}
  return (
    <fieldset className="office-form__group">
      <legend className="kit-legend">{label}</legend>
      <ul className="office-shares">
        {column.options.map((option) => (
          <li key={option.value}>
            <span id={`${column.name}-${option.value}`}>{option.label}</span>
            <span className="office-seg" role="radiogroup" aria-labelledby={`${column.name}-${option.value}`}>
              {shares.map((share) => (
                <label key={share}>
                  <input
                    type="radio"
                    name={`${column.name}-${option.value}`}
                    checked={String(figures[option.value]) === share}
                    onChange={() => onValue({ ...figures, [option.value]: Number(share) })}
                  />
                  {t(`/desk/product/share/${share}`)}
                </label>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {error && <p className="kit-error">{error}</p>}
    </fieldset>
  )
}

/** For each option a number, or none. */
function Amounts({ column, label, value, error, onValue }: Omit<FormControlProps, 'note'>) {
  const figures = isFigures(value) ? value : {}
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  return (
    <fieldset className="office-form__group">
      <legend className="kit-legend">{label}</legend>
      <div className="office-amounts">
        {column.options.map((option) => (
          <TextField
            key={option.value}
            label={option.label}
            inputMode="decimal"
            autoComplete="off"
            value={typed[option.value] ?? String(figures[option.value] ?? '').replace('.', ',')}
            error={Number.isNaN(amountOf(typed[option.value] ?? '')) ? error : undefined}
            onChange={({ target }) => {
              setTyped({ ...typed, [option.value]: target.value })
              const { [option.value]: _old, ...others } = figures
              const amount = amountOf(target.value)
              // What is no number is sent as less than nothing, which the server refuses at this field.
              onValue(amount === null ? others : { ...others, [option.value]: Number.isNaN(amount) ? -1 : amount })
            }}
          />
        ))}
      </div>
      {error && <p className="kit-error">{error}</p>}
    </fieldset>
  )
}

/** Null: nothing was typed; NaN: no number. */
const amountOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim().replace(',', '.')))
