import { TextField } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

interface EmailFieldProps {
  error: string | undefined
  /** The address typed on another view of the page. */
  typed?: string
  /** `username` next to a password field, so that password managers store both. */
  autoComplete?: 'email' | 'username'
}

export function EmailField({ error, typed = '', autoComplete = 'email' }: EmailFieldProps) {
  const text = useText()
  return (
    <TextField
      label={text('/identity/email')}
      name="email"
      type="email"
      error={error}
      defaultValue={typed}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
