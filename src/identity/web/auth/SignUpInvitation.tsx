import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { signUpFaults } from '../../rules/account-form.ts'
import { useIsAuthenticated } from '../is-authenticated.ts'
import { signUp } from './account-api.ts'
import './auth.css'
import { FormFailure } from './FormFailure.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SignUpNote } from './SignUpNote.tsx'
import { SignUpSent } from './SignUpSent.tsx'
import { useAccountForm } from './use-account-form.ts'

interface SignUpInvitationProps {
  /** Known from what the guest has just given. */
  person: { firstName: string; lastName: string; email: string }
  /** Its details are kept in the account. */
  orderNumber: string
}

/** For a guest whose name and address are known: a password makes an account of them (C-5.6). Nothing for who is signed in. */
export function SignUpInvitation({ person, orderNumber }: SignUpInvitationProps) {
  const text = useText()
  const isSignedIn = useIsAuthenticated()
  const [isAsked, setAsked] = useState(false)
  if (isSignedIn === true) return null
  // Its place is kept until it is known who is there, so that nothing below it moves.
  return (
    <section
      className="kit-wrap kit-screen-only identity-offer"
      {...(isSignedIn === undefined && { style: { visibility: 'hidden' } })}
    >
      <div>
        <h2 className="kit-d3">{text(isAsked ? '/identity/offer/sent-title' : '/identity/offer/title')}</h2>
        <p className="kit-muted">
          {isAsked
            ? text('/identity/sent/lead', { email: person.email })
            : text('/identity/offer/lead', { email: person.email })}
        </p>
      </div>
      {isAsked ? (
        <SignUpSent email={person.email} />
      ) : (
        <OfferForm person={person} orderNumber={orderNumber} onAsked={() => setAsked(true)} />
      )}
    </section>
  )
}

function OfferForm({ person, orderNumber, onAsked }: SignUpInvitationProps & { onAsked: () => void }) {
  const text = useText()
  const language = useLanguage()
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/cda/me/signup',
    fields: ['password'],
    check: ({ password }) => signUpPasswordFaults(person, password),
    send: ({ password }) => signUp({ ...person, orderNumber, password }, language),
    onDone: onAsked,
  })
  return (
    <form className="kit-form" {...props}>
      <FormFailure failure={failure} />
      {Object.entries({ ...person, orderNumber }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PasswordField name="password" label={text('/identity/password')} isNew error={faults.password} />
      <SignUpNote />
      <div>
        <Button type="submit" variant="secondary" busy={isPending}>
          {text('/identity/sign-up/submit')}
        </Button>
      </div>
    </form>
  )
}

/** Of the password alone: the rest was taken with the order. */
function signUpPasswordFaults(person: SignUpInvitationProps['person'], password: string): Record<string, string[]> {
  const { password: faults } = signUpFaults({ ...person, phone: '', password })
  return faults ? { password: faults } : {}
}
