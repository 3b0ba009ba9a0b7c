import type { UseFormReturn } from 'react-hook-form'
import { Alert } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { emptyUserDetails, type UserDetails, type UserDetailsField } from '../rules/user-details.ts'
import { errorText } from './user-details-form.ts'

const fields = Object.keys(emptyUserDetails) as UserDetailsField[] // its own keys, in the order of the form

/** Lists the form's faults, each with a link to its field; nothing once all is right. */
export function FaultSummary({ form: { formState, setFocus } }: { form: UseFormReturn<UserDetails> }) {
  const text = useText()
  const faults = fields.flatMap((name) => {
    const error = errorText(formState.errors[name], text)
    return error === undefined ? [] : [{ name, error }]
  })
  if (faults.length === 0) return null
  return (
    <Alert announce>
      <p>{text('/checkout/details/faults', { count: faults.length })}</p>
      <ul>
        {faults.map(({ name, error }) => (
          <li key={name}>
            <button type="button" className="kit-txt-btn" onClick={() => setFocus(name)}>
              {text(`/checkout/field/${name}`)}
            </button>
            : {error}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
