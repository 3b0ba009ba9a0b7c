import { useState } from 'react'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Field, TextField } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ChoiceBoxes } from './ChoiceBoxes.tsx'
import { centsOf, eurosOf } from './money-text.ts'
import type { BodyField } from './schema.ts'

export type Values = Readonly<Record<string, unknown>>

interface SchemaFormProps {
  fields: readonly BodyField[]
  values: Values
  onValues: (values: Values) => void
  /** Messages by field. */
  errors: Readonly<Record<string, readonly string[]>>
}

/** The fields of a body, made from its schema; a fault stands at its field. */
export function SchemaForm({ fields, values, onValues, errors }: SchemaFormProps) {
  return fields.map((field) => (
    <SchemaField
      key={field.name}
      field={field}
      value={values[field.name]}
      error={errors[field.name]?.[0]}
      onValue={(value) => {
        const { [field.name]: _before, ...rest } = values
        onValues(value === undefined ? rest : { ...rest, [field.name]: value })
      }}
    />
  ))
}

interface SchemaFieldProps {
  field: BodyField
  value: unknown
  error: string | undefined
  onValue: (value: unknown) => void
}

function SchemaField({ field, value, error, onValue }: SchemaFieldProps) {
  const t = useText()
  const { label, kind, isRequired, hint, maxLength, options } = field
  const text = typeof value === 'string' ? value : ''
  const words = {
    label,
    error,
    ...(hint !== '' && { hint }),
    // A hint says what an empty field means.
    ...(!isRequired && hint === '' && { note: t('/desk/optional') }),
  }
  switch (kind) {
    case 'yes-no':
      return (
        <Checkbox checked={value === true} error={error} onChange={({ target }) => onValue(target.checked)}>
          {label}
        </Checkbox>
      )
    case 'choice':
      return (
        <Select
          {...words}
          value={text}
          required={isRequired}
          onChange={({ target }) => onValue(target.value === '' ? undefined : target.value)}
          options={[{ value: '', label: t('/desk/choose') }, ...options]}
        />
      )
    case 'choices':
      return (
        <ChoiceBoxes
          label={label}
          options={options}
          chosen={Array.isArray(value) ? value.map(String) : []}
          error={error}
          onChosen={onValue}
        />
      )
    case 'long-text':
      return (
        <Field {...words}>
          {(control) => (
            <textarea
              className="kit-input"
              rows={2}
              value={text}
              maxLength={maxLength}
              required={isRequired}
              onChange={({ target }) => onValue(target.value || undefined)}
              {...control}
            />
          )}
        </Field>
      )
    case 'number':
    case 'money':
      return <FigureField field={field} value={value} words={words} onValue={onValue} />
    case 'text':
    case 'day':
      return (
        <TextField
          {...words}
          type={kind === 'day' ? 'date' : 'text'}
          value={text}
          maxLength={maxLength}
          required={isRequired}
          autoComplete="off"
          onChange={({ target }) => onValue(target.value || undefined)}
        />
      )
  }
}

interface FigureFieldProps {
  field: BodyField
  value: unknown
  words: { label: string; error: string | undefined; hint?: string; note?: string }
  onValue: (value: unknown) => void
}

/** A number or a sum; a sum is typed in euros. What is no figure goes to the server as it is, which says so. */
function FigureField({ field, value, words, onValue }: FigureFieldProps) {
  const isMoney = field.kind === 'money'
  const written = typeof value === 'number' ? (isMoney ? eurosOf(value) : String(value).replace('.', ',')) : ''
  const [typed, setTyped] = useState(written)
  return (
    <TextField
      {...words}
      label={isMoney ? `${words.label}, €` : words.label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      required={field.isRequired}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = isMoney ? centsOf(target.value) : Number(target.value.replace(',', '.'))
        const isFigure = number !== null && Number.isFinite(number)
        onValue(target.value.trim() === '' ? undefined : isFigure ? number : target.value)
      }}
    />
  )
}
