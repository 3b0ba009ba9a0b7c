import { useId } from 'react'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Field, FieldError } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { TextArea } from '#src/kit/TextArea.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { acceptedFiles, type FormItem, inputPrefix, limitOf } from '../contract/form-item.ts'

/** Autocomplete tokens by the names that editors give to such fields. */
const known: Readonly<Record<string, string>> = {
  name: 'name',
  phone: 'tel',
  company: 'organization',
  street: 'street-address',
  'postal-code': 'postal-code',
  city: 'address-level2',
}
/** Up to this many choices show as radio buttons; more as a select. */
const radiosMax = 4

interface ItemProps {
  item: FormItem
  /** Value typed before; empty at first. */
  value: string
  error: string | undefined
}

/** One question of a form. It is an uncontrolled input: the value lives in the document, with and without JavaScript. */
export function FormField({ item, value, error }: ItemProps) {
  const text = useText()
  const name = inputPrefix + item.name
  const note = item.isRequired ? undefined : text('/forms/optional')
  const common = { label: item.label, note, error, name, required: item.isRequired }
  const hint = item.help === '' ? undefined : item.help
  switch (item.kind) {
    case 'lines':
      return <TextArea {...common} hint={hint} limit={limitOf(item)} rows={5} defaultValue={value} />
    case 'choice':
      if (item.options.length <= radiosMax) return <Radios item={item} value={value} error={error} />
      return (
        <Select
          {...common}
          hint={hint}
          defaultValue={value}
          options={[
            { value: '', label: text('/forms/choose') },
            ...item.options.map((option) => ({ value: option, label: option })),
          ]}
        />
      )
    case 'consent':
    case 'newsletter':
      return (
        <div>
          <Checkbox name={name} value="true" required={item.isRequired} defaultChecked={value !== ''} error={error}>
            {item.label}
            {item.policyUrl !== '' && (
              <>
                {' '}
                <SiteLink className="kit-link" to={item.policyUrl}>
                  {text('/forms/policy')}
                </SiteLink>
              </>
            )}
            {item.help !== '' && <small className="forms-block__help">{item.help}</small>}
          </Checkbox>
        </div>
      )
    case 'file':
      return (
        <Field {...common} hint={[item.help, text('/forms/file-hint')].filter(Boolean).join(' ')}>
          {(control) => (
            <input
              className="kit-input forms-block__file"
              type="file"
              name={name}
              accept={acceptedFiles}
              required={item.isRequired}
              {...control}
            />
          )}
        </Field>
      )
    case 'text':
    case 'email':
    case 'date':
      return (
        <Field {...common} hint={hint}>
          {(control) => (
            <input
              className="kit-input"
              type={item.kind}
              name={name}
              required={item.isRequired}
              defaultValue={value}
              autoComplete={item.kind === 'email' ? 'email' : (known[item.name] ?? 'off')}
              {...(item.kind === 'date' && { min: '1900-01-01', max: '2099-12-31' })}
              {...control}
            />
          )}
        </Field>
      )
  }
}

function Radios({ item, value, error }: ItemProps) {
  const text = useText()
  const id = useId()
  const described = [error && `${id}-error`, item.help && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="kit-legend">
        {item.label}
        {!item.isRequired && <small className="forms-block__note"> {text('/forms/optional')}</small>}
      </legend>
      {item.help !== '' && (
        <span className="kit-hint" id={`${id}-hint`}>
          {item.help}
        </span>
      )}
      {item.options.map((option) => (
        <label key={option} className="kit-check kit-check--r">
          <input
            type="radio"
            name={inputPrefix + item.name}
            value={option}
            defaultChecked={option === value}
            required={item.isRequired}
            data-invalid={error ? true : undefined}
          />
          <span className="kit-check__b" />
          <span className="kit-check__t">{option}</span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
