import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { emailFaults } from '#src/identity/rules/account-form.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { fieldFaults } from './account-fault.ts'
import { askForEmail } from './account-api.ts'
import { FormFault } from './FormFault.tsx'

/** Requests a change of e-mail; it takes effect after the new mailbox has confirmed it (C-6.4). */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const text = useText()
  const language = useLanguage()
  const first = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [currentPassword, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const ask = useMutation({ mutationFn: () => askForEmail({ email, currentPassword }, language) })
  useEffect(() => first.current?.focus(), [])
  if (ask.isSuccess)
    return (
      <div className="account-stack account-set__note">
        <Alert variant="success" announce>
          <p>{text('/account/sign-in/email-asked', { email: email.trim() })}</p>
        </Alert>
        <Button variant="secondary" size="small" onClick={onDone}>
          {text('/account/close')}
        </Button>
      </div>
    )
  const refused = fieldFaults(ask.error)
  const [emailKey] = emailFaults(email)['email'] ?? []
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (emailKey === undefined && currentPassword !== '' && !ask.isPending) ask.mutate()
  }
  return (
    <form className="kit-form account-email" noValidate onSubmit={handleSubmit}>
      <FormFault error={ask.error} fallbackKey="/account/sign-in/email-failed" />
      <TextField
        label={text('/account/sign-in/new-email')}
        hint={text('/account/sign-in/new-email-hint')}
        type="email"
        autoComplete="email"
        ref={first}
        value={email}
        error={isTried && emailKey !== undefined ? text(`/${emailKey}`) : refused['email']}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField
        label={text('/account/sign-in/current-password')}
        type="password"
        autoComplete="current-password"
        value={currentPassword}
        error={isTried && currentPassword === '' ? text('/forms/password-required') : refused['currentPassword']}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="kit-row">
        <Button type="submit" busy={ask.isPending}>
          {text('/account/sign-in/send-confirmation')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {text('/account/cancel')}
        </Button>
      </div>
    </form>
  )
}
