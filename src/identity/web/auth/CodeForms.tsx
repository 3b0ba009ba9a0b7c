import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { codeMinutes } from '../../contract/limits.ts'
import { codeFaults, emailFaults } from '../../rules/account-form.ts'
import { askForCode, signInByCode } from './account-api.ts'
import { arrive } from './arrive.ts'
import { EmailField } from './EmailField.tsx'
import { FormFailure } from './FormFailure.tsx'
import { MailDelay } from './MailDelay.tsx'
import { ReturnField } from './ReturnField.tsx'
import { SendAgain } from './SendAgain.tsx'
import { useAccountForm } from './use-account-form.ts'

interface CodeFormsProps {
  step: 'ask' | 'code'
  /** Empty when the address is not known: the page was reloaded since the visitor entered it. */
  email: string
  returnUrl: string | null
  askUrl: string
  onAsked: (email: string) => void
}

/** Sign-in by a mailed code, which must be typed in the browser that asked for it. */
export function CodeForms({ step, email, returnUrl, askUrl, onAsked }: CodeFormsProps) {
  const [isKept, setKept] = useState(false)
  const [sentTimes, setSentTimes] = useState(0)
  const language = useLanguage()
  const text = useText()
  const send = (to: string, remember: boolean) =>
    askForCode({ email: to, remember, ...(returnUrl !== null && { returnUrl }) }, language)
  if (step === 'ask')
    return (
      <AskForm
        typed={email}
        returnUrl={returnUrl}
        send={(to, remember) => {
          setKept(remember)
          return send(to, remember)
        }}
        onAsked={onAsked}
      />
    )
  return (
    <>
      <VerifyForm email={email} returnUrl={returnUrl} />
      {email === '' ? (
        <SiteLink className="kit-link kit-ui" to={askUrl}>
          {text('/identity/send-again')}
        </SiteLink>
      ) : (
        <AgainForm
          email={email}
          sentTimes={sentTimes}
          send={() => send(email, isKept)}
          onAsked={() => setSentTimes(sentTimes + 1)}
        />
      )}
      <MailDelay />
    </>
  )
}

interface AskFormProps {
  typed: string
  returnUrl: string | null
  send: (email: string, remember: boolean) => Promise<null>
  onAsked: (email: string) => void
}

function AskForm({ typed, returnUrl, send, onAsked }: AskFormProps) {
  const text = useText()
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/identity/login/code',
    fields: ['email', 'remember'],
    check: ({ email }) => emailFaults(email),
    send: ({ email, remember }) => send(email.trim(), remember === 'on'),
    onDone: (_answer, { email }) => onAsked(email.trim()),
  })
  return (
    <form className="kit-form" {...props}>
      <FormFailure failure={failure} />
      <ReturnField returnUrl={returnUrl} />
      <EmailField error={faults.email} typed={typed} />
      <Checkbox name="remember">{text('/identity/login/remember')}</Checkbox>
      <Button type="submit" wide busy={isPending}>
        {text('/identity/login/code-send')}
      </Button>
    </form>
  )
}

function VerifyForm({ email, returnUrl }: { email: string; returnUrl: string | null }) {
  const text = useText()
  const language = useLanguage()
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/identity/login/code/verify',
    fields: ['code'],
    check: ({ code }) => codeFaults(code),
    send: ({ code }) => signInByCode({ code, ...(returnUrl !== null && { returnUrl }) }, language),
    onDone: arrive,
  })
  return (
    <form className="kit-form" {...props}>
      <output>
        {email === ''
          ? text('/identity/code/sent-somewhere', { n: codeMinutes })
          : text('/identity/code/sent', { email, n: codeMinutes })}
      </output>
      <FormFailure failure={failure} />
      <ReturnField returnUrl={returnUrl} />
      <TextField
        label={text('/identity/code/code')}
        className="identity-entrance__code"
        name="code"
        error={faults.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={12}
        // The visitor's press changed the form, so the focus moves to the new field.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
      />
      <Button type="submit" wide busy={isPending}>
        {text('/identity/login/submit')}
      </Button>
    </form>
  )
}

interface AgainFormProps {
  email: string
  sentTimes: number
  send: () => Promise<null>
  onAsked: () => void
}

/** Shown only where the visitor's address is known: without JavaScript the visitor starts over. */
function AgainForm({ email, sentTimes, send, onAsked }: AgainFormProps) {
  const { failure, isPending, props } = useAccountForm({
    action: '/api/identity/login/code',
    fields: ['email'],
    check: () => ({}),
    send,
    onDone: onAsked,
  })
  return (
    <form className="kit-form" {...props}>
      <FormFailure failure={failure} />
      <input type="hidden" name="email" value={email} />
      <div>
        <SendAgain busy={isPending} sentTimes={sentTimes} />
      </div>
    </form>
  )
}
