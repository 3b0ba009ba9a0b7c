import { useState } from 'react'
import { Field } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import { passwordMin } from '../../contract/limits.ts'

interface PasswordFieldProps {
  name: string
  label: string
  /** A new password is chosen here: the field shows the required length, and the browser stores it as a new one. */
  isNew?: boolean
  error: string | undefined
}

/** A password field that allows pasting and can show what is typed. */
export function PasswordField({ name, label, isNew = false, error }: PasswordFieldProps) {
  const text = useText()
  const isHydrated = useIsHydrated()
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={isNew && text('/identity/password-hint')} error={error}>
      {(control) => (
        <div className="identity-entrance__password">
          <input
            {...control}
            className="kit-input"
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            required
            {...(isNew && { minLength: passwordMin })}
          />
          {isHydrated && (
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={text('/identity/password-show-named', { label })}
              onClick={() => setShown(!isShown)}
            >
              {text(isShown ? '/identity/password-hide' : '/identity/password-show')}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
